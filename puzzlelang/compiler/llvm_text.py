"""LLVM assembly, written block by block; independent of puzzles."""

from __future__ import annotations

from collections.abc import Sequence


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
