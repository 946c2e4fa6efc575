"""Size and speed of the page in the browser: the bars of docs/performance.md, in Chromium.

    python playground/build.py && python benchmarks/playground.py [--quick]

Sizes are compressed with brotli by Node.js; times are wall-clock times in the page itself, so
nothing else should run.  The page is ready when it has answered a first question; this is
compared with the share of `loadPyodide`.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TOP)]

from tests.front.chromium import Browser  # noqa: E402

SIZES = """
const fs = require("fs"), path = require("path"), zlib = require("zlib");
const sizes = {};
const walk = (folder) => fs.readdirSync(folder, {withFileTypes: true}).forEach((entry) => {
  const whole = path.join(folder, entry.name);
  if (entry.isDirectory()) return walk(whole);
  const bytes = fs.readFileSync(whole);
  const name = path.relative(process.argv[1], whole);
  sizes[name] = Math.min(bytes.length, zlib.brotliCompressSync(bytes).length);
});
walk(process.argv[1]);
console.log(JSON.stringify(sizes));
"""

READY = """
new Promise((done) => {
  const began = performance.now(), worker = new Worker("worker.js", {type: "module"});
  let alone = 0;
  worker.onmessage = ({data}) => {
    if (data.ready) {
      alone = data.ready.pyodide;
      const request = JSON.stringify({ask: "check", text: "puzzle: x"});
      return worker.postMessage({id: 1, request});
    }
    worker.terminate();
    done([alone, performance.now() - began]);
  };
  worker.onerror = (event) => done(event.message);
})
"""

ASKED = """
((name, question, seconds) => new Promise(async (done) => {
  if (!window.bench) {
    window.texts = await fetch("puzzles.json").then((r) => r.json());
    window.bench = await new Promise((ready) => {
      const made = new Worker("worker.js", {type: "module"});
      made.onmessage = () => ready(made);
    });
  }
  const began = performance.now();
  const stop = setTimeout(() => { bench.terminate(); window.bench = null; done(null) },
    seconds * 1000);
  bench.onmessage = ({data}) => {
    if (data.progress) return;
    clearTimeout(stop);
    const answer = data.answer ? JSON.parse(data.answer) : {broke: data.broke};
    done([performance.now() - began, answer.found && answer.found.kind, Boolean(answer.found)]);
  };
  const text = texts[name] + (question.more || "");
  bench.postMessage({id: 1, request: JSON.stringify({name, text, ...question})});
}))
"""


def builder() -> Any:
    spec = importlib.util.spec_from_file_location("build", TOP / "playground" / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def asked(browser: Browser, name: str, question: dict[str, object], seconds: float = 60) -> Any:
    return browser.run(f"{ASKED}({json.dumps(name)}, {json.dumps(question)}, {seconds})")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the page in build/playground.")
    parser.add_argument("--quick", action="store_true", help="do not solve the library")
    options = parser.parse_args()
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    build = builder()
    node = subprocess.run(["node", "-e", SIZES, build.OUT], capture_output=True, check=True)
    sizes: dict[str, int] = json.loads(node.stdout)
    core = sum(size for name, size in sizes.items() if name.startswith("pyodide/"))
    print(f"size: Pyodide {core:,} bytes, all else {sum(sizes.values()) - core:,}")
    with build.server(0) as server, tempfile.TemporaryDirectory() as folder:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = Browser(Path(folder))
        try:
            address = f"http://127.0.0.1:{server.server_address[1]}"
            visits(browser, address)
            browser.open(f"{address}/gallery.json")
            measure(browser, options.quick)
        finally:
            browser.close()
            server.shutdown()


def cpu_seconds(process: int) -> float:
    """CPU seconds of a process and of all that it started, as Linux counts them."""
    parents, ticks = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        number = int(path.parent.name)
        parents[number], ticks[number] = int(words[1]), int(words[11]) + int(words[12])
    own = {process}
    while more := {n for n, parent in parents.items() if parent in own} - own:
        own |= more
    return sum(ticks.get(n, 0) for n in own) / os.sysconf("SC_CLK_TCK")


def visits(browser: Browser, address: str) -> None:
    """Print the CPU time of all processes until the page is ready, at two visits."""
    times = []
    for _ in range(2):
        browser.open(f"{address}/gallery.json")  # a page without a program
        time.sleep(2)
        before = cpu_seconds(browser._process.pid)
        browser.open(f"{address}/index.html")
        browser.wait("document.body && document.body.dataset.ready", 60)
        times.append(cpu_seconds(browser._process.pid) - before)
    print(f"CPU until ready: {times[0]:.1f} s, at the next visit {times[1]:.1f} s")


def measure(browser: Browser, quick: bool) -> None:
    time.sleep(1)
    pairs = [browser.run(READY) for _ in range(3)]
    loading, ready = (statistics.median(column) for column in zip(*pairs, strict=True))
    print(f"ready: {ready:.0f} ms, with the first answer; loadPyodide alone {loading:.0f} ms: "
          f"{ready / loading:.2f} times")  # fmt: skip
    asked(browser, "frogs", {"ask": "check"})
    texts = browser.run("texts")
    largest = sorted(texts, key=lambda name: -len(texts[name]))[:5]
    slowest = []
    for name in largest:
        times = [asked(browser, name, {"ask": "check", "more": f"\n# {n}\n"})[0] for n in range(7)]
        slowest.append((statistics.median(times[2:]), name, len(texts[name])))
    listing = (f"{name} ({size} characters) {ms:.0f} ms" for ms, name, size in slowest)
    print(f"checked after a change: {', '.join(listing)}")
    if quick:
        return
    views = [asked(browser, name, {"ask": "play"}, 30) for name in texts]
    print(f"opened: {sum(bool(one and one[2]) for one in views)} of {len(texts)}, "
          f"the slowest in {max(one[0] for one in views if one):.0f} ms")  # fmt: skip
    solutions, late = 0, []
    for name in texts:
        answer = asked(browser, name, {"ask": "solve"}, 4)
        if answer and answer[0] <= 2000 and answer[1] in ("solved", "unsolvable"):
            solutions += 1
        else:
            late.append(name)
    print(f"solved within 2 s: {solutions} of {len(texts)}; not: {', '.join(late)}")


if __name__ == "__main__":
    main()
