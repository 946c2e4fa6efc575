#!/usr/bin/env python3
"""List the bundled puzzles that a page can't run, with the reason, and the size of the others.

    python benchmarks/pages.py [--levels] [NAME…]
    python benchmarks/pages.py --files [NAME…]

For each module: bytes, bytes packed (brotli if the package is installed, else zlib), CPU seconds of
translation, bytes of the names of moves as JSON, packed by zlib. ``--levels``: all instances, too.
``--files``: bytes of the files that ``solve -o`` writes, and median and 95 % of those that play.
"""

from __future__ import annotations

import argparse
import json
import zlib
from collections.abc import Callable, Iterator
from time import process_time

from puzzlelang.answers import Loaded, ToFill, fill, load, loadable, solve
from puzzlelang.answers.loading import prepare, read_puzzle_file
from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.page_module import page_rules
from puzzlelang.compiler.state_layout import Unprintable
from puzzlelang.core import nodes as core
from puzzlelang.drawing import PlayerPage, solution_page
from puzzlelang.syntax import library
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.instance_choice import Instance, declared
from puzzlelang.text.diagnostics import Diagnostics, PuzzleError


def packer() -> tuple[str, Callable[[bytes], bytes]]:
    try:
        import brotli
    except ImportError:
        return "zlib", lambda data: zlib.compress(data, 9)
    return "brotli", brotli.compress


def puzzles(name: str, levels: bool) -> Iterator[tuple[str, core.Puzzle]]:
    diagnostics = Diagnostics()
    parsed = read_puzzle(read_puzzle_file(name), diagnostics)
    diagnostics.check()
    for instance in (Instance(), *(declared(parsed) if levels else ())):
        title = f"{name} {instance.name}".strip()
        try:
            puzzle = prepare(parsed, instance, Diagnostics()).puzzle
        except PuzzleError as error:
            print(f"{title}: {error.diagnostics[0].message}")
            continue
        yield title, puzzle


def page_of(name: str) -> PlayerPage | None:
    """The page with the solution of a puzzle; None if it has none."""
    loaded = loadable(lambda: load(name))
    if isinstance(loaded, ToFill):
        filled = fill(loaded)
        choices = [(choice,) for choice in filled.steps]
        return solution_page(loaded, "Solved.", choices, filled.best) if choices else None
    assert isinstance(loaded, Loaded)
    answer = solve(loaded)
    if not answer.trace:
        return None
    return solution_page(loaded, "Solved.", answer.listed, answer.best)


def measure_files(names: list[str], packed: Callable[[bytes], bytes]) -> None:
    """Print the size of the page with the solution of each puzzle, and of all."""
    sizes, small = [], []
    for name in names:
        page = page_of(name)
        if page is None:
            continue
        text = page.whole().encode()
        print(f"{len(text):8} {len(packed(text)):7} {name} ({page.kind})", flush=True)
        if page.kind != "film":
            sizes.append(len(text))
            small.append(len(packed(text)))
    for kind, found in (("bytes", sorted(sizes)), ("packed", sorted(small))):
        print(f"{len(found)} pages that play, {kind}: median {found[len(found) // 2]}, "
              f"95 % {found[len(found) * 95 // 100]}, largest {found[-1]}")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--levels", action="store_true")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--files", action="store_true")
    options = parser.parse_args()
    kind, packed = packer()
    if options.files:
        measure_files(options.names or sorted(library.names()), packed)
        return
    count, total, names, most, seconds, refused = 0, 0, 0, 0, 0.0, 0
    print(f"{'bytes':>8} {kind:>7} {'CPU s':>6} {'names':>6}")
    for name in options.names or sorted(library.names()):
        for title, puzzle in puzzles(name, options.levels):
            began = process_time()
            try:
                rules = page_rules(CompiledSystem(puzzle))
            except Unprintable as reason:
                refused += 1
                print(f"{title} can't be played in a page: {reason}")
                continue
            took, size = process_time() - began, len(packed(rules.binary))
            text = len(zlib.compress(json.dumps(rules.names).encode(), 9))
            print(f"{len(rules.binary):8} {size:7} {took:6.2f} {text:6} {title}", flush=True)
            count, total, names = count + 1, total + size, names + text
            most, seconds = max(most, size), seconds + took
    print(f"{count} modules, {total} bytes ({kind}), at most {most}; names {names}; "
          f"{seconds:.1f} CPU s; {refused} refused")  # fmt: skip


if __name__ == "__main__":
    main()
