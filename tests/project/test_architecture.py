"""Architecture rules: allowed imports, who may print, and the size of files and functions."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.program_source import FILES, PACKAGE, nodes, parsed

MAY_IMPORT: dict[str, set[str]] = {
    "text": set(),
    "search": {"text"},
    "syntax": {"text"},
    "core": {"text"},
    "model": {"text", "syntax", "core", "compiler"},
    "constraints": {"text"},
    "pddl": {"text", "syntax", "core", "compiler", "verify"},
    "compiler": {"text", "core", "search", "constraints"},
    "engine": {"text", "core", "search", "compiler"},
    "verify": {"text", "core"},
    "answers": {
        "text", "syntax", "core", "model", "search", "constraints", "compiler", "engine", "verify",
    },
    "drawing": {"text", "core", "search", "compiler", "answers"},
    "generating": {"text", "syntax", "core", "model", "search", "constraints", "answers"},
    "editor": {"text", "syntax", "core", "model", "pddl"},
    "play": {"text", "core", "search", "answers"},
    "front": {
        "text", "syntax", "core", "search", "answers", "drawing", "generating", "editor", "play",
        "pddl",
    },
    "__main__": {"front"},
    "__init__": {"front"},
}  # fmt: skip
"""Rooms that a room may import: `search` never sees a puzzle, `compiler` never text.

Other rooms only see the names in a room's ``FACE``.
"""

MOST_ROOMS, MOST_FLOORS, MOST_ARROWS = 16, 8, 65

LONGEST_FILE, LONGEST_FUNCTION = 700, 60


def unit(path: Path) -> str:
    """The room, or top-level module, that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@cache
def imports(path: Path, loaded_at_once: bool = False) -> list[tuple[str, int]]:
    """Modules imported by a file, with lines.

    With ``loaded_at_once``, imports inside functions and for type checkers are left out.
    """
    return [*_imports(path, loaded_at_once)]


def _imports(path: Path, loaded_at_once: bool) -> Iterator[tuple[str, int]]:
    for node in parsed(path).body if loaded_at_once else nodes(path):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports must be absolute"
            assert node.module is not None
            for alias in node.names:
                yield f"{node.module}.{alias.name}", node.lineno


ROOMS = {
    room: importlib.import_module(f"puzzlelang.{room}")
    for room in MAY_IMPORT if not room.startswith("__")
}  # fmt: skip
FACES: dict[str, dict[str, str]] = {room: module.FACE for room, module in ROOMS.items()}


MAY_USE: dict[str, set[str]] = {
    room: {name for some in FACES[room].values() for name in some.split()}
    | {*getattr(ROOMS[room], "WHOLE", ())}
    for room in ROOMS
}


def against_the_plan(path: Path) -> Iterator[str]:
    """Imports that the rules forbid."""
    own = unit(path)
    for name, line in imports(path):
        parts, place = name.split("."), f"{path}:{line}: {name}"
        if parts[0] == "puzzlelang" and parts[1] not in ("__file__", "__version__", "face", own):
            if parts[1] not in MAY_IMPORT[own]:
                yield place
            elif parts[2:]:
                if len(parts) != 3:
                    yield f"{place} reaches into a room"
                elif parts[2] not in MAY_USE[parts[1]]:
                    yield f"{place} is not in its face"
        if parts[0] in ("lark", "interegular") and path.name != "build_table.py":
            yield f"{place}: nothing needs lark to run"
        if parts[0] in ("lsprotocol", "pygls") and path.name != "server.py":
            yield f"{place}: an editor's"


@pytest.mark.slow
def test_imports_follow_the_plan() -> None:
    found = [wrong for path in FILES for wrong in against_the_plan(path)]
    assert not found, "\n".join(found)


def attributes_of(path: Path, room: str) -> Iterator[str]:
    """Attributes that a file uses of an imported room, such as ``answers.load``."""
    if all(name != f"puzzlelang.{room}" for name, _ in imports(path)):
        return
    called = {
        alias.asname or alias.name
        for node in nodes(path)
        if isinstance(node, ast.ImportFrom) and node.module == "puzzlelang"
        for alias in node.names if alias.name == room
    }  # fmt: skip
    for node in nodes(path):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id in called:
                yield node.attr


