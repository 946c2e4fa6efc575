"""Contenders: how each is built for a case, run, and how its report is read."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from cases import BUILD, CPP, DOWNWARD, HERE, NATIVE, PYTHON, RUMUR, SPIN, WARMING, Case
from peg_boards import read_board
from processes import Failed, Run, run

COMPILE = ("-O3", "-march=native", "-w")


@dataclass(frozen=True)
class Found:
    """Numbers that a contender reports; ``None`` if it does not."""

    states: int | None
    transitions: int | None = None
    cost: int | None = None
    seconds: float | None = None  # of the search only, by its own clock


@dataclass(frozen=True)
class Limits:
    seconds: float
    memory: int


class Contender:
    """A program to compare; ``missing`` explains how to install it, if necessary."""

    name = ""
    accept: tuple[int, ...] = (0,)

    def missing(self) -> str:
        return ""

    def prepare(self, case: Case, limits: Limits) -> float:
        """Build the program for a case; return the CPU seconds of compilation."""
        return 0.0

    def command(self, case: Case, limits: Limits) -> tuple[str, ...]:
        raise NotImplementedError

    def found(self, output: str, case: Case) -> Found:
        raise NotImplementedError

    def folder(self, case: Case) -> Path:
        """Folder of its files for a case."""
        place = BUILD / re.sub(r"\W+", "-", f"{self.name} {case.name}".lower())
        place.mkdir(parents=True, exist_ok=True)
        return place

    def measure(self, case: Case, limits: Limits) -> Run:
        return run(
            self.command(case, limits), self.folder(case), self.accept,
            self.environment(), limits.seconds, limits.memory,
        )  # fmt: skip

    def environment(self) -> dict[str, str] | None:
        return None


def number(pattern: str, output: str) -> int:
    match = re.search(pattern, output)
    if not match:
        raise Failed(f"says nothing like `{pattern}`:\n{output[-2000:]}")
    return int(match[1])


class Ours(Contender):
    """puzzlelang on one tier, with only the kernel in its cache of machine code."""

    accept = (0, 1)  # 1: no solution, and proved

    def __init__(self, name: str, tier: str) -> None:
        self.name, self.tier = name, tier
        self.warm, self.cache = BUILD / "cache" / "warm", BUILD / "cache" / "used"
        self.is_warm = False

    def missing(self) -> str:
        is_available = self.tier == "python" or importlib.util.find_spec("llvmlite")
        return "" if is_available else "`pip install llvmlite`"

    def environment(self) -> dict[str, str]:
        hidden = ("PYTHONDONTWRITEBYTECODE",)
        variables = {name: value for name, value in os.environ.items() if name not in hidden}
        return {**variables, "PYTHONPATH": str(HERE.parent), "PUZZLELANG_CACHE": str(self.cache)}

    def measure(self, case: Case, limits: Limits) -> Run:
        if self.tier == "native":
            if not self.is_warm:
                shutil.rmtree(self.cache.parent, ignore_errors=True)
                super().measure(WARMING, limits)
                self.cache.rename(self.warm)
                self.is_warm = True
            shutil.rmtree(self.cache, ignore_errors=True)
            shutil.copytree(self.warm, self.cache)
        return super().measure(case, limits)

    def command(self, case: Case, limits: Limits) -> tuple[str, ...]:
        arguments = (word.replace("MAZE", case.file()) for word in case.ours)
        return (
            sys.executable, "-m", "puzzlelang", "solve", *arguments, "--format", "json", "--quiet",
            "--tier", self.tier, "--memory", str(limits.memory),
        )  # fmt: skip

    def found(self, output: str, case: Case) -> Found:
        answer = json.loads(output)
        statistics = answer["statistics"]
        return Found(
            statistics["reached"] if case.kind == "space" else None,
            statistics["generated"],
            answer["cost"][0] if answer["outcome"] == "solved" else None,
            statistics["seconds"],
        )


class Cpp(Contender):
    """C++ with g++, one program for each puzzle (`cpp/`)."""

    name = CPP

    def missing(self) -> str:
        return "" if shutil.which("g++") else "install g++"

    def prepare(self, case: Case, limits: Limits) -> float:
        source = HERE / "cpp" / f"{case.cpp[0]}.cpp"
        command = ("g++", "-std=c++17", *COMPILE, "-o", "program", source)
        return run(command, self.folder(case)).cpu

    def command(self, case: Case, limits: Limits) -> tuple[str, ...]:
        return ("./program", *(word.replace("MAZE", case.file()) for word in case.cpp[1:]))

    def found(self, output: str, case: Case) -> Found:
        report = json.loads(output)
        cost = report.get("cost", -1)
        steps = report["transitions"]
        return Found(report.get("states"), steps, None if cost < 0 else cost, report["seconds"])


class Spin(Contender):
    """The model checker SPIN, depth-first, with models in `promela/`."""

    name = SPIN

    def missing(self) -> str:
        is_available = shutil.which("spin") and shutil.which("gcc")
        return "" if is_available else "install SPIN (`apt install spin`) and gcc"

    def defined(self, case: Case) -> dict[str, object]:
        if case.maze:
            return {"MAP": f'"{case.file()}"'}
        if "BOARD" not in case.constants:
            return dict(case.constants)
        board = read_board(Path(str(case.constants["BOARD"])))
        pegs = [f"peg[{n}] = {int(has_peg)}" for n, has_peg in enumerate(board.start)]
        ends = [f"{'' if has_peg else '!'}peg[{n}]" for n, has_peg in enumerate(board.goal)]
        jumps = [f"JUMP({a}, {b}, {c})" for a, b, c in board.jumps]
        return {
            "HOLES": len(board.holes), "START": "; ".join(pegs), "GOAL": " && ".join(ends),
            "JUMPS": " ".join(jumps),
        }  # fmt: skip

    def prepare(self, case: Case, limits: Limits) -> float:
        folder = self.folder(case)
        defined = [f"#define {name} {value}\n" for name, value in self.defined(case).items()]
        model = (HERE / "promela" / f"{case.model}.pml").read_text()
        (folder / "model.pml").write_text("".join(defined) + model)
        generation = run(("spin", "-a", "model.pml"), folder).cpu
        memory = f"-DMEMLIM={limits.memory >> 20}"
        flags = ("-DSAFETY", "-DNOREDUCE", memory, *COMPILE)
        return generation + run(("gcc", *flags, "-o", "pan", "pan.c"), folder).cpu

    def command(self, case: Case, limits: Limits) -> tuple[str, ...]:
        """Pass the size of the space: SPIN needs it for its table and stack."""
        states = case.states or 10_000_000
        return ("./pan", "-E", "-n", f"-m{states + 100}", f"-w{max(10, states.bit_length())}")

    def found(self, output: str, case: Case) -> Found:
        if number(r"errors: (\d+)", output) or "max search depth too small" in output:
            raise Failed(output[-2000:])
        seconds = re.search(r"elapsed time ([\d.e+-]+)", output)
        # the step before the start counts as a state
        stored = number(r"(\d+) states, stored", output) - 1
        return Found(stored, seconds=float(seconds[1]) if seconds else None)


class Rumur(Contender):
    """The model checker Rumur, breadth-first, one thread, with models in `murphi/`."""

    name = RUMUR

    def missing(self) -> str:
        is_available = shutil.which("rumur") and shutil.which("gcc")
        return "" if is_available else "install Rumur (`apt install rumur`) and gcc"

    def model(self, case: Case) -> str:
        text = (HERE / "murphi" / f"{case.model}.m").read_text()
        constants = dict(case.constants)
        if "BOARD" in constants:
            board = read_board(Path(str(constants.pop("BOARD"))))
            constants["HOLES"] = len(board.holes)
            pegs = [f"peg[{n}] := {has_peg};".lower() for n, has_peg in enumerate(board.start)]
            ends = [f"{'' if has_peg else '!'}peg[{n}]" for n, has_peg in enumerate(board.goal)]
            jumps = [
                f"rule peg[{a}] & peg[{b}] & !peg[{c}] ==> begin\n"
                f"  peg[{a}] := false; peg[{b}] := false; peg[{c}] := true;\nend;"
                for a, b, c in board.jumps
            ]
            for mark, lines, between in (
                ("@START@", pegs, "\n  "), ("@GOAL@", ends, " & "), ("@JUMPS@", jumps, "\n"),
            ):  # fmt: skip
                text = text.replace(mark, between.join(lines))
        head = "".join(f"const {name}: {value};\n" for name, value in constants.items())
        return head + text

    def prepare(self, case: Case, limits: Limits) -> float:
        folder = self.folder(case)
        (folder / "model.m").write_text(self.model(case))
        flags = ("--threads", "1", "--deadlock-detection", "off")
        generation = run(("rumur", *flags, "--output", "checker.c", "model.m"), folder).cpu
        command = ("gcc", "-std=c11", *COMPILE, "-mcx16", "-o", "checker", "checker.c", "-lpthread")
        return generation + run(command, folder).cpu

    def command(self, case: Case, limits: Limits) -> tuple[str, ...]:
        return ("./checker",)

    def found(self, output: str, case: Case) -> Found:
        fired = number(r"\d+ states, (\d+) rules fired", output)
        return Found(number(r"(\d+) states, \d+ rules fired", output), fired)


class Downward(Contender):
    """The planner Fast Downward, A*, with domains in `pddl/`."""

    name = DOWNWARD
    accept = (0, 11)  # 11: the space is exhausted, and no plan exists

    def __init__(self, driver: str) -> None:
        self.driver = driver
        package = importlib.util.find_spec("up_fast_downward")
        if not driver and package and package.origin:
            self.driver = str(Path(package.origin).parent / "downward" / "fast-downward.py")

    def missing(self) -> str:
        hint = "`pip install --no-deps up-fast-downward`, or `--fast-downward fast-downward.py`"
        return "" if self.driver and Path(self.driver).exists() else hint

    def prepare(self, case: Case, limits: Limits) -> float:
        assert case.pddl
        (self.folder(case) / "problem.pddl").write_text(case.pddl())
        return 0.0

    def command(self, case: Case, limits: Limits) -> tuple[str, ...]:
        domain = str(HERE / "pddl" / f"{case.model}.pddl")
        search = f"astar({case.heuristic})"
        return (sys.executable, self.driver, domain, "problem.pddl", "--search", search)

    def found(self, output: str, case: Case) -> Found:
        if "Search terminated" not in output and "Solution found" not in output:
            raise Failed(f"no search was made:\n{output[-2000:]}")
        length = re.search(r"Plan length: (\d+)", output)
        seconds = re.search(r"Search time: ([\d.]+)s", output)
        return Found(
            number(r"registered states: (\d+)", output) if case.kind == "space" else None,
            number(r"Generated (\d+) state", output),
            int(length[1]) if length else None,
            float(seconds[1]) if seconds else None,
        )


def contenders(driver: str = "") -> list[Contender]:
    return [
        Ours(PYTHON, "python"), Ours(NATIVE, "native"), Cpp(), Spin(), Rumur(), Downward(driver),
    ]  # fmt: skip
