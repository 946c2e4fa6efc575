"""Machine code is loaded without LLVM; searches and damaged objects behave as with it."""

from __future__ import annotations

import ctypes
import io
import os
import platform
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("llvmlite")

from puzzlelang.engine import kernel, native_code, translation
from puzzlelang.engine.native_code import LoadedObject, Unloadable
from puzzlelang.engine.translation import Job
from puzzlelang.text import machine
from tests.engine import test_way_choice
from tests.support import TOP

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() != "x86_64", reason="LLVM loads code elsewhere"
)

TEXT = """\
@table = internal global i64 0
@places = internal constant [2 x i64 (i64)*] [i64 (i64)* @twice, i64 (i64)* @more]
declare i8* @memset(i8*, i32, i64)
declare i64 @given(i64)
define void @bind(i64* %tables) {
  %first = load i64, i64* %tables
  store i64 %first, i64* @table
  ret void
}
define i64 @twice(i64 %n) {
  %double = mul i64 %n, 2
  ret i64 %double
}
define i64 @more(i64 %n) {
  %held = load i64, i64* @table
  %sum = add i64 %n, %held
  ret i64 %sum
}
define i64 @chosen(i64 %which, i64 %n) {
  %place = getelementptr [2 x i64 (i64)*], [2 x i64 (i64)*]* @places, i64 0, i64 %which
  %function = load i64 (i64)*, i64 (i64)** %place
  %value = call i64 %function(i64 %n)
  %last = call i64 @given(i64 %value)
  ret i64 %last
}
define i64 @filled(i8* %bytes) {
  %all = call i8* @memset(i8* %bytes, i32 1, i64 8)
  %words = bitcast i8* %all to i64*
  %word = load i64, i64* %words
  ret i64 %word
}
"""
"""Code with constants, data, calls to given functions and to the C library.

Pointers have types, which older versions of LLVM want; LLVM 17 and later do without.
"""
if not translation.llvm().llvm_version_info < (17,):
    TEXT = re.sub(r"(?:i64 \(i64\)|i64|i8|\[2 x ptr\])\*+", "ptr", TEXT)
    TEXT = TEXT.replace("[2 x ptr]*", "ptr")

LONG = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)
GIVEN = LONG(lambda n: n + 1000)
SYMBOLS = {"given": ctypes.cast(GIVEN, ctypes.c_void_p).value or 0}


@pytest.fixture(scope="module")
def content() -> bytes:
    return translation.translated(Job(TEXT))


def values(addresses: Any) -> list[int]:
    """Call all functions."""
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(addresses["bind"])((ctypes.c_int64 * 1)(7))
    pair = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)(addresses["chosen"])
    room = ctypes.create_string_buffer(8)
    filled = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)(addresses["filled"])(room)
    return [pair(0, 30), pair(1, 30), filled]


