"""Code shared by the commands that read a puzzle."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager

from puzzlelang import answers
from puzzlelang.front.commands.conflicts import check, could_add
from puzzlelang.front.commands.terminal import complain, err
from puzzlelang.search import DISK, MEMORY
from puzzlelang.text import (
    TYPE_CHECKING,
    Any,
    PuzzleError,
    Source,
    Span,
    Stage,
    printable,
    refusal,
    stage,
    usage_error,
)

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from puzzlelang.pddl import Conversion
    from puzzlelang.text import Diagnostic


FOR_STORES = 100 << 20
"""Bytes of memory that suffice for any store."""


def load(options: Namespace, *, reads: bool = False) -> answers.Loaded:
    """Load the puzzle named by the options, and print its warnings.  ``reads``: the command reads
    another file, so Python's limit on the digits of numbers, a protection against untrusted
    files, stays.
    """
    words = options.settings, options.maps, options.instance, options.tier
    symmetry = not getattr(options, "no_symmetry", False)
    task = planning_task(options.file, getattr(options, "problem", ""))
    if task is None:
        loaded = answers.load(options.file, *words, symmetry=symmetry)
    else:
        loaded = load_task(task, lambda: answers.load(task.source, *words, symmetry=symmetry))
        options.conversion = task
    if getattr(options, "begin", None) is not None:
        start = state_given(loaded, "--start", options.begin, answers.given_start)
        loaded = answers.with_starts(loaded, (start,))
    warnings = [] if options.quiet else list(loaded.diagnostics)
    if warnings:
        complain(warnings)
    if not reads:
        sys.set_int_max_str_digits(0)  # solutions may be more than 10 ** 4300
    return loaded


def planning_task(
    file: str, problem: str = "", *others: str, maps: bool = False
) -> Conversion | None:
    """Convert a domain and problems, perhaps with maps; None if the file is a puzzle."""
    if not file.endswith(".pddl"):
        if problem:
            help = "only a planning domain, DOMAIN.pddl, is followed by a second file"
            raise usage_error(f"`{problem}` is one argument too many", help)
        return None
    from puzzlelang.pddl import convert_files
    from puzzlelang.syntax import read_file

    if not problem:
        help = "name both files: `puzzlelang solve DOMAIN.pddl PROBLEM.pddl`"
        raise usage_error("a domain needs a problem", help)
    with stage(Stage.READING):
        return convert_files(*map(read_file, (file, problem, *others)), maps=maps)


def load_task(task: Conversion, load: Callable[[], answers.Loaded]) -> answers.Loaded:
    """Load a converted task. Messages point into its files; it has no warnings."""
    from puzzlelang.text import Diagnostics, PuzzleError, replace

    try:
        return replace(load(), diagnostics=Diagnostics())
    except PuzzleError as error:
        error.diagnostics = task.placed(error.diagnostics)
        raise


def load_any(options: Namespace, *needs: object) -> answers.Loaded | answers.NoStart:
    """The same, but allow a puzzle without starts unless an option ``needs`` one."""
    loaded = answers.answerable(lambda: load(options))
    if isinstance(loaded, answers.NoStart):
        if any(needs) or options.begin is not None:
            raise loaded
        tell_warnings(loaded.diagnostics, options)
    return loaded


def tell_warnings(diagnostics: Iterable[Diagnostic], options: Namespace) -> None:
    warnings = [one for one in diagnostics if one.severity == "warning"]
    if warnings and not options.quiet:
        complain(warnings)


def load_game(options: Namespace, path: str) -> tuple[answers.Loaded, str]:
    """Load the puzzle with the instance and parameters of a saved game; options override them.

    Also return the text of the game.
    """
    from puzzlelang.syntax import read_file

    text = read_file(path).text
    instance, settings = answers.saved_variant(text)
    both = {
        "instance": options.instance or instance,
        "settings": [*{**settings, **dict(options.settings)}.items()],
    }
    try:
        return load(type(options)(**{**vars(options), **both}), reads=True), text
    except answers.ToFill:
        raise
    except PuzzleError:
        return load(options, reads=True), text  # the caller reports a game of another puzzle


def no_game(path: str, error: ValueError) -> PuzzleError:
    return usage_error(
        f"`{path}` is not a game of this puzzle: {error}",
        "`save FILE` writes one while you play; an answer of `solve --format json` is one, too",
    )


def state_given(
    loaded: answers.Loaded, option: str, text: str, read: Callable[[Any, str], tuple[int, ...]]
) -> tuple[int, ...]:
    """Parse the state given by an option; a message shows the position in its text."""
    try:
        return read(loaded.puzzle, text)
    except ValueError as error:
        message = f"`{option}` is not a state of this puzzle: {error}"
        source, (start, end) = Source(option, text), _place_of(str(error), text)
        help = answers.how_to_write(loaded.puzzle)
        raise refusal("usage", message, help, Span(source, start, end)) from None


def _place_of(problem: str, text: str) -> tuple[int, int]:
    """Position of a syntax error or of the name in a problem; otherwise the whole text."""
    import json
    import re

    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return error.pos, error.pos + 1
    except (ValueError, RecursionError):
        return 0, len(text)
    for name in re.findall(r"[\w-]+", problem):
        place = text.find(f'"{name}"')
        if place >= 0:
            return place, place + len(name) + 2
    return 0, len(text)


@contextmanager
def searchable(
    loaded: answers.Loaded, options: Namespace, view: answers.Chosen | None = None
) -> Iterator[answers.Loaded]:
    """Make ``loaded`` search in a store if ``--store`` is given; ``view`` prints its states."""
    check("store", options, view)
    if not options.store:
        yield loaded
        return
    from puzzlelang.search import Settings

    settings = Settings(
        options.store, options.memory or answers.STORE_MEMORY, options.cores, disk=options.disk,
        workers=options.workers or "", forgets=getattr(options, "forget", False),
    )  # fmt: skip
    with answers.stored(loaded, settings) as searched:
        yield searched


def tell_how_to_go_on(options: Namespace, limit: str, view: answers.Chosen | None = None) -> None:
    """After a limit, print the command that continues the search, if there is one."""
    if not limit or options.quiet or options.format != "text":
        return
    if options.store:
        place, more = printable(options.store), " with more `--disk`" if limit == DISK else ""
        err(f"The results so far are in `{place}`; the same command continues{more}.")
    elif limit == MEMORY and _fits_a_store(options, view):
        command, *words = options.words
        from shlex import join

        again = join(("puzzlelang", command, "--store", _free_folder(options.file), *words))
        few = (options.memory or FOR_STORES) < FOR_STORES
        needs = "; it needs `--memory 100M` or more" if few else ""
        err(f"`{printable(again)}` keeps the states on disk, which has more room{needs}.")


def _fits_a_store(options: Namespace, view: answers.Chosen | None) -> bool:
    """Test whether ``--store`` could be added."""
    order = options.given.get("--search", "bfs")
    return order in ("bfs", "ucs") and could_add("--store", options, ("good", "store"), view)


def _free_folder(file: str) -> str:
    """An unused name for a store of a puzzle in this folder."""
    stem = os.path.splitext(os.path.basename(file))[0]
    name = "states" if stem in ("", "-") else stem
    names = (f"{name}{number}.layers" for number in ("", *range(2, 100)))
    return next((free for free in names if not os.path.lexists(free)), "DIR")


def files_named(options: Namespace) -> list[str]:
    """The files named by the options, including the contents of folders."""
    from puzzlelang.syntax import library

    files: list[str] = []
    for name in options.files:
        inside = library.files_in(name) if os.path.isdir(name) else [name]
        if not inside:
            raise refusal("no-files", f"there is no *.yaml file in `{name}`")
        files += inside
    return files


@contextmanager
def at_work(kind: Stage, number: int, files: Sequence[str]) -> Iterator[None]:
    """Open a stage for one of ``files``; none for standard input, which a person may type."""
    if files[number] == "-":
        yield
        return
    with stage(kind, files[number], total=len(files) if len(files) > 1 else None) as task:
        if number:
            task.report(done=number)
        yield


def files_read(loaded: answers.Loaded | answers.ToFill, options: Namespace) -> Iterator[str]:
    """Paths of all files of the puzzle, its maps and its instances."""
    yield from answers.files_of(loaded.tree)
    yield from (path for _, path in options.maps)
    yield from (options.file, getattr(options, "problem", ""))
    yield options.instance
    yield options.instance.rpartition(":")[0]
