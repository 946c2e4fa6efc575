"""The plan of the house: who may know whom, who may print, how long a page may be."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "puzzlelang"
FILES = sorted(PACKAGE.rglob("*.py"))

MAY_IMPORT: dict[str, set[str]] = {
    "source": set(),
    "records": set(),
    "system": set(),
    "thresholds": set(),
    "diagnostics": {"source"},
    "syntax": {"source", "diagnostics"},
    "core": {"thresholds", "source", "diagnostics"},
    "semantics": {"source", "diagnostics", "core"},
    "model": {"thresholds", "source", "diagnostics", "syntax", "core", "semantics"},
    "compiler": {"thresholds", "source", "core", "system"},
    "search": {"system"},
    "verify": {"thresholds", "core", "semantics"},
    "viewing": {"thresholds", "diagnostics", "core", "semantics"},
    "report": {"source", "diagnostics", "system", "core", "semantics", "verify", "viewing"},
    "drawing": {"core", "report"},
    "library": {"diagnostics"},
    "instances": {"source", "diagnostics", "syntax"},
    "loading": {
        "source", "diagnostics", "syntax", "core", "model", "semantics", "compiler", "system",
        "library", "instances", "tiers",
    },
    "native": {"thresholds", "compiler", "search", "system"},
    "patience": {"thresholds", "compiler"},
    "tiers": {"thresholds", "diagnostics", "compiler", "search", "system", "native", "patience"},
    "expectations": {
        "source", "diagnostics", "syntax", "core", "semantics", "search", "system", "report",
        "loading",
        "instances",
    },
    "pipeline": {
        "source", "diagnostics", "syntax", "core", "model", "semantics", "search", "system",
        "verify", "report", "library", "loading", "expectations", "compiler", "drawing", "tiers",
        "viewing",
    },
    "catalogue": {
        "source", "diagnostics", "syntax", "library", "loading", "instances", "report",
    },
    "writing": {"diagnostics"},
    "new": {"source", "diagnostics", "syntax", "library", "loading", "writing"},
    "editing": {
        "source", "diagnostics", "syntax", "core", "model", "instances", "library",
    },
    "language_server": {"source", "diagnostics", "syntax", "editing"},
    "explanations": {"diagnostics"},
    "alarm": {"search", "system"},
    "amounts": {"diagnostics", "system"},
    "options": {"amounts", "diagnostics", "search", "system", "tiers"},
    "exit_codes": set(),
    "terminal": {"diagnostics", "options", "report", "system"},
    "commands": {
        "diagnostics", "system", "search", "library", "pipeline", "report", "options", "new",
        "writing", "catalogue", "drawing", "amounts", "exit_codes", "terminal", "editing",
        "language_server", "explanations",
    },
    "cli": {"diagnostics", "options", "alarm", "exit_codes", "system", "terminal", "commands"},
    "__main__": {"alarm", "cli"},
    "__init__": set(),
}  # fmt: skip
"""A stage knows the stages before it; `search` never sees a puzzle, `compiler` never text.
All may make `records`."""

LONGEST_FILE, LONGEST_FUNCTION = 400, 60

LONG_FILES = {
    "semantics.py": 720,  # one page on purpose: the meaning of the language
    "syntax/tree.py": 490,  # a node after the other
}
LONG_FUNCTIONS = {
    "search/engine.py:_descend": 75,  # inner loops: a call would cost more than it tells
    "search/explore.py:explore": 70,
}
"""What is longer than others, why, and how long it may be."""


def unit(path: Path) -> str:
    """The part of the plan that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Modules that a file imports, wherever it does, with the line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written out in full"
            assert node.module is not None
            for alias in node.names:
                yield f"{node.module}.{alias.name}", node.lineno


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_follow_the_plan(path: Path) -> None:
    own = unit(path)
    for name, line in imports(path):
        parts = name.split(".")
        if parts[0] == "puzzlelang" and parts[1] != "__version__":
            other = parts[1]
            assert other in MAY_IMPORT[own] | {own, "records"}, f"{path}:{line}: {name}"
        if parts[0] in ("lark", "interegular"):
            assert path.name == "build_table.py", f"{path}:{line}: nothing needs lark to run"
        if parts[0] in ("lsprotocol", "pygls"):
            assert own == "language_server", f"{path}:{line}: only an editor needs {parts[0]}"


