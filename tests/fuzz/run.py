"""Fuzz a target with mutants of good files: `python -m tests.fuzz.run TARGET --seconds 60`.

Failing files are minimised and written to a folder, one for each kind of failure; regressions are
moved to ``finds/TARGET``. All mutants derive from ``--seed``, so a run can be repeated. Needs only
Python; ``run_atheris`` is led by coverage.
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from types import FrameType

from puzzlelang.text.diagnostics import PuzzleError

from .targets import TARGETS, Target

LONGEST = 10.0
"""CPU seconds after which a file counts as hanging.

A limit for people who wait; tests count calls instead (``promise.work_counted``).
"""

SLOW = 3.0
"""The slowest file is reported if it takes this many seconds."""

Failure = tuple[str, str]
"""A failure: its kind, in one word that is the same for all such files, and the details."""


class Hangs(BaseException):
    """The time for one file was exceeded."""


@contextmanager
def watched(seconds: float) -> Iterator[None]:
    """Raise :class:`Hangs` after ``seconds`` of CPU time, if the platform can."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Hangs(f"more than {seconds:g} s")

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def failure(run: Callable[[bytes], None], data: bytes, seconds: float = LONGEST) -> Failure | None:
    """The failure caused by ``data``, or None."""
    try:
        with watched(seconds):
            run(data)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:
        return _kind(error), "".join(traceback.format_exception(error))
    return None


def _kind(error: BaseException) -> str:
    """The exception, and the innermost function of the program."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if "puzzlelang" in f.filename]
    place = "" if not frames else f" in {Path(frames[-1].filename).stem}.{frames[-1].name}"
    text = str(error) if isinstance(error, AssertionError) and not frames else ""
    if isinstance(error, Hangs):
        place = ""
    if isinstance(error, PuzzleError):
        text = error.diagnostics[0].code if error.diagnostics else ""
    words = "".join(c if c.isalpha() else " " for c in text).split()
    return f"{type(error).__name__}{place} {' '.join(words[:6])}".strip()


# ── minimising ───────────────────────────────────────────────────────────────────────


def smallest(data: bytes, fails: Callable[[bytes], bool], tries: int = 600) -> bytes:
    """Remove lines, words and characters from ``data`` while it fails."""
    for pattern in (b"\n", b" ", b""):
        parts = data.split(pattern) if pattern else [data[i : i + 1] for i in range(len(data))]
        size = max(1, len(parts) // 2)
        while size and tries > 0:
            at = 0
            while at < len(parts) and tries > 0:
                tries -= 1
                less = parts[:at] + parts[at + size :]
                if fails(pattern.join(less)):
                    parts = less
                else:
                    at += size
            size //= 2
        data = pattern.join(parts)
        if len(data) > 4000:
            break
    return data


# ── a run ────────────────────────────────────────────────────────────────────────────


def mutants(target: Target, chance: random.Random) -> Iterator[bytes]:
    seeds = target.seeds()
    while True:
        yield target.mutate(chance, chance.choice(seeds), seeds)


def fuzz(name: str, seconds: float, seed: int, out: Path) -> int:
    """Fuzz for ``seconds`` of CPU time; return the number of kinds of failure."""
    target, known = TARGETS[name], set[str]()
    tried, slowest, began = 0, 0.0, time.process_time()
    for data in mutants(target, random.Random(seed)):
        before = time.process_time()
        if before - began > seconds:
            break
        tried += 1
        failed = failure(target.run, data)
        took = time.process_time() - before
        if took > max(slowest, SLOW):
            _write(out, name, f"slowest.{target.ending}", data)
        slowest = max(slowest, took)
        if failed is not None and failed[0] not in known:
            known.add(failed[0])
            _keep(target, name, data, failed, out)
    print(f"{name}: {tried:,} files, {len(known)} kinds of failures, the slowest {slowest:.1f} s")
    return len(known)


def _keep(target: Target, name: str, data: bytes, failed: Failure, out: Path) -> None:
    kind, text = failed

    def fails(less: bytes) -> bool:
        found = failure(target.run, less)
        return found is not None and found[0] == kind

    small = data if kind.startswith("Hangs") else smallest(data, fails)
    path = _write(out, name, f"{sha256(kind.encode()).hexdigest()[:8]}.{target.ending}", small)
    print(f"{path}: {kind}\n{text}", flush=True)


def _write(out: Path, target: str, name: str, data: bytes) -> Path:
    (out / target).mkdir(parents=True, exist_ok=True)
    path = out / target / name
    path.write_bytes(data)
    return path


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.run", description=__doc__)
    parser.add_argument("target", choices=[*TARGETS, "all"])
    parser.add_argument("--seconds", type=float, default=60, help="CPU time for each target")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--out", type=Path, default=Path("fuzz-finds"), help="folder for failing inputs"
    )
    given = parser.parse_args()
    names = list(TARGETS) if given.target == "all" else [given.target]
    sys.exit(1 if sum(fuzz(n, given.seconds, given.seed, given.out) for n in names) else 0)


if __name__ == "__main__":
    main()
