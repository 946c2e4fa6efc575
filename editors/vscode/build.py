"""Builds the extension for VS Code with its own tools, `esbuild` and `vsce`, which npm installs.

    python editors/vscode/build.py [FOLDER]

The version is that of puzzlelang.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOP = HERE.parent.parent


def version() -> str:
    text = (TOP / "puzzlelang" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "(\d+\.\d+\.\d+)', text)
    assert found, "puzzlelang has a version of three numbers"
    return found[1]


def build(folder: Path) -> Path:
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("The extension is built with npm, which comes with Node.js.")

    def run(*words: str) -> None:
        subprocess.run([str(npm), *words], cwd=HERE, check=True, stdout=subprocess.DEVNULL)

    if not (HERE / "node_modules").exists():
        run("install", "--no-package-lock", "--silent")
    path = folder.resolve() / f"puzzlelang-{version()}.vsix"
    licence = HERE / "LICENSE"
    shutil.copyfile(TOP / "LICENSE", licence)
    try:
        run("exec", "--", "vsce", "package", version(), "--no-dependencies",
            "--no-update-package-json", "--no-git-tag-version", "--allow-missing-repository",
            "--out", str(path))  # fmt: skip
    finally:
        licence.unlink()
    return path


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    print(f"wrote {build(folder)}")


if __name__ == "__main__":
    main()
