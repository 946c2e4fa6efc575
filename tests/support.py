"""Helpers shared by several tests."""

from __future__ import annotations

import gc
import inspect
import signal
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from cProfile import Profile
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers.checks import check_whole_space
from puzzlelang.answers.puzzle_facts import facts_of
from puzzlelang.answers.view_choice import choose
from puzzlelang.core import nodes as core
from puzzlelang.core.thresholds import current
from puzzlelang.engine import tiers
from puzzlelang.model.puzzle_checker import check
from puzzlelang.search.system import Limits
from puzzlelang.syntax import tree
from puzzlelang.syntax.data_files import with_data
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.expression_parser import parse, parse_value
from puzzlelang.syntax.located import LocatedText
from puzzlelang.text.diagnostics import Diagnostic, Diagnostics, PuzzleError
from puzzlelang.text.source import Source

Texts = Mapping[str, str]


TOP = Path(__file__).parents[1]
LIBRARY = sorted((TOP / "puzzles").rglob("*.yaml"))
FILLED = [path for path in LIBRARY if "\nchoose:\n" in path.read_text("utf-8")]
MOVING = [path for path in LIBRARY if path not in FILLED]
MOVED = {path.stem: path for path in sorted((TOP / "tests" / "puzzles").glob("*.yaml"))}
"""Moving forms of puzzles that the library fills in."""
MOVING += MOVED.values()
"""Bundled puzzles that move, and those forms."""

LONG = frozenset(
    "atomix bishops chinese-rings dominoes freecell husbands husbands-island klotski life "
    "rush-hour spinning-switches sudoku theseus warehouse water-sort word-ladder wye".split()
)
"""Bundled puzzles that take longer than all others together."""


def of_library(
    name: str, puzzles: Iterable[str | Path], share: int = 1, always: Collection[str] = ()
) -> pytest.MarkDecorator:
    """Parametrise a test with some puzzles; the long ones run every night.

    Usual runs try one of ``share`` of the others and those in ``always``, which show rare cases.
    The slow tests try a twelfth of the rest, and the nightly tests all.
    """
    values: dict[str, str | Path] = {}
    for path in puzzles:
        key = path.stem if isinstance(path, Path) else path
        if key in values and isinstance(path, Path):
            key = f"{path.parent.name}/{key}"
        assert key not in values, f"{path} is given twice"
        values[key] = path
    short = [key for key in values if key.rpartition("/")[2] not in LONG]
    each_time = {*short[::share], *always}
    assert each_time <= values.keys(), "every puzzle in `always` must exist"
    rest = [stem for stem in short if stem not in each_time]
    marks = dict.fromkeys(values, "nightly") | dict.fromkeys(rest[::12], "slow")
    return pytest.mark.parametrize(
        name,
        [
            pytest.param(
                path,
                id=stem,
                marks=[] if stem in each_time else [getattr(pytest.mark, marks[stem])],
            )
            for stem, path in values.items()
        ],
    )


def calls(task: Callable[[], Any]) -> int:
    """Number of function calls, ours and Python's: unlike seconds, the same on every machine.

    The garbage collector is off, because its timing depends on earlier tests, and Hypothesis
    registers functions that it calls.
    """
    profiler, collecting = Profile(), gc.isenabled()
    gc.disable()
    profiler.enable()
    try:
        task()
    finally:
        profiler.disable()
        if collecting:
            gc.enable()
    return sum(entry.callcount for entry in profiler.getstats())


def slow(*values: Any) -> list[Any]:
    """Parameters, or tuples of several, for the slow tests only."""
    return [
        pytest.param(*value if isinstance(value, tuple) else (value,), marks=pytest.mark.slow)
        for value in values
    ]


def nightly(*values: Any) -> list[Any]:
    """Parameters, or tuples of several, for the nightly tests only."""
    return [
        pytest.param(*value if isinstance(value, tuple) else (value,), marks=pytest.mark.nightly)
        for value in values
    ]


