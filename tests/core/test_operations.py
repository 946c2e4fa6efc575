"""Each row of the table of operations is true, and all its readers agree.

Puzzles are generated from the rows: an operation on combinations of odd values within its
signature, with all arguments from the state, with one of them constant, and with all constant.
"""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from puzzlelang import answers
from puzzlelang.compiler.state_layout import Unprintable
from puzzlelang.core import nodes as core
from puzzlelang.core import semantics
from puzzlelang.core.intervals import interval_of
from puzzlelang.core.lists import elements, list_of
from puzzlelang.core.operations import OPERATIONS, REDUCTIONS, Kind, Operation, Scheme, maps_of
from puzzlelang.core.primitives import CLOSURES, NoValue
from puzzlelang.core.rule_faults import RuleFault
from puzzlelang.core.types import (
    BOOLEAN,
    DIRECTIONS,
    INTEGERS,
    LARGEST,
    NONE,
    NOWHERE,
    Cells,
    ListOf,
    Scalar,
    SetOf,
    Type,
    integer,
    whole,
)
from puzzlelang.editor.meanings import functions
from puzzlelang.model.functions import FUNCTIONS, _of_row
from puzzlelang.text.diagnostics import PuzzleError
from tests.compiler import test_backends
from tests.core_builder import (
    HERE,
    ITEM,
    Builder,
    assign,
    binder,
    block,
    if_,
    local,
    look,
    numbers,
    op,
    read,
    rule,
    set_of,
    table,
)
from tests.engine import test_native
from tests.program_source import FILES, PACKAGE, nodes
from tests.support import each_row, load_text, slow
from tests.verify import test_steps

PAGE = PACKAGE.parent / "docs" / "language.md"
MAZE = Cells("maze", 3, 4)
LISTS = [(), (0,), (2, 1), (1, 1, 0), (2, 0, 1, 2)]
NUMBERS = [(), (0,), (2, -1), (1, 2, 0, -1)]
MOST = 30
"""Number of argument combinations tried for each operation."""

ELSEWHERE = {
    "numbers": "only views speak of states",
    "last": "only views speak of states",
    "move": "made by the compiler, with a number that it knows",
    "tuple": "the compiler compares the items, and knows no row",
    "reverse": "the compiler compares the items, and knows no row",
}
"""Operations that rules never pass to a tier unchanged, with reasons."""
TRIED = [name for name in OPERATIONS if name not in ELSEWHERE]


def boundary(name: str, row: Operation, largest: int) -> list[tuple[Type, list[int]]]:
    """The type and odd values of each argument."""
    base = MAZE if row.maps and row.takes[0].kind is Kind.CELL else ITEM
    members = [*range(len(whole(base).values))]
    sets = [0, 1, 0b101, 0b110, (1 << len(members)) - 1]
    cell = Scalar(MAZE, 0, 11, optional=True, nowhere=True)
    kinds: dict[Kind, tuple[Type, list[int]]] = {
        Kind.NUMBER: (integer(-largest, largest), sorted({-largest, -7, -1, 0, 1, 2, 7, largest})),
        Kind.CONDITION: (BOOLEAN, [0, 1]),
        Kind.SET: (SetOf(base, len(members) - 1), sets),
        Kind.MEMBER: (Scalar(ITEM, 0, 2, optional=True), [NONE, 0, 1, 2]),
        Kind.CELL: (cell, [NOWHERE, NONE, 0, 5, 11]),
        Kind.DIRECTION: (Scalar(DIRECTIONS, 0, 7, optional=True), [NONE, 0, 2, 5, 7]),
    }
    takes = [taken.kind for taken in (*row.takes, *row.takes[-1:] * row.more)]
    if Kind.LIST in takes:
        kinds[Kind.LIST] = lists(Scalar(ITEM, 0, 2), LISTS)
        if name in ("converted", "elements"):  # for members they always have a value
            kinds[Kind.LIST] = lists(integer(-1, 2), NUMBERS)
    found = [kinds[kind] for kind in takes]
    if name == "runs":
        found[0] = lists(integer(1, 3), [()])
    if name == "converted":
        found[1] = lists(integer(0, 3), [()])
    return found