@pytest.mark.parametrize("room", FACES)
def test_a_face_has_what_others_use(room: str) -> None:
    """Each name is in the module listed, listed once, and used or documented."""
    names = [name for some in FACES[room].values() for name in some.split()]
    assert len(names) == len(set(names))
    for module, some in FACES[room].items():
        found = importlib.import_module(f"puzzlelang.{room}.{module}")
        for name in some.split():
            assert getattr(found, name) is getattr(ROOMS[room], name)
    used = {
        name.split(".")[2]
        for path in FILES if unit(path) != room
        for name, _ in imports(path) if name.startswith(f"puzzlelang.{room}.")
    }  # fmt: skip
    used |= {name for path in FILES for name in attributes_of(path, room)}
    assert set(names) - used <= PUBLIC.get(room, set())


PUBLIC = {
    "search": set(ROOMS["search"].PUBLIC.split()),
    "answers": {"load", "prepare", "solve", "explore", "verify", "validate"},
    "front": {"Hand", "answer"},  # the browser page
}
"""Names used only by Python programs."""


def test_module_names_are_unique() -> None:
    names = Counter(path.stem for path in FILES if not path.stem.startswith("__"))
    assert [name for name, count in names.items() if count > 1] == []


def floors() -> dict[str, int]:
    found: dict[str, int] = {}
    while rest := MAY_IMPORT.keys() - found:
        free = {room for room in rest if found.keys() >= MAY_IMPORT[room]}
        assert free, f"circular imports: {sorted(rest)}"
        for room in free:
            found[room] = 1 + max((found[other] for other in MAY_IMPORT[room]), default=0)
    return found


def test_the_house_is_small() -> None:
    rooms = {path.relative_to(PACKAGE).parts[0] for path in FILES} - {"__init__.py", "__main__.py"}
    assert len(rooms) <= MOST_ROOMS
    assert rooms == FACES.keys()
    assert max(floors().values()) <= MOST_FLOORS
    assert sum(map(len, MAY_IMPORT.values())) <= MOST_ARROWS


def test_no_arrow_is_there_for_nothing() -> None:
    used = {
        (unit(path), name.split(".")[1])
        for path in FILES for name, _ in imports(path) if name.startswith("puzzlelang.")
    }  # fmt: skip
    allowed = {(room, other) for room, others in MAY_IMPORT.items() for other in others}
    assert allowed <= used


def test_searches_in_memory_know_nothing_of_the_disk() -> None:
    for path in (PACKAGE / "search").glob("*.py"):
        if path.stem != "__init__":
            for name, line in imports(path):
                assert not name.startswith("puzzlelang.search.store"), f"{path}:{line}: {name}"


STORE = (
    "store_files object_files",
    "state_frames store_format",
    "manifests store_folder",
    "store_tasks cluster_worker task_pool layered",
    "store_searcher",
)
"""The layers of searches on disk: places, format, folder, loop, question."""


def test_a_store_is_built_in_layers() -> None:
    layer_of = {name: number for number, row in enumerate(STORE) for name in row.split()}
    paths = [*(PACKAGE / "search" / "store").glob("[!_]*.py")]
    assert {path.stem for path in paths} == layer_of.keys()
    for path in paths:
        for name, line in imports(path):
            if name.startswith("puzzlelang.search.store."):
                other = name.split(".")[3]
                assert layer_of[other] <= layer_of[path.stem], f"{path}:{line}: {name}"


@pytest.mark.parametrize("way", ["commands", "page", "python"])
def test_the_ways_in_know_nothing_of_one_another(way: str) -> None:
    paths = [*(PACKAGE / "front" / way).glob("*.py")]
    assert len(paths) > 1
    for path in paths:
        for name, line in imports(path):
            if name.startswith("puzzlelang.front."):
                assert name.startswith(f"puzzlelang.front.{way}."), f"{path}:{line}: {name}"


@pytest.mark.slow
@pytest.mark.parametrize("loaded_at_once", [True, False])
def test_files_import_one_another_in_no_circle(loaded_at_once: bool) -> None:
    """Imports are acyclic, both at load time and including functions, lazy attributes such as
    ``model.advice``, and type checkers.
    """
    modules = {
        ".".join(("puzzlelang", *path.relative_to(PACKAGE).with_suffix("").parts)): path
        for path in FILES
    }
    rare = {
        path: [] if loaded_at_once else [
            (f"puzzlelang.{unit(path)}.{name}", 0) for name in attributes_of(path, unit(path))
        ]
        for path in FILES
    }  # fmt: skip
    before = {
        name: {
            part
            for whole, _ in (*imports(path, loaded_at_once), *rare[path])
            for part in (whole, whole.rpartition(".")[0])
            if part in modules and part != name and path.stem != "__init__"
        }
        for name, path in modules.items()
    }
    done: set[str] = set()
    while rest := before.keys() - done:
        free = {name for name in rest if before[name] <= done}
        assert free, f"circular imports: {sorted(rest)}"
        done |= free


