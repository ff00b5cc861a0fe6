// Starts Python: used by the worker, by the build and by the tests under Node, so that all of them run the same way.

const HOME = "/lib/talong";

// `folder`: where Pyodide's files lie, with a slash at the end; `stdlib`: address of the library's zip; `archive`: bytes
// of ours; `lock`: Pyodide's list of packages, which is empty. Nothing else is ever asked for.
export async function boot(loadPyodide, { folder, stdlib, archive, lock }) {
  const python = await loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: stdlib,
    lockFileContents: lock,
  });
  python.unpackArchive(new Uint8Array(await archive), "zip", { extractDir: HOME });
  python.globals.set("home", HOME);
  python.runPython("import sys; sys.path.insert(0, home); del home");
  return python;
}

// The one door into our Python: JSON text in, JSON text out. Returns `{answer}` or, where Python raised, `{fault}`.
export function door(python) {
  const { answer } = python.pyimport("widgets.wire");
  return (request) => {
    try {
      return { answer: answer(request) };
    } catch (error) {
      return { fault: String(error.message ?? error) };
    }
  };
}