def lists(element: Scalar, values: Sequence[Sequence[int]]) -> tuple[ListOf, list[int]]:
    kind = ListOf(element, 4)
    return kind, [list_of(kind.digits, some) for some in values]


def given_list(types: Sequence[Type]) -> ListOf:
    """A list long enough for results."""
    kinds = [kind for kind in types if isinstance(kind, ListOf)]
    return ListOf(kinds[-1].element, 8)


def fitting(name: str, row: Operation) -> list[tuple[Type, list[int]]]:
    """Choose the largest numbers for which the result fits."""
    for largest in (LARGEST, 1 << 38, 1 << 19, 1 << 9, 12, 8):
        found = boundary(name, row, largest)
        low, high = row.bounds_of(
            maps_of(row, [kind for kind, _ in found]), [interval_of(kind) for kind, _ in found]
        )
        if not row.is_arithmetic or -LARGEST <= low and high <= LARGEST:
            return found
    raise AssertionError(f"{name} has no bounds")


def combinations(choices: Sequence[tuple[Type, list[int]]]) -> list[tuple[int, ...]]:
    every = [*product(*(values for _, values in choices))]
    return every if len(every) <= MOST else Random(0).sample(every, MOST)


def result_of(row: Operation, applied: core.Expr, b: Builder) -> core.Assign:
    """Assign the result to a variable that can hold it; nowhere becomes none."""
    match row.gives.kind:
        case Kind.CONDITION:
            return assign(b.variable("result", BOOLEAN, 0), applied)
        case Kind.SET:
            assert isinstance(applied.type, SetOf)
            return assign(b.variable("result", applied.type, 0), applied)
        case Kind.LIST:
            assert isinstance(applied.type, ListOf)
            return assign(b.variable("result", applied.type, 0), applied)
        case Kind.CELL:
            absent = core.Const(HERE, Scalar(MAZE, 0, 0, optional=True), NONE)
            off = core.Const(HERE, Scalar(MAZE, 0, 0, nowhere=True), NOWHERE)
            kept = if_(op("=", applied, off), absent, applied)
            return assign(b.variable("result", whole(MAZE), 0, optional=True), kept)
        case Kind.MEMBER:
            return assign(b.variable("result", whole(ITEM), 0), applied)
    return assign(b.variable("result", numbers(-LARGEST, LARGEST), 0), applied)


def puzzle_of(name: str, row: Operation) -> core.Puzzle:
    """A puzzle that evaluates each combination in each way, and then stops."""
    choices = fitting(name, row)
    rows = combinations(choices)
    types = [kind for kind, _ in choices]
    b = Builder(name)
    stage = b.variable("stage", numbers(0, 2), 0)
    which = b.variable("which", numbers(0, len(rows) - 1), 0)
    way = b.variable("way", numbers(0, len(types) + 1), 0)
    keys = [numbers(0, len(rows) - 1)]
    given: list[core.Expr] = [
        look(table(f"a{place}", keys, kind, {k: row[place] for k, row in enumerate(rows)}),
             read(which))
        for place, kind in enumerate(types)
    ]  # fmt: skip
    k, w = local("k", numbers(0, len(rows) - 1)), local("w", numbers(0, len(types) + 1))
    b.transition(
        "choose",
        block([assign(stage, 1), assign(which, k), assign(way, w)]),
        op("=", read(stage), 0),
        [binder(k, values=numbers(0, len(rows) - 1)), binder(w, values=numbers(0, len(types) + 1))],
    )
    low, high = row.bounds_of(maps_of(row, types), map(interval_of, types))
    kinds: dict[Kind, Type] = {
        Kind.CONDITION: BOOLEAN, Kind.NUMBER: integer(low, high), Kind.MEMBER: Scalar(ITEM, 0, 2),
        Kind.CELL: Scalar(MAZE, 0, 11, nowhere=True),
        Kind.SET: SetOf(MAZE, 11) if row.takes[0].kind is Kind.CELL else SetOf(ITEM, 2),
    }  # fmt: skip
    if any(taken.kind is Kind.LIST for taken in row.takes):
        kinds[Kind.LIST] = given_list(types)
        if name == "elements":
            kinds[Kind.SET] = SetOf(INTEGERS, 2)
    writes: list[core.Assign] = []

    def ask(number: int, chosen: Sequence[int], arguments: Sequence[core.Expr]) -> None:
        applied = op(name, *arguments, type=kinds[row.gives.kind])
        if not writes:
            writes.append(result_of(row, applied, b))
        value = writes[0].value
        if isinstance(value, core.If):
            value = if_(op("=", applied, value.condition.arguments[1]), value.then, applied)  # type: ignore[union-attr]
        else:
            value = applied
        among = op("in", read(which), set_of(INTEGERS, *chosen))
        b.transition(
            f"way {number}", block([assign(stage, 2), assign(writes[0].variable, value)]),
            op("and", op("=", read(stage), 1), op("=", read(way), number), among),
        )  # fmt: skip

    ask(0, range(len(rows)), given)
    for place, (kind, values) in enumerate(choices):
        for value in values:
            chosen = [k for k, row in enumerate(rows) if row[place] == value]
            known = [*given]
            known[place] = core.Const(HERE, kind, value)
            ask(place + 1, chosen, known)
    for number, row_ in enumerate(rows):
        constants = [core.Const(HERE, kind, v) for kind, v in zip(types, row_, strict=True)]
        ask(len(types) + 1, [number], constants)
    b.goal = rule("goal", op("=", read(stage), 2))
    return b.puzzle()