def against_the_rules(path: Path) -> Iterator[str]:
    """Forbidden prints, exits, execution of generated code and module state."""
    allowed = path.name in ("program.py", "terminal.py", "__main__.py", "build_table.py")
    allowed |= path.name == "bounds.py"  # `progress=True` prints a line on standard error
    forbidden = {"print", "exit", "quit", "input", "eval", "exec"}
    if unit(path) == "compiler":  # it generates functions; no other room runs generated code
        forbidden -= {"exec"}
    for node in nodes(path):
        if isinstance(node, ast.Global):
            yield f"{path}:{node.lineno}: no state of modules"
        if allowed:
            continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in forbidden:
                yield f"{path}:{node.lineno}: {node.func.id}"
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            name = f"{node.value.id}.{node.attr}"
            if name in ("sys.exit", "sys.stdout", "sys.stderr"):
                yield f"{path}:{node.lineno}: {name}"


@pytest.mark.slow
def test_only_the_command_line_prints_and_leaves() -> None:
    found = [wrong for path in FILES for wrong in against_the_rules(path)]
    assert not found, "\n".join(found)


def lengths() -> Iterator[tuple[str, int, int]]:
    """Lines of each file and function by name, with the limit."""
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(PACKAGE).as_posix()
        yield name, text.count("\n"), LONGEST_FILE
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                yield f"{name}:{node.name}", node.end_lineno - node.lineno + 1, LONGEST_FUNCTION


@pytest.mark.slow
def test_files_and_functions_are_short() -> None:
    too_long = [f"{name}: {lines}" for name, lines, usual in lengths() if lines > usual]
    assert too_long == []


def test_every_module_says_what_it_is_for() -> None:
    for path in FILES:
        assert ast.get_docstring(parsed(path)) or not path.read_text("utf-8").strip(), path


HEAVY = {
    "_colorize", "ast", "asyncio", "ctypes", "dataclasses", "difflib", "email", "gzip", "hashlib",
    "hypothesis", "importlib.metadata", "importlib.resources", "inspect", "lark", "logging",
    "multiprocessing", "pydoc", "shutil", "socket", "subprocess", "tempfile", "typing", "unittest",
    "xml", "yaml", "zipfile",
    "puzzlelang.answers.catalogue", "puzzlelang.answers.expectations",
    "puzzlelang.answers.certificates", "puzzlelang.answers.answer_fields",
    "puzzlelang.search.whole_space", "puzzlelang.search.store", "puzzlelang.drawing",
    "puzzlelang.editor",
    "puzzlelang.answers.surveys",
    "puzzlelang.answers.validation", "puzzlelang.syntax.level_files",
    "puzzlelang.answers.verdict", "puzzlelang.verify",
    "puzzlelang.answers.viewing",
}  # fmt: skip
"""Modules not needed to solve a puzzle; each would cost every run milliseconds."""


SECOND_HALF = {
    "ast", "puzzlelang.compiler", "puzzlelang.engine", "puzzlelang.engine.tiers",
    "puzzlelang.answers.puzzle_facts", "puzzlelang.answers.solving",
}  # fmt: skip
"""Modules needed only after a file is checked."""

FRONT = {
    "heapq", "importlib.machinery", "json", "yaml", "puzzlelang.core.nodes", "puzzlelang.model",
    "puzzlelang.answers.loading", "puzzlelang.search.strategies", "puzzlelang.syntax",
}  # fmt: skip
"""Modules needed only after the command line is parsed."""


@dataclass(frozen=True)
class Started:
    """A command that was run: exit code, loaded modules, and the number of source texts that it
    compiled.
    """

    code: int
    texts: int
    modules: frozenset[str]

    @property
    def own(self) -> int:
        return sum(name.startswith("puzzlelang") for name in self.modules)


