// Without a network: the service worker, the button that keeps Talong on this device, and the offer of a new version.
// What they say stands on the page, in its language.
import { pythonCache } from "./python-cache.js";

const WORKER = new URL("../sw.js", import.meta.url);
// Milliseconds. The page comes first; who leaves at once has fetched nothing more.
const PAUSE = 4000;

const workers = serviceWorkers();
const offer = new EventTarget();
let registration = null;
// The reader has said not now.
let later = false;
let controlled = Boolean(workers?.controller);
let accepted = false;

// Where they are forbidden, asking for them may fail.
function serviceWorkers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

// Start the service worker; a browser that has none, or lets us have none, does without.
async function register() {
  if (!workers) throw new DOMException("no service worker", "NotSupportedError");
  if (living()) return;
  registration = await workers.register(WORKER);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  if (registration.installing) watch(registration.installing);
  offer.dispatchEvent(new Event("change"));
}

// The service worker that answers or will: a failed one leaves none.
const living = () => registration?.active ?? registration?.waiting ?? registration?.installing;

function watch(worker) {
  worker.addEventListener("statechange", () => offer.dispatchEvent(new Event("change")));
}

// Resolves when the service worker has all pages.
async function pagesKept() {
  await register();
  const worker = living();
  const settled = () => ["installed", "activating", "activated", "redundant"].includes(worker.state);
  while (!settled()) await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  if (worker.state === "redundant") throw new TypeError("the pages could not be fetched");
}

const renewal = () => !later && controlled && registration?.waiting;

function reload() {
  if (accepted || document.hidden) location.reload();
  else document.addEventListener("visibilitychange", reload, { once: true });
}

// A new version has taken over. A tab in which nobody has asked for that is left in peace while it is looked at.
workers?.addEventListener("controllerchange", () => {
  if (controlled) reload();
  controlled = true;
});

// A page may be open for days.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) registration?.update().catch(() => {});
});

class TalongRenewal extends HTMLElement {
  #show = () => {
    this.hidden = !renewal();
  };

  connectedCallback() {
    offer.addEventListener("change", this.#show);
    this.onclick = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target.closest("[data-take]")) {
        accepted = true;
        registration.waiting.postMessage("take over");
      } else if (target.closest("[data-later]")) {
        later = true;
        this.#show();
      }
    };
    this.#show();
  }

  disconnectedCallback() {
    offer.removeEventListener("change", this.#show);
  }
}

class TalongKeep extends HTMLElement {
  #shown = null;
  #show = () => this.#draw();

  connectedCallback() {
    pythonCache.addEventListener("change", this.#show);
    this.onclick = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target.closest("[data-keep]")) pythonCache.keep(register, pagesKept);
      else if (target.closest("[data-stop]")) pythonCache.stop();
      else if (target.closest("[data-remove]")) pythonCache.remove();
    };
    this.hidden = false;
    this.#draw();
    pythonCache.look();
    soon();
  }

  disconnectedCallback() {
    pythonCache.removeEventListener("change", this.#show);
  }

  #draw() {
    const { state, done, size } = pythonCache;
    for (const box of this.querySelectorAll("[data-done]")) box.textContent = this.#megabytes(done);
    for (const box of this.querySelectorAll("[data-size]")) box.textContent = this.#megabytes(size);
    const progress = this.querySelector("progress");
    progress.max = size;
    progress.value = done;
    if (state === this.#shown) return;
    this.#shown = state;
    const had = this.contains(document.activeElement);
    const parts = /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("[data-when]"));
    for (const box of parts) box.hidden = !box.dataset.when.split(" ").includes(state);
    if (had) [...this.querySelectorAll("button")].find((button) => button.getClientRects().length)?.focus();
  }

  #megabytes(bytes) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return (bytes / 1e6).toLocaleString(document.documentElement.lang, digits);
  }
}

// Keep the pages when the first one has been there for a while; where data is to be saved only if the reader asks.
let planned = false;
function soon() {
  if (planned || !workers || navigator.connection?.saveData) return;
  planned = true;
  setTimeout(() => register().catch(() => {}), workers.controller ? 0 : PAUSE);
}

customElements.define("talong-renewal", TalongRenewal);
customElements.define("talong-keep", TalongKeep);
