// What the site's own search worker finds, outside a browser: `node hits.mjs WORKER INDEX`, one query a line comes in,
// for each a JSON list of the addresses goes out, in the order in which a reader sees them.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createInterface } from "node:readline";
import { runInThisContext } from "node:vm";

const [, , worker, index] = process.argv;
let hear;
let answered;
globalThis.self = globalThis;
globalThis.addEventListener = (_kind, listener) => {
  hear = listener;
};
globalThis.postMessage = (message) => answered(message);
globalThis.importScripts = (...paths) => {
  for (const path of paths) run(resolve(dirname(worker), path));
};

const run = (path) => runInThisContext(readFileSync(path, "utf8"), { filename: path });
const ask = (type, data) =>
  new Promise((resolved) => {
    answered = resolved;
    hear({ data: { type, data } });
  });

// The theme shows a page's name above its sections, and folds away those that score less than the first.
const shown = (group) => {
  const page = group.filter(({ location, score }) => !location.includes("#") && score > 0);
  const sections = group.filter(({ location, score }) => location.includes("#") && score >= group[0].score);
  return [...page, ...sections].map(({ location }) => location);
};

run(worker);
const { config, docs } = JSON.parse(readFileSync(index, "utf8"));
await ask(0, { config, docs, options: { suggest: false } });
for await (const query of createInterface({ input: process.stdin })) {
  const { data } = await ask(2, query);
  console.log(JSON.stringify(data.items.flatMap(shown)));
}
