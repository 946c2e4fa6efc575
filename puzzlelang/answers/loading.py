"""Loading a puzzle for searching: reading, checking, compiling."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, cached_property, partial

from puzzlelang.core import Scalar, integer, semantics
from puzzlelang.core import nodes as core
from puzzlelang.model import check, is_much_at_start, start_is_fine
from puzzlelang.search import Fault
from puzzlelang.syntax import (
    OUTSIDE_MAP,
    PUZZLE_LIMIT,
    Instance,
    check_map,
    choose,
    library,
    parse_value,
    read_below,
    read_file,
    read_puzzle,
    tree,
)
from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
    Diagnostic,
    Diagnostics,
    PuzzleError,
    Record,
    Source,
    Stage,
    refusal,
    replace,
    stage,
    usage_error,
)

if TYPE_CHECKING:
    from puzzlelang.compiler import CompiledSystem, LoweredChoice, SharingCompiler
    from puzzlelang.constraints import Solver
    from puzzlelang.engine import PuzzleSearcher

Pairs = Sequence[tuple[str, str]]

Compiler = Callable[[core.Puzzle], "CompiledSystem"]


Symmetry = tuple[core.Interchangeable | core.Turns, ...]

Recipe = tuple[tree.Puzzle, core.Puzzle, str, str, str, bool]


class Loaded(metaclass=Record):
    """A puzzle ready to be searched, with its diagnostics."""

    source: Source
    tree: tree.Puzzle
    puzzle: core.Puzzle
    diagnostics: Diagnostics
    system: CompiledSystem
    searcher: PuzzleSearcher
    instance: str = ""
    label: str = ""
    declared: Symmetry = ()
    """The section ``symmetry:``, even if symmetry is off."""

    def states(self, merge: bool = False) -> CompiledSystem:
        """Return the system with all states, or with ``merge`` up to symmetry."""
        merged = self.searcher.merged
        if not merge:
            return self.system
        if merged is None:
            message = "this puzzle has no interchangeable members"
            help = "leave `--symmetry` out, or name them in the section `symmetry:`"
            raise usage_error(message, help)
        return merged

    @property
    def recipe(self) -> Recipe:
        """Arguments for :func:`recompiled` to return an equal puzzle."""
        symmetry = self.searcher.merged is not None or self.searcher.alike is not None
        puzzle = replace(self.puzzle, symmetry=self.declared)
        return self.tree, puzzle, self.searcher.tier, self.instance, self.label, symmetry


class Stateless(PuzzleError):
    """A checked puzzle without states to search; ``warnings`` come from the checker."""

    def __init__(
        self,
        warnings: Iterable[Diagnostic],
        tree: tree.Puzzle,
        puzzle: core.Puzzle,
        instance: str = "",
        label: str = "",
    ) -> None:
        self.tree, self.puzzle, self.instance, self.label = tree, puzzle, instance, label
        self.source, self.warnings = tree.source, [*warnings]
        super().__init__([*self.warnings, self.reason])

    @property
    def reason(self) -> Diagnostic:
        """The error where states are needed."""
        raise NotImplementedError

    @property
    def recipe(self) -> Recipe:
        """See :class:`Loaded`."""
        return self.tree, self.puzzle, "auto", self.instance, self.label, True

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.warnings, self.tree, self.puzzle, self.instance, self.label)


class NoStart(Stateless):
    """No state meets `starts:`.

    ``solve`` and ``explore`` then answer that there is no solution; elsewhere it is an error.
    """

    @property
    def reason(self) -> Diagnostic:
        assert self.puzzle.conflict is not None
        return self.puzzle.conflict


class ToFill(Stateless):
    """The puzzle is filled in, so it has no states to search.

    ``solve``, ``play``, ``validate`` and ``verify`` accept it; elsewhere it is an error. The
    lowered forms and the engines are created on first use: one in which the rules are asserted, for
    solving, and one in which each rule is a literal, for faults and conflicts.
    """

    @property
    def reason(self) -> Diagnostic:
        message = "this puzzle is filled in, so there are no steps"
        span = self.tree.chosen[0].name.span if self.tree.chosen else None
        help = "`puzzlelang solve` fills it in, and `puzzlelang solve --all` lists all choices"
        return Diagnostic("no-steps", message, span, "", help)

    @property
    def choice(self) -> core.Choice:
        """The choice: its variables, and the rules."""
        assert self.puzzle.choice is not None
        return self.puzzle.choice

    @property
    def helpers(self) -> list[core.Variable]:
        return [v for v in self.puzzle.variables if v.name in self.choice.helpers]

    def changed(self, **choice: Any) -> ToFill:
        """Return the puzzle with other rules, or other lines of `cost:` or `gain:`."""
        changed = replace(self.choice, **choice)
        return ToFill((), self.tree, replace(self.puzzle, choice=changed))

    @cached_property
    def lowered(self) -> LoweredChoice:
        return self._lower(defined=False)

    @cached_property
    def defined(self) -> LoweredChoice:
        return self._lower(defined=True)

    @cached_property
    def solver(self) -> Solver:
        from puzzlelang.constraints import new_solver

        return new_solver(self.lowered.problem)

    @cached_property
    def checker(self) -> Solver:
        from puzzlelang.constraints import new_solver

        return new_solver(self.defined.problem)

    def _lower(self, defined: bool) -> LoweredChoice:
        from puzzlelang.compiler import LoweredChoice, TooLargeToChoose
        from puzzlelang.search import collector_paused

        variables, rules = self.puzzle.variables, self.choice.rules
        with collector_paused():
            try:
                return LoweredChoice(variables, rules, self.minimized, self.helpers, defined)
            except TooLargeToChoose as error:
                message = "this is too large to be filled in"
                label = f"it has {error.count:,} cases"
                help = "use smaller types, or rules about fewer variables at once"
                raise refusal("too-large", message, help, error.span, label) from None

    @property
    def minimized(self) -> list[core.Expr]:
        """The lines of `cost:`, or those of `gain:` negated."""
        choice = self.choice
        return [_negated(line) if choice.greatest else line for _, line in choice.lines]


def _negated(line: core.Expr) -> core.Expr:
    """Return a number to be minimized, for one to be maximized."""
    assert isinstance(line.type, Scalar)
    kind = integer(-line.type.high, -line.type.low)
    return core.Apply(line.span, kind, "neg", (line,))


def answerable(load: Callable[[], Loaded]) -> Loaded | NoStart:
    """Call ``load``, and return :class:`NoStart` instead of raising it."""
    try:
        return load()
    except NoStart as none:
        return none


def loadable(load: Callable[[], Loaded]) -> Loaded | NoStart | ToFill:
    """Call ``load``, and return :class:`NoStart` or :class:`ToFill` instead of raising it."""
    try:
        return answerable(load)
    except ToFill as puzzle:
        return puzzle


def files_of(parsed: tree.Puzzle) -> Iterator[str]:
    """Yield the paths of a puzzle, and of the maps, data and instances that it names."""
    yield parsed.source.name
    paths = [*parsed.data_paths, *(entry.path for entry in parsed.maps)]
    for entry in parsed.instances:
        maps = entry.expectation.maps if isinstance(entry, tree.Instance) else [("", entry.path)]
        paths += [path for _, path in maps]
    folder = os.path.dirname(parsed.source.name)
    yield from (os.path.join(folder, path.value) for path in paths if path is not None)


def load(
    what: str | Source,
    settings: Pairs = (),
    maps: Pairs = (),
    instance: str = "",
    tier: str = "auto",
    *,
    symmetry: bool = True,
) -> Loaded:
    """Load a puzzle by path or name, or from its text; ``-`` is standard input.

    ``settings`` are values of parameters as text, ``maps`` paths of files (or ``-``) by map; both
    override ``instance`` (see ``puzzlelang.syntax.instance_choice``). ``tier``: see
    ``puzzlelang.engine.tiers``. ``symmetry=False`` disables all merging of states, even if
    declared. Raise :class:`PuzzleError` with all mistakes, or :class:`NoStart` if the only one is
    the missing start.
    """
    source = read_puzzle_file(what)
    return load_text(source, settings, maps, instance, tier, symmetry=symmetry)


def load_text(
    source: Source,
    settings: Pairs = (),
    maps: Pairs = (),
    instance: str = "",
    tier: str = "auto",
    *,
    symmetry: bool = True,
) -> Loaded:
    """Load a puzzle from a text; see :func:`load`."""
    diagnostics = Diagnostics()
    parsed = _filled(parse(source, diagnostics), diagnostics)
    values = settings_values(settings, diagnostics)
    for name, path in maps:
        check_map(parsed, name, path)
    base = choose(parsed, instance) if instance else Instance()
    sources = {name: read_file(path) for name, path in maps}
    both = replace(base, values={**base.values, **values}, maps={**base.maps, **sources})
    return prepare(parsed, both, diagnostics, tier, symmetry=symmetry)


def read_puzzle_file(what: str | Source) -> Source:
    if isinstance(what, Source):
        return what
    return read_file(what if what == "-" else library.path_of(what), PUZZLE_LIMIT)


def parse(source: Source, diagnostics: Diagnostics) -> tree.Puzzle:
    with stage(Stage.READING):
        parsed = read_puzzle(source, diagnostics)
    diagnostics.check()
    assert parsed is not None
    return parsed


def read_whole(what: str | Source, diagnostics: Diagnostics) -> tree.Puzzle:
    """Read a puzzle with its data files."""
    return _filled(parse(read_puzzle_file(what), diagnostics), diagnostics)


def _filled(parsed: tree.Puzzle, diagnostics: Diagnostics) -> tree.Puzzle:
    if not parsed.data_paths:
        return parsed
    from puzzlelang.syntax import with_data

    with stage(Stage.READING):
        parsed = with_data(parsed, diagnostics)
    diagnostics.check()
    return parsed


def settings_values(settings: Pairs, diagnostics: Diagnostics) -> dict[str, tree.Data]:
    """Parse values of parameters; report mistakes, and raise :class:`PuzzleError`."""
    values: dict[str, tree.Data] = {}
    for name, text in settings:
        data = parse_value(text, name, diagnostics)
        if data is not None:
            values[name] = data
    diagnostics.check()
    return values


def prepare(
    parsed: tree.Puzzle,
    instance: Instance,
    diagnostics: Diagnostics,
    tier: str = "auto",
    *,
    symmetry: bool = True,
    compiler: Compiler | None = None,
) -> Loaded:
    """Fill in parameters and maps, check, and compile, with ``compiler`` if there is one."""
    parsed = _filled(parsed, diagnostics)
    puzzle = checked(parsed, instance, diagnostics)
    names = instance.name, instance.label
    return recompiled(parsed, puzzle, tier, *names, symmetry, diagnostics, compiler)


def recompiled(
    parsed: tree.Puzzle,
    puzzle: core.Puzzle,
    tier: str,
    name: str,
    label: str,
    symmetry: bool = True,
    diagnostics: Diagnostics | None = None,
    compiler: Compiler | None = None,
) -> Loaded:
    """Prepare a checked puzzle for searching; without ``symmetry`` no states are merged."""
    diagnostics = diagnostics or Diagnostics()
    declared = puzzle.symmetry
    if not symmetry:
        puzzle = replace(puzzle, symmetry=())
    if puzzle.choice is not None:
        raise ToFill(diagnostics, parsed, puzzle, name, label)
    if puzzle.conflict is not None:
        raise NoStart(diagnostics, parsed, puzzle, name, label)
    from puzzlelang.compiler import compile_puzzle
    from puzzlelang.engine import PuzzleSearcher
    from puzzlelang.search import collector_paused

    with collector_paused():
        system = (compiler or compile_puzzle)(puzzle)
    with stage(Stage.CHECKING):
        _check_start(system, diagnostics)
    alike = cache(partial(interchangeable, puzzle)) if symmetry else None
    searcher = PuzzleSearcher(system, tier, alike)
    return Loaded(
        parsed.source, parsed, puzzle, diagnostics, system, searcher, name, label, declared
    )


def sharing_compiler() -> SharingCompiler:
    """Return a compiler of puzzles that share their compiled functions if their rules are equal."""
    from puzzlelang.compiler import SharingCompiler

    return SharingCompiler()


def lifting_compiler() -> Compiler:
    """Return a compiler for ratings: puzzles whose rules differ in constants share their code."""
    from puzzlelang.compiler import LiftingCompiler

    return LiftingCompiler()


def interchangeable(puzzle: core.Puzzle) -> list[core.Interchangeable]:
    """Find members that no rule distinguishes, by type, and such cells, by map."""
    from puzzlelang.model import undeclared, undeclared_cells

    names = (domain.base.name for v in puzzle.variables for domain in (*v.keys, v.domain) if domain)
    return [
        core.Interchangeable(puzzle.goal.span, base, members)
        for base, members in undeclared(puzzle, names)
    ] + undeclared_cells(puzzle)


def with_starts(loaded: Loaded, starts: tuple[tuple[int, ...], ...]) -> Loaded:
    """Return the puzzle with other initial states; compiled code is shared.

    ``start(x)`` in a rule still refers to the file's start. Raise :class:`PuzzleError` if a state
    breaks an invariant.
    """
    searcher = loaded.searcher.from_starts(starts)
    system = searcher.true
    if not _keeps_invariants(system):
        diagnostics = Diagnostics()
        start_is_fine(
            system.puzzle, diagnostics, "begin in another state, or correct the invariant"
        )
        diagnostics.check()
    return replace(loaded, puzzle=system.puzzle, system=system, searcher=searcher)


def checked(parsed: tree.Puzzle, instance: Instance, diagnostics: Diagnostics) -> core.Puzzle:
    """Return the typed core of an instance."""
    parsed = _filled(parsed, diagnostics)
    sources = dict(instance.maps)
    files: dict[str, Source] = {}
    for entry in parsed.maps:
        path = entry.path
        if path is not None and entry.name.text not in sources:
            if path.value not in files:
                files[path.value] = read_below(parsed.source, path, OUTSIDE_MAP)
            sources[entry.name.text] = files[path.value]
    sys.setrecursionlimit(max(sys.getrecursionlimit(), FRAMES))
    with stage(Stage.CHECKING):
        puzzle = check(parsed, instance.values, sources, diagnostics)
    diagnostics.check()
    assert puzzle is not None
    return puzzle


def _check_start(system: CompiledSystem, diagnostics: Diagnostics) -> None:
    """Check the invariants in the starts with compiled code, if the checker left that open."""
    if is_much_at_start(system.puzzle) and not _keeps_invariants(system):
        start_is_fine(system.puzzle, diagnostics)
        diagnostics.check()


def _keeps_invariants(system: CompiledSystem) -> bool:
    """Test the starts with compiled code; ``start_is_fine`` reports the invariant."""
    if not system.puzzle.invariants:
        return True
    try:
        return all(map(system.keeps_invariants, system.starts))
    except Fault:
        return False


FRAMES = 5_000
"""Recursion limit; the depth of expressions is limited as well."""


@contextmanager
def faults_explained(loaded: Loaded | ToFill) -> Iterator[None]:
    """Report a fault as a mistake in the file: rule, reason and state."""
    try:
        yield
    except semantics.RuleFault as fault:
        raise PuzzleError([fault.diagnostic]) from fault
    except Fault as fault:
        state = fault.state
        assert isinstance(loaded, Loaded)  # compiled rules
        slots = loaded.puzzle.starts[0] if state is None else loaded.system.slots(state)
        explanation = semantics.explain_fault(loaded.puzzle, slots)
        if explanation is None:
            raise AssertionError(f"a fault that can't be found again: {fault!r}") from fault
        raise PuzzleError([explanation.diagnostic]) from fault
