"""Safe embedding of a puzzle's text in XML files and HTML pages.

The text never becomes an element, a script or an address. The content security policy of a page
allows only its own style and script (by hash), and no network. Data is JSON in ASCII, without
characters that could end the element around it.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re

from puzzlelang.text.annotations import Any

_HARMFUL = re.compile(
    "[^\n -~\xa0-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
)
"""Control characters, surrogates, and characters that change the direction of writing."""

_JOINED = re.compile(r"(?<=[^\W_])_(?=[^\W_])")


def plain(text: str) -> str:
    """Replace the characters of ``text`` that XML forbids or that are harmful."""
    return _HARMFUL.sub("\ufffd", text)


def spaced(text: str) -> str:
    """Replace underscores between letters or digits by spaces: names as people write them."""
    return _JOINED.sub(" ", text)


def xml(value: object) -> str:
    """Escape a value for the text or an attribute of an XML file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = plain(str(value)).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;")


def part(room: str, name: str) -> str:
    """Read a file next to the module ``room``: a style or script of its pages."""
    with open(os.path.join(os.path.dirname(room), name), encoding="utf-8") as file:
        return file.read()


def policy(style: str, program: str = "", plays: bool = False) -> str:
    """Build the content security policy that allows only this style and this script, if any.

    ``plays``: the script runs WebAssembly, and a worker that it makes.
    """
    more = " 'wasm-unsafe-eval'; worker-src blob:" * plays
    script = f"script-src '{_hash(program)}'{more}; " if program else ""
    return (
        f"default-src 'none'; {script}style-src '{_hash(style)}'; "
        "base-uri 'none'; form-action 'none'"
    )


def document(title: str, allowed: str, head: str, body: str) -> str:
    """Build an HTML page from its title, content security policy, and markup of head and body.

    ``head`` follows the title; ``body`` has its own element.
    """
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{allowed}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{xml(title)}</title>
{head}
</head>
{body}
</html>
"""


def standalone(
    title: str, style: str, program: str, body: str, data: Any, kind: str = "", plays: bool = False
) -> str:
    """Build an HTML page that needs no other file: see :func:`document` and :func:`policy`.

    ``data`` becomes JSON in the element ``data``, ``kind`` the class of the body.
    ``plays``: see :func:`policy`.
    """
    name = f' class="{kind}"' if kind else ""
    scripts = (
        f'<script id="data" type="application/json">{page_data(data)}</script>\n'
        f"<script>{program}</script>"
    )
    return document(
        title, policy(style, program, plays), f"<style>{style}</style>",
        f"<body{name}>\n{body}{scripts}\n</body>",
    )  # fmt: skip


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"


def page_data(data: Any) -> str:
    """Convert data to JSON for an element of a page."""
    text = json.dumps(data, separators=(",", ":"))
    for character in "<>&":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text
