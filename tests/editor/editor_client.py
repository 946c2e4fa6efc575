"""A client of the language server that acts like an editor."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

TOP = Path(__file__).parents[2]
CROSSING = """\
puzzle: Wolf, goat and cabbage

types:
  item: [wolf, goat, cabbage]
  bank: [left, right]

state:
  farmer: bank = left
  at: bank for each item = left

transitions:
  take(i in item):
    when: at(i) = farmer
    then:
      farmer: other(farmer)
      at(i): other(farmer)

goal: every i in item has at(i) = right
"""
COSTLY = CROSSING.replace("state:", "tables:\n" + "".join(
    f"  far_{i}(a in 1 .. 800): sum(a * b + {i} for b in 1 .. 800 where b mod 7 != a mod 3)\n"
    for i in range(99)
) + "\nstate:")  # fmt: skip
"""It takes minutes to check in a process with `PATIENCE`; any other process rejects it."""
PATIENCE = {"PYTHONPATH": os.pathsep.join(map(str, (TOP / "tests/editor/patient", TOP)))}
"""An environment that allows expensive constants (see ``patient/sitecustomize.py``)."""
HEAVY = CROSSING.replace(
    "state:", "tables:\n  far(a in 1 .. 400): sum(a * b for b in 1 .. 400)\n\nstate:"
)
"""Just below the limit for constants."""
WAIT = 30
"""Timeout of a request in seconds."""


class Client:
    def __init__(self, encodings: tuple[str, ...] = (), options: object = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "puzzlelang", "lsp"], cwd=TOP,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self.received: queue.Queue[dict[str, Any]] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.published: list[tuple[str, int]] = []
        self.number = 0
        general = {"positionEncodings": list(encodings)} if encodings else {}
        self.capabilities = self.ask(
            "initialize", processId=os.getpid(), rootUri=None, initializationOptions=options,
            capabilities={"general": general},
        )["capabilities"]  # fmt: skip
        self.tell("initialized")

    def _listen(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        while header := stream.readline():
            length = int(header.split(b":")[1])
            while stream.readline().strip():
                pass
            self.received.put(json.loads(stream.read(length)))

    def _send(self, message: dict[str, Any]) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def tell(self, method: str, **params: Any) -> None:
        self._send({"method": method, "params": params})

    def _receive(self) -> dict[str, Any]:
        message = self.received.get(timeout=WAIT)
        if message.get("method") == "textDocument/publishDiagnostics":
            self.published.append((message["params"]["uri"], message["params"].get("version")))
        return message

    def answer(self, method: str, **params: Any) -> dict[str, Any]:
        self.number += 1
        self._send({"id": self.number, "method": method, "params": params})
        while True:
            message = self._receive()
            if message.get("id") == self.number and "method" not in message:
                return message

    def ask(self, method: str, **params: Any) -> Any:
        message = self.answer(method, **params)
        assert "error" not in message, message
        return message["result"]

    def diagnostics(self, uri: str, version: int) -> list[dict[str, Any]]:
        """Wait for the diagnostics of a version of a text."""
        while True:
            message = self._receive()
            if message.get("method") == "textDocument/publishDiagnostics":
                params = message["params"]
                if (params["uri"], params.get("version")) == (uri, version):
                    found: list[dict[str, Any]] = params["diagnostics"]
                    return found

    def open(self, uri: str, text: str, language: str = "yaml") -> list[dict[str, Any]]:
        document = {"uri": uri, "languageId": language, "version": 1, "text": text}
        self.tell("textDocument/didOpen", textDocument=document)
        return self.diagnostics(uri, 1)

    def change(self, uri: str, version: int, text: str) -> None:
        self.tell(
            "textDocument/didChange", textDocument={"uri": uri, "version": version},
            contentChanges=[{"text": text}],
        )  # fmt: skip

    def close(self) -> None:
        self.ask("shutdown")
        self.tell("exit")
        assert self.process.wait(timeout=WAIT) == 0
