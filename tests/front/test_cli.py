"""The command line from a user's view: output streams and exit codes."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from puzzlelang.front.commands import list as list_command
from puzzlelang.front.commands import options as option_values
from puzzlelang.front.commands import program as cli
from puzzlelang.front.commands import registry, solve, terminal
from puzzlelang.search import ALIASES, ORDERS
from puzzlelang.text.diagnostics import PuzzleError
from tests.printed import FROGS_TREE
from tests.support import each_row, hears_control_c, rows_of

TOP = Path(__file__).parents[2]
MAPS = TOP / "tests" / "maze"

STUCK = """\
puzzle: Two rooms without a door
state:
  room: 1 .. 2 = 1
  lamp: boolean = false
transitions:
  switch:
    then:
      lamp: not lamp
goal: room = 2
"""

TOO_FAR = """\
puzzle: A walk that leaves its path
state:
  at: 0 .. 3 = 0
transitions:
  go on:
    then:
      at: at + 1
    say: from <at>
goal: at = 5
show: at <at>
"""

TOLL = """\
puzzle: Two ways, one with a toll
state:
  at: 0 .. 3 = 0
transitions:
  walk:
    when: at < 3
    then:
      at: at + 1
  ride:
    when: at = 0
    then:
      at: 3
goal: at = 3
cost:
  - coins: 5 per ride
  - minutes: 10 per walk
check:
  nobody gets far: at < 2
show: at <at>
"""


class Run:
    """Output and exit code of a command."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def data(self) -> Any:
        return json.loads(self.out)

    @property
    def flat(self) -> str:
        return " ".join(self.out.split())


Puzzlelang = Callable[..., Run]


