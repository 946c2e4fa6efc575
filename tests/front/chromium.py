"""Headless Chromium, driven over its DevTools protocol.

Two pipes carry the messages (`--remote-debugging-pipe`: JSON, each followed by a zero byte), so
only the browser is needed.
"""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

BROWSER = shutil.which("chromium") or shutil.which("google-chrome")

FLAGS = (
    "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --disable-default-apps --disable-extensions "
    "--disable-features=Translate,OptimizationHints,MediaRouter --mute-audio --hide-scrollbars "
    "--remote-debugging-pipe"
).split()


CODES = {
    "Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, "End": 35, "Home": 36,
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
}  # fmt: skip
"""Key codes of keys without a character."""


class Navigated(Exception):
    """The page was left while a script ran in it."""


class Browser:
    """A browser with one page. Records requests and console messages, also of workers."""

    def __init__(self, folder: Path, dark: bool = False) -> None:
        assert BROWSER is not None
        ours, theirs_out = os.pipe()
        theirs_in, self._to = os.pipe()

        def hand_over() -> None:  # the browser reads from 3 and writes to 4
            high_in, high_out = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(high_in, 3)
            os.dup2(high_out, 4)

        self._process = subprocess.Popen(
            [BROWSER, *FLAGS, f"--user-data-dir={folder}", "about:blank"],
            preexec_fn=hand_over,
            close_fds=False,
            stderr=subprocess.DEVNULL,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self._from, self._buffer, self._count = ours, b"", 0
        self._answers: dict[int, Any] = {}
        self.requests: list[str] = []
        self.console: list[str] = []
        targets = self.call("Target.getTargets", session="")["targetInfos"]
        page = next(one["targetId"] for one in targets if one["type"] == "page")
        self._session = self.call("Target.attachToTarget", session="", targetId=page, flatten=True)[
            "sessionId"
        ]
        self._prepare(self._session)
        self.call("Page.enable")
        scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.call("Emulation.setEmulatedMedia", features=scheme)

    def _prepare(self, session: str) -> None:
        auto = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": True}
        self._send("Target.setAutoAttach", session, **auto)
        self._send("Network.enable", session)
        self._send("Runtime.enable", session)
        self._send("Log.enable", session)

    def _send(self, method: str, session: str, **params: Any) -> int:
        self._count += 1
        message: dict[str, Any] = {"id": self._count, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self._to, json.dumps(message).encode() + b"\0")
        return self._count

    def call(self, method: str, session: str | None = None, **params: Any) -> Any:
        """Call a method and return its response."""
        number = self._send(method, self._session if session is None else session, **params)
        until = time.monotonic() + 60
        while number not in self._answers:
            assert time.monotonic() < until, f"no answer to {method}"
            self._listen(1)
        found = self._answers.pop(number)
        if "navigated" in found.get("error", {}).get("message", ""):
            raise Navigated
        assert "error" not in found, (method, found["error"])
        return found["result"]

    def _listen(self, seconds: float) -> None:
        if not select.select([self._from], [], [], seconds)[0]:
            return
        data = os.read(self._from, 1 << 20)
        assert data, "the browser has gone"
        *whole, self._buffer = (self._buffer + data).split(b"\0")
        for text in whole:
            message = json.loads(text)
            if "id" in message:
                self._answers[message["id"]] = message
            else:
                self._hear(message["method"], message["params"])

    def _hear(self, event: str, params: dict[str, Any]) -> None:
        if event == "Target.attachedToTarget":
            self._prepare(params["sessionId"])
        elif event == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])
        elif event == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning"):
            self.console.append(
                " ".join(str(a.get("value", a.get("description", ""))) for a in params["args"])
            )
        elif event == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.console.append(params["entry"]["text"])
        elif event == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.console.append(details.get("exception", {}).get("description", details["text"]))

    # ── user actions ─────────────────────────────────────────────────────────────────

    def open(self, address: str) -> None:
        self.call("Page.navigate", url=address)

    def run(self, script: str) -> Any:
        """Evaluate an expression in the page, and await it."""
        found = self.call(
            "Runtime.evaluate",
            expression=script,
            awaitPromise=True,
            returnByValue=True,
            userGesture=True,
        )
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def _try(self, script: str) -> Any:
        try:
            return self.run(script)
        except Navigated:
            return None

    def wait(self, script: str, seconds: float = 300) -> Any:
        """Wait until an expression is true, and return its value; fail after ``seconds``."""
        until = time.monotonic() + seconds
        tried = f"const found = ({script}); return found instanceof Node || found"
        found = f"(() => {{try {{{tried}}} catch {{}}}})()"
        while not (value := self._try(found)):
            assert time.monotonic() < until, f"not within {seconds} s: {script}\n{self.console}"
            self._listen(0.02)
        return value

    def click(self, selector: str) -> None:
        box = self.run(
            f"(() => {{const e = document.querySelector({json.dumps(selector)}); "
            "e.scrollIntoView({block: 'center'}); const b = e.getBoundingClientRect(); "
            "return [b.x + b.width / 2, b.y + b.height / 2]})()"
        )
        self.click_at(*box)

    def click_at(self, x: float, y: float) -> None:
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def key(self, key: str, modifiers: int = 0) -> None:
        """Press a key by its name in JavaScript."""
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        more: dict[str, Any] = {"key": key, "modifiers": modifiers}
        if key in CODES:
            more["windowsVirtualKeyCode"] = CODES[key]
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **more)
        self.call("Input.dispatchKeyEvent", type="keyUp", **more)

    def type(self, text: str) -> None:
        self.call("Input.insertText", text=text)

    def size(self, wide: int, high: int, *, phone: bool = False) -> None:
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=wide,
            height=high,
            deviceScaleFactor=1,
            mobile=phone,
        )

    def shot(self, path: Path) -> None:
        data = self.call("Page.captureScreenshot", format="png")["data"]
        path.write_bytes(base64.b64decode(data))

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._to)
        os.close(self._from)
