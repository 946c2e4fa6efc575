#!/usr/bin/env python3
"""Measure hints of pages in Node.js, and compare them with the distances of the engine.

    python benchmarks/page_hints.py [--states 5] [--check 60000] [--each 120] [NAME…]

Runs the scripts of a page's worker.  ``first``: CPU seconds from opening to the hint for the start,
mostly the exploration of all states; ``later``: the slowest hint for states of random games after
that, or, of a puzzle that is filled in, while all hints are followed.  ``check``: maximum number of
states for the comparison, of dead ends and costs; ``each``: CPU seconds until a puzzle is given up.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
from contextlib import suppress

from puzzlelang.answers import Loaded, load, loadable
from puzzlelang.answers.loading import with_starts
from puzzlelang.compiler.state_layout import packing
from puzzlelang.drawing import Unplayable, game_page, player
from puzzlelang.play.hints import GoalTable, TooLarge
from puzzlelang.syntax import library
from puzzlelang.text import Any, PuzzleError, part

FEW = """
const {starts} = data;
const order = (a, b) => { for (const n in a) if (a[n] !== b[n]) return a[n] - b[n]; return 0; };
const run = engine(), ask = (question, more) => run(question === "open" ? "node" : question, more);
const hint = (key) => ask("hint", {key});
"""

MANY = """
const asked = new Map();
let count = 0, onmessage;
globalThis.postMessage = ({id, value, error}) => {
  const [resolve, reject] = asked.get(id) || [];
  asked.delete(id);
  if (resolve) error ? reject(new Error(error)) : resolve(value);
};
const ask = (question, more) => new Promise((...both) => {
  asked.set(++count, both);
  onmessage({data: {id: count, ask: question, ...more}});
});
const hint = async (key) => (await ask("node", {key})).advice || ask("hint", {key});
"""

CLOCK = """
const seconds = () => { const {user, system} = process.cpuUsage(); return (user + system) / 1e6; };
const within = (promise) => promise.catch((error) => ({failed: error.message}));
"""

GAMES = """
let seed = 1;
const chance = (most) => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0, (seed >>> 8) % most);
(async () => {
  const rows = [];
  const measured = async (key, work) => {
    const began = seconds(), told = await within(work());
    rows.push([key, seconds() - began, told]);
  };
  await measured(data.key, async () => {
    await ask("open", data);
    return hint(data.key);
  });
  for (let game = 0; game < data.states; game += 1) {
    let key = data.key;
    for (let left = 1 + chance(60); left; left -= 1) {
      const {moves} = await ask("node", {key});
      const next = moves.length && moves[chance(moves.length)].key;
      if (!next || !(await ask("node", {key: next})).moves.length) break;
      key = next;
    }
    await measured(key, () => hint(key));
  }
  console.log(JSON.stringify(rows));
  process.exit(0);
})();
"""

FOLLOWED = """
const lows = [0];
const size = ({length}) => 32 - Math.clz32(length) + length;
for (const blank of data.problem.blanks) lows.push(lows.at(-1) + size(blank));
const filled = (key, {blank, option}) =>
  (BigInt(`0x${key}`) | BigInt(option + 1) << BigInt(lows[blank])).toString(16);
(async () => {
  const rows = [];
  let key = data.key, told;
  do {
    const began = seconds();
    if (!rows.length) await ask("open", data);
    told = await within(ask("hint", {key}));
    rows.push([key, seconds() - began, told]);
    if (told && "blank" in told) key = filled(key, told);
  } while (told && "blank" in told);
  console.log(JSON.stringify(rows));
  process.exit(0);
})();
"""


READ = 'const data = JSON.parse(require("fs").readFileSync(0, "utf8"));'


def scripts(*names: str) -> str:
    return "".join(part(player.__file__, f"{name}.js") for name in names)


def script(data: dict[str, Any]) -> str:
    """The program of a page's worker, or that of a page with few states, and the measurement."""
    if "problem" in data:
        return f"{READ}{MANY}{{{scripts('fill')}}}{CLOCK}{FOLLOWED}"
    if data.get("small", False):
        return f"{READ}const engine = () => {{{scripts('rules', 'small')}}};{FEW}{CLOCK}{GAMES}"
    return f"{READ}{MANY}{{{scripts('rules', 'search')}}}{CLOCK}{GAMES}"


def measured(data: dict[str, Any], states: int, each: int) -> list[Any] | None:
    """Key, CPU seconds and hint of the start and of later states; None if given up."""
    sent = "wasm", "starts", "costs", "names", "problem"
    given = {**{name: data[name] for name in sent if name in data},
             "limit": 1_000_000, "key": data["starts"][0], "states": states}  # fmt: skip
    run = subprocess.run(
        ["node", "-e", script(data)],
        input=json.dumps(given), capture_output=True, text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (each, each)),
    )  # fmt: skip
    if run.returncode < 0:
        return None
    assert run.returncode == 0 and not run.stderr, run.stderr
    rows: list[Any] = json.loads(run.stdout)
    return rows


def wrong(loaded: Loaded, rows: list[Any], most: int) -> str:
    """Compare hints with all distances; of larger spaces dead ends, each with those after it."""
    fields, table, skipped = packing(loaded.puzzle), None, 0
    with suppress(TooLarge):
        table = GoalTable(loaded, most, lambda: None)
    for key, _, told in rows:
        if told is None or "failed" in told:
            continue
        words = [int(key[at : at + 16], 16) for at in range(0, len(key), 16)][::-1]
        slots, is_dead = fields.unpack(words), bool(told.get("dead"))
        own = table
        if table is None and is_dead:
            with suppress(TooLarge):
                own = GoalTable(with_starts(loaded, (slots,)), most, lambda: None)
        if own is None:
            skipped += 1
            continue
        cost = own.cost(slots)
        if is_dead != (cost is None) or (
            not is_dead and told["exact"] and told["left"] != list(cost or ())
        ):
            return f"WRONG: {key} {told} {cost}"
    return f"{skipped} not compared" if skipped else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    for name, default in (("states", 5), ("check", 60_000), ("each", 120)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    slow = []
    count = faults = 0
    print(f"{'puzzle':20} {'first':>7} {'later':>7}  dead known exact")
    for name in options.names or library.names():
        try:
            loaded = loadable(lambda: load(name))  # noqa: B023
            data = game_page(loaded, "").data
        except (PuzzleError, Unplayable):
            continue
        count += 1
        rows = measured(data, options.states, options.each)
        if rows is None:
            slow.append(name)
            print(f"{name:20} given up after {options.each} CPU s", flush=True)
            continue
        first, later = rows[0][1], max([row[1] for row in rows[1:]], default=0)
        told = [row[2] for row in rows if row[2] and "failed" not in row[2]]
        dead, exact = (sum(bool(one.get(name)) for one in told) for name in ("dead", "exact"))
        verdict = wrong(loaded, rows, options.check) if isinstance(loaded, Loaded) else ""
        faults += verdict.startswith("WRONG")
        if max(first, later) > 1:
            slow.append(name)
        print(f"{name:20} {first:7.2f} {later:7.2f}  {dead:4} {len(told):5} {exact:5}"
              f"  {verdict}", flush=True)  # fmt: skip
    print(f"{count - len(slow)} of {count} within 1 CPU s; wrong: {faults}")
    print(f"slower: {' '.join(slow)}")


if __name__ == "__main__":
    main()
