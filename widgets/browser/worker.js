// The one worker of a visit: starts Python and answers requests, one at a time.
//
// In: {id, request}. Out: {alive} at every step of the start, {ready}, {started: id}, {id, answer} or {id, fault},
// and instead of ready {failed: text} or {forbidden: text}.
import { archive, integrity, lock, stdlib } from "./files.js";
import { loadPyodide } from "./pyodide.mjs";
import { boot, door } from "./python.js";

const folder = new URL("./", import.meta.url).href;
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
  const larder = new Map();
  for (const [name, digest] of Object.entries(integrity)) {
    larder.set(folder + name, download(folder + name, digest));
  }
  // Pyodide asks for its parts by address; nothing else may be asked for.
  self.fetch = (address) => larder.get(String(address)) ?? Promise.reject(new TypeError(`not ours: ${address}`));
  return larder;
}

async function download(address, digest) {
  const response = await fetch(address, { integrity: digest });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  self.postMessage({ alive: true });
  if (!address.endsWith(".wasm") || response.headers.get("Content-Type") === "application/wasm") return response;
  // Streaming compilation insists on the type, which not every host knows.
  return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
}

async function start() {
  const larder = load();
  // Pyodide would only log a failed download; here it ends the start.
  const missing = Promise.all(larder.values()).then(() => new Promise(() => {}));
  const python = await Promise.race([
    missing,
    boot(loadPyodide, {
      folder,
      stdlib: folder + stdlib,
      archive: larder.get(folder + archive).then((response) => response.arrayBuffer()),
      lock,
    }),
  ]);
  const answer = door(python);
  self.onmessage = ({ data: { id, request } }) => {
    self.postMessage({ started: id });
    self.postMessage({ id, ...answer(request) });
  };
  self.postMessage({ ready: true });
}

const refusal = forbidden();
if (refusal) self.postMessage({ forbidden: refusal });
else start().catch((error) => self.postMessage({ failed: String(error) }));