def faults(puzzle: core.Puzzle) -> int:
    """Number of successors of the start that fault."""
    count, steps = 0, test_backends.semantics.steps
    for step in steps(puzzle, puzzle.starts[0]):
        try:
            steps(puzzle, step.state)
        except RuleFault:
            count += 1
    return count


@pytest.fixture(autouse=True)
def by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puzzlelang.verify.steps.COMPARED_FIRST", 0)


@pytest.fixture(autouse=True)
def one_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both comparisons ask the reference once for the steps from a state."""
    steps = cache(lambda puzzle, slots: [*semantics.steps(puzzle, slots)])
    reference = SimpleNamespace(**{**vars(semantics), "steps": steps})
    for comparison in (test_backends, test_steps):
        monkeypatch.setattr(comparison, "semantics", reference)


@pytest.mark.slow
@pytest.mark.parametrize("name", TRIED)
def test_every_tier_means_the_same(name: str) -> None:
    puzzle = puzzle_of(name, OPERATIONS[name])
    assert (faults(puzzle) > 0) is OPERATIONS[name].partial
    assert test_backends.agree(puzzle, 2000) > 10
    assert test_steps.agree(puzzle, 2000) > 10


@pytest.mark.later("-", "<=", "difference", "in", "max", "push")
@pytest.mark.one_of(4, 2)
@pytest.mark.parametrize("name", TRIED)
def test_machine_code_means_the_same(name: str) -> None:
    try:
        assert test_native.agree(puzzle_of(name, OPERATIONS[name]), 2000) > 10
    except Unprintable as why:  # rules that use it stay on the first tier
        assert str(why) == f"the operation `{name}`"


@each_row("name", TRIED)
def test_a_row_says_what_is_so(name: str) -> None:
    """The bounds of the result, and the arguments for which there may be none."""
    row = OPERATIONS[name]
    choices = fitting(name, row)
    maps = maps_of(row, [kind for kind, _ in choices])
    for values in combinations(choices):
        for wider in (0, 3):
            intervals = [(value - wider, value + wider) for value in values]
            try:
                found = int(row.meaning(*maps, *values))
            except NoValue:
                assert row.lacks is not None and row.lacks(*maps, *intervals), values
                continue
            low, high = row.bounds_of(maps, intervals)
            assert low <= found <= high, (values, low, found, high)


def sets(kind: Kind, value: int, more: int) -> tuple[int, int]:
    """Possible and certain members of a set that is one of these; ``more`` adds possible ones."""
    mask = value if kind is Kind.SET else 1 << value if value >= 0 else 0
    return mask | more, mask & ~more


@pytest.mark.parametrize("name", [name for name, row in OPERATIONS.items() if row.reach])
def test_a_set_has_no_more_than_its_row_says(name: str) -> None:
    row, random, narrowed = OPERATIONS[name], Random(7), 0
    assert row.reach is not None and row.gives.kind is Kind.SET
    choices = fitting(name, row)
    maps = maps_of(row, [kind for kind, _ in choices])
    for values in combinations(choices):
        for _ in range(8):
            kinds = zip((taken.kind for taken in row.takes), values, strict=True)
            known = [sets(kind, value, random.getrandbits(3)) for kind, value in kinds]
            try:
                found = row.meaning(*maps, *values)
            except NoValue:
                continue
            most = row.reach(*maps, *known)
            assert found & ~most == 0, (values, known, most)
            anything = row.reach(*maps, *[(-1, 0)] * len(values))
            assert found & ~anything == 0
            narrowed += most != anything
    assert narrowed or row.maps, "the restriction gains nothing"


@pytest.mark.parametrize("name", [n for n, row in OPERATIONS.items() if row.neutral is not None])
def test_neutral_values_and_exchanged_arguments(name: str) -> None:
    row = OPERATIONS[name]
    numbers = {Kind.NUMBER: (-3, 0, 1, 5), Kind.SET: (0, 1, 6, 11)}
    first, last = (numbers[taken.kind] for taken in row.takes)
    for a in first:
        assert row.meaning(a, row.neutral) == a
        assert not row.commutes or all(row.meaning(a, b) == row.meaning(b, a) for b in last)


def test_rows_that_lack_a_value_say_how_to_ask_before() -> None:
    silent = {name for name, row in OPERATIONS.items() if row.partial and not row.way_out}
    assert silent == {"row", "col", "distance", "neighbours"}


@pytest.mark.parametrize("name", [name for name in REDUCTIONS if name not in CLOSURES])
def test_a_reduction_says_what_is_so(name: str) -> None:
    row = REDUCTIONS[name]
    frame = (ListOf(Scalar(ITEM, 0, 2), 4).digits,) if row.framed else ()
    if row.lacks_of_nothing:
        with pytest.raises(NoValue):
            row.meaning([])
    else:
        row.meaning(*frame, [])
    if row.takes.kind in (Kind.NUMBER, Kind.CONDITION):
        for values in ([-3, 5], [2, 2, 2], [0], [7, -1, 4]):
            given = [value > 0 for value in values] if row.takes.kind is Kind.CONDITION else values
            for fewest, count in product(range(1, len(given) + 1), repeat=2):
                low, high = row.bounds_of((min(given), max(given)), fewest, len(given))
                assert count < fewest or low <= row.meaning(given[:count]) <= high
            assert not row.repeats or row.meaning([*given, *given]) == row.meaning(given)
            assert row.ordered or row.meaning(given[::-1]) == row.meaning(given)


# ── an additional row ────────────────────────────────────────────────────────────────


def _root(a: int) -> int:
    if a < 0:
        raise NoValue(f"{a} has no square root")
    return math.isqrt(a)


ROOT = Operation(
    (Scheme(Kind.NUMBER),), Scheme(Kind.NUMBER), _root,
    lambda a: (math.isqrt(max(a[0], 0)), math.isqrt(max(a[1], 0))), lacks=lambda a: a[0] < 0,
    way_out="test first: `n >= 0 and …`", usage="isqrt(n)",
    sentence="the square root, rounded down",
)  # fmt: skip

ROOTS = """\
puzzle: Roots
state:
  n: -3..9 = 9
  r: 0..3 = 0
