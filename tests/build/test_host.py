"""The tests' own server: when it is stopped it is gone for everybody, and it comes back where it was."""

from http.client import HTTPConnection, HTTPException

import pytest

from tests.host import BASE, Host


def test_a_connection_that_was_open_is_cut_too(tmp_path):
    (tmp_path / "index.html").write_text("here")
    (tmp_path / "_headers").write_text("")
    host = Host(tmp_path)
    host.start()
    known = HTTPConnection("127.0.0.1", host.server.server_port)

    def asked(connection: HTTPConnection) -> bytes:
        connection.request("GET", BASE)
        return connection.getresponse().read()

    assert asked(known) == b"here"
    assert known.sock is not None
    host.stop()
    for connection in (known, HTTPConnection("127.0.0.1", host.server.server_port)):
        with pytest.raises((HTTPException, ConnectionError)):
            asked(connection)
        connection.close()
    host.restart()
    assert asked(known) == b"here"
    host.close()
    known.close()
