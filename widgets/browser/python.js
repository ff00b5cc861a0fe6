// Starts Python: used by the worker, by the build and by the tests under Node, so that all of them run the same way.

const [LIBRARY, HOME, MORE] = ["/lib/python3.13", "/lib/talong", "/lib/more"];
// How the entry of a file begins in a zip.
const FILE = 0x04034b50;

// `folder`: where Pyodide's files lie, with a slash at the end; `library`, `archive`: bytes of the standard library's zip and
// of ours; `nothing`: address of an empty file, where Pyodide would look for its own library; `lock`: its list of packages,
// which is empty. Nothing else is ever asked for. `snapshot`: the memory that an earlier start left, or null; `record`: is this
// start to leave one (`makeMemorySnapshot`)?
export function boot(loadPyodide, { folder, library, archive, nothing, lock, snapshot = null, record = false }) {
  return loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: nothing,
    fsInit: async (files) => {
      unpack(new Uint8Array(await library), files, LIBRARY);
      unpack(new Uint8Array(await archive), files, HOME);
    },
    env: { PYTHONPATH: HOME },
    lockFileContents: lock,
    // Python has no need of the worker's own objects, and a memory that holds any of them cannot be kept.
    jsglobals: {},
    _makeSnapshot: record,
    ...(snapshot && { _loadSnapshot: snapshot }),
  });
}

// What comes later: the bytes of another zip of modules.
export function add(python, archive) {
  unpack(new Uint8Array(archive), python.FS, MORE);
  python.pyimport("sitecustomize").add(MORE);
}

// Write the files of a zip that is only stored: by Python's own means it takes many modules and ten times as long.
function unpack(zip, files, folder) {
  const numbers = new DataView(zip.buffer, zip.byteOffset);
  const text = new TextDecoder();
  for (let at = 0; numbers.getUint32(at, true) === FILE; ) {
    const name = at + 30;
    const content = name + numbers.getUint16(at + 26, true) + numbers.getUint16(at + 28, true);
    const path = `${folder}/${text.decode(zip.subarray(name, name + numbers.getUint16(at + 26, true)))}`;
    at = content + numbers.getUint32(at + 18, true);
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, zip.subarray(content, at), { canOwn: true });
  }
}

// The one door into our Python: JSON text in, JSON text out. Returns `{answer}` or, where Python raised, `{fault}`.
export function door(python) {
  const { answer } = python.pyimport("widgets.wire");
  // What is imported stays, and need not be looked through again and again.
  const { freeze, enable } = python.pyimport("gc");
  freeze();
  enable();
  return (request) => {
    try {
      return { answer: answer(request) };
    } catch (error) {
      return { fault: String(error.message ?? error) };
    }
  };
}
