// A rule's number shows its sentence, and a term its meaning, where the reader is. Opened in another tab, or where the
// sentences do not come, it is the link that it is without a script.

const LINKS = "a.num:not(.rule > a.num:first-child), a.term";
const GAP = 8;
const source = new URL(`sentences.${document.documentElement.lang}.json`, import.meta.url);

const linkOf = ({ target }) =>
  /** @type {HTMLAnchorElement | null} */ (target instanceof Element ? target.closest(LINKS) : null);
const anchorOf = (link) => decodeURIComponent(new URL(link.href).hash.slice(1));

// Once it has come it is kept; a fetch that failed is tried again.
let told = null;
const sentences = () => {
  told ??= fetch(source)
    .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
    .catch(() => {
      told = null;
    });
  return told;
};

const box = /** @type {HTMLDialogElement} */ (document.querySelector(".talong-peek"));
const part = (selector) => /** @type {HTMLAnchorElement} */ (box.querySelector(selector));
// The link that the box tells of, and the one that is followed instead.
let opener = null;
let followed = null;

async function show(link) {
  const all = await sentences();
  const anchor = anchorOf(link);
  const text = all?.rules[anchor] ?? all?.terms[anchor];
  if (!link.isConnected) return;
  if (!text) {
    follow(link);
    return;
  }
  opener = link;
  part("#talong-peek-name").textContent = link.textContent;
  part("#talong-peek-text").textContent = text;
  part("[data-way]").href = link.href;
  part("[data-scene]").href = `${link.href}-scene`;
  part("[data-scene]").hidden = !all.scenes.includes(anchor);
  if (!box.open) box.show();
  place(link);
  box.focus({ preventScroll: true });
}

function follow(link) {
  followed = link;
  link.click();
  followed = null;
}

// Under the link, or over it where there is no room; a link that is broken over two lines counts by its first.
function place(link) {
  const { left, top, bottom } = link.getClientRects()[0];
  const widest = document.documentElement.clientWidth - box.offsetWidth - GAP;
  const over = top - box.offsetHeight - GAP;
  const fits = bottom + GAP + box.offsetHeight <= innerHeight || over < 0;
  box.style.left = `${scrollX + Math.max(GAP, Math.min(left, widest))}px`;
  box.style.top = `${scrollY + (fits ? bottom + GAP : over)}px`;
}

function close(back = false) {
  if (!box.open) return;
  box.close();
  if (back) opener?.focus({ preventScroll: true });
}

// Tab leads on from the link, as if the box stood beside it.
function keep(event) {
  if (event.key !== "Tab") return;
  const stops = [...box.querySelectorAll("a:not([hidden]), button")];
  const at = stops.indexOf(document.activeElement);
  if (event.shiftKey ? at > 0 : at < stops.length - 1) return;
  close(true);
  if (event.shiftKey) event.preventDefault();
}

box.addEventListener("keydown", keep);
box.addEventListener("focusout", ({ relatedTarget: next }) => {
  if (next && next !== opener && !box.contains(/** @type {Node} */ (next))) close();
});
box.addEventListener("click", ({ target }) => {
  if (/** @type {Element} */ (target).closest("button")) close(true);
  else if (/** @type {Element} */ (target).closest("a")) close();
});

for (const type of ["pointerover", "focusin", "touchstart"]) {
  const soon = (event) => {
    const link = linkOf(event);
    if (!link) return;
    link.setAttribute("aria-haspopup", "dialog");
    sentences();
  };
  document.addEventListener(type, soon, { passive: true });
}

document.addEventListener(
  "click",
  (event) => {
    const link = linkOf(event);
    if (!link || link === followed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (box.open && opener === link) close(true);
    else show(link);
  },
  true,
);

document.addEventListener("pointerdown", (event) => {
  if (box.open && !box.contains(/** @type {Node} */ (event.target)) && linkOf(event) !== opener) close();
});
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !box.open) return;
    event.preventDefault();
    event.stopPropagation();
    close(true);
  },
  true,
);
addEventListener("resize", () => close());

// The way to a rule's scene unfolds it.
const unfold = () => {
  const found = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(found instanceof HTMLDetailsElement)) return;
  found.open = true;
  found.scrollIntoView();
};
addEventListener("hashchange", unfold);
globalThis.document$?.subscribe(() => {
  close();
  unfold();
});
