// Runs Python as browsers have it, under Node. Prints one line of JSON.
//
//   node run.mjs answers RUNTIME REQUESTS   the built runtime answers a JSON list of requests:
//                                           {"start": milliseconds, "modules": [name], "answers": [{"answer"} | {"fault"}]}
//   node run.mjs suite TREE PACKAGES ARG…   the whole Pyodide runs pytest over the tree with the arguments given,
//                                           PACKAGES being a folder with pytest:
//                                           {"status": number, "outcomes": {"passed": number, …}, "output": text}
//   node run.mjs call TREE PACKAGES MODULE FUNCTION
//                                           the whole Pyodide calls a function of the tree that returns JSON
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const NPM = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "node_modules", "pyodide");

// Node would show a failure inside Pyodide with the line it happened in, which is a megabyte long.
process.on("uncaughtException", (error) => {
  console.error(String(error.stack ?? error));
  process.exit(1);
});

async function answers(runtime, requests) {
  const names = await readdir(runtime);
  const find = (stem) =>
    join(
      runtime,
      names.find((name) => name.startsWith(`${stem}.`)),
    );
  const load = (stem) => import(pathToFileURL(find(stem)));
  const begun = performance.now();
  const { library, archive, later, lock } = await load("files");
  const { add, boot, door } = await load("python");
  const { loadPyodide } = await load("pyodide");
  const python = await boot(loadPyodide, {
    folder: `${runtime}/`,
    library: readFile(join(runtime, library)),
    archive: readFile(join(runtime, archive)),
    nothing: "/dev/null",
    lock,
  });
  const answer = door(python);
  const start = Math.round(performance.now() - begun);
  const modules = python.runPython("import sys; ' '.join(sys.modules)").split(" ");
  add(python, await readFile(join(runtime, later.archive)));
  const asked = JSON.parse(await readFile(requests));
  return { start, modules, answers: asked.map((request) => answer(JSON.stringify(request))) };
}

// The whole Pyodide, with a tree of ours and a folder of packages on its path.
async function whole(tree, packages, lines) {
  const { loadPyodide } = await import(pathToFileURL(join(NPM, "pyodide.mjs")));
  const { info } = JSON.parse(await readFile(join(NPM, "pyodide-lock.json")));
  const python = await loadPyodide({
    indexURL: NPM,
    packageBaseUrl: `${NPM}/`,
    lockFileContents: { info, packages: {} },
    env: { PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" },
    stdout: (line) => lines.push(line),
    stderr: (line) => lines.push(line),
  });
  for (const [place, folder] of [
    ["/tree", tree],
    ["/packages", packages],
  ]) {
    python.FS.mkdirTree(place);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
  }
  python.runPython(`
import os, sys
os.chdir("/tree")
sys.path[:0] = ["/tree", "/packages"]
`);
  return python;
}

async function suite(tree, packages, ...args) {
  const lines = [];
  const python = await whole(tree, packages, lines);
  python.globals.set("args", python.toPy(args));
  const told = python.runPython(`
import collections, json
import pytest

class Count:
    def __init__(self):
        self.outcomes = collections.Counter()
    def pytest_runtest_logreport(self, report):
        if report.when == "call" or report.outcome != "passed":
            self.outcomes[report.outcome] += 1

count = Count()
status = pytest.main(["-p", "no:cacheprovider", *args], [count])
json.dumps({"status": int(status), "outcomes": count.outcomes})
`);
  return { ...JSON.parse(told), output: lines.join("\n") };
}

async function call(tree, packages, module, name) {
  const python = await whole(tree, packages, []);
  return JSON.parse(python.pyimport(module)[name]());
}

const [kind, ...args] = process.argv.slice(2);
const told = await { answers, suite, call }[kind](...args);
// Python's event loop would keep Node waiting; a pipe takes its time to read a long line.
process.stdout.write(`${JSON.stringify(told)}\n`, () => process.exit(0));
