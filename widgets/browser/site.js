// What this site keeps on the reader's device, by names of its own: an origin may be shared by several sites.

const site = new URL("../", import.meta.url).pathname;
const key = (name) => `talong:${site}:${name}`;

// Caches: Python, if the reader asked for it, and the memory of a start. The service worker has the first, too.
export const PYTHON = key("python");
export const MEMORY = key("snapshot");

// Texts by name, in a storage that may be denied, full, missing, or there and useless: it is never told by an error.
class Texts {
  #kind;
  // null until it is known whether it keeps anything.
  #works = null;

  constructor(kind) {
    this.#kind = kind;
  }

  get works() {
    this.#works ??= this.#tried();
    return this.#works;
  }

  // null where there is none.
  read(name) {
    try {
      return globalThis[this.#kind].getItem(key(name)) ?? null;
    } catch {
      return null;
    }
  }

  // "" once it is kept, otherwise what was in the way: `full` or `denied`.
  write(name, text) {
    if (!this.works) return "denied";
    try {
      globalThis[this.#kind].setItem(key(name), text);
      return "";
    } catch (error) {
      return full(error) ? "full" : "denied";
    }
  }

  remove(name) {
    try {
      globalThis[this.#kind].removeItem(key(name));
    } catch {
      // Nothing is kept where nothing may be.
    }
  }

  #tried() {
    try {
      const storage = globalThis[this.#kind];
      storage.setItem(key("tried"), "yes");
      const found = storage.getItem(key("tried"));
      storage.removeItem(key("tried"));
      return found === "yes";
    } catch (error) {
      return full(error);
    }
  }
}

const full = ({ name }) => name === "QuotaExceededError";

export const visit = new Texts("sessionStorage");
export const device = new Texts("localStorage");

// The digest of bytes, as a page's `integrity` has it.
export async function sha256(bytes) {
  if (!globalThis.crypto?.subtle) throw new DOMException("no digests", "NotSupportedError");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
