"""The shipped LLVM assembly is the translation of the C files next to it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from puzzlelang.engine import build_kernel

FOLDER = Path(build_kernel.__file__).parent
AGAIN = "run python -m puzzlelang.engine.build_kernel"


def shipped(name: str) -> str:
    return (FOLDER / f"{name}.ll").read_text("utf-8")


@pytest.mark.parametrize("name", build_kernel.SOURCES)
def test_the_fingerprint_covers_source_options_and_text(name: str) -> None:
    first, _, body = shipped(name).partition("\n")
    version = re.findall(r"clang ([\d.]+),", first)
    assert version and first == build_kernel.fingerprint(name, version[0], body), AGAIN


@pytest.mark.parametrize("part", ["source", "options", "version", "body"])
def test_each_part_changes_the_fingerprint(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = build_kernel.fingerprint("kernel", "16.0.6", "ret void\n")
    if part == "options":
        monkeypatch.setattr(build_kernel, "OPTIONS", ["-O2"])
    name = "factored" if part == "source" else "kernel"
    version = "16.0.7" if part == "version" else "16.0.6"
    body = "ret i64 0\n" if part == "body" else "ret void\n"
    after = build_kernel.fingerprint(name, version, body)
    assert after != before


@pytest.mark.each_time("placed_values")
@pytest.mark.parametrize("name", build_kernel.SOURCES)
def test_clang_makes_the_same_bytes(name: str) -> None:
    compiler = shutil.which(build_kernel.COMPILER)
    if compiler is None:
        pytest.skip(f"{build_kernel.COMPILER} is not installed")
    assert shipped(name) == build_kernel.translate(compiler, name), AGAIN
