"""Compare `difficulty:` of the library with the bits of the choices.

Bits measure the choices among steps, as `explore --rate` does. They ignore long rules, hidden
patterns, and that people find a long walk through a maze easy. Contradictions within a family are
worth a look; puzzles of different kinds compare badly. `difficulty:` is the opinion of the authors.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import median

from puzzlelang import answers
from puzzlelang.search import Limits

LIBRARY = Path(__file__).parents[1] / "puzzles"
LEVELS = ("easy", "medium", "hard")
STATES = 60_000


def rated(path: Path) -> tuple[str, float] | None:
    """Return the difficulty of a puzzle and the bits of its start; None if it is not measured."""
    try:
        loaded = answers.load(str(path))
        rating = answers.rated(loaded, Limits(states=STATES))
    except answers.ToFill:
        return None
    bits = None if rating.limit or len(loaded.puzzle.starts) != 1 else rating.bits[0]
    if bits is None or loaded.tree.difficulty is None:
        return None
    return loaded.tree.difficulty.value, bits / 1000


def contradictions(bits: dict[str, tuple[str, float]]) -> list[str]:
    """Return the puzzles that have more bits than half of those that are two levels harder, or
    fewer than half of those two levels easier.
    """
    middle = {level: median(b for own, b in bits.values() if own == level) for level in LEVELS}
    return [
        name for name, (level, own) in bits.items()
        if (level == "easy" and own > middle["hard"]) or (level == "hard" and own < middle["easy"])
    ]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("family", nargs="?", default="*")
    paths = sorted(LIBRARY.glob(f"{parser.parse_args().family}/*.yaml"))
    found = {f"{path.parent.name}/{path.stem}": rated(path) for path in paths}
    bits = {name: one for name, one in found.items() if one is not None}
    for name, (level, own) in sorted(bits.items(), key=lambda pair: pair[1][1]):
        print(f"{own:8.2f} bits  {level:6}  {name}")
    print(f"not measured (filled in, unsolvable, or too many states): {len(found) - len(bits)}")
    if {level for level, _ in bits.values()} >= {*LEVELS}:
        print("contradictions:", ", ".join(contradictions(bits)) or "none")


if __name__ == "__main__":
    main()
