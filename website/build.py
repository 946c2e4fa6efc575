"""Build the site: `python website/build.py` writes build/site/html.

The site has a first page, a page for each bundled puzzle (`play_pages.py`), the playground in
`playground/` if npm is installed, and the pages of docs/ in `docs/`. zensical builds the last from
a copy (`zensical.toml`), because docs/ must also be readable as plain files in the repository. In
the copy, links out of docs/ lead to the repository, names of files on fences become titles, and
the notebook and pages outside of docs/ are pages, too. `--serve` shows the result.
"""

from __future__ import annotations

import argparse
import functools
import html
import http.server
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Any

TOP = Path(__file__).resolve().parents[1]
DOCS = TOP / "docs"
PAGES = TOP / "build" / "site" / "pages"
HTML = TOP / "build" / "site" / "html"
"""Folder of the site."""

PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REPOSITORY = PROJECT["urls"]["Source"]

ELSEWHERE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "docs/python.ipynb": "python-notebook.md",
    "docs/schema": "schema/index.md",
    "docs/security.md": "security.md",
    "SECURITY.md": "reporting.md",
}
"""Paths on the site of files outside of docs/*.md, by their paths in the project."""

MADE = "commands.md"
"""Page with the output of `--help`."""

MARKS_OF_TESTS = {"language.md", "language-more.md"}
"""Pages with names on fences for tests only."""

DRAWN = {
    "live/goat.html": ("goat", ()),
    "live/frogs.html": ("frogs", ("--set", "left=3", "--set", "right=3")),
}
"""Interactive pages, with the puzzle and the options of `puzzlelang graph`."""

LATER = r"docs/|(play|boards)/[^/]+/"
"""Files that the service worker caches when they are first opened: docs and levels."""

NEVER = r"playground/|previews/|service-worker\.js"
"""Files that this service worker doesn't cache; the playground has its own."""

BAR = "\\|"

LIVE = '<iframe class="live" src="{path}" title="{title}" loading="lazy"></iframe>'


def on_site(path: str) -> str | None:
    """Return the path of a project file on the site, or None."""
    if path in ELSEWHERE:
        return ELSEWHERE[path]
    found = path.removeprefix("docs/")
    return found if found != path and (TOP / path).exists() else None


def link(page: str, target: str) -> str:
    """Translate the target of a link on ``page``, a path in the project, for the site."""
    path, mark, anchor = target.partition("#")
    if not path or re.match(r"[a-z]+:", path):
        return target
    parts: list[str] = []
    for part in (PurePosixPath(page).parent / path).parts:
        if part != "..":
            parts.append(part)
        elif parts:
            parts.pop()
    full = "/".join(parts)
    if not (TOP / full).exists():
        sys.exit(f"site: {page} links to {target}, which is not there")
    there = on_site(full)
    if there is None:
        kind = "tree" if (TOP / full).is_dir() else "blob"
        return f"{REPOSITORY}/{kind}/main/{full}{mark}{anchor}"
    return f"{there}{mark}{anchor}"


def titled(page: str) -> Callable[[re.Match[str]], str]:
    """Create a function that replaces the text of a link, a file name, by the page's title."""

    def title(found: re.Match[str]) -> str:
        target = found.group(2)
        there = (TOP / page).parent / target.partition("#")[0]
        if not there.exists():
            return found.group()  # reported by `link`
        (heading, *_) = re.findall(r"(?m)^# (.*)$", there.read_text(encoding="utf-8"))
        return f"[{heading}]({target})"

    return title


def fence(page: str, line: str, below: str) -> str:
    """Translate the first line of a fenced block: a known language, and a title."""
    language, _, name = line.removeprefix("```").strip().partition(" ")
    if language == "python" and below.startswith(">>>"):
        language = "pycon"
    if language == "file" or not language:
        language = "text"
    if not name or (page in MARKS_OF_TESTS and not line.startswith("```file")):
        return f"```{language}"
    part = "in " if name.startswith("+") else ""
    return f'```{language} title="{part}{name.removeprefix("+")}"'


def row(line: str) -> str:
    """Write code with a bar in a row of a table as HTML; zensical would print the backslash."""

    def code(found: re.Match[str]) -> str:
        return f"<code>{html.escape(found.group(1)).replace(BAR, '&#124;')}</code>"

    return re.sub(r"`([^`]*\\\|[^`]*)`", code, line)


def staged(page: str, text: str) -> str:
    """Translate a page of the project, with its path ``page``, for the site."""
    name = PurePosixPath(page).name
    lines, within = [], False
    source = text.split("\n")
    for number, line in enumerate(source):
        if line.startswith("```"):
            if not within:
                line = fence(name, line, source[number + 1])
            within = not within
        elif not within:
            live = re.fullmatch(r"<!-- live: (\S+) (.*) -->", line)
            if live:
                line = LIVE.format(path=live.group(1), title=live.group(2))
            else:
                line = re.sub(r"\[((?:docs/)?[\w-]+\.md)\]\(([^)\s]+)\)", titled(page), line)
                line = re.sub(r"\]\(([^)\s]+)\)", lambda m: f"]({link(page, m.group(1))})", line)
                line = re.sub(r"^(!\[[^]]*\]\((gallery/[^)]+)\))$", r"[\1](\2)", line)
                line = row(line) if line.startswith("|") else line
        lines.append(line)
    return "\n".join(lines)