def in_part(name: str, part: object, *larger: object) -> pytest.MarkDecorator:
    """Parametrise a test: ``part`` usually, a larger value with the slow tests, and a third one
    with the nightly tests.
    """
    marks = (pytest.mark.slow, pytest.mark.nightly)
    assert len(larger) <= len(marks), "no test would get the other values"
    rest = [pytest.param(value, marks=mark) for value, mark in zip(larger, marks, strict=False)]
    return pytest.mark.parametrize(name, [part, *rest])


def rows_of(name: str) -> list[tuple[str, ...]]:
    """Rows of a text file in tests/, with columns separated by ` ⇒ `.

    ``# `` begins a comment, and ``\\n`` is a new line.
    """
    lines = (TOP / "tests" / name).read_text("utf-8").splitlines()
    rows = (line.replace("\\n", "\n") for line in lines if line and not line.startswith("# "))
    return [tuple(row.split(" ⇒ ")) for row in rows]


class Rows:
    """Try rows of a table: each that fails is reported by its name, and the others still run."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._errors: list[Exception] = []

    @contextmanager
    def row(self, name: str) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            error.add_note(f"row {name}")
            self._names.append(name)
            self._errors.append(error)

    def report(self) -> None:
        if self._errors:
            raise ExceptionGroup(f"failing rows: {'; '.join(self._names)}", self._errors)


def each_row(
    names: str | tuple[str, ...], values: Iterable[Any], ids: Callable[[Any], object] = str
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Like ``parametrize``, but all rows are one test, which saves pytest's work for each.

    A row has its own ``monkeypatch``, an empty ``tmp_path`` and nothing in ``capsys``.
    """
    own = names.replace(" ", "").split(",") if isinstance(names, str) else names
    all_values = [*values]

    def made(test: Callable[..., None]) -> Callable[..., None]:
        def run(**fixtures: Any) -> None:
            rows, folder = Rows(), fixtures.get("tmp_path")
            assert all_values, "a table without rows"
            for number, value in enumerate(all_values):
                row = dict(zip(own, value if len(own) > 1 else (value,), strict=True))
                name = f"{number}: {', '.join(str(ids(part))[:60] for part in row.values())}"
                with rows.row(name), pytest.MonkeyPatch.context() as patch:
                    if folder:
                        fixtures["tmp_path"] = folder / str(number)
                        fixtures["tmp_path"].mkdir()
                    if "monkeypatch" in fixtures:
                        fixtures["monkeypatch"] = patch
                    if "capsys" in fixtures:
                        fixtures["capsys"].readouterr()
                    test(**fixtures, **row)
            rows.report()

        given = inspect.signature(test)
        run.__signature__ = given.replace(  # type: ignore[attr-defined]
            parameters=[one for name, one in given.parameters.items() if name not in own]
        )
        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        vars(run).update(vars(test))  # marks
        return run

    return made


def checked(
    text: str, diagnostics: Diagnostics, settings: Texts | None = None, maps: Texts | None = None
) -> core.Puzzle | None:
    """The typed core of a puzzle; map files are passed as texts, data files are in the working
    folder.
    """
    return _read_and_checked(text, diagnostics, settings, maps)[1]


def _read_and_checked(
    text: str, diagnostics: Diagnostics, settings: Texts | None = None, maps: Texts | None = None
) -> tuple[tree.Puzzle | None, core.Puzzle | None]:
    """The tree of a puzzle before reading data files, and its typed core; see :func:`checked`."""
    as_written = read_puzzle(Source("puzzle.yaml", text), diagnostics)
    if diagnostics.errors or as_written is None:
        return None, None
    parsed = with_data(as_written, diagnostics)
    if diagnostics.errors:
        return as_written, None
    values: dict[str, tree.Data] = {}
    for name, value in (settings or {}).items():
        data = parse_value(value, name, diagnostics)
        if data is not None:
            values[name] = data
    if diagnostics.errors:
        return as_written, None
    sources = {name: Source(f"{name}.txt", rows) for name, rows in (maps or {}).items()}
    return as_written, check(parsed, values, sources, diagnostics)


