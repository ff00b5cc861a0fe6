// Python on this device: what the reader asked for, where the files lie, and how far it has come.
import { received } from "./arrival.js";
import { files } from "./runtime.js";
import { MEMORY, PYTHON, sha256 } from "./site.js";

const folder = new URL("./", import.meta.url).href;
const addresses = Object.keys(files).map((name) => folder + name);

// Says "change" when `state` or `done` has changed. States: `free` (nothing is kept), `keeping`, `kept`, `broken` (a part
// is), `full` (no room), `refused` (the browser lets us keep nothing); null until it has looked.
class PythonCache extends EventTarget {
  state = null;
  // Bytes, unpacked.
  size = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  done = 0;
  #stop = null;

  // Find out what is kept.
  async look() {
    if (this.state) return;
    let found = 0;
    try {
      if (await caches.has(PYTHON)) found = await count(await caches.open(PYTHON));
    } catch {
      // Denied: told when it is wanted.
    }
    if (!this.state) this.#set(found === 0 ? "free" : found < addresses.length ? "broken" : "kept");
  }

  // Fetch and keep everything that is not kept yet. `begin()` resolves when pages may be kept, `pages()` when they are.
  async keep(begin, pages) {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.done = 0;
    this.#set("keeping");
    try {
      await begin();
      // Asks the browser not to clear it away; some ask the reader, and need not be waited for.
      navigator.storage?.persist?.().catch(() => {});
      const cache = await caches.open(PYTHON);
      for (const address of addresses) await this.#add(cache, address, signal);
      await Promise.race([pages(), stopped(signal)]);
      this.#set("kept");
    } catch (trouble) {
      const state = signal.aborted ? "free" : kind(trouble);
      if (state !== "broken") await this.#forget();
      this.#set(state);
    }
  }

  // Break off.
  stop() {
    this.#stop?.abort();
  }

  async remove() {
    await this.#forget();
    this.#set("free");
  }

  async #forget() {
    try {
      await caches.delete(PYTHON);
      await caches.delete(MEMORY);
    } catch {
      // Nothing is kept where nothing may be.
    }
  }

  async #add(cache, address, signal) {
    const kept = await cache.match(address);
    const content = kept ? await kept.blob() : await this.#download(address, signal);
    if (kept) this.#progress(content.size);
    else await cache.put(address, new Response(content, { headers: { "Content-Type": content.type } }));
  }

  // One file, told of while it comes, and checked.
  async #download(address, signal) {
    // Asked about anew: what failed once must not be remembered as failed.
    const response = await fetch(address, { signal, cache: "no-cache" });
    if (!response.ok) throw new TypeError(`${response.status} ${address}`);
    const content = await received(response, (bytes) => this.#progress(bytes));
    const { integrity } = files[address.slice(folder.length)];
    if ((await sha256(await content.arrayBuffer())) !== integrity) throw new TypeError(`not whole: ${address}`);
    return content;
  }

  #progress(bytes) {
    this.done += bytes;
    this.dispatchEvent(new Event("change"));
  }

  #set(state) {
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}

const stopped = (signal) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

async function count(cache) {
  const found = await Promise.all(addresses.map((address) => cache.match(address)));
  return found.filter(Boolean).length;
}

function kind({ name }) {
  if (name === "QuotaExceededError") return "full";
  return name === "TypeError" ? "broken" : "refused";
}

export const pythonCache = new PythonCache();