def notebook(text: str) -> Iterator[str]:
    """Yield the cells of a notebook and their outputs as Markdown."""
    for cell in json.loads(text)["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            yield source
            continue
        yield f"```python\n{source}\n```"
        for output in cell["outputs"]:
            data = output.get("data", {"text/plain": output.get("text", "")})
            if "image/png" in data:
                image = "".join(data["image/png"]).strip()
                yield f'<img alt="What the cell draws" src="data:image/png;base64,{image}">'
            elif "text/html" in data:
                # a blank line would end the HTML for Markdown
                shown = re.sub(
                    r"<style.*?</style>", "", "".join(data["text/html"]), flags=re.DOTALL
                )
                shown = re.sub(r"\n\s*", "\n", shown)
                yield f'<div class="shown">{shown}</div>'
            elif "text/plain" in data:
                yield f"```text\n{''.join(data['text/plain'])}\n```"


def commands(helped: Callable[[str], str]) -> Iterator[str]:
    """Yield a page with the output of `--help` for each command."""
    whole = helped("")
    yield "# Commands"
    yield "Every command with its options, as `--help` prints them. Start with `puzzlelang solve`."
    yield f"```text\n{whole.strip()}\n```"
    listing = whole.partition("commands:\n")[2].partition("\n\n")[0]
    for name in re.findall(r"(?m)^  (\w+)  ", listing):
        yield f"## {name}"
        yield f"```text\n{helped(name).strip()}\n```"


def stage(draw: Callable[[str, tuple[str, ...], Path], None], helped: Callable[[str], str]) -> None:
    """Write the pages that zensical builds."""
    shutil.rmtree(PAGES, ignore_errors=True)
    PAGES.mkdir(parents=True)
    for folder in ("gallery", "schema"):
        shutil.copytree(DOCS / folder, PAGES / folder)
    shutil.copytree(TOP / "website" / "assets", PAGES / "assets")
    for path in sorted(DOCS.glob("*.md")):
        text = staged(f"docs/{path.name}", path.read_text(encoding="utf-8"))
        (PAGES / path.name).write_text(text, encoding="utf-8")
    for name in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"):
        text = staged(name, (TOP / name).read_text(encoding="utf-8"))
        (PAGES / ELSEWHERE[name]).write_text(text, encoding="utf-8")
    cells = "\n\n".join(notebook((DOCS / "python.ipynb").read_text(encoding="utf-8")))
    (PAGES / "python-notebook.md").write_text(staged("docs/python.ipynb", cells), encoding="utf-8")
    (PAGES / MADE).write_text("\n\n".join(commands(helped)) + "\n", encoding="utf-8")
    schemas = [path.name for path in sorted((DOCS / "schema").iterdir())]
    listing = "".join(f"- [{name}]({name})\n" for name in schemas)
    about = "The JSON Schemas of what commands print; [json.md](../json.md) explains the fields.\n"
    (PAGES / "schema" / "index.md").write_text(f"# Schemas\n\n{about}\n{listing}", "utf-8")
    for name, (puzzle, options) in DRAWN.items():
        (PAGES / name).parent.mkdir(exist_ok=True)
        draw(puzzle, options, PAGES / name)


def draw(puzzle: str, options: tuple[str, ...], path: Path) -> None:
    """Write an interactive page of a puzzle's states with `puzzlelang graph`."""
    program = [sys.executable, "-m", "puzzlelang", "graph", puzzle, *options]
    subprocess.run([*program, "-o", path, "--quiet"], check=True, cwd=TOP)


def helped(command: str) -> str:
    """Return the output of `--help` in 80 columns."""
    program = [sys.executable, "-m", "puzzlelang", *command.split(), "--help"]
    wide = {**os.environ, "COLUMNS": "80"}
    return subprocess.run(
        program, check=True, cwd=TOP, env=wide, capture_output=True, text=True
    ).stdout


def build(base: str = "", levels: bool = True) -> None:
    """Build the site; ``base`` is its address, for previews in chats."""
    stage(draw, helped)
    shutil.rmtree(HTML, ignore_errors=True)
    subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--clean", "--strict"], check=True, cwd=TOP
    )
    (HTML / "docs" / "404.html").unlink()  # it has absolute addresses
    from landing import landing  # beside this file
    from play_pages import Site
    from play_pages import build as build_pages

    writes = shutil.which("npm") is not None
    site = Site(HTML, base, writes)
    build_pages(site, levels=levels)
    landing(site)
    if writes:
        playground().build(HTML / "playground", "../play/")
    playground().service_worker(HTML, "site", LATER, NEVER)


def playground() -> Any:
    """Import playground/build.py."""
    spec = importlib.util.spec_from_file_location("playground", TOP / "playground" / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def serve() -> None:
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=HTML)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 8000), handler) as server:
        print("site: http://127.0.0.1:8000", flush=True)
        server.serve_forever()


def main() -> None:
    from links import problems  # beside this file

    parser = argparse.ArgumentParser(description="Build the site into build/site/html.")
    parser.add_argument("--base-url", default="", metavar="URL",
                        help="address of the site, for the previews of links in chats")  # fmt: skip
    parser.add_argument("--no-levels", dest="levels", action="store_false",
                        help="build no pages of the levels of collections")  # fmt: skip
    parser.add_argument("--serve", action="store_true", help="show it at http://127.0.0.1:8000")
    options = parser.parse_args()
    build(options.base_url, options.levels)
    writes = (HTML / "playground").exists()
    found = [line for line in problems(HTML) if writes or "/playground/" not in line]
    if found:
        sys.exit("\n".join(["site:", *found]))
    if not writes:
        print("site: there is no npm, so the playground is left out", flush=True)
    print(f"site: {HTML}")
    if options.serve:
        serve()


if __name__ == "__main__":
    main()
