"""LLVM assembly as WebAssembly: instructions and control flow; `test_page_rules.py` has rules."""

from __future__ import annotations

import random
import struct
from typing import Any

import pytest

from puzzlelang.compiler.llvm_module import Module
from puzzlelang.compiler.state_layout import Unprintable
from puzzlelang.compiler.wasm_module import shared, wasm_module
from puzzlelang.compiler.wasm_text import unsigned

pytest.importorskip("wasmtime", reason="wasmtime runs WebAssembly in Python")
pytest.importorskip("llvmlite")

import wasmtime

from tests.support import each_row

PAGE = 1 << 16


class Instance:
    """A module that runs."""

    def __init__(self, binary: bytes, room: int = 0) -> None:
        config: Any = wasmtime.Config()
        config.cranelift_opt_level = "none"
        self._store = wasmtime.Store(wasmtime.Engine(config))
        instance: Any = wasmtime.Instance(
            self._store, wasmtime.Module(self._store.engine, binary), []
        )
        self.exports: Any = instance.exports(self._store)
        self.memory: Any = self.exports["memory"]
        self.heap = self.exports["heap"].value(self._store)
        self.memory.grow(self._store, (self.heap + room) // PAGE + 1)

    def call(self, name: str, *arguments: int) -> int:
        return int(self.exports[name](self._store, *arguments))

    def write(self, address: int, words: Any) -> None:
        self.memory.write(self._store, struct.pack(f"<{len(words)}Q", *words), address)

    def words(self, address: int, count: int) -> tuple[int, ...]:
        content = self.memory.read(self._store, address, address + 8 * count)
        return struct.unpack(f"<{count}Q", content)


# ── single instructions, compared with Python's integers ─────────────────────────────

WIDTHS = (64, 128, 192, 320)
BINARY = {
    "add": int.__add__, "sub": int.__sub__, "and": int.__and__, "or": int.__or__,
    "xor": int.__xor__,
}  # fmt: skip
PREDICATES = {
    "eq": int.__eq__, "ne": int.__ne__, "ult": int.__lt__, "ule": int.__le__, "ugt": int.__gt__,
    "uge": int.__ge__,
}  # fmt: skip


def _number(chance: random.Random, bits: int) -> int:
    """Return a number whose words are often 0, all ones, or equal to another one's."""
    words = [chance.choice((0, 1, (1 << 64) - 1, 1 << 63, chance.getrandbits(64)))
             for _ in range(bits // 64)]  # fmt: skip
    return sum(word << 64 * place for place, word in enumerate(words))


class Program:
    """A function that writes the value of each instruction, and these values by Python."""

    def __init__(self, chance: random.Random, bits: int) -> None:
        self.chance, self.bits = chance, bits
        self.inputs = [_number(chance, bits) for _ in range(3)]
        self.lines: list[str] = []
        self.results: list[int] = []
        self.values: list[tuple[str, int]] = []
        self._names = 0
        self._output = 0
        for place, number in enumerate(self.inputs):
            address = self.add("getelementptr i64, ptr %s, i64", str(place * bits // 64))
            self.values.append((self.add(f"load i{bits}, ptr", address), number))
        for _ in range(12):
            self.step()

    def add(self, op: str, rest: str) -> str:
        self._names += 1
        self.lines.append(f"  %r{self._names} = {op} {rest}")
        return f"%r{self._names}"

    def keep(self, name: str, number: int, is_test: bool = False) -> None:
        """Write a value to the output."""
        bits = self.bits
        if is_test:
            name = self.add("zext i1", f"{name} to i{bits}")
        else:
            self.values.append((name, number))
        address = self.add("getelementptr i64, ptr %out, i64", str(self._output))
        self.lines.append(f"  store i{bits} {name}, ptr {address}, align 8")
        self._output += bits // 64
        self.results.append(number)

    def operand(self) -> tuple[str, int]:
        if self.chance.random() < 0.2:
            number = _number(self.chance, self.bits)
            return str(number - (number >> self.bits - 1 << self.bits)), number
        return self.chance.choice(self.values)

    def step(self) -> None:
        bits, chance = self.bits, self.chance
        mask = (1 << bits) - 1
        (a, x), (b, y) = self.operand(), self.operand()
        match chance.randrange(6):
            case 0:
                op = chance.choice([*BINARY])
                self.keep(self.add(op, f"i{bits} {a}, {b}"), BINARY[op](x, y) & mask)
            case 1:
                distance = chance.randrange(bits)
                op = chance.choice(("shl", "lshr"))
                far = str(distance)
                if chance.random() < 0.6:
                    far = self.add(f"or i{bits}", f"{self.values[0][0]}, -1")
                    far = self.add(f"and i{bits}", f"{far}, {distance}")
                number = x << distance & mask if op == "shl" else x >> distance
                self.keep(self.add(op, f"i{bits} {a}, {far}"), number)
            case 2:
                predicate = chance.choice([*PREDICATES])
                test = self.add(f"icmp {predicate}", f"i{bits} {a}, {b}")
                self.keep(test, int(PREDICATES[predicate](x, y)), is_test=True)
            case 3:
                test = self.add("icmp ult", f"i{bits} {a}, {b}")
                chosen = self.add(f"select i1 {test},", f"i{bits} {a}, i{bits} {b}")
                self.keep(chosen, min(x, y))
            case 4 if bits > 64:
                low = self.add(f"trunc i{bits}", f"{a} to i64")
                self.keep(self.add("zext i64", f"{low} to i{bits}"), x & (1 << 64) - 1)
            case _:
                name = chance.choice(("ctpop", "cttz", "ctlz", "umin", "umax"))
                if name == "ctpop":
                    number, more = x.bit_count(), ""
                elif name in ("cttz", "ctlz"):
                    number = bits - x.bit_length() if name == "ctlz" else (
                        (x & -x).bit_length() - 1 if x else bits
                    )  # fmt: skip
                    more = ", i1 false"
                else:
                    number, more = (min if name == "umin" else max)(x, y), f", i{bits} {b}"
                call = f"call i{bits} @llvm.{name}.i{bits}(i{bits} {a}{more})"
                self.keep(self.add(call, ""), number)

    @property
    def text(self) -> str:
        body = "\n".join(line.rstrip() for line in self.lines)
        head = "define i32 @run(ptr noalias readonly %s, ptr noalias %out) nounwind {"
        return f"{head}\nentry:\n{body}\n  ret i32 7\n}}\n"


@pytest.mark.each_time("192")
@pytest.mark.parametrize("bits", WIDTHS)
def test_instructions(bits: int) -> None:
    mask = (1 << 64) - 1
    for seed in range(60):
        program = Program(random.Random(f"{bits} {seed}"), bits)
        instance = Instance(wasm_module(Module(program.text, ())))
        size = bits // 64
        inputs = [number >> 64 * place & mask for number in program.inputs for place in range(size)]
        instance.write(instance.heap, inputs)
        out = instance.heap + 8 * len(inputs)
        assert instance.call("run", instance.heap, out) == 7
        words = instance.words(out, size * len(program.results))
        assert [
            sum(word << 64 * place for place, word in enumerate(words[at : at + size]))
            for at in range(0, len(words), size)
        ] == program.results, program.text


# ── control flow ─────────────────────────────────────────────────────────────────────

TWO_ENTRIES = """\
define i32 @run(ptr noalias readonly %s) nounwind {
entry:
  %r1 = load i64, ptr %s
  %r2 = icmp eq i64 %r1, 0
  br i1 %r2, label %a, label %b
a:
  %r3 = icmp eq i64 %r1, 1
  br i1 %r3, label %b, label %end
b:
  %r4 = icmp eq i64 %r1, 2
  br i1 %r4, label %a, label %end
end:
  %r5 = trunc i64 %r1 to i32
  ret i32 %r5
}
"""


def test_a_loop_with_two_entries_is_refused() -> None:
    """WebAssembly has no such loops, and the printers write none."""
    with pytest.raises(Unprintable, match="two entries"):
        wasm_module(Module(TWO_ENTRIES, ()))


DEEP = 1_500
"""More nested branches than Python's stack would take."""


@pytest.mark.slow
def test_deeply_nested_branches() -> None:
    lines = ["define i32 @run(ptr noalias readonly %s) nounwind {", "entry:",
             "  %r0 = load i64, ptr %s", "  br label %b0"]  # fmt: skip
    for n in range(DEEP):
        lines += [f"b{n}:", f"  %c{n} = icmp ugt i64 %r0, {n}",
                  f"  br i1 %c{n}, label %b{n + 1}, label %end"]  # fmt: skip
    arms = ", ".join(f"[ {n}, %b{n} ]" for n in range(DEEP + 1))
    lines += [f"b{DEEP}:", "  br label %end", "end:", f"  %r1 = phi i32 {arms}",
              "  ret i32 %r1", "}", ""]  # fmt: skip
    instance = Instance(wasm_module(Module("\n".join(lines), ())))
    for number in (0, 1, DEEP - 1, DEEP, DEEP + 1):
        instance.write(instance.heap, [number])
        assert instance.call("run", instance.heap) == min(number, DEEP)


def test_memory_has_a_maximum_and_nothing_is_imported() -> None:
    binary = wasm_module(Module(Program(random.Random(1), 64).text, ()), most_pages=3)
    module: Any = wasmtime.Module(wasmtime.Store().engine, binary)
    assert not module.imports
    (limits,) = [export.type.limits for export in module.exports if export.name == "memory"]
    assert limits.max == 3


# ── shared locals ────────────────────────────────────────────────────────────────────

TYPES = [0x7F, 0x7E, 0x7F, 0x7F, 0x7E, 0x7F, 0x7F, 0x7E]
"""Of the locals after two parameters; the last two i32 count rounds of loops."""

PLAIN = {0x7F: [0, 1, 2, 4, 5], 0x7E: [3, 6, 9]}


def _statements(chance: random.Random, depth: int) -> bytes:
    """Random code: sums into locals, blocks, loops of two rounds, branches, some of them nested."""
    code = b""
    for _ in range(chance.randrange(1, 5)):
        inside = _statements(chance, depth - 1) if depth else b""
        more = _statements(chance, depth - 1) if depth else b""
        test = bytes([0x20, chance.choice(PLAIN[0x7F]), 0x41, 1, 0x71])
        counter = 6 + depth  # i32: places 7 and 8
        match chance.randrange(6 if depth else 1):
            case 1:
                code += b"\x02\x40" + inside + test + b"\x0d\x00" + more + b"\x0b"
            case 2:
                code += test + b"\x04\x40" + inside + b"\x05" + more + b"\x0b"
            case 3 if depth in (1, 2):
                start = bytes([0x41, 2, 0x21, counter, 0x03, 0x40])
                again = bytes([0x20, counter, 0x41, 1, 0x6B, 0x22, counter, 0x0D, 0, 0x0B])
                code += start + inside + again
            case 4:
                table = test + b"\x0e\x01\x00\x01"
                code += b"\x02\x40\x02\x40" + inside + table + b"\x0b" + more + b"\x0b"
            case 5:
                code += b"\x02\x40" + inside + test + b"\x04\x40\x0c\x01\x0b" + more + b"\x0b"
            case _:
                kind = chance.choice([*PLAIN])
                a, b, to = (chance.choice(PLAIN[kind]) for _ in range(3))
                add = 0x6A if kind == 0x7F else 0x7C
                code += bytes([0x20, a, 0x20, b, add, chance.choice((0x21, 0x22)), to])
                code += b"\x1a" if code[-2] == 0x22 else bytes([0x20, to, 0x21, to])
    return code


def _alone(code: bytes, types: list[int]) -> Instance:
    """A module with one function of two i32 and an i32."""

    def section(number: int, body: bytes) -> bytes:
        return bytes([number]) + unsigned(len(body)) + body

    locals_ = unsigned(len(types)) + b"".join(bytes([1, kind]) for kind in types)
    body = locals_ + code
    parts = [(1, b"\1\x60\2\x7f\x7f\1\x7f"), (3, b"\1\0"), (5, b"\1\0\1"),
             (6, b"\1\x7f\0\x41\0\x0b"),
             (7, b"\3\1f\0\0\6memory\2\0\4heap\3\0"),
             (10, b"\1" + unsigned(len(body)) + body)]  # fmt: skip
    return Instance(b"\0asm\1\0\0\0" + b"".join(section(*part) for part in parts))


@pytest.mark.slow
@each_row("seed", range(25))
def test_shared_locals_change_no_result(seed: int) -> None:
    """Random structured code: the same results as with a place for each local, in fewer."""
    chance = random.Random(seed)
    for _ in range(8):
        few = chance.sample([1, 2, 4], chance.randrange(4))
        ends = b"".join(bytes([0x20, place, 0x6A]) for place in few)
        code = _statements(chance, 2) + b"\x20\0" + ends + b"\x0b"
        fewer, types = shared(bytearray(code), TYPES, 2)
        before, after = _alone(code, TYPES), _alone(bytes(fewer), types)
        assert len(types) <= len(TYPES)
        for arguments in [(0, 0), (1, 0), (2, 7), (5, 1 << 20)]:
            assert before.call("f", *arguments) == after.call("f", *arguments)


def test_locals_of_different_times_share_a_place() -> None:
    """Two values, one after the other: 3 + 4 in one place, 5 + 6 in the next, which is the same."""
    code = b"".join(bytes([0x41, n, 0x41, n + 1, 0x6A, 0x21, place, 0x20, place, 0x20, place, 0x6A])
                    for n, place in ((3, 2), (5, 3)))  # fmt: skip
    fewer, types = shared(bytearray(code + b"\x6a\x0b"), [0x7F, 0x7F], 2)
    assert len(types) == 0  # the parameters are not read, so a value is where one was
    assert _alone(bytes(fewer), types).call("f", 0, 0) == 36


def test_a_value_of_the_next_round_keeps_its_place() -> None:
    """Local 2 is read at the begin of each round only, so local 5 must not overwrite it."""

    def sum_of(a: int, b: bytes, to: int) -> bytes:
        return bytes([0x20, a]) + b + bytes([0x6A, 0x21, to])

    code = b"\x41\7\x21\2\x41\3\x21\3\x03\x40"
    code += sum_of(4, b"\x20\2", 4) + sum_of(4, b"\x41\1", 5)
    code += sum_of(5, b"\x20\5", 5) + sum_of(4, b"\x20\5", 4)
    code += b"\x20\3\x41\1\x6b\x22\3\x0d\0\x0b\x20\4\x0b"
    fewer, types = shared(bytearray(code), [0x7F] * 4, 2)
    number = 0
    for _ in range(3):
        number += 7
        number += 2 * (number + 1)
    assert len(types) < 4
    assert _alone(bytes(fewer), types).call("f", 0, 0) == number