def started(*arguments: str) -> Started:
    program = """
import sys
before, texts = set(sys.modules), []
sys.addaudithook(lambda event, args: texts.append(1) if event == "compile" and args[1] == "<string>"
                 else None)
from puzzlelang.front.commands.program import main
sys.stdout = sys.stderr = open(sys.argv[1], "w")
code = main(sys.argv[2:])
sys.stdout = sys.__stdout__
print(code, len(texts), *sorted(set(sys.modules) - before))
"""
    command = [sys.executable, "-c", program, os.devnull, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=PACKAGE.parent)
    code, texts, *loaded = done.stdout.split()
    return Started(int(code), int(texts), frozenset(loaded))


FEW_TEXTS = 4
"""The standard library defines some named tuples; a dataclass would compile five texts."""


@pytest.mark.slow
def test_solving_imports_only_what_it_needs() -> None:
    run = started("solve", "frogs", "--quiet")
    assert run.code == 0
    assert sorted(HEAVY & run.modules) == []
    assert run.own <= 113
    assert run.texts <= FEW_TEXTS


@pytest.mark.slow
@pytest.mark.parametrize("command", ["solve", "validate", "explore"])
def test_a_mistake_is_told_without_the_second_half(command: str, tmp_path: Path) -> None:
    text = (PACKAGE.parent / "puzzles" / "counters" / "frogs.yaml").read_text(encoding="utf-8")
    (tmp_path / "typo.yaml").write_text(text.replace("board", "borad", 1), encoding="utf-8")
    run = started(command, str(tmp_path / "typo.yaml"))
    assert run.code == 2
    wanted = {
        "puzzlelang.answers.expectations",
        "puzzlelang.answers.answer_fields",
        "puzzlelang.answers.validation",
    }
    assert sorted(((HEAVY | SECOND_HALF) - wanted) & run.modules) == []
    assert run.own <= 90
    assert run.texts <= FEW_TEXTS


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [("--help",), ("--version",)])
def test_help_imports_only_what_it_needs(arguments: tuple[str, ...]) -> None:
    run = started(*arguments)
    assert run.code == 0
    assert sorted((HEAVY | SECOND_HALF | FRONT) & run.modules) == []
    assert run.own <= 20
    assert run.texts <= FEW_TEXTS


def test_no_class_is_compiled_when_the_program_starts() -> None:
    for path in FILES:
        for name, line in imports(path):
            made = name.startswith("dataclasses.") or name == "collections.namedtuple"
            assert not made, f"{path}:{line}: `puzzlelang.text.records` needs no compilation"


@pytest.mark.slow
def test_others_have_pyyaml_as_it_is() -> None:
    """Our copy of two of its parts neither interferes with the original nor is shared."""
    program = """
import sys
before, after = sys.argv[1:]
if before == "yes":
    import yaml
from puzzlelang.syntax import pyyaml
assert ("yaml" in sys.modules) is (before == "yes"), "left as it was"
import yaml, yaml.parser
assert yaml.scanner.ScannerError is yaml.parser.ScannerError is not pyyaml.ScannerError
assert yaml.safe_load("a: [1, 2]") == {"a": [1, 2]}
try:
    yaml.safe_load("[")
except yaml.parser.ParserError:
    print(after)
"""
    for before in ("yes", "no"):
        command = [sys.executable, "-c", program, before, "fine"]
        done = subprocess.run(command, capture_output=True, text=True, cwd=PACKAGE.parent)
        assert (done.stdout, done.stderr) == ("fine\n", "")


OF_A_SYSTEM = re.compile(
    r"\bsys\.platform\b|\bos\.(name|sysconf|fork|geteuid|getuid|uname|O_(?!RD|WR|CREAT|EXCL|TRUNC)\w+)\b"
    r"|\bsignal\.(setitimer|SIGALRM|ITIMER_\w+|SIG(?!INT|TERM|_)\w+)\b|/proc/|/sys/fs|\"O_[A-Z]+\""
    r"|\bimport (resource|fcntl|termios|mmap|msvcrt|winreg|pwd|grp|platform)\b|[^\w](CDLL|WinDLL)\b"
)
"""Facilities that are missing or differ on Linux, macOS, Windows or in a browser."""


@pytest.mark.slow
def test_one_place_for_what_a_system_is() -> None:
    places = {
        str(path.relative_to(PACKAGE))
        for path in FILES
        if OF_A_SYSTEM.search(path.read_text(encoding="utf-8"))
    }
    assert places == {"text/machine.py", "text/process_memory.py"}
