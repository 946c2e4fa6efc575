"""Headless Firefox, driven over its Marionette protocol.

A socket on loopback carries the messages, JSON after its length, so only the browser is needed.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")

PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
}
"""No request of the browser's own."""


class Firefox:
    """A browser with one page."""

    def __init__(self, folder: Path) -> None:
        assert FIREFOX is not None
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        rows = {**PREFERENCES, "marionette.port": port}.items()
        lines = "".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in rows
        )
        (folder / "user.js").write_text(lines)
        self._process = subprocess.Popen(
            [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", str(folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._count, self._buffer = 0, b""
        self._socket = self._connected(port, time.monotonic() + 60)
        self._heard()  # a greeting
        self.call("WebDriver:NewSession")
        self.call("WebDriver:SetTimeouts", script=120_000, pageLoad=120_000)

    def _connected(self, port: int, until: float) -> socket.socket:
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port), 120)
            except ConnectionRefusedError:
                assert time.monotonic() < until and self._process.poll() is None
                time.sleep(0.1)

    def _heard(self) -> Any:
        while b":" not in self._buffer:
            self._receive()
        length, _, self._buffer = self._buffer.partition(b":")
        while len(self._buffer) < int(length):
            self._receive()
        text, self._buffer = self._buffer[: int(length)], self._buffer[int(length) :]
        return json.loads(text)

    def _receive(self) -> None:
        data = self._socket.recv(1 << 16)
        assert data, "the browser has gone"
        self._buffer += data

    def call(self, command: str, **params: Any) -> Any:
        """Call a command and return its response."""
        self._count += 1
        text = json.dumps([0, self._count, command, params])
        self._socket.sendall(f"{len(text)}:{text}".encode())
        _, number, error, result = self._heard()
        assert number == self._count and error is None, (command, error)
        return result.get("value", result) if isinstance(result, dict) else result

    def open(self, address: str) -> None:
        self.call("WebDriver:Navigate", url=address)

    def run(self, script: str) -> Any:
        """Evaluate an expression in the page."""
        return self.call("WebDriver:ExecuteScript", script=f"return {script}", args=[])

    def wait(self, script: str, seconds: float = 120) -> Any:
        """Wait until an expression is true, and return its value; fail after ``seconds``."""
        until = time.monotonic() + seconds
        tried = f"(() => {{try {{return {script}}} catch {{}}}})()"
        while not (value := self.run(tried)):
            assert time.monotonic() < until, f"not within {seconds} s: {script}"
            time.sleep(0.05)
        return value

    def click(self, selector: str) -> None:
        self.run(
            f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'center'}})"
        )
        box = f"document.querySelector({json.dumps(selector)}).getBoundingClientRect().toJSON()"
        found = self.run(box)
        x, y = found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
        move = {"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0}
        buttons = [{"type": f"pointer{kind}", "button": 0} for kind in ("Down", "Up")]
        self._act({"type": "pointer", "id": "mouse", "actions": [move, *buttons]})

    def key(self, key: str) -> None:
        """Press the key of a character."""
        actions = [{"type": f"key{kind}", "value": key} for kind in ("Down", "Up")]
        self._act({"type": "key", "id": "keyboard", "actions": actions})

    def _act(self, source: dict[str, Any]) -> None:
        self.call("WebDriver:PerformActions", actions=[source])

    def close(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait()