def diagnose(
    text: str,
    *,
    settings: Texts | None = None,
    maps: Texts | None = None,
    solve: bool = False,
    view: str = "",
    validate: bool = False,
    deep: bool = False,
) -> list[Diagnostic]:
    """All diagnostics of a puzzle file that is parsed, checked, compiled and perhaps solved.

    Optionally include those of a view, of ``validate``, and of ``validate --deep``.
    """
    diagnostics = Diagnostics()
    parsed, puzzle = _read_and_checked(text, diagnostics, settings, maps)
    assert (puzzle is None) == bool(diagnostics.errors), "reported if and only if it is wrong"
    if puzzle is not None and puzzle.conflict is not None:
        diagnostics.add(puzzle.conflict)
    elif parsed is not None and puzzle is not None:
        try:
            loaded = _loaded(parsed, puzzle, diagnostics)
            if solve:
                answers.solve(loaded)
            if view:
                list(choose(loaded, view).texts(answers.solve(loaded, keep=True)))
            if validate or deep:
                facts_of(loaded, diagnostics)
            if deep:
                with answers.faults_explained(loaded):
                    check_whole_space(loaded, Limits(10_000), diagnostics)
        except PuzzleError as error:
            for diagnostic in error.diagnostics:
                diagnostics.add(diagnostic)
    return list(diagnostics)


def _loaded(
    parsed: tree.Puzzle, puzzle: core.Puzzle, diagnostics: Diagnostics, tier: str = "auto"
) -> answers.Loaded:
    from puzzlelang.compiler.compiled_system import compile_puzzle
    from puzzlelang.engine.puzzle_searcher import PuzzleSearcher

    system = compile_puzzle(puzzle)
    searcher = PuzzleSearcher(system, tier)
    return answers.Loaded(parsed.source, parsed, puzzle, diagnostics, system, searcher)


def load_text(text: str, tier: str = "auto") -> answers.Loaded:
    """Load a puzzle for searching; may raise :class:`PuzzleError`."""
    diagnostics = Diagnostics()
    parsed, puzzle = _read_and_checked(text, diagnostics)
    diagnostics.check()
    assert parsed is not None and puzzle is not None
    if puzzle.conflict is not None:
        raise PuzzleError([*diagnostics, puzzle.conflict])
    return _loaded(parsed, puzzle, diagnostics, tier)


def solve_text(text: str, **options: Any) -> Any:
    """Solve a puzzle with the options of :func:`answers.solve`; may raise :class:`PuzzleError`."""
    return answers.solve(load_text(text), **options)


def located(text: str) -> LocatedText:
    return LocatedText(Source("test", text), text, range(len(text)))


def parsed(text: str, entry: str = "expr") -> object:
    """The tree of a correct text."""
    diagnostics = Diagnostics()
    tree = parse(entry, located(text), diagnostics)
    assert not list(diagnostics), list(diagnostics)
    return tree


def complaints(text: str, entry: str = "expr") -> list[Diagnostic]:
    """The diagnostics of a wrong text."""
    diagnostics = Diagnostics()
    assert parse(entry, located(text), diagnostics) is None
    return list(diagnostics)


def counted(
    seeds: range, puzzle: Callable[[int], str], compare: Callable[[int, Counter[Any]], None]
) -> Counter[Any]:
    """Apply ``compare`` to random puzzles and return its counts; a failure shows its puzzle."""
    seen: Counter[Any] = Counter()
    for seed in seeds:
        try:
            compare(seed, seen)
        except BaseException as error:
            error.add_note(f"puzzle {seed}\n{puzzle(seed)}")
            raise
    return seen


def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch to machine code at the first look, whatever it costs."""
    monkeypatch.setattr(current, "first_tier_ms", 0)
    monkeypatch.setattr(tiers.Patience, "pays", lambda *_: True)


def hears_control_c() -> None:
    """Restore Ctrl-C, which is ignored by a program started in a script's background, and its
    children.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
