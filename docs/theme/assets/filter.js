// Narrows the questions of their page as one types: asks the search's worker, which then knows nothing but them.

const root = new URL(JSON.parse(document.querySelector("#__config").textContent).base, location.href);
const QUESTIONS = "questions/#";

/** Ask the worker, which starts at the first question. @type {(typed: string) => void} */
let ask = (typed) => {
  const waiting = [typed];
  ask = (next) => waiting.splice(0, 1, next);
  const worker = new Worker(new URL("search.js", import.meta.url));
  worker.addEventListener("message", ({ data: { type, data } }) => {
    if (type === 3) show(new Set(data.items.flat().map(({ location }) => location.split("#")[1])));
    else {
      ask = (next) => worker.postMessage({ type: 2, data: next });
      ask(waiting[0]);
    }
  });
  fetch(new URL("search/search_index.json", root))
    .then((response) => response.json())
    .then(({ config, docs }) => {
      const questions = docs.filter(({ location, kind }) => location.startsWith(QUESTIONS) && kind === "question");
      worker.postMessage({ type: 0, data: { config: { ...config, most: questions.length }, docs: questions } });
    })
    .catch(() => show(null));
};

const box = () => /** @type {HTMLElement | null} */ (document.querySelector(".talong-filter"));
const field = () => /** @type {HTMLInputElement} */ (box().querySelector("input"));

/** Show only the questions with these anchors, and the headings that have any; all for null.
 * @param {Set<string> | null} found */
function show(found) {
  if (!box()) return;
  const wanted = field().value.trim() ? found : null;
  let shown = 0;
  let asked = false;
  /** @type {HTMLElement | null} */
  let part = null;
  for (
    let one = box().nextElementSibling;
    one instanceof HTMLElement;
    one = /** @type {any} */ (one.nextElementSibling)
  ) {
    if (one.matches("h2")) {
      part = one;
      asked = false;
      part.hidden = wanted !== null;
    } else if (one.matches("h3")) {
      asked = !wanted || wanted.has(one.id);
      shown += Number(asked);
      if (asked && part) part.hidden = false;
    }
    if (!one.matches("h2")) one.hidden = wanted !== null && !asked;
  }
  const told = /** @type {HTMLElement} */ (box().querySelector("[role=status]"));
  const { none, one, other } = told.dataset;
  told.textContent = wanted ? (shown === 0 ? none : shown === 1 ? one : other.replace("#", String(shown))) : "";
}

function change() {
  if (field().value.trim()) ask(field().value);
  else show(null);
}

function clear() {
  if (!box() || !field().value) return;
  field().value = "";
  show(null);
}

globalThis.document$?.subscribe(() => {
  if (!box() || !globalThis.Worker) return;
  box().hidden = false;
  field().addEventListener("input", change);
  field().addEventListener("keydown", ({ key }) => key === "Escape" && clear());
});

// A link to a question that is hidden shows all of them again, before the browser goes there.
document.addEventListener(
  "click",
  ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const place = link?.hash ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
    if (place?.hidden) clear();
  },
  true,
);
addEventListener("popstate", clear);
