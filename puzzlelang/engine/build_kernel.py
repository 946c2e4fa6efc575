"""Translates the files in C into LLVM assembly, when the project is built::

    python -m puzzlelang.engine.build_kernel

It wants clang 16 or later; a user's machine needs neither clang nor this module.  What is special
to the machine that it runs on is taken out of the text.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys

SOURCES = "kernel", "store_blocks", "relaxed_plan", "landmark_cut", "factored", "placed_values"
HERE = os.path.dirname(os.path.abspath(__file__))
OPTIONS = [
    "-O1", "-ffreestanding", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops",
    "-fno-stack-protector", "-fno-asynchronous-unwind-tables", "-Wall", "-Wextra", "-Werror",
    "-Wno-parentheses",
]  # fmt: skip


def fingerprint(name: str = "kernel") -> str:
    """A line that says which source a translation is of."""
    with open(os.path.join(HERE, f"{name}.c"), "rb") as source:
        return f"; {name}.c {hashlib.sha256(source.read()).hexdigest()}"


def translate(compiler: str, name: str = "kernel") -> str:
    """The assembly of a source."""
    command = [compiler, "-S", "-emit-llvm", *OPTIONS, f"{name}.c", "-o", "-"]
    run = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True)
    lines = [
        re.sub(r" (dso_local|local_unnamed_addr)\b| #\d+", "", line)
        for line in run.stdout.splitlines()
        if not re.match(r"(target |source_filename|; ModuleID|attributes |!llvm|; Function)", line)
    ]
    text = "\n".join([fingerprint(name), *lines, ""])
    return re.sub(r"^!\d+ = !\{(i32 [1-8]|!\"(Debian )?clang).*\n", "", text, flags=re.M)


def main() -> None:
    for name in SOURCES:
        text = translate(sys.argv[1] if sys.argv[1:] else "clang-16", name)
        with open(os.path.join(HERE, f"{name}.ll"), "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main()
