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
    While it is stopped it hangs up on everybody, those too who were connected before: no other process can take its port.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.late: dict[str, threading.Event] = {}
        self.stopped = False
        self.server = Server(self.folder, 0, BASE, self._handler())
        self.url = self.server.url

    def _handler(host) -> type[Handler]:  # noqa: N805 (self is the handler's)
        class Noting(Handler):
            def parse_request(self) -> bool:
                if not host.stopped:
                    return super().parse_request()
                self.close_connection = True
                return False

            def do_GET(self) -> None:
                for ending, event in list(host.late.items()):
                    if self.path.endswith(ending):
                        event.wait()
                super().do_GET()

            def log_request(self, *_: object) -> None:
                host.asked.append(self.path.removeprefix(BASE))

        return Noting

    def start(self) -> None:
        self.server.start()

    def stop(self) -> None:
        self.stopped = True

    def restart(self) -> None:
        self.stopped = False

    def close(self) -> None:
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
