"""LLVM assembly as text, with its constant tables; independent of puzzles.

A function is written block by block. :func:`read_assembly` reads the text of a module into blocks
of instructions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from puzzlelang.compiler.state_layout import WORD, Unprintable
from puzzlelang.core import Interval, Places, current


class Assembly:
    """One function: its lines so far, the counter for names, and the current block."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names = 0
        self.here = "entry"
        """The label of the current block, for phi instructions."""
        self.allocas: list[str] = []
        self.intrinsics: set[str] = set()

    def name(self) -> str:
        self._names += 1
        return f"%r{self._names}"

    def label(self) -> str:
        self._names += 1
        return f"b{self._names}"

    def do(self, text: str) -> None:
        self.lines.append("  " + text)

    def op(self, text: str) -> str:
        """Write an instruction and return the name of its value."""
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def start(self, label: str) -> None:
        """Begin a block."""
        self.lines.append(f"{label}:")
        self.here = label

    def jump(self, label: str) -> None:
        self.do(f"br label %{label}")

    def branch(self, condition: str, yes: str, no: str) -> None:
        if condition in ("true", "false"):
            self.jump(yes if condition == "true" else no)
        else:
            self.do(f"br i1 {condition}, label %{yes}, label %{no}")

    def phi(self, kind: str, arms: Sequence[tuple[str, str]]) -> str:
        """Write a value that depends on the preceding block."""
        incoming = ", ".join(f"[ {value}, %{label} ]" for value, label in arms)
        return self.op(f"phi {kind} {incoming}")

    def call(self, name: str, result: str, arguments: Sequence[str]) -> str:
        """Call an LLVM intrinsic."""
        kinds = ", ".join(argument.split()[0] for argument in arguments)
        self.intrinsics.add(f"declare {result} @{name}({kinds})")
        return self.op(f"call {result} @{name}({', '.join(arguments)})")

    def copy(self, to: str, from_: str, size: int) -> None:
        """Copy ``size`` bytes without a call."""
        name = "llvm.memcpy.inline.p0.p0.i64"
        self.intrinsics.add(f"declare void @{name}(ptr, ptr, i64 immarg, i1 immarg)")
        self.do(f"call void @{name}(ptr align 8 {to}, ptr align 8 {from_}, i64 {size}, i1 false)")

    def alloca(self, kind: str) -> str:
        """Reserve space on the stack at the function's entry."""
        name = self.name()
        self.allocas.append(f"  {name} = alloca {kind}")
        return name


def signed(value: int, bits: int) -> str:
    """Print a constant of ``bits`` bits as LLVM requires."""
    value &= (1 << bits) - 1
    return str(value - (1 << bits) if value >> bits - 1 else value)


# ── constant tables ───────────────────────────────────────────────────────────────────


def rounded(bits: int) -> int:
    """Round up to whole words."""
    return max(WORD, -(-bits // WORD) * WORD)


def bits_of(bounds: Interval) -> int:
    """Return the bits of the values between two bounds; a negative value takes a word."""
    return bounds[1].bit_length() if bounds[0] >= 0 else WORD


class Data:
    """The constant tables of a module.

    A short table is part of the code. A long one (``bound``) is outside: the code has a pointer to
    it, which is set when the code is loaded.
    """

    def __init__(self) -> None:
        self.tables: dict[str, tuple[int, Sequence[int]]] = {}
        """Name → bits of an entry, entries."""
        self._names: dict[object, str] = {}

    def name(self, key: object, entries: Callable[[], Sequence[int]], bits: int) -> str:
        table_name = self._names.get((key, bits))
        if table_name is None:
            table_name = self._names[key, bits] = f"table{len(self._names)}"
            self.tables[table_name] = bits, entries()
        return table_name

    def bound(self, name: str) -> bool:
        return len(self.tables[name][1]) > current.embedded

    def declaration(self, name: str) -> str:
        """Print the global variable of a table."""
        bits, entries = self.tables[name]
        if self.bound(name):
            return f"@{name} = internal global ptr null"
        each = min(bits, WORD)
        parts = [
            signed(entry >> WORD * place, each)
            for entry in entries
            for place in range(max(1, bits // WORD))
        ]
        elements = ", ".join(f"i{each} {part}" for part in parts)
        return f"@{name} = internal constant [{len(parts)} x i{each}] [{elements}], align 8"


def packed_bits(entries: Sequence[int]) -> bytes:
    """Pack truth values, eight in a byte."""
    return Places(bytes(entries)).mask.to_bytes(-(-len(entries) // 8), "little")


def storage(low: int, high: int) -> int:
    """Return the bits (8, 16, 32 or 64) for numbers between two bounds, with a lower one to
    spare.
    """
    for bits in (8, 16, 32):
        if -(1 << bits - 1) < low and high < 1 << bits - 1:
            return bits
    return WORD


# ── reading a module ──────────────────────────────────────────────────────────────────

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
