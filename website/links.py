"""Check the links of a built site: report dead links and files loaded from other hosts."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADS = {("link", "href"), ("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src")}
"""Attributes whose addresses a browser loads at once."""


class Page(HTMLParser):
    """Anchors and links of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors = {"", "top"}
        self.links: list[tuple[str, str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        kept = {name: value or "" for name, value in attrs}
        self.anchors |= {kept[name] for name in ("id", "name") if name in kept}
        if "canonical" in kept.get("rel", ""):
            return
        for name in ("href", "src"):
            if name in kept:
                self.links.append((tag, name, kept[name]))


def problems(top: Path) -> Iterator[str]:
    """A line for each link that leads nowhere, or fetches from another machine."""
    pages = {path.resolve(): Page(path.read_text("utf-8")) for path in top.rglob("*.html")}
    if not pages:
        yield f"{top}: no pages"
    for path, page in pages.items():
        for tag, name, target in page.links:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                if (tag, name) in LOADS and parts.scheme != "data":
                    yield f"{path.relative_to(top.resolve())}: fetches {target}"
                continue
            there = path
            if parts.path.startswith("/"):
                there = top.resolve() / unquote(parts.path[1:])
            elif parts.path:
                there = (path.parent / unquote(parts.path)).resolve()
            there = there / "index.html" if there.is_dir() else there
            if not there.exists():
                yield f"{path.relative_to(top.resolve())}: {target} is not there"
            elif parts.fragment.startswith("/"):
                continue  # an address that a script of the page reads
            elif there in pages and unquote(parts.fragment) not in pages[there].anchors:
                yield f"{path.relative_to(top.resolve())}: {target} has no such anchor"
