"""The page in the browser: `python playground/build.py` makes it in build/playground.

Everything that it needs is among its files, and no file asks another machine for anything:
Pyodide and CodeMirror from npm (pinned in package-lock.json), the package's own wheel as code of
that Python, the library with its pictures.  `--serve` shows it at http://127.0.0.1:8001.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import hashlib
import http.server
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import puzzlelang as pl
    from puzzlelang.core import nodes as core

HERE = Path(__file__).resolve().parent
TOP = HERE.parent
OUT = TOP / "build" / "playground"
MODULES = HERE / "node_modules"
PYODIDE = "pyodide.mjs pyodide.asm.mjs pyodide.asm.wasm pyodide-lock.json".split()
STDLIB = "python_stdlib.zip"

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; frame-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
FRAME_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; style-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)

LEFT_OUT = re.compile(
    r"puzzlelang/(front/(commands|python)/|__main__|engine/\w+\.(c|ll)$|_data/docs/"
    r"|editor/(server|workers|json_schema|renaming)\.|verify/|pddl/plan_check\."
    r"|syntax/build_table)"
    r"|\.dist-info/|yaml/(?!__init__|reader|scanner|parser|error|tokens|events|nodes)"
)
"""Files that the page never requests."""

STDLIB_LEFT_OUT = re.compile(
    r"(_pyrepl|curses|ensurepip|multiprocessing|pydoc_data|sqlite3|tkinter|wsgiref|xmlrpc)/"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode_esc|utf_)"
)
"""Modules of Python's library that neither the page nor Pyodide's start imports."""


def run(*command: object, **options: object) -> None:
    done = subprocess.run(
        [str(part) for part in command], text=True, capture_output=True, **options
    )  # type: ignore[call-overload]
    if done.returncode:
        sys.exit(f"playground: failed: {' '.join(map(str, command))}\n{done.stdout}{done.stderr}")


def install() -> None:
    """The packages of package-lock.json, and no others."""
    stamp = MODULES / ".made-for"
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if shutil.which("npm") is None:
        sys.exit("playground: Node.js and npm are needed to build the page")
    run("npm", "ci", "--silent", cwd=HERE)
    stamp.write_text(wanted)


def archives(work: Path) -> tuple[bytes, bytes]:
    """The package as code of Pyodide's Python, with PyYAML's parser and the library; Python's own
    library, compiled too, because Pyodide ships it as source.
    """
    import yaml

    wheels, site, made = work / "wheels", work / "site", work / "made"
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", wheels, TOP)
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    alone = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(yaml.__file__).parent, site / "yaml", ignore=alone)
    for path in [path for path in site.rglob("*") if path.is_file()]:
        if LEFT_OUT.search(path.relative_to(site).as_posix()):
            path.unlink()
    shutil.copytree(site, made, ignore=shutil.ignore_patterns("*.py"))
    own, own_made = work / "stdlib", work / "stdlib-made"
    with zipfile.ZipFile(MODULES / "pyodide" / STDLIB) as packed:
        names = [name for name in packed.namelist() if not STDLIB_LEFT_OUT.match(name)]
        packed.extractall(own, names)
    shutil.copytree(own, own_made, ignore=shutil.ignore_patterns("*.py"))
    with ThreadPoolExecutor() as pool:  # each takes a core for many seconds
        folders = ((site, made), (own, own_made))
        list(pool.map(lambda pair: run("node", HERE / "compile.mjs", *pair), folders))
    files = {path.relative_to(made).as_posix(): path.read_bytes()
             for path in sorted(made.rglob("*")) if path.is_file()}  # fmt: skip
    for name in files:
        if name.endswith(".yaml"):  # the page sends the texts of puzzles; here they are but names
            files[name] = b""
    head = json.dumps({name: len(data) for name, data in files.items()}).encode()
    whole = b"".join((len(head).to_bytes(4, "little"), head, *files.values()))
    return gzip.compress(whole, 9, mtime=0), zipped(own_made)


def zipped(folder: Path) -> bytes:
    """The files below a folder as a zip archive, the same bytes each time."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            name = zipfile.ZipInfo(path.relative_to(folder).as_posix())
            archive.writestr(name, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return written.getvalue()


def pages() -> Iterator[tuple[str, str]]:
    """The programs and styles of the pages that `solve -o` and `graph -o` write, as files of
    their own: a page within this one runs nothing else.
    """
    import puzzlelang as pl
    from puzzlelang.drawing import PICTURES, draw
    from puzzlelang.drawing.player import page_part, parts_of, program
    from puzzlelang.drawing.svg_board import style

    graph = PICTURES[".html"](draw(pl.load("frogs")._loaded), "auto")  # type: ignore[arg-type]
    (rules,) = re.findall(r"<style>(.*?)</style>", graph, re.DOTALL)
    (code,) = re.findall(r"<script>(.*?)</script>", graph, re.DOTALL)
    parts = {"graph": (rules, code)}
    for kind in ("film", "moves", "blanks"):
        parts[kind] = style(every=True) + page_part("player.css", parts_of(kind)), program(kind)
    for name, (rules, code) in parts.items():
        yield f"{name}.css", rules
        yield f"{name}.js", code
        yield f"{name}.html", frame(name)


def frame(name: str) -> str:
    from puzzlelang.text.markup import document

    head = (
        f'<link rel="stylesheet" href="{name}.css">\n<script type="module" src="frame.js"></script>'
    )
    return document(name, FRAME_POLICY, head, f'<body data-program="{name}.js"></body>')


def library(pages: str = "") -> Iterator[tuple[str, str]]:
    """The gallery: what there is to say of each puzzle, its text, its picture.

    `pages`: the address of the folder with a page of each, if the site has them.
    """
    import puzzlelang as pl
    from puzzlelang.answers import LISTING, catalogue
    from puzzlelang.syntax import library

    _, entries = catalogue.select("", "", whole=True)
    rows, texts = [], {}
    for row in LISTING.data(entries)["puzzles"]:  # type: ignore[index]
        name = row["name"]
        kept = "name family title about source difficulty states solutions".split()
        puzzle = pl.load(name, tier="python")
        more = {"best": "" if puzzle.is_filled_in else best(row, puzzle._loaded.puzzle)}
        if pages:
            more["page"] = f"{pages}{name}.html"
        rows.append({key: row[key] for key in kept} | more)
        texts[name] = Path(library.names()[name]).read_text(encoding="utf-8")
        yield f"boards/{name}.svg", picture(puzzle)
    for name, data in (("gallery.json", rows), ("puzzles.json", texts)):
        yield name, json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def picture(puzzle: pl.Puzzle) -> str:
    """The board of the start; of a puzzle that is filled in, as it is printed."""
    from puzzlelang.drawing import Boards, board_svg
    from puzzlelang.text import replace

    if not puzzle.is_filled_in:
        return puzzle.initial.svg()
    answer = puzzle.solve()
    assert answer.choice is not None
    laid_out = replace(answer._answer.puzzle, starts=(answer.trace[0].state.slots,))
    printed = Boards(laid_out).unfilled
    return answer.choice.svg() if printed is None else board_svg(printed, puzzle.title)


def best(row: Mapping[str, Any], puzzle: core.Puzzle) -> str:
    """Describe the best known result of a puzzle."""
    from puzzlelang.answers import answer_output, plural

    if row["unsolvable"]:
        return "no solution"
    cost = row["cost"] if row["cost"] is not None else row["length"]
    if cost is None:
        return ""
    if row["cost"] is None or answer_output.counts_moves(puzzle):
        return plural(cost, *puzzle.step)
    lines = tuple(cost) if isinstance(cost, list) else (cost,)
    return answer_output.costs_text(puzzle, lines)[2:-1]


def template() -> str:
    """Return the file of `puzzlelang new`, with the title of an empty page."""
    text = (TOP / "puzzlelang" / "front" / "commands" / "templates" / "puzzle.yaml").read_text(
        encoding="utf-8"
    )
    text = text.partition("\n\n")[2].replace("TITLE", "A puzzle of your own")
    return text.replace("`puzzlelang validate NAME.yaml` checks them", "what you know of it")


def bundle(work: Path) -> None:
    run(
        MODULES / ".bin" / "esbuild", "src/page.js", "src/worker.js", "src/frame.js",
        "--bundle", "--format=esm", "--minify", "--target=es2022", "--charset=utf8",
        "--external:./pyodide/*", f"--outdir={work}", cwd=HERE,
    )  # fmt: skip


def build(out: Path = OUT, own_pages: str = "") -> None:
    """Build the page; see `library` for `own_pages`."""
    install()
    shutil.rmtree(out, ignore_errors=True)
    (out / "pyodide").mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(MODULES / "pyodide" / name, out / "pyodide" / name)
    with tempfile.TemporaryDirectory() as folder:
        package, stdlib = archives(Path(folder))
    (out / "puzzlelang.bin").write_bytes(package)
    (out / "pyodide" / STDLIB).write_bytes(stdlib)
    bundle(out)
    texts = {**dict(pages()), **dict(library(own_pages)), "new.yaml": template()}
    texts["index.html"] = (
        (HERE / "src" / "index.html").read_text("utf-8").replace("$policy", POLICY)
    )
    texts["page.css"] = (HERE / "src" / "page.css").read_text("utf-8")
    texts["icon.svg"] = (HERE / "src" / "icon.svg").read_text("utf-8")
    texts["manifest.webmanifest"] = (HERE / "src" / "manifest.webmanifest").read_text("utf-8")
    for name, text in texts.items():
        (out / name).parent.mkdir(exist_ok=True)
        (out / name).write_text(text, encoding="utf-8")
    service_worker(out, "playground")


def service_worker(out: Path, name: str, later: str = r"(?!)", never: str = r"(?!)") -> None:
    """Write the worker that keeps the files of a folder for use without a network.

    Files that match `later` are cached on first use, files that match `never` are not cached. The
    version's name is a digest of all contents.
    """
    files = sorted(p.relative_to(out).as_posix() for p in out.rglob("*") if p.is_file())
    files = [file for file in files if not re.match(never, file)]
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file}\0".encode() + hashlib.sha256((out / file).read_bytes()).digest())
    text = (HERE / "src" / "service-worker.js").read_text("utf-8")
    text = text.replace("$version", digest.hexdigest()[:16]).replace("$name", name)
    for mark, is_later in (("$files", False), ("$later", True)):
        listed = [file for file in files if bool(re.match(later, file)) == is_later]
        text = text.replace(f'"{mark}"', json.dumps(listed))
    (out / "service-worker.js").write_text(text, "utf-8")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files with their types and the policy, which then holds for workers, too."""

    extensions_map = {  # noqa: RUF012
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }  # fmt: skip

    def end_headers(self) -> None:
        is_frame = self.path.split("?")[0] in (
            "/film.html",
            "/moves.html",
            "/blanks.html",
            "/graph.html",
        )
        self.send_header("Content-Security-Policy", FRAME_POLICY if is_frame else POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


def server(port: int, out: Path = OUT) -> http.server.ThreadingHTTPServer:
    handler = functools.partial(Handler, directory=str(out))
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the page into build/playground.")
    parser.add_argument("--serve", action="store_true", help="show it at http://127.0.0.1:8001")
    parser.add_argument("--as-it-is", action="store_true", help="do not build it again")
    options = parser.parse_args()
    if not options.as_it_is:
        build()
        print(f"playground: {OUT}")
    if options.serve:
        with server(8001) as serving:
            print("playground: http://127.0.0.1:8001", flush=True)
            serving.serve_forever()


if __name__ == "__main__":
    main()
