// The page's side of the worker: starts it, hands it one request at a time, and restarts it when it is dead or silent.

import { files } from "./runtime.js";

// Limits are counted in ticks of a second rather than by the clock: a machine that slept has not been waiting.
const TICK = 1000;
// Of silence: while bytes come, it is not silent.
const START = 90;
const SLOW = 8;
const ECHO = 5;
const RUN = 20;
// One silent restart; then the reader is told.
const ATTEMPTS = 2;
// Milliseconds without a request until Python's memory is recorded for the next visit.
const REST = 10000;

// Why there was no answer: `failed` (cannot start, or fell silent twice), `forbidden` (no WebAssembly), `crashed`.
export class Trouble extends Error {
  constructor(kind, detail) {
    super(detail);
    this.kind = kind;
  }
}

const worker = (name) => new Worker(new URL("./worker.js", import.meta.url), { type: "module", name });

// What is wrong with one of the worker's scripts, if anything is.
async function ailing() {
  for (const name of Object.keys(files).filter((one) => one.endsWith(".js"))) {
    try {
      const { ok, status, headers, body } = await fetch(new URL(name, import.meta.url));
      body?.cancel();
      const type = headers.get("Content-Type");
      if (!ok) return `${status} ${name}`;
      if (!type?.includes("javascript")) return `${name} came as ${type}`;
    } catch (error) {
      return `${name}: ${error.message}`;
    }
  }
  return null;
}

class Link extends EventTarget {
  #worker = null;
  #ready = false;
  #waiting = [];
  #sent = null;
  #attempts = 0;
  #lastId = 0;
  #ticks = 0;
  #limit = Infinity;
  #starting = 0;
  #timer = null;
  #resting = null;
  #began = 0;
  // Milliseconds that the last start and the last answer took.
  took = { ready: 0, answer: 0 };
  // Bytes of Python that have come, of how many; 0 of 0 until that is known.
  arrived = { came: 0, size: 0 };

  // Has the start taken so long that a reader should be told?
  get slow() {
    return !this.#ready && this.#starting >= SLOW;
  }

  // Start, if it has not been started; a request does so too.
  start() {
    if (this.#worker) return;
    this.#attempts += 1;
    this.#ready = false;
    this.#starting = 0;
    this.arrived = { came: 0, size: 0 };
    this.#began = performance.now();
    try {
      // After a failure not from the memory of an earlier visit: it may be the reason.
      this.#worker = worker(this.#attempts > 1 ? "plain" : "");
    } catch (error) {
      this.#fail("failed", error);
      return;
    }
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault?.();
      this.#broken(event.message);
    };
    this.#await(START);
  }

  // The answer to one request (text to text) of a kind of widget. Rejects with a Trouble.
  ask(request, kind) {
    clearTimeout(this.#resting);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, request, kind, resolve, reject });
      this.start();
      this.#next();
    });
  }

  #next() {
    if (!this.#ready || this.#sent || !this.#waiting.length) return;
    this.#sent = this.#waiting.shift();
    this.#began = performance.now();
    const { id, request, kind } = this.#sent;
    this.#worker.postMessage({ id, request, kind });
    this.#await(ECHO);
  }

  #hear(message) {
    this.#ticks = 0;
    if (message.forbidden) this.#fail("forbidden", message.forbidden);
    else if (message.failed) this.#silent(message.failed);
    else if (message.ready) {
      this.#ready = true;
      this.#measure("ready");
      this.#rest();
      this.#next();
    } else if (message.came) {
      this.arrived = message;
      this.dispatchEvent(new Event("arriving"));
    } else if (message.started) this.#await(RUN);
    else if (message.id) this.#finish(message);
  }

  #finish({ answer, fault }) {
    const { resolve, reject } = this.#sent;
    this.#sent = null;
    this.#attempts = 1;
    this.#measure("answer");
    this.#rest();
    if (fault === undefined) {
      resolve(answer);
      if (!navigator.connection?.saveData) this.#resting = setTimeout(() => worker("record"), REST);
      this.#next();
    } else {
      // Python may be in any state now; the next request gets a fresh one.
      this.#end();
      this.#attempts = 0;
      reject(new Trouble("crashed", fault));
      if (this.#waiting.length) this.start();
    }
  }

  // A worker that cannot be loaded says nothing of why: then its files are asked.
  async #broken(told) {
    const dead = this.#worker;
    const reason = told || (await ailing()) || "the worker did not start";
    if (this.#worker === dead) this.#silent(reason);
  }

  // Dead or silent: once more, then give up.
  #silent(detail) {
    if (this.#attempts >= ATTEMPTS) {
      this.#fail("failed", detail);
      return;
    }
    this.#end();
    if (this.#sent) this.#waiting.unshift(this.#sent);
    this.#sent = null;
    this.start();
  }

  #fail(kind, detail) {
    this.#end();
    this.#attempts = 0;
    const all = this.#sent ? [this.#sent, ...this.#waiting] : this.#waiting;
    this.#sent = null;
    this.#waiting = [];
    for (const { reject } of all) reject(new Trouble(kind, detail));
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#rest();
  }

  #await(limit) {
    this.#ticks = 0;
    this.#limit = limit;
    this.#timer ??= setInterval(() => this.#tick(), TICK);
  }

  #measure(what) {
    this.took[what] = Math.round(performance.now() - this.#began);
  }

  #rest() {
    clearInterval(this.#timer);
    this.#timer = null;
  }

  #tick() {
    this.#ticks += 1;
    if (!this.#ready) this.#starting += 1;
    if (!this.#ready && this.#starting === SLOW) this.dispatchEvent(new Event("slow"));
    if (this.#ticks >= this.#limit) this.#silent("no answer");
  }
}

export const link = new Link();
