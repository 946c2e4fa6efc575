"""Every limit of docs/language-more.md, at the limit and one beyond.

Within a limit a file is accepted, or at least not reported as too large; one more gives one
message.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from puzzlelang.answers.loading import FRAMES
from puzzlelang.model import grids
from puzzlelang.model.cost_bound import MOST_CONSTANT_WORK, MOST_PRINTING, MOST_WORK, MOST_WRITES
from puzzlelang.syntax import library
from puzzlelang.syntax.files import MAP_LIMIT, PUZZLE_LIMIT, read_stream
from puzzlelang.syntax.level_files import MOST_LINES, lines_of
from puzzlelang.text.diagnostics import Diagnostic, Diagnostics, PuzzleError, render_all
from puzzlelang.text.source import Source
from tests import support
from tests.project.hostile_cases import Small, small

LANGUAGE = Path(__file__).parents[2] / "docs/language-more.md"


@pytest.fixture(autouse=True)
def room_for_calls() -> Iterator[None]:
    """Set the recursion limit to that of a command."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(FRAMES)
    yield
    sys.setrecursionlimit(before)


def codes(text: str) -> set[str]:
    return {d.code for d in support.diagnose(text) if d.severity == "error"}


def nested(n: int) -> str:
    """A file with lists ``n`` deep, counting the mapping of its sections."""
    return small(params="\n  k: " + "[" * (n - 2) + "1" + "]" * (n - 2))


