"""CPU time from opening a page of the site to the first move drawn, in Chromium.

    python website/build.py && python benchmarks/first_move.py [--runs 5] [NAME…]

Print for each page in build/site/html/play the median CPU seconds of all processes of an open
browser, minus those of an empty page in the same run. The default is all puzzles, without levels.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import re
import statistics
import tempfile
import threading
import time
from pathlib import Path

from playground import TOP, Browser, cpu_seconds  # beside this file

SITE = TOP / "build" / "site" / "html"

PLAYS = re.compile(r"(?:moves|blanks)\.js")

MOVE = "document.querySelector('#steps button')"

VALUE = "document.querySelector('#steps.pad button')?.click()"
"""The first button may only choose a place to fill in."""


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def visit(browser: Browser, address: str, plays: bool) -> float:
    browser.open("about:blank")
    time.sleep(0.3)
    before = cpu_seconds(browser._process.pid)
    browser.open(address)
    if plays:
        browser.wait(MOVE, 60)
        browser.run(f"{MOVE}.click()")
        browser.run(f"document.querySelector('#undo').disabled && {VALUE}")
        browser.wait("!document.querySelector('#undo').disabled", 60)
    else:
        browser.wait("document.readyState === 'complete'")
    return cpu_seconds(browser._process.pid) - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    names = options.names or sorted(
        path.stem
        for path in (SITE / "play").glob("*.html")
        if PLAYS.search(path.read_text("utf-8"))
    )
    (SITE / "empty.html").write_text("<!DOCTYPE html><title>empty</title>", encoding="utf-8")
    handler = functools.partial(Handler, directory=str(SITE))
    with (
        http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server,
        tempfile.TemporaryDirectory() as folder,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}"
        browser = Browser(Path(folder))
        medians = []
        try:
            for name in names:
                times = []
                for _ in range(options.runs):
                    empty = visit(browser, f"{address}/empty.html", plays=False)
                    browser.open(f"{address}/empty.html")
                    browser.run("localStorage.clear()")
                    times.append(visit(browser, f"{address}/play/{name}.html", plays=True) - empty)
                medians.append(statistics.median(times))
                print(f"{medians[-1]:6.2f} {name}", flush=True)
        finally:
            browser.close()
            server.shutdown()
            (SITE / "empty.html").unlink()
    half = sum(one <= 0.5 for one in medians)
    print(f"{half} of {len(medians)} within .5 CPU s; median {statistics.median(medians):.2f} s")


if __name__ == "__main__":
    main()
