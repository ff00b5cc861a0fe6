// What the site's own search worker finds, outside a browser: `node hits.mjs WORKER INDEX`. One query a line comes in;
// for each a line of JSON goes out, with what the worker answers.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { runInThisContext } from "node:vm";

const [, , worker, index] = process.argv;
let hear;
let answered;
globalThis.addEventListener = (_kind, listener) => {
  hear = listener;
};
globalThis.postMessage = (message) => answered(message);

const ask = (type, data) =>
  new Promise((resolved) => {
    answered = resolved;
    hear({ data: { type, data } });
  });

runInThisContext(readFileSync(worker, "utf8"), { filename: worker });
const { config, docs } = JSON.parse(readFileSync(index, "utf8"));
await ask(0, { config, docs, options: { suggest: false } });
for await (const query of createInterface({ input: process.stdin }))
  console.log(JSON.stringify((await ask(2, query)).data));