transitions:
  down:
    when: n > -3
    then: {n: n - 1, r: isqrt(n)}
goal: n = -2
"""


@pytest.fixture
def root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPERATIONS, "isqrt", ROOT)
    monkeypatch.setattr("puzzlelang.model.functions.FUNCTIONS",
                        {**FUNCTIONS, "isqrt": _of_row("isqrt", ROOT)})  # fmt: skip


def test_a_row_is_enough_and_its_fault_is_lost_on_no_tier(root: None) -> None:
    puzzle = puzzle_of("isqrt", ROOT)
    assert faults(puzzle) > 0
    assert test_backends.agree(puzzle, 2000) > 10
    assert test_steps.agree(puzzle, 2000) > 10
    with pytest.raises(Unprintable):
        test_native.agree(puzzle, 2000)


@pytest.mark.parametrize("tier", ["python", "auto"])
def test_a_fault_of_a_new_row_is_reported(root: None, tier: str) -> None:
    loaded = load_text(ROOTS, tier=tier)
    with pytest.raises(PuzzleError) as error:
        answers.solve(loaded)
    (found,) = error.value.diagnostics
    assert (found.message, found.help) == ("-1 has no square root", ROOT.way_out)


# ── an additional signature ──────────────────────────────────────────────────────────


def _columns(rows: ListOf) -> ListOf:
    assert isinstance(rows.element, ListOf)
    return ListOf(ListOf(rows.element.element, rows.most), rows.element.most)


def _transposed(rows: ListOf, value: int) -> int:
    columns = _columns(rows)
    assert isinstance(rows.element, ListOf) and isinstance(columns.element, ListOf)
    inner, outer = rows.element.digits, columns.element.digits
    lists = [elements(inner, row) for row in elements(rows.digits, value)]
    return list_of(columns.digits, [list_of(outer, column) for column in zip(*lists, strict=False)])


TRANSPOSE = Operation(
    (Scheme(Kind.LIST, Scheme(Kind.LIST, "T", ("m",)), ("n",)),),
    Scheme(Kind.LIST, Scheme(Kind.LIST, "T", ("n",)), ("m",)), _transposed,
    lambda rows, value: interval_of(_columns(rows)), maps=1,
    usage="transpose(list)", sentence="the columns of a list of rows",
)  # fmt: skip

COLUMNS = """puzzle: Columns
types:
  letter: [a, b, c]