def entries(n: int) -> str:
    """A file of ``n`` nodes."""
    base = small(expect="\n  - cost: 2")
    return base + "  - cost: 2\n" * ((n - count_of_nodes(base)) // 3)


def count_of_nodes(text: str) -> int:
    import yaml

    return sum(isinstance(event, yaml.NodeEvent) for event in yaml.parse(text))


def members(n: int) -> str:
    return small(
        types="\n  bank: [left, right]\n  item: [" + ", ".join(f"m{i}" for i in range(n)) + "]"
    )


def variables(n: int) -> str:
    more = "".join(f"\n  x{i}: 0..1 = 0" for i in range(n - 2))
    return small(state=Small.BASE["state"] + more)


def values(n: int) -> str:
    return small(state=Small.BASE["state"] + f"\n  x: 0..1 for each k in 1..{n - 3} = 0")


def in_set(n: int) -> str:
    return small(state=Small.BASE["state"] + f"\n  s: set of 0..{n} = none")


def subsets(n: int) -> str:
    text = members(n).replace("cross(i in item)", "cross(i in item, s in set of item)")
    return text.replace("other(at(i))", "if i in s then left else right")


def table(n: int) -> str:
    columns = next(k for k in range(512, 0, -1) if n % k == 0)
    rows = n // columns
    return small(tables=f"\n  t(a in 1..{rows}, b in 1..{columns}): 1")


def deep_definitions(n: int) -> str:
    """``n`` nested expressions, each a definition."""
    lines = "".join(f"\n  d{i + 1}: d{i}" for i in range(n - 3))
    return small(define=f"\n  d0: n{lines}", goal=f"d{n - 3} = 1")


def constants(n: int) -> str:
    return "\n".join(f"  p{i}: p{i + 1}" for i in range(n))


def chain_of_constants(n: int) -> str:
    chain = "".join(f"\n  p{i}: p{i + 1}" for i in range(n - 1))
    return small(params=f"{chain}\n  p{n - 1}: 1", goal="n = p0")


def transitions(n: int) -> str:
    return small(transitions="".join(f"\n  t{i}:\n    then:\n      n: 1" for i in range(n)))


def instances(n: int) -> str:
    return small(instances="".join(f"\n  i{k}: {{}}" for k in range(n)))


def written(n: int) -> str:
    """Effects of ``n`` lines after unrolling loops."""
    rows, rest = divmod(n, 200)
    loops = f"\n      for each j in 1..{rows}, k in 1..200:\n        x(k): 1"
    lines = "".join(f"\n      x({k}): 1" for k in range(1, rest + 1))
    return small(
        state="\n  x: 0..1 for each k in 1..200 = 0",
        transitions=f"\n  go:\n    then:{loops}{lines}",
        goal="x(1) = 1",
    )


def map_of(rows: list[str]) -> tuple[set[str], str]:
    """Diagnostics of a map in a file."""
    text = small(
        maps="\n  room:\n    file: m.txt\n    legend: |\n      # = wall\n      space = floor",
        state="\n  c: room = the wall",
        transitions="\n  go:\n    then:\n      c: c", goal="c = the wall",
    )  # fmt: skip
    diagnostics = Diagnostics()
    support.checked(text, diagnostics, maps={"room": "\n".join(rows) + "\n"})
    return {d.code for d in diagnostics.errors}, text


LIMITS: dict[str, tuple[Callable[[int], str], int, str]] = {
    "nesting of lists": (nested, 64, "too-large"),
    "members of a type": (members, 4_096, "too-large"),
    "variables": (variables, 1_024, "too-large"),
    "values that change": (values, 65_536, "too-large"),
    "numbers in a set": (in_set, 4_095, "set-too-wide"),
    "a set as a parameter": (subsets, 13, "too-many-subsets"),
    "a computed table": (table, 262_144, "too-large"),
    "definitions in one another": (deep_definitions, 150, "too-deep"),
    "constants by constants": (chain_of_constants, 40, "too-deep"),
    "transitions": (transitions, 1_024, "too-large"),
    "instances": (instances, 1_024, "too-large"),
    "lines of effects": (written, MOST_WRITES, "too-large"),
}


@pytest.mark.later("a computed table", "values that change", "members of a type", "transitions")
@pytest.mark.parametrize("name", LIMITS)
def test_at_the_limit_and_one_beyond(name: str) -> None:
    make, most, code = LIMITS[name]
    assert code not in codes(make(most))
    beyond = support.diagnose(make(most + 1))
    assert code in {d.code for d in beyond if d.severity == "error"}, [d.message for d in beyond]
    assert len(render_all(beyond).encode()) < 4_096
    told = f"{most:,}"
    if name not in ("numbers in a set",):
        assert any(told in d.message + d.label + d.help for d in beyond), [
            d.message for d in beyond
        ]
    row = next(
        (
            row
            for row in LANGUAGE.read_text("utf-8").split("\n")
            if re.search(rf"^\|.*\b{told}\b", row)
        ),
        "",
    )
    assert row.startswith("|"), f"docs/language-more.md does not name the limit {told}"


@pytest.mark.slow
def test_entries_of_a_file() -> None:
    assert count_of_nodes(entries(49_999)) in (49_998, 49_999, 50_000)
    assert "too-large" not in codes(entries(49_999))
    assert "too-large" in codes(entries(50_003))


@pytest.mark.slow
@pytest.mark.parametrize("limit", [PUZZLE_LIMIT, MAP_LIMIT])
def test_bytes_of_a_file(limit: int) -> None:
    class Zeros(io.RawIOBase):
        """A file of ``size`` letters that takes no memory and counts the letters read."""

        def __init__(self, size: int) -> None:
            self.left, self.read_so_far = size, 0

        def read(self, size: int = -1) -> bytes:
            given = min(self.left, size)
            self.left -= given
            self.read_so_far += given
            return b"a" * given

    assert len(read_stream(Zeros(limit), "file", limit).text) == limit  # type: ignore[arg-type]
    endless = Zeros(1 << 50)
    with pytest.raises(PuzzleError) as caught:
        read_stream(endless, "file", limit)  # type: ignore[arg-type]
    (found,) = caught.value.diagnostics
    assert found.code == "too-large" and f"{limit >> 20} MiB" in found.message
    assert endless.read_so_far == limit + 1, "the limit applies during reading"


def test_a_puzzle_file_and_a_map_have_limits_of_their_own(tmp_path: Path) -> None:
    assert (PUZZLE_LIMIT, MAP_LIMIT) == (1 << 20, 64 << 20)
    path = tmp_path / "large.yaml"
    path.write_text("#" * (PUZZLE_LIMIT + 1))
    with pytest.raises(PuzzleError) as caught:
        from puzzlelang.answers.loading import read_puzzle_file

        read_puzzle_file(library.path_of(str(path)))
    assert caught.value.diagnostics[0].code == "too-large"


def test_lines_of_a_puzzle() -> None:
    text = small()
    lines = text.count("\n")
    assert codes(text + "\n" * (65_536 - lines)) == set()
    assert codes(text + "\n" * (65_537 - lines)) == {"too-large"}


def test_lines_of_a_map() -> None:
    assert map_of(["#"] * 65_536)[0] == {"no-value"}  # `the wall` is ambiguous, so the map was read
    assert map_of(["#"] * 65_537)[0] == {"too-large"}


def test_cells_that_nobody_wrote() -> None:
    """Short rows are padded with blanks, up to a limit."""
    short = ["#"] * 1_023
    assert map_of(["#" * 1_024, *short])[0] == {"no-value"}
    assert map_of(["#" * 1_025, *short])[0] == {"too-large"}
    wide = "#" * 3_000
    assert map_of([wide, *["#" * 751] * 400])[0] == {"no-value"}  # the file has a quarter of it
    assert map_of([wide, *["#" * 700] * 400])[0] == {"too-large"}


def maps_of(count: int, text: str) -> set[str]:
    """Diagnostics of several maps that share a file."""
    entries = [
        f"\n  m{i}:\n    file: m.txt\n    legend: |\n      # = wall{i}\n      space = floor{i}"
        for i in range(count)
    ]
    diagnostics = Diagnostics()
    maps = {f"m{i}": text for i in range(count)}
    support.checked(small(maps="".join(entries)), diagnostics, maps=maps)
    return {d.code for d in diagnostics.errors}


@pytest.mark.slow
def test_lines_of_all_maps() -> None:
    assert maps_of(2, "#\n" * 65_536) == set()
    assert maps_of(3, "#\n" * 43_691) == {"too-large"}


def test_characters_of_all_maps(monkeypatch: pytest.MonkeyPatch) -> None:
    assert grids.MOST_CHARACTERS == 64 << 20
    for most, told in [(30, set[str]()), (29, {"too-large"})]:
        monkeypatch.setattr(grids, "MOST_CHARACTERS", most)
        assert maps_of(3, "####\n####\n") == told


def test_cells_of_all_maps_that_nobody_wrote() -> None:
    text = "#" * 1_024 + "\n" + "#\n" * 511
    assert maps_of(2, text) == set()
    assert maps_of(3, text) == {"too-large"}


def test_lines_of_a_collection() -> None:
    assert sum(1 for _ in lines_of(Source("levels", "\n" * MOST_LINES))) == MOST_LINES + 1
    with pytest.raises(PuzzleError) as caught:
        list(lines_of(Source("levels", "\n" * (MOST_LINES + 1))))
    assert caught.value.diagnostics[0].code == "too-large"


STEPS = re.compile(r"up to ([\d.,]+)(?: (million|billion))? steps")


GUARD = "\n  go(j, k in 1..{}):\n    when: n = j + k\n    then:\n      n: 1"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("most", "section", "text", "size"),
    [
        (MOST_CONSTANT_WORK, "params", "\n  k: sum(1 for j in 1..{})", lambda n: n),
        (MOST_CONSTANT_WORK, "tables", "\n  t(i in item): sum(1 for j in 1..{})", lambda n: n // 2),
        (MOST_WORK, "transitions", GUARD, lambda n: int(n**0.5)),
        (MOST_WORK, "goal", "some j in 1..{} where n = j", lambda n: n),
        (MOST_PRINTING, "show", "<sum(n for j in 1..{}) mod 7>", lambda n: n),
    ],
)
def test_work(most: int, section: str, text: str, size: Callable[[int], int]) -> None:
    """Find the limit of work by bisection: an error beyond it, none below."""

    def make(n: int) -> str:
        return small(**{section: text.format(size(n))})

    within, beyond = 1, most
    assert "too-much-work" not in codes(make(within))
    assert "too-much-work" in codes(make(beyond))
    while beyond - within > max(1, within // 20):
        middle = (within + beyond) // 2
        diagnostics = Diagnostics()
        support.checked(make(middle), diagnostics)
        if "too-much-work" in {d.code for d in diagnostics.errors}:
            beyond = middle
        else:
            within = middle
    (found,) = support.diagnose(make(beyond))
    steps = STEPS.search(found.message)
    assert steps, found.message
    count = float(steps[1].replace(",", "")) * {None: 1, "million": 1e6, "billion": 1e9}[steps[2]]
    assert most * 0.9 <= count <= most * 1.1, "not reported far below the limit"


@pytest.mark.slow
def test_operations_of_all_rules() -> None:
    """A rule of 397 operations, used as often as the limit allows, and slightly more often."""

    def used(times: int) -> str:
        rule = "\n  r: " + " + ".join(["n"] * 99) + " = " + " + ".join(["n"] * 99)
        return small(define=rule, goal="\n" + "  - r\n" * times)

    assert "too-large" not in codes(used(50_000 // 400))
    assert "too-large" in codes(used(50_000 // 390))


@pytest.mark.each_time("state", "tables")
@pytest.mark.parametrize("section", ["params", "tables", "state"])
def test_work_of_all_constants_together(section: str) -> None:
    """Fifty constants, each within the limit."""
    heavy = "sum(1 for j in 1..90000)"
    line = {"params": "p{}: ", "tables": "t{}(b in 1..1): ", "state": "x{}: 0..100000 = "}[section]
    before = Small.BASE["state"] if section == "state" else ""
    lines = "".join(f"\n  {line.format(i)}{heavy}" for i in range(50))
    (found,) = support.diagnose(small(**{section: before + lines}))
    assert found.code == "too-much-work" and "all constants" in found.message


def test_many_mistakes_are_given_up() -> None:
    found = support.diagnose(small(goal="\n" + "".join(f"  - nn{i} = 1\n" for i in range(1_200))))
    assert len(found) == 1_000
    text = render_all(found)
    assert len(text.encode()) < 4_096
    assert re.search(r"… and \d+ more$", text)


def test_long_messages_are_cut_off_together() -> None:
    found = [Diagnostic("usage", "long " * 60, None) for _ in range(18)]
    text = render_all(found)
    assert len(text.encode()) < 4_096
    assert re.search(r"… and \d+ more$", text)


def test_work_of_a_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """A map costs ten steps for each cell."""
    from puzzlelang.model import cost_bound

    monkeypatch.setattr(cost_bound, "MOST_CONSTANT_WORK", 100)

    def told(steps: int) -> set[str]:
        text = small(
            maps="\n  m:\n    text: |\n      ####\n      ####\n    legend: |\n      # = wall",
            params=f"\n  k: sum(1 for j in 1..{steps})",
        )
        return codes(text)

    assert told((100 + 2 * 4 * 10) // 2) == set()
    assert told((100 + 2 * 4 * 10) // 2 + 1) == {"too-much-work"}
