"""In place of Pyodide's module: how packages are installed, which takes many modules to import. There are none to install."""

import pyodide_js

# See `webloop`.
HELD = pyodide_js.loadedPackages


class _Folder:
    def __str__(self) -> str:
        return "/lib/packages"


SITE_PACKAGES = DSO_DIR = _Folder()


def init_loaded_packages() -> None:
    pass
