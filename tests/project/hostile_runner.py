"""Run the program on hostile files, one process each, and report broken promises.

``python tests/project/hostile_runner.py`` runs all cases of ``hostile_cases`` and prints broken
promises and the slowest and largest runs. ``--match TEXT`` selects cases by name. ``--whole``
starts a new Python for each case, so the figures are a user's. Otherwise each case runs in a copy
of a process that has imported the program: the same figures without the start, four times faster.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import NoReturn
from unicodedata import category

TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP))

from tests.project.hostile_cases import SECRET, Case, cases  # noqa: E402

SECONDS = 1.0  # of CPU
MEGABYTES = 128
BYTES = 4096  # of messages
PATIENCE = 20.0
"""Seconds until a process is killed."""

AT_FAULT = 2
BUG = 70

READABLE = tuple(
    os.path.realpath(place) + os.sep
    for place in {sys.prefix, sys.base_prefix, *sys.path, TOP, "/usr/lib", "/usr/share/zoneinfo"}
    if place and os.path.isdir(place)
)
KNOWN = tuple(
    "/proc/self/stat /proc/self/status /proc/self/cgroup /proc/self/mountinfo /proc/self/maps"
    " /proc/meminfo /proc/cpuinfo /sys/fs/cgroup /dev/null".split()
)
"""Files that the program reads by itself, to find out how much memory is available."""

KEPT = re.compile(r"[0-9a-f]{64}\.(code|[0-9a-f]{16}\.tmp)|CACHEDIR\.TAG")
"""Cache files, which are opened relative to their folder."""

FORBIDDEN = frozenset(
    "os.system os.exec os.posix_spawn os.spawn os.fork os.forkpty os.kill os.remove os.rename"
    " os.chmod os.symlink os.link subprocess.Popen socket.connect socket.bind socket.getaddrinfo"
    " shutil.rmtree pty.spawn webbrowser.open urllib.Request".split()
)


@dataclass(frozen=True)
class Run:
    """Outcome of a case. ``seen`` lists forbidden actions."""

    case: Case
    code: int
    seconds: float
    megabytes: float
    out: bytes
    err: bytes
    seen: tuple[str, ...]

    def broken(self) -> Iterator[str]:
        """Broken promises, including time."""
        if self.seconds > SECONDS:
            yield f"{self.seconds:.1f} s"
        yield from self.promises()

    def promises(self) -> Iterator[str]:
        """Broken promises, except time."""
        allowed = (0, 1, AT_FAULT, 3) if self.case.right else (AT_FAULT,)
        if self.code < 0:
            yield f"ended by {signal.Signals(-self.code).name}"
        elif self.code not in allowed:
            yield f"exit code {self.code}"
        if self.megabytes > MEGABYTES:
            yield f"{self.megabytes:.0f} MB"
        if self.code == AT_FAULT and self.out:
            yield "an answer in addition to an error"
        if self.code == AT_FAULT and not self.err.strip():
            yield "no message"
        files = 1 if "puzzle.yaml" in self.case.files else len(self.case.files) or 1
        if len(self.err) >= BYTES * files:
            yield f"messages of {len(self.err):,} bytes"
        both = self.out + self.err
        for sign in (b"Traceback", b"internal error", SECRET.encode(), b"root:x:"):
            if sign in both:
                yield f"{sign.decode()!r} in the output"
        if self.case.arguments[0] == "format":  # prints its input
            both = self.err
        try:
            strange = {c for c in set(both.decode()) - {"\n"} if category(c) in ("Cc", "Cf", "Cs")}
        except UnicodeDecodeError:
            strange = {"bytes"}
        if strange:
            yield f"{sorted(map(ascii, strange))} in the output"
        yield from self.seen


class Runner:
    """Runs cases one by one; ``whole`` starts a new Python process for each."""

    def __init__(self, whole: bool = False) -> None:
        self.whole = whole
        self.cache = tempfile.mkdtemp(prefix="hostile-cache-")
        self.environment = {
            **os.environ, "PYTHONPATH": str(TOP), "PYTHONIOENCODING": "utf-8",
            "PUZZLELANG_CACHE": self.cache, "PYTHONDONTWRITEBYTECODE": "1",
        }  # fmt: skip
        self.server: subprocess.Popen[str] | None = None
        if not whole:
            self.server = subprocess.Popen(
                [sys.executable, __file__, "--serve"], env=self.environment,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            )  # fmt: skip

    def close(self) -> None:
        if self.server is not None:
            self.server.communicate()
        shutil.rmtree(self.cache, ignore_errors=True)

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(self, case: Case) -> Run:
        home = Path(tempfile.mkdtemp(prefix="hostile-"))
        try:
            folder = home / "puzzle"
            folder.mkdir()
            case.build(folder)
            (home / ".in").write_bytes(case.stdin or b"")
            (home / ".seen").touch()
            before = _files_in(home)
            arguments = [argument.replace("\0", "") for argument in case.arguments]
            code, seconds, megabytes = self.ended(str(home), arguments)
            seen = (home / ".seen").read_text(errors="replace").split("\n")[:-1]
            made = _files_in(home) - before - {".out", ".err"}
            seen += [f"made {place!r}" for place in made]
            out, err = ((home / name).read_bytes() for name in (".out", ".err"))
            return Run(case, code, seconds, megabytes, out, err, tuple(sorted(set(seen))))
        finally:
            shutil.rmtree(home, ignore_errors=True)

    def ended(self, home: str, arguments: list[str]) -> tuple[int, float, float]:
        """Exit code, CPU seconds, peak megabytes."""
        if self.server is None:
            with (
                open(f"{home}/.in", "rb") as given,
                open(f"{home}/.out", "wb") as out,
                open(f"{home}/.err", "wb") as err,
            ):
                process = subprocess.Popen(
                    [sys.executable, "-m", "puzzlelang", *arguments],
                    cwd=f"{home}/puzzle", stdin=given, stdout=out, stderr=err,
                    env=self.environment, preexec_fn=_limits,
                )  # fmt: skip
                return _wait(process.pid)
        assert self.server.stdin and self.server.stdout
        self.server.stdin.write(json.dumps([home, arguments]) + "\n")
        self.server.stdin.flush()
        code, seconds, megabytes = json.loads(self.server.stdout.readline())
        return code, seconds, megabytes


def _files_in(home: Path) -> set[str]:
    return {
        os.path.relpath(os.path.join(folder, name), home)
        for folder, folders, files in os.walk(home)
        for name in (*folders, *files)
    }


def _wait(process: int) -> tuple[int, float, float]:
    until = time.monotonic() + PATIENCE
    pause = 0.001
    while True:
        found, status, usage = os.wait4(process, os.WNOHANG)
        if found:
            code = os.waitstatus_to_exitcode(status)
            return code, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
        if time.monotonic() > until:
            os.kill(process, signal.SIGKILL)
            until = float("inf")
        time.sleep(pause)
        pause = min(pause * 1.5, 0.02)


def _limits() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def serve() -> int:
    """Fork for each case named on standard input, and print each outcome."""

    for line in sys.stdin:
        home, arguments = json.loads(line)
        process = os.fork() or _copy(home, arguments)
        print(json.dumps(_wait(process)), flush=True)
    return 0


def _copy(home: str, arguments: list[str]) -> NoReturn:
    from puzzlelang.front.commands import program

    code = BUG
    try:
        _limits()
        os.chdir(f"{home}/puzzle")
        write = os.O_WRONLY | os.O_CREAT
        for at, (name, flags) in enumerate(
            ((".in", os.O_RDONLY), (".out", write), (".err", write))
        ):
            handle = os.open(f"{home}/{name}", flags, 0o600)
            os.dup2(handle, at)
            os.close(handle)
        sys.stdin, sys.stdout, sys.stderr = (
            os.fdopen(at, mode, encoding="utf-8", closefd=False) for at, mode in enumerate("rww")
        )
        _watch(os.path.realpath(home), arguments, os.open(f"{home}/.seen", os.O_WRONLY))
        code = program.main(arguments)
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else BUG
    except BaseException as error:
        sys.stderr.write(f"Traceback: {error!r}")
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _watch(home: str, arguments: list[str], log: int) -> None:
    """Log all actions except reading the program's own files, the case's files and files named on
    the command line.
    """
    readable = (
        *READABLE,
        home + "/puzzle",
        *(os.path.realpath(place) for place in (os.environ["PUZZLELANG_CACHE"],)),
    )

    named = {part for argument in arguments for part in (argument, argument.partition("=")[2])}

    def hook(event: str, given: tuple[object, ...]) -> None:
        if event == "open" and isinstance(given[0], str | bytes):
            name = os.fsdecode(given[0])
            if name in named or name.startswith(KNOWN):
                return
            if KEPT.fullmatch(name) and not os.path.lexists(name):
                return  # in the cache, opened relative to its folder
            if not os.path.realpath(name).startswith(readable):
                os.write(log, f"opened {name[:60]!r}\n".encode("utf-8", "replace"))
        elif event in FORBIDDEN:
            os.write(log, f"did {event}\n".encode())

    sys.addaudithook(hook)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--match", default="")
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="run every Nth case")
    parser.add_argument("--show", action="store_true", help="print the program's output")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.serve:
        return serve()
    chosen = islice(
        (case for case in cases() if options.match in case.name), 0, None, options.every
    )
    with Runner(options.whole) as runner:
        runs = map(runner.run, chosen)
        return show(runs) if options.show else report(runs)


def show(runs: Iterable[Run]) -> int:
    for ended in runs:
        figures = f"exit {ended.code}, {ended.seconds:.2f} s, {ended.megabytes:.0f} MB"
        print(f"── {ended.case.name}: {figures}", *ended.broken())
        print((ended.out + ended.err).decode(errors="replace"))
    return 0


def report(runs: Iterable[Run]) -> int:
    count = bad = 0
    times: list[tuple[float, str]] = []
    sizes: list[tuple[float, str]] = []
    codes: dict[int, int] = {}
    for ended in runs:
        count += 1
        broken = list(ended.broken())
        if broken:
            bad += 1
            print(f"{ended.case.name}: {'; '.join(broken)}", flush=True)
        times.append((ended.seconds, ended.case.name))
        sizes.append((ended.megabytes, ended.case.name))
        codes[ended.code] = codes.get(ended.code, 0) + 1
    print(f"{count} cases, {bad} break a promise; exit codes {dict(sorted(codes.items()))}")
    for title, found, unit in (("slowest", times, "s"), ("largest", sizes, "MB")):
        print(
            f"{title}: "
            + "; ".join(
                f"{value:.2f} {unit} {name}" for value, name in sorted(found, reverse=True)[:5]
            )
        )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