@pytest.fixture
def puzzlelang(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Puzzlelang:
    """Run a command in an empty folder, with standard input ``given``."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for name, text in (("stuck", STUCK), ("too-far", TOO_FAR), ("toll", TOLL)):
        (tmp_path / f"{name}.yaml").write_text(text)

    def run(*arguments: str, given: str = "") -> Run:
        stdin = io.TextIOWrapper(io.BytesIO(given.encode()), encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", stdin)
        capsys.readouterr()
        code = cli.main(arguments)
        return Run(code, *capsys.readouterr())

    return run


# ── solve ────────────────────────────────────────────────────────────────────────────

FROGS = """\
Leaping frogs
left = 1, right = 1

  0  G_B
  1  _GB  G goes from stone 1 to stone 2
  2  BG_  B goes from stone 3 to stone 1
  3  B_G  G goes from stone 2 to stone 3

Solved in 3 moves. No shorter solution exists.
"""
ONE_EACH = ("--set", "left=1", "--set", "right=1")


def test_solve(puzzlelang: Puzzlelang) -> None:
    run = puzzlelang("solve", "frogs", *ONE_EACH)
    assert (run.code, run.out) == (0, FROGS)
    assert run.err.startswith("6 states reached, ")
    assert run.err.endswith("breadth-first\n")


def test_quiet_leaves_the_result_alone(puzzlelang: Puzzlelang) -> None:
    run = puzzlelang("solve", "frogs", *ONE_EACH, "--quiet")
    assert (run.code, run.out, run.err) == (0, FROGS, "")


def test_costs(puzzlelang: Puzzlelang) -> None:
    data = puzzlelang("solve", "toll.yaml", "--format", "json").data
    assert data["cost"] == [0, 30]
    assert [step["cost"] for step in data["trace"][1:]] == [[0, 10]] * 3


def test_unsolvable(puzzlelang: Puzzlelang) -> None:
    data = puzzlelang("solve", "stuck.yaml", "--format", "json", "--count").data
    assert (data["outcome"], data["solutions"]) == ("unsolvable", {"listed": 0, "total": 0})


def test_giving_up(puzzlelang: Puzzlelang) -> None:
    run = puzzlelang("solve", "frogs", "--set", "left=8", "--set", "right=8", "--states", "1k")
    assert run.code == 3
    assert "Gave up after 1,0" in run.out
    assert "A solution, if there is one, takes at least " in run.out.replace("\n", " ")
    data = puzzlelang("solve", "frogs", "--states", "5", "--format", "json").data
    assert (data["outcome"], data["limit"]) == ("gave-up", "states")
    assert 1 <= data["lower_bound"][0] <= 8
    assert "trace" not in data
    assert puzzlelang("solve", "frogs", "--time", "0.000001").code == 3
    assert puzzlelang("solve", "frogs", "--memory", "1k").code == 3


def test_the_json_is_the_contract(puzzlelang: Puzzlelang) -> None:
    data = puzzlelang("solve", "frogs", "--format", "json").data
    assert data.pop("statistics").keys() == {
        "reached", "expanded", "generated", "seconds", "tier", "order", "peak_memory_bytes",
    }  # fmt: skip
    trace = data.pop("trace")
    assert data.pop("fingerprint").startswith("sha256:")
    proof = data.pop("certificate")
    assert proof.keys() == {"below", "slots", "states", "layers"}
    assert (proof["below"], proof["states"]) == ([8, 8], 22)
    assert proof["layers"][0] == {"bound": [0, 0], "states": [[0, 0, 2, 1, 1]]}
    assert data == {
        "format": 1, "puzzle": "Leaping frogs", "parameters": {"left": "2", "right": "2"},
        "outcome": "solved", "optimal": True, "cost": [8], "length": 8,
        "solutions": {"listed": 1},
    }  # fmt: skip
    assert trace[0] == {"state": {"board": ["G", "G", "_", "B", "B"]}, "shown": "GG_BB"}
    assert trace[1] == {
        "transition": "hop", "arguments": {"f": "G", "far": 1, "here": 2},
        "said": "G goes from stone 2 to stone 3", "cost": [1],
        "state": {"board": ["G", "_", "G", "B", "B"]}, "shown": "G_GBB",
    }  # fmt: skip


def test_json_lines(puzzlelang: Puzzlelang) -> None:
    run = puzzlelang("solve", "frogs", "--all", "--format", "jsonl")
    rows = [json.loads(line) for line in run.out.splitlines()]
    assert [row["solution"] for row in rows] == [1, 2]
    assert {len(row["trace"]) for row in rows} == {9}
    single = puzzlelang("solve", "stuck.yaml", "--format", "jsonl")
    assert single.data["outcome"] == "unsolvable"


@pytest.mark.slow
@pytest.mark.parametrize("order", [*ORDERS, *ALIASES])
def test_every_order(puzzlelang: Puzzlelang, order: str) -> None:
    run = puzzlelang("solve", "frogs", "--search", order, "--format", "json")
    assert run.code == 0
    assert run.data["trace"][-1]["shown"] == "BB_GG"
    assert run.data["optimal"] is (
        bool(ORDERS[ALIASES.get(order, order)].promises) or run.data["optimal"]
    )


@pytest.mark.slow
def test_good_solutions_as_they_come(puzzlelang: Puzzlelang, tmp_path: Path) -> None:
    """The shortest takes 116 steps (known-results)."""
    run = puzzlelang("solve", "klotski", "--good", "--format", "jsonl", "--quiet")
    rows = [json.loads(line) for line in run.out.splitlines()]
    costs = [row["cost"][0] for row in rows]
    assert costs == sorted(costs, reverse=True) and costs[-1] == 116 < costs[0]
    assert [row["solution"] for row in rows] == [*range(1, len(rows) + 1)]
    assert [row["optimal"] for row in rows] == [False] * (len(rows) - 1) + [True]
    assert (run.code, run.err) == (0, "")
    short = puzzlelang("solve", "klotski", "--good", "--states", "8000")
    assert (short.code, "takes at most " in short.flat) == (0, True)
    assert "Looking for a better one" in short.err and "Looking" not in short.out
    assert puzzlelang("solve", "klotski", "--good", "--states", "1").code == 3
    answer = puzzlelang("solve", "klotski", "--good", "--states", "8000", "--format", "json")
    assert answer.data["bound_factor"] > 1 and not answer.data["optimal"]
    (tmp_path / "answer.json").write_text(answer.out)
    assert puzzlelang("verify", "klotski", str(tmp_path / "answer.json")).code == 0


@pytest.mark.slow
def test_a_weight_and_what_it_promises(puzzlelang: Puzzlelang, tmp_path: Path) -> None:
    """The cheapest takes 31 moves (Reinefeld 1993), and 12 times 3 exceeds 35."""
    command = ("solve", "eight-puzzle", "--search", "wastar", "--weight", "1.5")
    assert "takes at most 1.5 times as many moves" in " ".join(puzzlelang(*command).out.split())
    answer = puzzlelang(*command, "--format", "json")
    assert (answer.data["optimal"], answer.data["bound_factor"]) == (False, 1.5)
    assert 31 <= answer.data["cost"][0] <= 46
    (tmp_path / "answer.json").write_text(answer.out)
    verified = puzzlelang("verify", "eight-puzzle", str(tmp_path / "answer.json"))
    assert verified.code == 0, verified.out
    (tmp_path / "answer.json").write_text(
        answer.out.replace('"bound_factor": 1.5', '"bound_factor": 0.5')
    )
    assert puzzlelang("verify", "eight-puzzle", str(tmp_path / "answer.json")).code == 1
    wrong = puzzlelang("solve", "frogs", "--search", "astar", "--weight", "2")
    assert (wrong.code, "has no weight" in wrong.err) == (2, True)
    for weight in ("0.5", "x", "1.2345"):
        assert puzzlelang(*command[:-1], weight).code == 2


@pytest.mark.slow
def test_a_lower_bound_is_in_the_units_of_the_cost(puzzlelang: Puzzlelang) -> None:
    for order in ("bfs", "astar", "idastar", "ucs", "iddfs"):
        arguments = ("eight-puzzle", "--search", order, "--states", "500", "--format", "json")
        data = puzzlelang("solve", *arguments).data
        assert (data["outcome"], 1 <= data["lower_bound"][0] <= 31) == ("gave-up", True), order


# ── sources of puzzles and maps ──────────────────────────────────────────────────────


def test_a_puzzle_from_standard_input(puzzlelang: Puzzlelang) -> None:
    assert puzzlelang("solve", "-", "--quiet", given=TOLL).code == 0


@pytest.mark.slow
@pytest.mark.parametrize("order", ["queue", "stack"])
def test_a_map_from_a_file_and_from_standard_input(puzzlelang: Puzzlelang, order: str) -> None:
    expected = (MAPS / f"example.{order[0]}.list.out").read_text()
    options = ("--search", order, "--format", "lines")
    path = MAPS / "example.txt"
    assert puzzlelang("solve", "maze", "--map", f"maze={path}", *options).out == expected
    given = path.read_text()
    assert puzzlelang("solve", "maze", "--map", "maze=-", *options, given=given).out == expected


def test_a_library_name_is_found_anywhere_and_a_path_where_it_is(puzzlelang: Puzzlelang) -> None:
    Path("frogs").write_text(STUCK)
    assert puzzlelang("solve", "frogs").code == 1
    Path("frogs").unlink()
    assert puzzlelang("solve", "frogs").code == 0


# ── views ────────────────────────────────────────────────────────────────────────────


def test_a_view_and_nothing_else(puzzlelang: Puzzlelang) -> None:
    arguments = ("solve", "maze", "--map", f"maze={MAPS / 'map-4.txt'}", "--search", "stack")
    run = puzzlelang(*arguments, "--view", "map")
    assert (run.code, run.out) == (0, (MAPS / "map-4.s.map.out").read_text())
    assert "states reached" in run.err
    run = puzzlelang(*arguments, "--view", "map", "--quiet")
    assert (run.code, run.out, run.err) == (0, (MAPS / "map-4.s.map.out").read_text(), "")


def test_the_list_names_the_views(puzzlelang: Puzzlelang) -> None:
    (maze,) = puzzlelang("list", "maze", "--format", "json").data["puzzles"]
    assert maze["views"] == ["list", "map"]


def test_a_view_where_there_is_no_solution(puzzlelang: Puzzlelang) -> None:
    given = (MAPS / "walled-2.txt").read_text()
    expected = (MAPS / "walled-2.q.map.out").read_text()
    for view in ("list", "map"):
        run = puzzlelang("solve", "maze", "--map", "maze=-", "--view", view, given=given)
        assert (run.code, run.out) == (1, expected)
        assert "No solution: all" in run.err


# ── errors ───────────────────────────────────────────────────────────────────────────


@each_row(("arguments", "message", "help"), [(*row, "")[:3] for row in rows_of("front/usage.txt")])
def test_usage(puzzlelang: Puzzlelang, arguments: str, message: str, help: str) -> None:
    run = puzzlelang(*arguments.split())
    assert (run.code, run.out) == (2, "")
    assert message in run.err
    assert help in run.err
    assert "Traceback" not in run.err


def test_without_a_command_there_is_help(puzzlelang: Puzzlelang) -> None:
    assert (puzzlelang().code, puzzlelang().out) == (2, "")
    assert "usage: puzzlelang COMMAND" in puzzlelang().err
    for word in ("--help", "-h", "help"):
        assert puzzlelang(word).code == 0
        assert puzzlelang(word).out.startswith("usage: puzzlelang COMMAND")
    assert puzzlelang("--version").out == f"puzzlelang {cli.__version__}\n"


def test_help_is_as_wide_as_a_narrow_terminal(
    puzzlelang: Puzzlelang, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    described, examples = puzzlelang("--help").out.split("examples:")
    assert max(map(len, described.splitlines())) <= 40
    assert max(map(len, examples.partition("exit codes:")[2].splitlines())) <= 40
    for command in registry.COMMANDS:
        text = puzzlelang(command, "--help").out.partition("arguments:")[2]
        options = text.partition("\n\nlimits")[0].partition("\n\nexamples")[0]
        assert max(map(len, options.splitlines()), default=0) <= 40, command


@pytest.mark.parametrize("command", registry.COMMANDS)
def test_help_of_a_command(puzzlelang: Puzzlelang, command: str) -> None:
    run = puzzlelang(command, "--help")
    assert run.code == 0
    assert puzzlelang("help", command).out == puzzlelang("--help", command).out == run.out
    assert "examples:\n  puzzlelang " in run.out
    assert max(map(len, run.out.splitlines())) <= 80


def test_help_names_every_option_of_the_contract(puzzlelang: Puzzlelang) -> None:
    shown = puzzlelang("solve", "--help").out
    for option in (
        "--set", "--map", "--search", "--all", "--count", "--view", "--format", "--time",
        "--memory", "--states", "--tier", "--cores", "--quiet", *ORDERS,
    ):  # fmt: skip
        assert option in shown


# ── bugs, interruptions, closed pipes ────────────────────────────────────────────────


def test_a_bug_of_ours(puzzlelang: Puzzlelang, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> int:
        raise ZeroDivisionError("a slip\x1b")

    monkeypatch.setattr(list_command, "run", broken)
    run = puzzlelang("list")
    assert (run.code, run.out) == (70, "")
    assert "internal error: ZeroDivisionError: a slip\\u001b" in run.err
    assert "Please report it" in run.err
    assert "Traceback" not in run.err
    monkeypatch.setenv("PUZZLELANG_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        puzzlelang("list")


@pytest.mark.parametrize(("error", "code"), [(KeyboardInterrupt, 130), (MemoryError, 3)])
def test_interruptions(
    puzzlelang: Puzzlelang, monkeypatch: pytest.MonkeyPatch, error: type[BaseException], code: int
) -> None:
    def interrupted(_: object) -> int:
        raise error

    monkeypatch.setattr(list_command, "run", interrupted)
    assert puzzlelang("list").code == code


def start(*arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(TOP)}
    return subprocess.Popen(
        [sys.executable, "-m", "puzzlelang", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
        preexec_fn=hears_control_c,
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.each_time("2-130-Interrupted after -native", "15-143-Terminated after -python")
@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
@pytest.mark.parametrize("tier", ["python", "native"])
@pytest.mark.parametrize(
    ("number", "code", "words"),
    [(signal.SIGINT, 130, "Interrupted after "), (signal.SIGTERM, 143, "Terminated after ")],
)
def test_a_signal_ends_a_search_with_what_is_known(
    tier: str, number: int, code: int, words: str
) -> None:
    """Send the signal once a progress line shows that the search has started."""
    settings = ["sizes=211,223,227,229", "filled=0,0,0,0", "tap=true", "litres=1", "in_jugs=4"]
    chosen = [word for setting in settings for word in ("--set", setting)]
    master, slave = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "puzzlelang", "solve", "jugs", *chosen, "--tier", tier],
        stdout=subprocess.PIPE, stderr=slave, text=True, cwd=TOP, preexec_fn=hears_control_c,
    ) as process:  # fmt: skip
        os.close(slave)
        said = ""
        while " states," not in said and process.poll() is None:
            said += os.read(master, 4096).decode()
        process.send_signal(number)
        assert process.stdout is not None
        out = process.stdout.read()
    with contextlib.suppress(OSError):  # the terminal was closed
        said += os.read(master, 4096).decode()
    os.close(master)
    assert process.returncode == code, said
    assert "Traceback" not in said
    known = int(out.partition(words)[2].partition(" ")[0].replace(",", ""))
    assert known >= int(re.findall(r"([\d,]+) states,", said)[0].replace(",", ""))


@pytest.mark.skipif(os.name == "nt", reason="pipes differ on Windows")
def test_a_closed_pipe_is_no_error() -> None:
    process = start("explore", "hanoi", "--tree", "--depth", "14")
    assert process.stdout is not None
    assert process.stdout.readline().startswith("state ")
    process.stdout.close()
    assert process.stderr is not None
    err = process.stderr.read()
    assert (process.wait(timeout=30), err) == (141, "")


@pytest.mark.slow
def test_the_program_from_outside() -> None:
    process = start("solve", "frogs", "--quiet", *ONE_EACH)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (0, FROGS, "")


# ── terminals ────────────────────────────────────────────────────────────────────────


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_colours_on_a_terminal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "40")
    assert terminal.page(Terminal()).colours
    assert terminal.page(Terminal()).width == 40
    assert not terminal.page(io.StringIO()).colours
    monkeypatch.setenv("NO_COLOR", "1")
    assert not terminal.page(Terminal()).colours
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert not terminal.page(Terminal()).colours


# ── validate ─────────────────────────────────────────────────────────────────────────


def test_validate_tells_broken_expectations(puzzlelang: Puzzlelang) -> None:
    expect = "expect:\n  cost: [0, 30]\n  length: 2\n  states: 5\n  finish: at 3\n"
    Path("toll.yaml").write_text(TOLL + expect)
    (file,) = puzzlelang("validate", "toll.yaml", "--format", "json").data["files"]
    assert file["file"] == "toll.yaml"
    assert [(e["name"], e["found"], e["holds"]) for e in file["expect"]] == [
        ("cost", [0, 30], True), ("length", 3, False), ("states", 4, False),
        ("finish", "at 3", True),
    ]  # fmt: skip


def test_checks_are_tested_when_that_is_asked(puzzlelang: Puzzlelang) -> None:
    text = Path("toll.yaml").read_text().replace("check:", "check:\n  it stays: at >= 0")
    Path("toll.yaml").write_text(text.replace("nobody gets far: at < 2", "nobody flies: at < 9"))
    for option, counts in (("--deep", (2, 0)), ("--quiet", (0, 2))):
        (told,) = puzzlelang("validate", "toll.yaml", option, "--format", "json").data["files"]
        assert (told["checks_held"], told["checks_left_out"]) == counts
    Path("toll.yaml").write_text(text)
    failing = puzzlelang("validate", "toll.yaml", "--deep", "--format", "json")
    assert (failing.code, failing.data["files"][0]["checks_held"]) == (1, 0)


def test_validate_folders_and_formats(puzzlelang: Puzzlelang) -> None:
    Path("sub").mkdir()
    Path("sub/bad.yaml").write_text("puzzle: P\ngaol: x\n")
    Path("sub/note.txt").write_text("no puzzle")
    run = puzzlelang("validate", ".")
    assert run.code == 2
    assert run.out.splitlines() == [
        "./stuck.yaml: ok, no expectations",
        "./toll.yaml: ok, no expectations; 1 check left out: --deep tests it",
        "./too-far.yaml: ok, no expectations",
    ]
    assert "--> ./sub/bad.yaml:2:1" in run.err
    assert "did you mean `goal`?" in run.err
    data = puzzlelang("validate", "sub", "--format", "json").data
    assert {d["line"] for d in data["files"][0]["diagnostics"]} >= {2}
    sarif = puzzlelang("validate", "sub", "--format", "sarif")
    assert sarif.code == 2
    assert sarif.data["version"] == "2.1.0"
    (run_,) = sarif.data["runs"]
    (rule, *_) = run_["tool"]["driver"]["rules"]
    assert rule["help"]["text"] and rule["fullDescription"]["text"].endswith(".")
    Path("empty").mkdir()
    assert puzzlelang("validate", "empty").code == 2


# ── explore, graph, verify, list ─────────────────────────────────────────────────────


def test_explore(puzzlelang: Puzzlelang) -> None:
    data = puzzlelang("explore", "frogs", "--format", "json").data
    assert data.pop("statistics")["reached"] == 23
    assert data == {
        "format": 1, "puzzle": "Leaping frogs", "parameters": {"left": "2", "right": "2"},
        "complete": True,
        "deepest": [{"shown": "BB_GG", "state": {"board": ["B", "B", "_", "G", "G"]}}],
        "states": 23, "transitions": 28, "levels": [1, 4, 2, 3, 4, 4, 2, 2, 1], "depth": 8,
        "goal_states": 1, "lost_states": 0, "dead_ends": 4, "cost": [8], "solutions": 2,
    }  # fmt: skip


SYSTEM = """\
puzzle: A counter
state:
  n: 0..3 = 0
transitions:
  up:
    when: n < 3
    then:
      n: n + 1
check:
  it stays small: n < 3
views:
  way(k in trace): <n>
show: <n>
expect:
  start: 0
  states: 4
  transitions: 3
  levels: [1, 1, 1, 1]
"""
"""A system without a goal; its four states are 0 to 3."""


@pytest.mark.parametrize("goal", ["", "goal: false\n"])
def test_a_system_without_a_goal(puzzlelang: Puzzlelang, tmp_path: Path, goal: str) -> None:
    """As text: tests/transcripts/validate.md."""
    file = tmp_path / "counter.yaml"
    file.write_text(SYSTEM + goal)
    assert "no-goal" in puzzlelang("solve", str(file), "--format", "json").out
    run = puzzlelang("explore", str(file), "--format", "json")
    assert (run.data["states"], run.data["goal_states"]) == (4, 0)
    assert run.data["solutions"] is None
    assert [len(check["trace"]) for check in run.data["checks"]] == [4]
    for ending in ("svg", "html", "json", "dot", "graphml"):
        assert puzzlelang("graph", str(file), "-o", f"counter.{ending}").code == 0


def test_explore_within_limits(puzzlelang: Puzzlelang) -> None:
    data = puzzlelang("explore", "frogs", "--states", "10", "--format", "json").data
    assert (data["complete"], data["limit"], data["solutions"]) == (False, "states", None)


def test_the_tree_is_that_of_the_assignment(puzzlelang: Puzzlelang) -> None:
    assert puzzlelang("explore", "frogs", "--tree").out == FROGS_TREE + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["dot", "json", "graphml", "svg", "html"])
def test_graph(puzzlelang: Puzzlelang, ending: str, tmp_path: Path) -> None:
    run = puzzlelang("graph", "goat", "-o", f"out.{ending}")
    assert (run.code, run.out) == (0, "")
    assert run.err == f"wrote out.{ending}: 10 states, 20 transitions\n"
    text = (tmp_path / f"out.{ending}").read_text()
    if ending == "dot":
        assert text.count(" -> ") == 20
        assert text.count("penwidth=2") == 10  # two solutions of 7 moves share 4
    elif ending == "json":
        data = json.loads(text)
        assert sum(node["solution"] for node in data["nodes"]) == 10
        assert [node["depth"] for node in data["nodes"]] == sorted(
            node["depth"] for node in data["nodes"]
        )
    elif ending != "html":
        assert len(list(ElementTree.fromstring(text).iter())) > 30
    assert not list(tmp_path.glob("*.tmp"))
    again = puzzlelang("graph", "goat", "-o", f"again.{ending}")
    assert again.code == 0
    assert (tmp_path / f"again.{ending}").read_text() == text


def test_a_graph_beyond_the_limit_is_not_written(puzzlelang: Puzzlelang, tmp_path: Path) -> None:
    run = puzzlelang("graph", "frogs", "-o", "out.dot", "--states", "10")
    assert run.code == 3
    assert "nothing is written" in run.err
    assert not (tmp_path / "out.dot").exists()


def test_the_first_states_of_a_graph(puzzlelang: Puzzlelang, tmp_path: Path) -> None:
    run = puzzlelang("graph", "frogs", "-o", "out.json", "--first", "10")
    assert run.code == 0
    assert "out.json: 10 states, 12 transitions; there are more states than these\n" in run.err
    data = json.loads((tmp_path / "out.json").read_text())
    assert data["complete"] is False
    whole = puzzlelang("graph", "frogs", "-o", "whole.json", "--first", "23")
    assert "there are more" not in whole.err
    same = json.loads((tmp_path / "whole.json").read_text())
    assert [node["shown"] for node in data["nodes"]] == [
        node["shown"] for node in same["nodes"][:10]
    ]
    assert len(data["edges"]) == sum(e["from"] < 10 and e["to"] < 10 for e in same["edges"])


def test_a_pruned_graph(puzzlelang: Puzzlelang, tmp_path: Path) -> None:
    run = puzzlelang("graph", "goat-gdl", "-o", "out.json", "--prune", "all")
    assert run.err == "wrote out.json: 10 states, 10 transitions (of 15 states)\n"
    run = puzzlelang("graph", "goat-gdl", "-o", "out.json", "--prune", "dead-ends, lost")
    assert (
        run.err == "wrote out.json: 10 states, 19 transitions (of 15 states)\n"
    )  # the goal is terminal
    assert json.loads((tmp_path / "out.json").read_text())["pruned"] == ["lost", "dead-ends"]


def test_another_order_marks_its_own_solution(puzzlelang: Puzzlelang, tmp_path: Path) -> None:
    puzzlelang("graph", "goat", "-o", "out.json", "--search", "dfs")
    nodes = json.loads((tmp_path / "out.json").read_text())["nodes"]
    trace = puzzlelang("solve", "goat", "--search", "dfs", "--format", "json").data["trace"]
    assert [n["shown"] for n in nodes if n["solution"]] == sorted(
        (step["shown"] for step in trace), key=[n["shown"] for n in nodes].index
    )


@pytest.mark.slow
def test_verify(puzzlelang: Puzzlelang, tmp_path: Path) -> None:
    answer = puzzlelang("solve", "frogs", "--format", "json", "--all").out
    Path("answer.json").write_text(answer)
    run = puzzlelang("verify", "frogs", "answer.json")
    assert run.code == 0
    assert run.out.startswith("Verified.\n")
    assert puzzlelang("verify", "frogs", "-", given=answer).code == 0
    assert puzzlelang("verify", "frogs", "answer.json", "--set", "left=3").code == 1
    Path("wrong.json").write_text(answer.replace("G_GBB", "GG_BB"))
    wrong = puzzlelang("verify", "frogs", "wrong.json", "--format", "json")
    assert (wrong.code, wrong.data["status"]) == (1, "refuted")
    tired = puzzlelang("solve", "frogs", "--states", "5", "--format", "json").out
    assert puzzlelang("verify", "frogs", "-", given=tired).code == 3
    nothing = puzzlelang("solve", "stuck.yaml", "--format", "json").out
    assert puzzlelang("verify", "stuck.yaml", "-", given=nothing).code == 0
    data = json.loads(answer)
    del data["certificate"]
    part = puzzlelang("verify", "frogs", "-", "--states", "5", given=json.dumps(data))
    assert (part.code, part.out.split("\n")[0]) == (3, "Verified in part.")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["proof", "proof.gz"])
def test_certificate(puzzlelang: Puzzlelang, name: str) -> None:
    solved = puzzlelang("solve", "frogs", "--format", "json", "--certificate", name)
    assert (solved.code, solved.data["certificate"]["states"]) == (0, 22)
    Path("answer.json").write_text(solved.out)
    run = puzzlelang("verify", "frogs", "answer.json", "--certificate", name)
    assert run.code == 0
    assert run.out.endswith("that no trace is cheaper: a certificate of 22 states\n")
    first = Path(name).read_bytes()
    puzzlelang("solve", "frogs", "--certificate", name, "--tier", "python")
    assert Path(name).read_bytes() == first  # contains neither time nor file name
    longer = puzzlelang("solve", "frogs", "--set", "left=3", "--certificate", name)
    assert (longer.code, longer.out) == (0, puzzlelang("solve", "frogs", "--set", "left=3").out)
    run = puzzlelang("verify", "frogs", "answer.json", "--certificate", name)
    assert run.code == 2
    assert "it is for parameters other than left=2, right=2" in run.err
    run = puzzlelang("verify", "frogs", "answer.json", "--certificate", "answer.json")
    assert (run.code, "of this answer: line 1 is not JSON" in run.err) == (2, True)
    Path("cut").write_bytes(first[: len(first) // 2])
    run = puzzlelang("verify", "frogs", "answer.json", "--certificate", "cut")
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("error[bad-certificate]: `cut` is not a certificate of this answer: ")


@pytest.mark.parametrize("text", ["", "5", "[]", "{}", '{"puzzle": "Frogs"', '{"format": 1}'])
def test_a_file_without_an_answer(puzzlelang: Puzzlelang, text: str) -> None:
    """The file is invalid, but no claim is refuted."""
    run = puzzlelang("verify", "frogs", "-", given=text)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("error[not-an-answer]: ")


@pytest.mark.parametrize("name", ["proof.gz", "proof.json"])
def test_a_certificate_is_no_answer(puzzlelang: Puzzlelang, name: str) -> None:
    puzzlelang("solve", "frogs", "--certificate", name)
    run = puzzlelang("verify", "frogs", name)
    assert run.code == 2
    assert run.err == (
        f"error[not-an-answer]: `{name}` is a certificate, not an answer\n"
        f" = help: name the answer, and after it `--certificate {name}`; the answer is what "
        "`puzzlelang solve --format json` printed with it\n"
    )
    run = puzzlelang("verify", "frogs", "nothing.gz")
    assert (run.code, "error[no-such-file]" in run.err) == (2, True)


TOO_HIGH = """\
puzzle: Two ways
state: {n: 0..9 = 0, fast: boolean = false}
transitions:
  walk: {when: n < 9 and not fast, then: {n: n + 1}}
  hurry: {when: n = 0, then: {fast: true}}
  run: {when: fast, then: {n: 9}}
goal: n = 9
estimate: ESTIMATE
"""
"""The goal is two or nine steps away."""


@pytest.mark.parametrize(
    ("estimate", "told"),
    [
        ("if fast and n = 0 then 50 else 0",
         "in the state n=0 fast=true: it is 50, but the remaining cost is 1; a solution costs 2"),
        ("if fast and n = 0 then 50 else if n = 0 then 10 else 0", "at the start it is 10"),
    ],
)  # fmt: skip
def test_no_certificate_of_what_an_estimate_misled(
    puzzlelang: Puzzlelang, estimate: str, told: str
) -> None:
    Path("two.yaml").write_text(TOO_HIGH.replace("ESTIMATE", estimate))
    command = ("solve", "two.yaml", "--certificate", "proof", "--format", "json", "--search")
    run = puzzlelang(*command, "astar")
    assert (run.code, run.data["length"], run.data["optimal"]) == (3, 9, False)
    assert "the search relied on `estimate`, which is too high" in run.err
    assert told in run.err and not Path("proof").exists()
    obeyed = puzzlelang(*command, "ucs")
    assert (obeyed.code, obeyed.data["length"], obeyed.data["optimal"]) == (0, 2, True)


def test_no_certificate(puzzlelang: Puzzlelang) -> None:
    """Too many states: a warning, and the exit code of a limit."""
    run = puzzlelang("solve", "eight-puzzle", "--states", "20k", "--certificate", "proof")
    assert run.code == 3
    assert "Solved in 31 moves." in run.out
    assert "warning[no-certificate]: no certificate is written: it takes more than" in run.err
    assert not Path("proof").exists()
    for words, problem in (
        (("--search", "dfs", "--certificate", "proof"), "`--search dfs` promises nothing"),
        (("--certificate", "nowhere/proof"), "there is no folder `nowhere`"),
        (("--certificate", "."), "`.` is a folder"),
    ):
        run = puzzlelang("solve", "frogs", *words)
        assert (run.code, problem in run.err) == (2, True)


@pytest.mark.slow
def test_list(puzzlelang: Puzzlelang) -> None:
    text = puzzlelang("list").out
    data = puzzlelang("list", "--format", "json").data
    names = [puzzle["name"] for puzzle in data["puzzles"]]
    paths = (TOP / "puzzles").rglob("*.yaml")
    assert names == [stem for _, stem in sorted((p.parent.name, p.stem) for p in paths)]
    assert all(puzzle["title"][:10] in text for puzzle in data["puzzles"])
    assert max(map(len, text.splitlines())) <= 80
    (frogs,) = (puzzle for puzzle in data["puzzles"] if puzzle["name"] == "frogs")
    assert {key: frogs[key] for key in ("family", "states", "cost", "difficulty")} == {
        "family": "counters", "states": 23, "cost": 8, "difficulty": "easy",
    }  # fmt: skip
    assert frogs["parameters"][1] == {"name": "right", "value": "2", "comment": "brown frogs"}
    assert frogs["known"][-1]["with"] == {"left": "3", "right": "5"}


@pytest.mark.slow
def test_list_of_a_family_and_of_a_difficulty(puzzlelang: Puzzlelang) -> None:
    river = puzzlelang("list", "river").out.splitlines()
    assert river[1] == "river"
    assert any("Missionaries" in line for line in river)
    assert all(line.startswith("  ") for line in river[2:])
    hard = puzzlelang("list", "--difficulty", "HARD", "--format", "json").data["puzzles"]
    assert {puzzle["difficulty"] for puzzle in hard} == {"hard"}
    assert "cube" in {puzzle["name"] for puzzle in hard}
    family = puzzlelang("list", "hanoi/", "--format", "json").data["puzzles"]
    assert {puzzle["family"] for puzzle in family} == {"hanoi"}


def test_levels_of_which_nothing_is_known_take_a_line(puzzlelang: Puzzlelang) -> None:
    lines = puzzlelang("list", "tiles").out.splitlines()
    assert "    korf:1 to korf:100" in lines
    assert not any("korf:2" in line or line != line.rstrip() for line in lines)


def test_list_of_a_puzzle(puzzlelang: Puzzlelang) -> None:
    toll = puzzlelang("list", "toll.yaml", "--format", "json").data["puzzles"]
    assert [(p["name"], p["family"], p["title"]) for p in toll] == [
        ("toll", "", "Two ways, one with a toll")
    ]
    assert puzzlelang("list", "-", given=TOLL).out == "Two ways, one with a toll\n-\n"


# ── values of options ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (option_values.count, "1000000", 10**6),
        (option_values.count, "1M", 10**6),
        (option_values.count, "1,500", 1500),
        (option_values.count, "2.5k", 2500),
        (option_values.memory, "2G", 2 * 10**9),
        (option_values.memory, "500 MB", 5 * 10**8),
        (option_values.memory, "1GiB", 1 << 30),
        (option_values.seconds, "30", 30.0),
        (option_values.seconds, "2m", 120.0),
        (option_values.seconds, "500ms", 0.5),
        (option_values.setting, " n = 5 ", ("n", "5")),
        (option_values.setting, "maze=a=b.txt", ("maze", "a=b.txt")),
    ],
)
def test_values(kind: Callable[[str], object], text: str, value: object) -> None:
    assert kind(text) == value


def test_all_may_stand_before_the_file() -> None:
    assert registry.parse("solve", ["--all", "frogs"]).all == solve.EVERY
    assert registry.parse("solve", ["--all", "3", "frogs"]).all == 3
    assert registry.parse("solve", ["frogs", "--all"]).all == solve.EVERY
    with pytest.raises(PuzzleError):
        registry.parse("solve", ["--all=x", "frogs"])


COUNTER = """\
puzzle: A long way
state:
  at: 0 .. 700 = 0
transitions:
  step:
    when: at < 700
    then:
      at: at + 1
goal: at = 700
check:
  never at the end: at < 700
expect: {cost: 700}
"""


def test_explore_finds_the_state_that_refutes_a_check(
    puzzlelang: Puzzlelang, tmp_path: Path
) -> None:
    path = str(tmp_path / "long.yaml")
    Path(path).write_text(COUNTER)
    found = puzzlelang("explore", path, "--format", "json")
    assert found.code == 1
    assert found.data["refuted"]["check"] == "never at the end"
    assert len(found.data["refuted"]["trace"]) == 701
    text = puzzlelang("explore", path).out
    assert "more depths" in text


def test_a_count_that_gave_up_is_no_count(puzzlelang: Puzzlelang, tmp_path: Path) -> None:
    path = str(tmp_path / "long.yaml")
    Path(path).write_text(COUNTER)
    for option in ("--count", "--all"):
        found = puzzlelang("solve", path, option, "--states", "100", "--format", "json")
        assert found.code == 3
        assert "total" not in found.data["solutions"]


@pytest.mark.slow
@pytest.mark.parametrize("where", ["raise KeyboardInterrupt", "exec('raise KeyboardInterrupt')"])
def test_interrupted_while_it_is_loaded(where: str) -> None:
    """Ctrl-C during the import exits with a message and 130.

    Also inside `exec`, as in the creation of a dataclass, where Python would die of the signal.
    """
    program = (
        "import sys\n"
        "class Finder:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == 'puzzlelang.front.commands.program': {where}\n"
        "sys.meta_path.insert(0, Finder())\n"
        "from puzzlelang.__main__ import main\n"
        "sys.exit(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=TOP, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (130, "Interrupted.\n")


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Windows ends a process unconditionally")
@pytest.mark.parametrize(
    "name", ["signal", "puzzlelang.front", "puzzlelang.front.commands.program"]
)
def test_interrupted_before_it_is_loaded(name: str) -> None:
    """Ctrl-C at the program's first import, before any `try`, and at a later one."""
    program = (
        "import os, sys\n"
        "for name in ('signal', 'enum'):\n"
        "    sys.modules.pop(name, None)\n"
        "def hear(event, given):\n"
        f"    if event == 'import' and given[0] == {name!r} and 'puzzlelang' in sys.modules:\n"
        "        os.kill(os.getpid(), 2)\n"
        "sys.addaudithook(hear)\n"
        "sys.argv[0] = '/bin/puzzlelang'\n"
        "from puzzlelang.__main__ import main\n"
        "sys.exit(main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=TOP, capture_output=True, text=True,
        preexec_fn=hears_control_c,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (130, "Interrupted.\n")


def test_importing_the_program_leaves_signals_alone() -> None:
    program = (
        "import signal, puzzlelang.__main__\n"
        "print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=TOP, capture_output=True, text=True,
        preexec_fn=hears_control_c,
    )  # fmt: skip
    assert done.stdout == "True\n"
