"""Generated code has few kinds of nodes and no text of the puzzle file."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from puzzlelang.compiler import python_functions, python_nodes, terms
from puzzlelang.compiler.ir import Slot
from puzzlelang.engine import native_code
from puzzlelang.engine.puzzle_searcher import PuzzleSearcher
from puzzlelang.engine.translation import Job
from puzzlelang.search.system import Limits, Solved
from tests import support

KINDS = {
    "Module", "FunctionDef", "arguments", "arg", "Return", "Assign", "Expr", "If", "For", "Pass",
    "Try", "ExceptHandler", "Name", "Constant", "Load", "Store", "Subscript", "Slice", "Tuple",
    "List", "Attribute", "Call", "Set", "Lambda", "GeneratorExp", "comprehension", "NamedExpr",
    "IfExp", "BoolOp", "And", "Or", "UnaryOp", "Not", "Invert", "USub", "BinOp", "Add", "Sub",
    "Mult", "Pow", "FloorDiv", "Mod", "LShift", "RShift", "BitAnd", "BitOr", "BitXor", "Compare",
    "Eq", "NotEq", "Lt", "LtE", "Gt", "GtE", "In", "IsNot",
}  # fmt: skip
"""No imports, classes, exceptions or formatted strings."""

ATTRIBUTES = {"append", "bit_length", "find", "rfind"}
NAMES = re.compile(r"[tvch]\d+|p\d+_\d+|[sgwmhk]|add|out|run|make")

SECRETIVE = """
puzzle: {0}
types:
  {0}_kind: [{0}_a, {0}_b]
state:
  {0}_at: {0}_kind = {0}_a
  {0}_n: 0..1000000 = 0
transitions:
  {0}_go({0}_k in {0}_kind):
    let:
      {0}_let: {0}_n + 1
    when: {0}_at != {0}_k
    then:
      {0}_at: {0}_k
      {0}_n: {0}_let
    say: {0} goes to <{0}_k>
invariants:
  {0}_rule: {0}_n < 900000
goal: {0}_at = {0}_b and {0}_n > 4 and '{0}' = '{0}'
"""
WORDS = ("zebra", "__import__", "exec", "i64", "ret", "class", "lambda", "main", "None")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[ast.Module]:
    """Record all modules passed to Python's compiler, and their builtins."""
    found: list[ast.Module] = []

    def noted(module: ast.Module, name: str, mode: str, **options: Any) -> Any:
        found.append(module)
        return compile(module, name, mode, **options)

    def run(made: Any, scope: dict[str, Any]) -> None:
        assert scope == {"__builtins__": {}}
        exec(made, scope)

    monkeypatch.setitem(vars(python_functions), "compile", noted)
    monkeypatch.setitem(vars(python_functions), "exec", run)
    return found


def strange(module: ast.Module) -> set[str]:
    """Forbidden nodes and names in generated code."""
    found = set()
    for node in ast.walk(module):
        kind = type(node).__name__
        if kind not in KINDS:
            found.add(kind)
        match node:
            case ast.Attribute(attr=attribute) if attribute not in ATTRIBUTES:
                found.add(attribute)
            case ast.Name(id=name) | ast.arg(arg=name) | ast.FunctionDef(name=name):
                if not NAMES.fullmatch(name):
                    found.add(name)
            case ast.Constant(value=value):
                if not (value is None or isinstance(value, int | bool)):
                    found.add(repr(value))
            case ast.Call(func=function):
                if not isinstance(function, ast.Name | ast.Attribute | ast.Lambda):
                    found.add(ast.dump(function)[:40])
    return found


def test_the_printer_knows_no_other_nodes() -> None:
    known = {
        name for name, value in vars(python_nodes).items()
        if isinstance(value, type) and issubclass(value, ast.AST)
    }  # fmt: skip
    assert known <= KINDS


@pytest.mark.slow
@pytest.mark.one_of(3)
@pytest.mark.parametrize("path", support.MOVING[::4], ids=lambda p: p.stem)
def test_functions_of_the_library(path: Path, written: list[ast.Module]) -> None:
    from puzzlelang import answers

    loaded = answers.load(str(path), tier="python")
    answers.solve(loaded, limits=Limits(50))
    assert written
    assert set().union(*map(strange, written)) == set()


@pytest.mark.slow
@pytest.mark.parametrize("word", WORDS)
def test_no_word_of_the_file_is_in_its_functions(word: str, written: list[ast.Module]) -> None:
    answer = support.solve_text(SECRETIVE.format(word))
    assert isinstance(answer.outcome, Solved)
    assert written
    for module in written:
        assert strange(module) == set()
        assert word not in {n.id for n in ast.walk(module) if isinstance(n, ast.Name)} | {
            n.arg for n in ast.walk(module) if isinstance(n, ast.arg)
        }


@pytest.mark.slow
def test_no_word_of_the_file_is_in_its_assembly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles that differ only in names give the same assembly, and so the same cache key."""
    pytest.importorskip("llvmlite")
    texts: dict[str, set[str]] = {}
    key_of = native_code._key

    def noted(job: Job) -> str:
        texts[word].add(job.text)
        return key_of(job)

    monkeypatch.setattr(native_code, "_key", noted)
    for word in ("first", *WORDS[::3]):  # the first one also compiles the kernel
        texts[word] = set()
        loaded = support.load_text(SECRETIVE.format(word))
        searcher = PuzzleSearcher(loaded.system, "native")
        assert isinstance(searcher.search("bfs", Limits()), Solved)
    assert texts["zebra"]
    del texts["first"]
    assert all(found == texts["zebra"] for found in texts.values())
    assert not any("zebra" in text for text in texts["zebra"])


@pytest.mark.parametrize("word", ["and", "or"])
def test_neighbours_that_ask_one_set_compare_it_once(word: str) -> None:
    system = support.load_text(SECRETIVE.format("x")).system
    group = Slot(0, (0, 7))
    join = all if word == "and" else any
    for asked in product(product(range(3), (True, False)), repeat=3):
        parts = []
        for value, is_in in asked:
            part = terms.operate("in", terms.const(value), group)
            parts.append(part if is_in else terms.negation(part))
        printer = python_functions.Printer((group,), system.layout)
        printer.unpacked = True
        made = ast.Expression(printer.term(terms.operate(word, *parts)))
        assert sum(isinstance(node, ast.Name) for node in ast.walk(made)) == 1
        code = compile(ast.fix_missing_locations(made), "", "eval")
        for members in range(8):
            wanted = join(bool(members >> value & 1) is is_in for value, is_in in asked)
            assert bool(eval(code, {"v0": members})) is wanted, (asked, members)