state:
  grid: list(2) of list(3) of letter = list(list(a, b, c), list(c, a, b))
  turned: list(3) of list(2) of letter = list(list(a))
transitions:
  turn:
    then:
      turned: transpose(grid)
goal: turned = list(list(a, c), list(b, a), list(c, b)) and transpose(turned) = grid
"""


@pytest.fixture
def transpose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPERATIONS, "transpose", TRANSPOSE)
    monkeypatch.setattr("puzzlelang.model.functions.FUNCTIONS",
                        {**FUNCTIONS, "transpose": _of_row("transpose", TRANSPOSE)})  # fmt: skip


@pytest.mark.parametrize("tier", ["python", "auto"])
def test_a_row_is_enough_for_lists_of_lists(transpose: None, tier: str) -> None:
    assert answers.solve(load_text(COLUMNS, tier=tier)).cost == (1,)


def test_a_signature_refuses_other_types(transpose: None) -> None:
    with pytest.raises(PuzzleError) as error:
        load_text(COLUMNS.replace("transpose(grid)", "transpose(list(a, b))"))
    (found,) = error.value.diagnostics
    assert found.code == "not-a-list"


# ── documentation and uses ───────────────────────────────────────────────────────────

BEGIN, END = (
    "<!-- functions, made from the table of operations -->\n",
    "<!-- end of functions -->\n",
)


def test_the_page_has_every_function(pytestconfig: pytest.Config) -> None:
    """``pytest --update-golden`` writes the table."""
    rows = [f"| `{usage}` | {sentence} |\n" for usage, sentence in functions().values()]
    wanted = "| | |\n|---|---|\n" + "".join(rows)
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    found, after = rest.split(END)
    if pytestconfig.getoption("update_golden"):
        PAGE.write_text(before + BEGIN + wanted + END + after, encoding="utf-8", newline="\n")
    else:
        assert found == wanted


@cache
def mentions(path: Path) -> frozenset[str]:
    """The texts and attributes in a file."""
    found = set()
    for node in nodes(path):
        match node:
            case ast.Constant(str(text)):
                found.add(text)
            case ast.Attribute(_, name):
                found.add(name)
    return frozenset(found)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["slide", "toggle", *slow("min")])
def test_few_modules_know_an_operation_by_name(name: str) -> None:
    knowing = {
        path.relative_to(PACKAGE).as_posix()
        for path in FILES
        if re.search(rf"\b{name}\b", path.read_text(encoding="utf-8")) and name in mentions(path)
    }
    knowing -= {"text/amounts.py"}  # there `min` is a minute
    assert len(knowing) <= 4, knowing
