"""Firefox by WebDriver BiDi, which it speaks itself: no driver program, only a WebSocket."""

import json
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import websocket

from tests.browsers.driver import PATIENCE, environment, until

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
HEARD = ["log.entryAdded", "network.beforeRequestSent"]
CALL = """async (values) => {
    const call = function () { %s };
    return JSON.stringify((await call.apply(null, JSON.parse(values))) ?? null);
}"""
LOADED = "return !window.left && document.readyState === 'complete'"
FIND = """(selector) => {
    const found = document.querySelector(selector);
    found.scrollIntoView({ block: "center", behavior: "instant" });
    return found;
}"""
CONTROL, DELETE = "\ue009", "\ue017"


class Firefox:
    """See `tests.browsers.driver.Driver`. `home`: an empty folder. `requests`: every address asked for."""

    def __init__(self, home: Path) -> None:
        if PROGRAM is None:
            raise FileNotFoundError("there is no Firefox")
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self._last = 0
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (home / "user.js").write_text("\n".join(lines))
        log = home / "log.txt"
        flags = ["--headless", "--no-remote", "--width", "1280", "--height", "985", "--remote-debugging-port", "0"]
        with log.open("wb") as output:
            self._process = subprocess.Popen(
                [PROGRAM, *flags, "--profile", str(home), "about:blank"],
                env=environment(home),
                stdout=output,
                stderr=output,
            )
        try:
            address = until(lambda: LISTENING.search(log.read_text(errors="replace")), "Firefox does not listen")[1]
            self._socket = websocket.create_connection(f"{address}/session", timeout=PATIENCE, suppress_origin=True)
            self._send("session.new", {"capabilities": {}})
            self._send("session.subscribe", {"events": HEARD})
            self._context = self._send("browsingContext.getTree", {})["contexts"][0]["context"]
        except BaseException:
            self.close()
            raise

    def open(self, address: str) -> None:
        self.run("window.left = true")
        self._send("browsingContext.navigate", {"context": self._context, "url": address, "wait": "complete"})
        # A page that writes in its own address while it loads is taken for complete.
        until(lambda: self.run(LOADED), address)

    def run(self, body: str, *values: Any) -> Any:
        return json.loads(self._call(CALL % body, json.dumps(values))["value"])

    def press(self, selector: str) -> None:
        element = {"type": "element", "element": {"sharedId": self._call(FIND, selector)["sharedId"]}}
        way = {"type": "pointerMove", "x": 0, "y": 0, "origin": element}
        click = [way, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act({"type": "pointer", "id": "mouse", "actions": click})

    def write(self, selector: str, text: str) -> None:
        self.press(selector)
        self._keys(("keyDown", CONTROL), ("keyDown", "a"), ("keyUp", "a"), ("keyUp", CONTROL))
        self._keys(*((way, key) for key in text or DELETE for way in ("keyDown", "keyUp")))

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _call(self, function: str, value: str) -> dict[str, Any]:
        told = self._send(
            "script.callFunction",
            {
                "functionDeclaration": function,
                "arguments": [{"type": "string", "value": value}],
                "target": {"context": self._context},
                "awaitPromise": True,
            },
        )
        if "exceptionDetails" in told:
            raise ValueError(told["exceptionDetails"]["text"])
        result: dict[str, Any] = told["result"]
        return result

    def _keys(self, *presses: tuple[str, str]) -> None:
        self._act({"type": "key", "id": "keys", "actions": [{"type": way, "value": key} for way, key in presses]})

    def _act(self, source: Mapping[str, Any]) -> None:
        self._send("input.performActions", {"context": self._context, "actions": [source]})

    def _send(self, method: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
        """Send a command and wait for its answer; what is told in between is noted."""
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._socket.recv())
            if told.get("id") == self._last:
                break
            self._note(told.get("method"), told.get("params", {}))
        if told["type"] == "error":
            raise ValueError(f"{method}: {told['error']}: {told['message']}")
        result: dict[str, Any] = told["result"]
        return result

    def _note(self, event: str | None, told: Mapping[str, Any]) -> None:
        if event == "log.entryAdded":
            self.complaints.append(f"{told['type']}: {told['text']}")
        elif event == "network.beforeRequestSent":
            self.requests.append(told["request"]["url"])
