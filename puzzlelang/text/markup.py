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


def plain(text: str) -> str:
    """Replace the characters of ``text`` that XML forbids or that are harmful."""
    return _HARMFUL.sub("\ufffd", text)


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

    A page that ``plays`` also runs WebAssembly, in a worker that its script makes.
    """
    wasm, worker = " 'wasm-unsafe-eval'" * plays, "worker-src blob:; " * plays
    script = f"script-src '{_hash(program)}'{wasm}; {worker}" if program else ""
    return (
        f"default-src 'none'; {script}style-src '{_hash(style)}'; "
        "base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"


def page_data(data: Any) -> str:
    """Convert data to JSON for an element of a page."""
    text = json.dumps(data, separators=(",", ":"))
    for character in "<>&":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text