def test_functions_data_and_calls(content: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [1060, 1037, 0x0101010101010101]
    assert values(LoadedObject(content, SYMBOLS).addresses) == expected
    names = ("bind", "chosen", "filled")
    code = native_code.Code(content, names, symbols=SYMBOLS)
    assert isinstance(code._memory, LoadedObject) and values(code.addresses) == expected
    monkeypatch.setattr(native_code, "code_memory", lambda size: None)
    code = native_code.Code(content, names, symbols=SYMBOLS)
    assert not isinstance(code._memory, LoadedObject) and values(code.addresses) == expected


def test_no_page_is_writable_and_executable_or_shared(content: bytes) -> None:
    loaded = LoadedObject(content, SYMBOLS)
    modes = {}
    for line in Path("/proc/self/maps").read_text(encoding="ascii").splitlines():
        (low, high), mode = (int(n, 16) for n in line.split()[0].split("-")), line.split()[1]
        for name, address in loaded.addresses.items():
            if low <= address < high:
                modes[name] = mode
    assert modes["chosen"] == modes["bind"] == "r-xp" and modes["table"] == "rw-p"


def test_what_it_does_not_know_is_left_to_llvm(content: bytes) -> None:
    with pytest.raises(Unloadable):
        LoadedObject(content, {})  # no function `given`
    for triple in ("aarch64-unknown-linux-gnu", "x86_64-apple-macosx11.0"):
        translation.llvm().initialize_all_targets()
        translation.llvm().initialize_all_asmprinters()
        target = translation.llvm().Target.from_triple(triple)
        other = translation.translated(Job(TEXT), target.create_target_machine(jit=True))
        with pytest.raises(Unloadable):
            LoadedObject(other, SYMBOLS)
    small = translation.llvm().Target.from_default_triple()
    near = small.create_target_machine(codemodel="small", reloc="pic")
    with pytest.raises(Unloadable):
        LoadedObject(translation.translated(Job(TEXT), near), SYMBOLS)


def test_damaged_objects(content: bytes) -> None:
    """They are refused, or loaded without a write outside of their memory."""
    chance, seen = random.Random(1), Counter[bool]()
    for _ in range(3_000):
        damaged = bytearray(
            content[: chance.choice((len(content), chance.randrange(len(content))))]
        )
        for _ in range(chance.randint(1, 4)):
            if damaged:
                damaged[chance.randrange(len(damaged))] = chance.choice((0, 1, 255, 128))
        try:
            LoadedObject(bytes(damaged), SYMBOLS)
            seen[True] += 1
        except Unloadable:
            seen[False] += 1
    assert seen[True] > 100 and seen[False] > 100


@pytest.mark.slow
def test_searches_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare the tiers with either loader."""
    for refuses in (False, True):
        if refuses:
            monkeypatch.setattr(native_code, "code_memory", lambda size: None)
        kernel._loaded.cache_clear()
        seen = test_way_choice.compare_all(range(1_000, 1_003), ("python", "native"))
        assert sum(seen.values()) > 3
    kernel._loaded.cache_clear()


EXPLORE = """\
import sys
from puzzlelang import answers
answer = answers.explore(answers.load(sys.argv[1], tier=sys.argv[2]))
print(answer.space.statistics.tier, "llvmlite" in sys.modules, answer.space.states)
"""


@pytest.mark.slow
def test_cached_code_needs_no_llvm(tmp_path: Path) -> None:
    environment = {**os.environ, "PUZZLELANG_CACHE": str(tmp_path), "PYTHONPATH": str(TOP)}
    puzzle = str(TOP / "puzzles" / "sliding" / "eight-puzzle.yaml")
    lines = [
        subprocess.run(
            [sys.executable, "-c", EXPLORE, puzzle, "native"],
            env=environment, capture_output=True, text=True, check=True,
        ).stdout.split()
        for _ in range(2)
    ]  # fmt: skip
    assert lines == [["native", "True", "181440"], ["native", "False", "181440"]]


def test_another_processor_or_llvmlite_has_its_own_code(monkeypatch: pytest.MonkeyPatch) -> None:
    here = native_code._installation()
    assert here and here == native_code._installation()
    with monkeypatch.context() as patch:
        patch.setattr(native_code.os, "stat", lambda _: os.lstat("/"))
        assert native_code._installation() not in ("", here)
    with monkeypatch.context() as patch:
        patch.setattr(native_code, "processor", lambda: f"{machine.processor()} and more")
        assert native_code._installation() not in ("", here)
    monkeypatch.setattr(native_code, "find_spec", lambda _: None)
    assert native_code._installation() == ""


def test_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(text: str) -> str:
        monkeypatch.setattr(machine, "open", lambda *_: io.BytesIO(text.encode()), raising=False)
        return machine.processor()

    rows = machine.processor().splitlines()
    assert [row.split()[0] for row in rows] == ["vendor_id", "cpu", "model", "model", "flags"]
    text = "vendor_id: A\ncpu family: 6\nmodel: 1\nmodel name: B\ncpu MHz: 1000\nflags: fpu\n\n"
    first = told(text)
    assert first and first == told(text.replace("1000", "2000")) == told(text + text)
    assert told(text.replace("fpu", "fpu avx")) not in ("", first)
    assert told("CPU part: 0xd0c\n") == ""
