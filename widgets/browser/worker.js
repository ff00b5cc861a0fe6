// The one worker of a visit: starts Python and answers requests, one at a time.
//
// In: {id, request, kind} (of widget). Out: {came, size} in bytes while the files come, {ready}, {started: id}, {id, answer} or {id, fault},
// and instead of ready {failed: text} or {forbidden: text}. Its name says what it is for: "plain" starts without the memory
// of an earlier visit, "record" says nothing and only leaves one.
import { received } from "./arrival.js";
import { archive, integrity, later, library, lock, size } from "./files.js";
import { loadPyodide } from "./pyodide.js";
import { add, boot, door } from "./python.js";
import { rehearsed } from "./rehearsal.js";
import { sha256 } from "./site.js";
import { forget, keep, known, recall } from "./snapshot.js";

const folder = new URL("./", import.meta.url).href;
const [PLAIN, RECORD] = ["plain", "record"];
// Pyodide gets another one.
const fetchFromHost = self.fetch.bind(self);
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

// A policy that forbids WebAssembly makes Pyodide wait for ever without a word.
function forbidden() {
  try {
    new WebAssembly.Module(EMPTY_MODULE);
    return null;
  } catch (error) {
    return String(error);
  }
}

// Everything large, asked for at once and checked before use.
function load() {
  const larder = new Map([[folder, Promise.resolve(new Response())]]);
  // Pyodide would ask for it later.
  import("./pyodide.asm.js").catch(() => {});
  for (const [name, digest] of Object.entries(integrity)) {
    const address = folder + name;
    larder.set(address, name.endsWith(".wasm") ? compile(address, digest) : download(address, digest));
  }
  // Pyodide asks for its parts by address; nothing else may be asked for.
  self.fetch = (address) => larder.get(String(address)) ?? Promise.reject(new TypeError(`not ours: ${address}`));
  WebAssembly.instantiateStreaming = async (compiled, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return larder;
}

let came = 0;
let coming = size;
function arrived(bytes) {
  came += bytes;
  self.postMessage({ came, size: coming });
}

async function ask(address, options) {
  const response = await fetchFromHost(address, options);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}

// The file, checked. Its bytes are told of while they come: a download that moves is alive. Where nothing but the browser can
// check, it does so at the end and without a word before: so the file is fetched first, and then checked as the cache has it.
async function download(address, digest) {
  const content = await received(await ask(address), arrived);
  if (!crypto.subtle) return ask(address, { integrity: digest, cache: "force-cache" });
  await check(content, digest);
  return new Response(content);
}

// Compile what comes while it comes, and use it if all of it is what it should be. The response is the one that was asked
// for, not one made of its bytes: only for that a browser finds what it compiled on an earlier visit.
async function compile(address, digest) {
  const response = crypto.subtle ? await ask(address) : await download(address, digest);
  const checked = crypto.subtle && received(response.clone(), arrived).then((content) => check(content, digest));
  // Compiling as it comes insists on the type, which not every host knows.
  const typed = response.headers.get("Content-Type") === "application/wasm";
  const compiled = typed ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then(WebAssembly.compile);
  const [module] = await Promise.all([compiled, checked]);
  return module;
}

async function check(content, expected) {
  if ((await sha256(await content.arrayBuffer())) !== expected) throw new TypeError("not the file that was built");
}

// Python, started from the memory that is promised, if there is one. What cannot be fetched ends the start: Pyodide would
// only log it.
function begin(memory, record) {
  const larder = load();
  const bytes = (name) => larder.get(folder + name).then((response) => response.arrayBuffer());
  const options = { folder, library: bytes(library), archive: bytes(archive), nothing: folder, lock, record };
  const missing = Promise.all(larder.values()).then(() => new Promise(() => {}));
  const started = memory.then((snapshot) => boot(loadPyodide, { ...options, snapshot }));
  return Promise.race([missing, started]);
}

// What only some kinds of widgets need, fetched when the first of them is asked for.
async function more(python) {
  coming += later.size;
  const response = await download(folder + later.archive, later.integrity);
  add(python, await response.arrayBuffer());
}

async function serve() {
  const memory = self.name === PLAIN ? forget() : recall();
  try {
    const python = await begin(memory, false);
    const open = door(python);
    // On a visit that found a memory, an earlier one has done it.
    const answer = (await memory) ? open : rehearsed(open);
    let added = null;
    self.onmessage = async ({ data: { id, request, kind } }) => {
      self.postMessage({ started: id });
      if (later.kinds.includes(kind)) {
        try {
          added ??= more(python);
          await added;
        } catch (error) {
          self.postMessage({ failed: String(error) });
          return;
        }
      }
      const told = answer(request);
      if (told.fault !== undefined) forget();
      self.postMessage({ id, ...told });
    };
    self.postMessage({ ready: true });
  } catch (error) {
    if (await memory) await forget();
    self.postMessage({ failed: String(error) });
  }
}

// Start once more, aside, only to leave a memory for the next visit.
async function record() {
  try {
    if (await known()) return;
    const python = await begin(Promise.resolve(null), true);
    python.pyimport("widgets.wire").prepare();
    door(python);
    await keep(python.makeMemorySnapshot());
  } catch {
    // Then the next visit starts as this one did.
  } finally {
    self.close();
  }
}

const refusal = forbidden();
if (refusal) self.postMessage({ forbidden: refusal });
else if (self.name === RECORD) record();
else serve();
