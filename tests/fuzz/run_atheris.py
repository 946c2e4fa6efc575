"""Fuzz the same targets led by coverage: `python -m tests.fuzz.run_atheris TARGET [option…]`.

Needs atheris (`pip install atheris`; tried with 3.0.0, CPython 3.11, Linux); `python -m
tests.fuzz.run` doesn't. Half of the mutants are ours, half libFuzzer's. Options are libFuzzer's:
``-max_total_time=60``, ``-artifact_prefix=fuzz-finds/``, a folder for the corpus.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

try:
    import atheris
except ImportError:
    sys.exit(
        "atheris is not installed: `pip install atheris`, or `python -m tests.fuzz.run TARGET`, "
        "which is not led by coverage"
    )

with atheris.instrument_imports(include=["puzzlelang"]):
    from .targets import TARGETS

LONGEST = 16_384
"""Maximum length of a mutant in bytes; bundled puzzles are shorter."""


def main() -> None:
    if len(sys.argv) < 2 or sys.argv[1] not in TARGETS:
        sys.exit(f"usage: python -m tests.fuzz.run_atheris {{{','.join(TARGETS)}}} [option…]")
    target, options = TARGETS[sys.argv[1]], sys.argv[2:]
    seeds = target.seeds()

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        chance = random.Random(seed)
        if chance.random() < 0.5 or not data:
            return bytes(atheris.Mutate(data, most))
        return target.mutate(chance, data, seeds)[:most]

    def run(data: bytes) -> None:
        target.run(data)

    with tempfile.TemporaryDirectory(prefix="puzzlelang-seeds-") as folder:
        for number, seed in enumerate(seeds):
            (Path(folder) / f"{number:04}").write_bytes(seed)
        given = [o for o in options if not o.startswith("-")]
        corpus = given or [str(Path(folder) / "grown")]
        Path(corpus[0]).mkdir(parents=True, exist_ok=True)
        flags = [f"-max_len={LONGEST}", "-timeout=30", *(o for o in options if o.startswith("-"))]
        atheris.Setup(["fuzz", *flags, *corpus, folder], run, custom_mutator=mutate)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
