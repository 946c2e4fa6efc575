"""LLVM assembly, as the modules next to this one print it, read into blocks of instructions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from puzzlelang.compiler.packing import Unprintable

POINTER = 32
"""Bits of an address, and of the shorter type of WebAssembly."""

BINARY = frozenset("add sub mul sdiv udiv srem urem and or xor shl ashr lshr".split())


class Instruction(NamedTuple):
    """``bits`` are those of the value or, for ``icmp`` and ``store``, of the operands.

    ``detail``: the predicate of ``icmp``, the function of ``call``, the bits before ``trunc``,
    ``zext`` and ``sext``, the bytes of an item for ``getelementptr`` and ``alloca``.
    """

    name: str
    op: str
    bits: int
    operands: tuple[str, ...]
    detail: str | int = ""
    labels: tuple[str, ...] = ()
    """Preceding blocks of a ``phi``, in the order of its operands."""


class Exit(NamedTuple):
    """The end of a block: ``br``, ``switch`` or ``ret``.

    ``value`` is a condition, a number or the result; the last target of a switch has no case.
    """

    op: str
    value: str = ""
    targets: tuple[str, ...] = ()
    cases: tuple[int, ...] = ()


class Block:
    """Instructions in order, then the exit."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.phis: list[Instruction] = []
        self.instructions: list[Instruction] = []
        self.exit = Exit("ret")


class Function(NamedTuple):
    """``result`` has the bits of the result, 0 for none; ``readonly`` are parameters."""

    name: str
    result: int
    parameters: tuple[str, ...]
    readonly: frozenset[str]
    blocks: Sequence[Block]


class Table(NamedTuple):
    """Constants of ``bits`` bits; no entries if the table is bound when the code is loaded."""

    bits: int
    entries: Sequence[int] | None


def read_assembly(text: str) -> tuple[dict[str, Table], list[Function]]:
    """Return the tables by name and the functions, in the order of the text.

    Raise :class:`Unprintable` for an instruction that the printers don't use.
    """
    tables: dict[str, Table] = {}
    functions: list[Function] = []
    lines = iter(text.splitlines())
    for line in lines:
        if match := TABLE.match(line):
            name, bits, entries = match.groups()
            numbers = [int(entry.split()[1]) for entry in entries.split(", ")] if bits else None
            tables[f"@{name}"] = Table(int(bits or 0), numbers)
        elif match := HEAD.match(line):
            functions.append(_function(match, lines))
    return tables, functions


TABLE = re.compile(r"@(\w+) = internal (?:global ptr null|constant \[\d+ x i(\d+)\] \[(.*)\])")
HEAD = re.compile(r"define (?:internal )?(\w+) @(\w+)\((.*)\) nounwind {")
LINE = re.compile(r"  (?:(%\w+) = )?(\w+) ?(.*?)(?:, align \d+)?(?:, !.*)?$")

PARTS = {
    **dict.fromkeys(BINARY, re.compile(r"(?:n[us]w )*(?P<bits>\w+) (?P<a>\S+), (?P<b>\S+)")),
    "icmp": re.compile(r"(?P<detail>\w+) (?P<bits>\w+) (?P<a>\S+), (?P<b>\S+)"),
    "select": re.compile(r"i1 (?P<a>\S+), (?P<bits>\w+) (?P<b>\S+), \w+ (?P<c>\S+)"),
    **dict.fromkeys(
        ("trunc", "zext", "sext"), re.compile(r"(?P<detail>\w+) (?P<a>\S+) to (?P<bits>\w+)")
    ),
    "load": re.compile(r"(?P<bits>\w+), ptr (?P<a>\S+)"),
    "store": re.compile(r"(?P<bits>\w+) (?P<a>\S+), ptr (?P<b>\S+)"),
    "getelementptr": re.compile(r"(?P<detail>\w+), ptr (?P<a>\S+), i64 (?P<b>\S+)"),
}
"""Texts of instructions with a fixed number of operands."""

ARM = re.compile(r"\[ (\S+), %(\w+) \]")
ROW = re.compile(r"\[(\d+) x (\w+)\]")


def _function(head: re.Match[str], lines: Iterator[str]) -> Function:
    result, name, rest = head.groups()
    parameters = [parameter.split() for parameter in rest.split(", ")]
    blocks = [Block("entry")]
    for line in lines:
        if line == "}":
            break
        if line.endswith(":"):
            if line != "entry:":
                blocks.append(Block(line[:-1]))
        elif line.strip():
            _add(blocks[-1], line)
    names = tuple(words[-1] for words in parameters)
    readonly = frozenset(words[-1] for words in parameters if "readonly" in words)
    return Function(name, bits_of_type(result), names, readonly, blocks)


def _add(block: Block, line: str) -> None:
    """Add the instruction of a line."""
    match = LINE.match(line)
    if match is None:
        raise Unprintable(f"the line {line!r}")
    name, op, rest = match.groups()
    if op in PARTS:
        parts = PARTS[op].fullmatch(rest)
        if parts is None:
            raise Unprintable(f"the instruction {op} {rest}")
        own = parts.groupdict()
        operands = tuple(own[key] for key in "abc" if key in own)
        detail: str | int = own.get("detail", "")
        if op in ("trunc", "zext", "sext"):
            detail = bits_of_type(str(detail))
        elif op == "getelementptr":
            detail = bits_of_type(str(detail)) // 8
        bits = bits_of_type(own["bits"]) if "bits" in own else POINTER
        block.instructions.append(Instruction(name or "", op, bits, operands, detail))
    elif op == "phi":
        kind, arms = rest.split(" ", 1)
        values, labels = zip(*ARM.findall(arms), strict=True)
        block.phis.append(Instruction(name, op, bits_of_type(kind), values, "", labels))
    elif op == "call":
        kind, rest = rest.split(" ", 1)
        function, arguments = rest[1:-1].split("(", 1)
        values = tuple(argument.split()[-1] for argument in arguments.split(", "))
        block.instructions.append(Instruction(name or "", op, bits_of_type(kind), values, function))
    elif op == "alloca":
        row = ROW.fullmatch(rest)
        count, kind = (int(row[1]), row[2]) if row else (1, rest)
        size = max(8, bits_of_type(kind) // 8) * count
        own_bits = 0 if row else bits_of_type(kind)
        block.instructions.append(Instruction(name, op, own_bits, (), size))
    else:
        block.exit = _exit(op, rest)


def _exit(op: str, rest: str) -> Exit:
    match op, rest.replace(",", "").split():
        case "br", ["label", target]:
            return Exit("br", "", (target[1:],))
        case "br", ["i1", value, "label", yes, "label", no]:
            return Exit("br", value, (yes[1:], no[1:]))
        case "switch", ["i64", value, "label", other, "[", *arms, "]"]:
            targets = [label[1:] for label in arms[3::4]]
            return Exit(op, value, (*targets, other[1:]), tuple(map(int, arms[1::4])))
        case "ret", ["void"]:
            return Exit(op)
        case "ret", [_, value]:
            return Exit(op, value)
    raise Unprintable(f"the instruction {op} {rest}")


def bits_of_type(kind: str) -> int:
    """Return the bits of a type, 0 for ``void``."""
    if kind == "ptr":
        return POINTER
    return int(kind[1:]) if kind != "void" else 0