def test_the_plan_has_no_cycle() -> None:
    done: set[str] = set()
    while rest := set(MAY_IMPORT) - done:
        free = {name for name in rest if MAY_IMPORT[name] <= done}
        assert free, f"these import one another: {sorted(rest)}"
        done |= free


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_only_the_command_line_prints_and_leaves(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    allowed = path.name in ("cli.py", "terminal.py", "__main__.py", "build_table.py")
    forbidden = {"print", "exit", "quit", "input", "eval", "exec"}
    if unit(path) == "compiler":  # it makes functions; nothing else runs made code
        forbidden -= {"exec"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            raise AssertionError(f"{path}:{node.lineno}: no state of modules")
        if allowed:
            continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in forbidden, f"{path}:{node.lineno}: {node.func.id}"
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            name = f"{node.value.id}.{node.attr}"
            assert name not in ("sys.exit", "sys.stdout", "sys.stderr"), f"{path}:{node.lineno}"


def lengths() -> Iterator[tuple[str, int, int]]:
    """Each file and each function by name: its lines, and how many are usual."""
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(PACKAGE).as_posix()
        yield name, text.count("\n"), LONGEST_FILE
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                yield f"{name}:{node.name}", node.end_lineno - node.lineno + 1, LONGEST_FUNCTION


def test_files_and_functions_are_short() -> None:
    allowed = LONG_FILES | LONG_FUNCTIONS
    too_long = [
        f"{name}: {lines}" for name, lines, usual in lengths() if lines > allowed.get(name, usual)
    ]
    assert too_long == []


def test_only_what_is_long_is_said_to_be() -> None:
    long = {name for name, lines, usual in lengths() if lines > usual}
    assert LONG_FILES.keys() | LONG_FUNCTIONS.keys() == long


def test_every_module_says_what_it_is_for() -> None:
    for path in FILES:
        doc = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
        assert doc or not path.read_text(encoding="utf-8").strip(), path


HEAVY = {
    "asyncio", "ctypes", "dataclasses", "difflib", "email", "gzip", "hashlib", "hypothesis",
    "importlib.metadata", "importlib.resources", "inspect", "lark", "logging",
    "multiprocessing", "pydoc", "shutil", "socket", "subprocess", "tempfile", "unittest", "xml",
    "yaml", "zipfile",
    "puzzlelang.catalogue", "puzzlelang.expectations", "puzzlelang.report.certificate",
    "puzzlelang.report.data", "puzzlelang.search.cheaper",
    "puzzlelang.drawing", "puzzlelang.editing", "puzzlelang.report.listing",
    "puzzlelang.report.tree",
    "puzzlelang.report.validation", "puzzlelang.syntax.levels", "puzzlelang.syntax.outline",
    "puzzlelang.report.verdict", "puzzlelang.verify", "puzzlelang.viewing",
}  # fmt: skip
"""Modules that solving a puzzle does without: each costs every run milliseconds."""


SECOND_HALF = {
    "ast", "puzzlelang.compiler", "puzzlelang.native", "puzzlelang.patience",
    "puzzlelang.pipeline.facts", "puzzlelang.pipeline.solving", "puzzlelang.tiers",
}  # fmt: skip
"""What comes behind the check of a file."""

FRONT = {
    "heapq", "importlib.machinery", "json", "yaml", "puzzlelang.core.nodes", "puzzlelang.library",
    "puzzlelang.loading", "puzzlelang.model", "puzzlelang.pipeline", "puzzlelang.search",
    "puzzlelang.semantics", "puzzlelang.syntax",
}  # fmt: skip
"""What comes behind the reading of a command line."""


@dataclass(frozen=True)
class Started:
    """A command that was run: its exit code, what it loads, how many texts it compiles for that."""

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
from puzzlelang.cli import main
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
"""The standard library has a named tuple here and there; a dataclass would be five texts."""


def test_solving_imports_only_what_it_needs() -> None:
    run = started("solve", "frogs", "--quiet")
    assert run.code == 0
    assert sorted(HEAVY & run.modules) == []
    assert run.own <= 145
    assert run.texts <= FEW_TEXTS


@pytest.mark.parametrize("command", ["solve", "validate", "explore"])
def test_a_mistake_is_told_without_the_second_half(command: str, tmp_path: Path) -> None:
    text = (PACKAGE.parent / "puzzles" / "counters" / "frogs.yaml").read_text(encoding="utf-8")
    (tmp_path / "typo.yaml").write_text(text.replace("board", "borad", 1), encoding="utf-8")
    run = started(command, str(tmp_path / "typo.yaml"))
    assert run.code == 2
    wanted = {"puzzlelang.expectations", "puzzlelang.report.data", "puzzlelang.report.validation"}
    assert sorted(((HEAVY | SECOND_HALF) - wanted) & run.modules) == []
    assert run.own <= 120
    assert run.texts <= FEW_TEXTS


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
            assert not made, f"{path}:{line}: `puzzlelang.records` does it without a text"


def test_others_have_pyyaml_as_it_is() -> None:
    """Our copy of two of its parts neither stands in their way nor is theirs."""
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
