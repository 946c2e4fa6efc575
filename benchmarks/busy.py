"""Measure the cost of choosing a tier, with an empty cache of machine code.

    python benchmarks/busy.py                     # every puzzle, quiet: some minutes
    python benchmarks/busy.py --loops 6           # with six busy loops: an hour
    python benchmarks/busy.py flow painter cube   # some of them
    python benchmarks/busy.py --loops 6 --markdown docs/performance.md

Solves and explores each puzzle of the library and the wide ones (`puzzles/flow.yaml`,
`puzzles/painter.yaml`: states of 3 to 63 words), with `--tier python` and with the program's
choice, each in a separate process.  Reports the ratio of CPU seconds (user and system, with all
children) if the first tier takes less than 3 s, and the CPU time after the answer was printed.
Then it interrupts and terminates some at several moments, and reports wall-clock seconds from the
signal to the end, and exit codes (-15: before the program's code ran).  `!` marks lines above a
bar; machines are noisy, so repeat a run before believing one.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from compare import write

HERE = Path(__file__).resolve().parent
PUZZLELANG = [sys.executable, "-m", "puzzlelang"]

RATIO, AFTER, SECONDS = 1.3, 0.2, 1.0
"""Bars: CPU relative to the first tier, CPU after the answer, seconds from a signal to the end."""

MOST = 3.0
"""CPU seconds on the first tier above which no ratio is reported."""

NOISE = 0.05
"""Error of a measured time in CPU seconds."""

MOMENTS = (0.3, 0.6, 1.0, 1.5, 2.5, 4.0)
"""Seconds from start to signal; multiplied by four on a busy machine."""

WIDE: dict[str, tuple[str, ...]] = {
    "flow": (str(HERE / "puzzles" / "flow.yaml"),),
    **{
        f"painter, {size} a side": (str(HERE / "puzzles" / "painter.yaml"), "--set", f"size={size}")
        for size in (8, 20, 40, 62)
    },
}
LONG: dict[str, tuple[str, ...]] = {
    "flow": WIDE["flow"],
    "painter, 62 a side": (*WIDE["painter, 62 a side"], "--set", "steps=30"),
    "15-puzzle": ("tiles", "--instance", "korf:60"),
    "atomix": ("atomix",),
    "pocket cube": ("cube",),
}
"""Commands to interrupt."""


@dataclass(frozen=True)
class Run:
    """CPU seconds in total and after the end of the answer, seconds from a signal to the end."""

    code: int
    cpu: float
    after: float = 0.0
    seconds: float = 0.0
    complaints: str = ""


def library() -> dict[str, tuple[str, ...]]:
    return {path.stem: (str(path),) for path in sorted((HERE.parent / "puzzles").rglob("*.yaml"))}


def spent(process: int) -> float:
    """CPU seconds of a process and its children so far, if the system reports them."""
    tick = os.sysconf("SC_CLK_TCK")
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / tick + sum(spent(int(child)) for child in children)


def run(command: Sequence[str], number: int = 0, wait: float = 0.0) -> Run:
    """Run with an empty cache; send signal ``number``, if any, after ``wait`` seconds."""
    with tempfile.TemporaryDirectory() as cache, tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(
            [*PUZZLELANG, *command], stdout=subprocess.PIPE, stderr=errors, cwd=HERE.parent,
            env=os.environ | {"PUZZLELANG_CACHE": cache}, preexec_fn=_bound,
        )  # fmt: skip
        assert process.stdout
        signal_time, cpu_before = 0.0, 0.0
        if number:
            time.sleep(wait)
            signal_time = time.monotonic()
            os.kill(process.pid, number)  # if it has ended, this is noticed below
        while os.read(process.stdout.fileno(), 1 << 20):
            cpu_before = spent(process.pid)
        _, status, usage = os.wait4(process.pid, 0)
        ended = time.monotonic()
        process.returncode = os.waitstatus_to_exitcode(status)
        process.stdout.close()
        errors.seek(0)
        cpu = usage.ru_utime + usage.ru_stime
        after = max(0.0, cpu - cpu_before) if cpu_before else 0.0
        return Run(process.returncode, cpu, after, ended - signal_time, errors.read())


def _bound() -> None:
    """Kill commands that take much longer than those compared."""
    resource.setrlimit(resource.RLIMIT_CPU, (12, 12))


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Run ``loops`` programs that compete for the processor."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


@dataclass
class Found:
    """Measurements of several lines."""

    ratios: list[tuple[float, str]] = field(default_factory=list)
    after: list[tuple[float, str]] = field(default_factory=list)
    waits: list[tuple[float, str]] = field(default_factory=list)
    codes: set[tuple[str, int]] = field(default_factory=set)
    wide: list[tuple[str, float, float]] = field(default_factory=list)
    complaints: int = 0


def measure(name: str, arguments: Sequence[str], command: str, found: Found, runs: int) -> str:
    """Medians of alternating runs of one puzzle on both tiers."""
    name = f"{command} {name}"
    words = [command, *arguments, "--quiet", "--time", "60"]
    plain: list[Run] = []
    automatic: list[Run] = []
    for _ in range(runs):
        plain.append(run([*words, "--tier", "python"]))
        if plain[-1].code not in (0, 1) or plain[-1].cpu >= MOST:
            return f"  {name:32} {plain[-1].cpu:6.2f} s on the first tier (exit {plain[-1].code})"
        automatic.append(run(words))
    before, cpu = (statistics.median(one.cpu for one in all_) for all_ in (plain, automatic))
    after = statistics.median(one.after for one in automatic)
    ratio = cpu / before
    found.ratios.append((ratio, name))
    found.after.append((after, name))
    if arguments[0].startswith(str(HERE)):
        found.wide.append((name, before, cpu))
    wrong = ratio > RATIO and cpu - before > NOISE
    wrong |= after > AFTER or {one.code for one in plain} != {one.code for one in automatic}
    mark = "!" if wrong else " "
    return f"{mark} {name:32} {before:6.2f} s {cpu:6.2f} s {ratio:5.2f} × {after:5.2f} s after"


def interrupt(name: str, arguments: Sequence[str], found: Found, slower: float) -> Iterator[str]:
    """Send signals at several moments."""
    for number, usual_code in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
        kind = signal.Signals(number).name
        runs = [
            run(["explore", *arguments, "--time", "60"], number, moment * slower)
            for moment in MOMENTS
        ]
        found.waits += [(one.seconds, f"{kind} {name}") for one in runs if one.code == usual_code]
        found.codes |= {(kind, one.code) for one in runs}
        complained = sum("Traceback" in one.complaints for one in runs)
        found.complaints += complained
        longest = max(one.seconds for one in runs)
        codes = {one.code for one in runs}
        mark = (
            "!" if longest > SECONDS or complained or not codes <= {0, usual_code, -number} else " "
        )
        listing = " ".join(map(str, sorted(codes)))
        yield f"{mark} {kind} {name:24} {longest:6.2f} s at most, exit {listing}"


def table(found: Found, loops: int) -> str:
    """The worst values, for docs/performance.md."""

    def worst(rows: list[tuple[float, str]], unit: str) -> str:
        return f"{max(rows)[0]:.2f}{unit} ({max(rows)[1]})" if rows else "–"

    ratios = [ratio for ratio, _ in found.ratios]
    middle = f"{statistics.median(ratios):.2f} ×" if ratios else "–"
    noted = [row for row in found.ratios if row[0] > 1]
    codes = ", ".join(f"{kind} {code}" for kind, code in sorted(found.codes)) or "–"
    return "\n".join(
        [
            f"| {f'beside {loops} busy loops' if loops else 'quiet'} | |",
            "|---|---|",
            f"| puzzles compared | {len(ratios)} |",
            f"| CPU, over that of the first tier: median | {middle} |",
            f"| the most | {worst(noted, ' ×')} |",
            f"| CPU after the answer, the most | {worst(found.after, ' s')} |",
            f"| from a signal to the end, the most | {worst(found.waits, ' s')} |",
            f"| exit codes | {codes} |",
            f"| tracebacks | {found.complaints} |",
            *(f"| {name} | {a:.2f} s, as chosen {b:.2f} s |" for name, a, b in found.wide),
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="part of a puzzle's name")
    parser.add_argument("--loops", type=int, default=0, help="busy loops beside it")
    parser.add_argument("--runs", type=int, default=1, help="of which the median is told")
    parser.add_argument("--no-signals", action="store_true", help="leave out what is interrupted")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table")
    options = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in background jobs

    def named(name: str) -> bool:
        return not options.names or any(part in name for part in options.names)

    totals = Found()
    with busy(options.loops):
        for name, arguments in (library() | WIDE).items():
            for command in ("solve", "explore") if named(name) else ():
                print(measure(name, arguments, command, totals, options.runs), flush=True)
        for name, arguments in {} if options.no_signals else LONG.items():
            if named(name):
                slower = 4.0 if options.loops else 1.0
                for line in interrupt(name, arguments, totals, slower):
                    print(line, flush=True)
    text = table(totals, options.loops)
    print(text)
    if options.markdown:
        write(options.markdown, "busy" if options.loops else "quiet", text)


if __name__ == "__main__":
    main()
