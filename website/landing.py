"""The first page of the site: a board to move, three sentences, and one file beside its board."""

from __future__ import annotations

import re
from pathlib import Path

from play_pages import POLICY, Site  # beside this file

from puzzlelang.text.markup import document, xml

TOP = Path(__file__).resolve().parents[1]

TITLE = "puzzlelang: puzzles to play, to solve and to write"

SENTENCES = (
    "Move the frogs: tap one, drag it, or use the list.",
    "Each puzzle here is a short text file. Your browser plays it, with hints, without a server.",
    "puzzlelang finds a shortest solution, counts all of them, or proves that none exists.",
)


def file_of_the_docs() -> str:
    """The puzzle on the first page of the documentation, which a test runs."""
    text = (TOP / "docs" / "index.md").read_text("utf-8")
    (found,) = re.findall(r"(?ms)^```yaml frogs\.yaml\n(.*?)^```", text)
    return str(found)


def landing(site: Site) -> None:
    """Write `index.html`."""
    site.write("hop.svg", (TOP / "docs" / "gallery" / "hop.svg").read_bytes())
    write = '<a class="button" href="playground/index.html#/new">Write your own</a>' * site.writes
    sentences = "".join(f"<p>{xml(sentence)}</p>" for sentence in SENTENCES)
    body = f"""<body class="first">
<header><a class="home" href="index.html">puzzlelang</a>
<a class="home" href="docs/index.html">Documentation</a></header>
<main>
<iframe src="play/frogs.html" title="Leaping frogs, to play"></iframe>
<div class="lead"><div><h1>Puzzles that are text files</h1>{sentences}</div>
<p class="go"><a class="button main" href="play/index.html">Play</a>{write}</p></div>
<div class="beside">
<pre tabindex="0" aria-label="frogs.yaml">{xml(file_of_the_docs())}</pre>
<div><h2>This is all of frogs.yaml</h2>
<img src="hop.svg" alt="Three green and three brown frogs change places in 15 moves">
<p>From these lines come the board, the moves and their names. The board above has two frogs a side,
this file three:
<code>puzzlelang solve frogs.yaml --count</code> answers:
“Solved in 15 moves. No shorter solution exists. There are 2 shortest solutions.”</p>
<ul><li><a href="docs/index.html">Install it and solve on the command line</a></li>
<li><a href="docs/tutorial.html">Write a first puzzle, step by step</a></li>
<li><a href="docs/gallery.html">Look at whole state spaces</a></li></ul></div>
</div>
</main>
</body>"""
    head = site.head(
        "index.html", TITLE, " ".join(SENTENCES[1:]), "previews/frogs.png", "site.css", "site.js"
    )
    site.write("index.html", document(TITLE, POLICY, head, body))
