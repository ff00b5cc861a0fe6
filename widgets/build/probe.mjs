// Starts Pyodide with its whole library once, imports what our code can import, lets it fail once, and prints what that
// took: {"magic": the head of its bytecode in hex, "files": what was read from the library's zip}.
// Arguments: Pyodide's folder, the library's zip, our archive, the modules to import (JSON).
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { boot } from "../browser/python.js";

// Node would show a failure inside Pyodide with the line it happened in, which is a megabyte long.
process.on("uncaughtException", (error) => {
  console.error(String(error.stack ?? error));
  process.exit(1);
});

const [folder, library, archive, names] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const { info } = JSON.parse(await readFile(`${folder}/pyodide-lock.json`));
const python = await boot(loadPyodide, {
  folder: `${folder}/`,
  library: readFile(library),
  archive: readFile(archive),
  nothing: "/dev/null",
  lock: { info, packages: {} },
});
// Python here runs modules only.
python.FS.writeFile(
  "/lib/talong/probe.py",
  `
import importlib, importlib.util, json, sys, traceback

LIBRARY = "/lib/python3.13/"

def told(names):
    for name in json.loads(names):
        try:
            importlib.import_module(name)
        except ImportError:
            pass
    try:
        raise ValueError
    except ValueError:
        traceback.format_exc()
    # What is compiled into Python has a file there too.
    modules = [module for module in sys.modules.values() if getattr(module.__spec__, "origin", None) != "frozen"]
    files = {getattr(module, "__file__", None) or "" for module in modules}
    library = sorted(path.removeprefix(LIBRARY) for path in files if path.startswith(LIBRARY))
    return json.dumps({"magic": importlib.util.MAGIC_NUMBER.hex(), "files": library})
`,
);
console.log(python.pyimport("probe").told(names));
