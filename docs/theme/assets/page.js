// Mends of the theme that need a script: the way between the languages, and where focus goes after instant navigation.
// And two things of our own: addresses that are copied, and suits in four colours.

const link = (event) => event.target instanceof Element && event.target.closest("a[hreflang]");

// A page in the other language has its own search and header, so it is always loaded whole; the twin of this page keeps
// the reader's place.
const prepare = (event) => {
  const found = link(event);
  if (!found) return;
  found.target = "_self";
  if (!("twin" in found.dataset)) return;
  found.search = location.search;
  found.hash = location.hash;
};
for (const kind of ["click", "auxclick"]) document.addEventListener(kind, prepare, true);

// A script-free page change is announced by the browser; one made by script is not, unless something gets focus.
// And it begins at its place, however the page before it was scrolled a moment ago: the theme may take that for a return.
let first = true;
let returned = false;
addEventListener("popstate", () => (returned = true));
document.addEventListener("click", () => (returned = false), true);
globalThis.document$?.subscribe(() => {
  const arrived = first;
  first = false;
  if (arrived) return;
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!returned && target) location.replace(location.hash);
  else if (!returned) scrollTo(0, 0);
  const heading = target || document.querySelector("main h1");
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.setAttribute("tabindex", "-1");
  heading.focus({ preventScroll: true });
});

// On a phone the theme holds the page still while the search covers it, and takes it back to where it was a moment after
// a hit has been pressed: to the top of a page that has just come. It lets go at once here, and so takes it nowhere.
document.addEventListener(
  "click",
  (event) => {
    const { body } = document;
    if (!("mdScrolllock" in body.dataset) || !(event.target instanceof Element && event.target.closest(".md-search a")))
      return;
    const place = -Number.parseInt(body.style.top, 10);
    delete body.dataset.mdScrolllock;
    body.style.top = "";
    scrollTo(0, place);
  },
  true,
);

// Who finds nothing is offered a way on. It stands among the hits, where the arrow keys go, only when there are none.
const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".md-search__input"));
const told = document.querySelector(".md-search-result__meta");
const way = /** @type {HTMLElement | null} */ (document.querySelector(".talong-way-on"));
if (field && told && way) {
  const aside = way.parentElement;
  new MutationObserver(() => {
    const none = field.value.trim() !== "" && told.parentElement.querySelector("li") === null;
    // Where it is there already it is not put there again: who is on one of its links stays on it.
    if (none !== way.hidden) return;
    way.hidden = !none;
    if (way.hidden) aside.append(way);
    else told.after(way);
  }).observe(told, { childList: true });
}

// The way past the head stays when instant navigation brings another page, and with it the address that it had.
document.addEventListener(
  "click",
  (event) => {
    if (!(event.target instanceof Element && event.target.closest(".md-skip"))) return;
    event.preventDefault();
    event.stopPropagation();
    document.getElementById("content").focus();
  },
  true,
);

// A rule's number in the margin is copied when pressed, and so is what a widget shares; where fingers press, a device has
// its own way of giving that away.
const copy = (url) => navigator.clipboard.writeText(url).then(note, () => {});
document.addEventListener(
  "click",
  (event) => {
    if (!(event.target instanceof Element)) return;
    /** @type {HTMLAnchorElement} */
    const found = event.target.closest("a[data-share], .rule > a.num:first-child");
    if (!found || !navigator.clipboard || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!("share" in found.dataset)) {
      copy(found.href);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      navigator.share({ url: found.href }).catch(({ name }) => {
        if (name !== "AbortError") copy(found.href);
      });
    } else copy(found.href);
  },
  true,
);

let gone;
function note() {
  const box = /** @type {HTMLElement} */ (document.querySelector(".talong-note"));
  clearTimeout(gone);
  box.textContent = box.dataset.copied;
  gone = setTimeout(() => (box.textContent = ""), 3000);
}

// Suits in four colours: the reader's choice, kept for this site (an origin may be shared by several).
const key = `talong:${new URL("../", import.meta.url).pathname}:suits`;
const root = document.documentElement;

const kept = () => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const keep = (suits) => {
  try {
    localStorage.setItem(key, suits);
  } catch {
    // Denied: the choice holds for this visit.
  }
};
const showSuits = () => {
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-suits-switch]"));
  for (const button of buttons) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(root.dataset.suits === "four"));
  }
};
root.dataset.suits = kept() === "four" ? "four" : "two";
showSuits();
globalThis.document$?.subscribe(showSuits);
document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element && event.target.closest("[data-suits-switch]"))) return;
  root.dataset.suits = root.dataset.suits === "four" ? "two" : "four";
  keep(root.dataset.suits);
  showSuits();
});

// The theme's one-letter shortcuts surprise whoever speaks to the machine, and cannot be turned off: they end here.
document.body.addEventListener("keydown", (event) => {
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
});
