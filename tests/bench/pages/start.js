// Starts the worker named in the address, asks it what the address says, and notes the milliseconds until its answer.
const began = performance.now();
const asked = new URLSearchParams(location.search);
const worker = new Worker(asked.get("worker"), { type: "module" });
worker.onmessage = ({ data }) => {
  if (data.ready) worker.postMessage({ id: 1, request: asked.get("request") });
  else if (data.answer !== undefined) window.took = performance.now() - began;
  else if (data.failed ?? data.forbidden ?? data.fault) window.failed = JSON.stringify(data);
};
worker.onerror = (event) => (window.failed = event.message);
