// Pyodide without what only packages written in C would ask of it: to those its WebAssembly offers 9,700 functions and
// addresses, and at every start its script hangs each of them in a table.
// Writes pyodide.asm.wasm and pyodide.asm.js. Arguments: Pyodide's folder, the folder to write to.
import { readFile, writeFile } from "node:fs/promises";
import binaryen from "binaryen";

// How the script takes a function that the WebAssembly offers.
const TAKEN = /var (_[\w$]+)=(?:Module\["\1"\]=)?wasmExports\["([^"]+)"\];/g;
// What Pyodide is compiled with. Of others Binaryen would make use, and older browsers would not read what it writes.
const FEATURES = [
  ...["BulkMemory", "BulkMemoryOpt", "ExceptionHandling", "MutableGlobals", "Multivalue", "NontrappingFPToInt"],
  ...["ReferenceTypes", "SignExt"],
];

const [from, to] = process.argv.slice(2);
const wasm = await readFile(`${from}/pyodide.asm.wasm`);
const script = await readFile(`${from}/pyodide.asm.js`, "utf8");
const loader = await readFile(`${from}/pyodide.mjs`, "utf8");

// Every name that the scripts mention, with or without C's underscore: rather too many than too few.
const mentioned = new Set((script.replace(TAKEN, "") + loader).match(/[\w$]+/g));
const compiled = new WebAssembly.Module(wasm);
for (const { module, name } of WebAssembly.Module.imports(compiled)) if (module.startsWith("GOT")) mentioned.add(name);
const wanted = (name) => mentioned.has(name) || mentioned.has(`_${name}`);

const slim = binaryen.readBinary(wasm);
slim.setFeatures(FEATURES.reduce((all, one) => all | binaryen.Features[one], 0));
for (const { name } of WebAssembly.Module.exports(compiled)) if (!wanted(name)) slim.removeExport(name);
slim.runPasses(["remove-unused-module-elements"]);
if (!slim.validate()) throw new Error("Pyodide's WebAssembly asks for features that are not named here");
await writeFile(`${to}/pyodide.asm.wasm`, slim.emitBinary());
await writeFile(
  `${to}/pyodide.asm.js`,
  script.replace(TAKEN, (line, _, name) => (wanted(name) ? line : "")),
);
