// The keyboard: a hand is one tab stop with arrows, Home and End inside; a button may have a key of its own.

const STEP = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const WRITING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

const cards = (hand) => [...hand.querySelectorAll("button:not([disabled])")];

// Give every hand in `frame` exactly one card that Tab reaches: the focused one, or the one Tab reached last.
export function rove(frame, reached) {
  for (const hand of frame.querySelectorAll("[data-hand]")) {
    const all = cards(hand);
    const chosen =
      all.find((card) => card === document.activeElement) ??
      all.find((card) => card.id === reached.get(hand.id)) ??
      all[0];
    for (const card of all) card.tabIndex = card === chosen ? 0 : -1;
  }
}

// Answer a key pressed in `widget`; true if it meant something.
export function press(widget, event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const hand = event.target.closest("[data-hand]");
  if (hand && !event.target.matches(WRITING)) {
    const next = neighbour(cards(hand), event.target.closest("button"), event.key);
    if (next) next.focus();
    if (event.key in STEP || event.key === "Home" || event.key === "End") return true;
  }
  if (event.target.closest(WRITING)) return false;
  const button = [...widget.querySelectorAll(".talong-frame [data-key]")].find((one) =>
    one.dataset.key.split(" ").includes(event.key),
  );
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

function neighbour(all, card, pressed) {
  if (pressed === "Home") return all[0];
  if (pressed === "End") return all.at(-1);
  return pressed in STEP ? all[all.indexOf(card) + STEP[pressed]] : undefined;
}
