// A card that moves glides: where cards were is noted before the frame is patched, and each then comes from there. The
// frame itself is finished at once; the way is only shown.

const GLIDE = { duration: 220, easing: "cubic-bezier(.2, .7, .2, 1)" };

export const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)") ?? { matches: false };

const middle = (box) => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
  size: Math.min(box.width, box.height),
});

// Where every card of `frame` is, by name; the stock, from which new ones come, under "".
export function places(frame) {
  const found = new Map();
  if (still.matches) return found;
  const stock = frame.querySelector(".pile > .back");
  if (stock) found.set("", middle(stock.getBoundingClientRect()));
  for (const card of frame.querySelectorAll("[data-card]")) {
    found.set(card.dataset.card, middle(card.getBoundingClientRect()));
  }
  return found;
}

// Let every card of `frame` that was elsewhere come from there.
export function glide(frame, before) {
  if (!before.size) return;
  const moves = [];
  for (const card of frame.querySelectorAll("[data-card]")) {
    const from = before.get(card.dataset.card) ?? before.get("");
    if (!from) continue;
    const to = middle(card.getBoundingClientRect());
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.hypot(x, y) > 1) moves.push([card, x, y, from.size / to.size]);
  }
  for (const [card, x, y, size] of moves) {
    const way = { translate: [`${x}px ${y}px`, "0 0"], scale: [size, 1], zIndex: [4, 4] };
    card.animate(way, GLIDE);
  }
}
