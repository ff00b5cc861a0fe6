// No Python at all: only its WebAssembly, fetched and compiled.
await WebAssembly.compileStreaming(fetch("./pyodide/pyodide.asm.wasm"));
self.onmessage = ({ data: { id } }) => self.postMessage({ id, answer: "" });
self.postMessage({ ready: true });
