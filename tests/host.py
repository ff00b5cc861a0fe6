"""A second whole site, built for a path of its host and served there by a server that can be stopped."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from widgets.build.serve import Handler, Server

BASE = "/talong/"


class Host:
    """Serves `folder` under /talong/, always at the same address.

    `asked`: the paths asked for, within the site. `late`: the endings of paths that are answered only after an event.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.late: dict[str, threading.Event] = {}
        self.server = self.listen(0)
        self.url = self.server.url

    def listen(self, port: int) -> Server:
        asked, late = self.asked, self.late

        class Noting(Handler):
            def do_GET(self) -> None:
                for ending, event in list(late.items()):
                    if self.path.endswith(ending):
                        event.wait()
                super().do_GET()

            def log_request(self, *_: object) -> None:
                asked.append(self.path.removeprefix(BASE))

        return Server(self.folder, port, BASE, Noting)

    def start(self) -> None:
        self.server.start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @contextmanager
    def keeping_back(self, ending: str) -> Iterator[None]:
        """Until the end of the block nothing is answered whose path ends like that."""
        self.late[ending] = threading.Event()
        try:
            yield
        finally:
            self.late.pop(ending).set()

    def restart(self) -> None:
        self.server = self.listen(self.server.server_port)
        assert self.server.url == self.url
        self.start()
