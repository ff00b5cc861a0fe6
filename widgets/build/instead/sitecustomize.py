"""Python imports this when it starts. From here on modules come out of two files, found by their names: to look for each in
the folders of a path takes as long as to run it. What the files hold says `gathered` in `widgets.build.archive`.

Until all is imported nothing is looked for that could be thrown away: there is nothing. `door` in python.js ends that.
"""

import gc
import sys
from _frozen_importlib import ModuleSpec
from _io import FileIO
from marshal import loads

FOLDERS = ("/lib/python3.13", "/lib/talong")


class Modules:
    """The modules of a folder: finder and loader in one."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.gathered = f"{folder}/modules"
        size = int.from_bytes(self.read(0, 4), "little")
        self.start = 4 + size
        self.places: dict[str, tuple[str, int, int]] = loads(self.read(4, size))

    def read(self, start: int, size: int) -> bytes:
        with FileIO(self.gathered) as file:
            file.seek(start)
            return file.read(size)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name not in self.places:
            return None
        file = self.places[name][0]
        # Loaders' own base class would have to be imported.
        spec = ModuleSpec(name, self, is_package=file.endswith("/__init__.pyc"))  # type: ignore[arg-type]
        spec.origin = f"{self.folder}/{file}"
        spec.has_location = True
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """A plain one will do."""

    def exec_module(self, module: object) -> None:
        names = vars(module)
        _, start, size = self.places[names["__name__"]]
        exec(loads(self.read(self.start + start, size)), names)


def add(folder: str) -> None:
    """Modules of another folder are found, too, from now on."""
    sys.meta_path[-1:-1] = [Modules(folder)]


gc.disable()
sys.meta_path[-1:-1] = map(Modules, FOLDERS)
