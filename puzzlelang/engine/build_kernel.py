"""Translate the C files into LLVM assembly, when the project is built::

    python -m puzzlelang.engine.build_kernel [CLANG]

Needs clang 16; users need neither clang nor this module.  Everything specific to the building
machine is removed.  The first line of a translation is its fingerprint: the compiler's version and
a hash of the source, the options and the text below.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys

SOURCES = "kernel", "store_blocks", "relaxed_plan", "landmark_cut", "factored", "placed_values"
HERE = os.path.dirname(os.path.abspath(__file__))
COMPILER = "clang-16"
OPTIONS = [
    "-O1", "-ffreestanding", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops",
    "-fno-stack-protector", "-fno-asynchronous-unwind-tables", "-Wall", "-Wextra", "-Werror",
    "-Wno-parentheses",
]  # fmt: skip


def fingerprint(name: str, version: str, body: str) -> str:
    """Fingerprint of ``body``, a source translated by this version of clang."""
    with open(os.path.join(HERE, f"{name}.c"), "rb") as source:
        parts = [source.read(), "\n".join(OPTIONS).encode(), body.encode()]
    digest = hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts))
    return f"; {name}.c, clang {version}, {digest.hexdigest()}"


def clang_version(compiler: str) -> str:
    """Version of a compiler, such as ``16.0.6``; raises ``OSError`` if it is missing."""
    run = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True)
    match = re.search(r"clang version ([\d.]+)", run.stdout)
    return match[1] if match else "unknown"


def translate(compiler: str, name: str = "kernel") -> str:
    """Assembly of a source, with its fingerprint as the first line."""
    command = [compiler, "-S", "-emit-llvm", *OPTIONS, f"{name}.c", "-o", "-"]
    run = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True)
    lines = [
        re.sub(r" (dso_local|local_unnamed_addr)\b| #\d+", "", line)
        for line in run.stdout.splitlines()
        if not re.match(r"(target |source_filename|; ModuleID|attributes |!llvm|; Function)", line)
    ]
    metadata = r"^!\d+ = !\{(i32 [1-8]|!\"(Debian )?clang).*\n"
    body = re.sub(metadata, "", "\n".join([*lines, ""]), flags=re.M)
    return f"{fingerprint(name, clang_version(compiler), body)}\n{body}"


def main() -> None:
    for name in SOURCES:
        text = translate(sys.argv[1] if sys.argv[1:] else COMPILER, name)
        with open(os.path.join(HERE, f"{name}.ll"), "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main()
