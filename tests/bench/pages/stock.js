// Pyodide as it comes, in a worker.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const python = await loadPyodide();
self.onmessage = ({ data: { id, request } }) => self.postMessage({ id, answer: python.runPython(request) });
self.postMessage({ ready: true });
