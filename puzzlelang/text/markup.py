"""Texts of puzzles inside of XML files and pages: no text of a stranger's becomes an element, a
program or an address.

A page allows just the style and the program that it was made with (their hashes stand in its
policy), and no network.  What comes from a puzzle is data: JSON in ASCII without a character that
could end the element that it stands in.
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
"""Controls, halves of a character, what turns the direction of writing."""


def plain(text: str) -> str:
    """``text`` without the characters that no XML file may have, nor need."""
    return _HARMFUL.sub("\ufffd", text)


def xml(value: object) -> str:
    """A value as text or attribute of an XML file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = plain(str(value)).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;")


def part(room: str, name: str) -> str:
    """A file beside the module ``room``: a style or a program of its pages."""
    with open(os.path.join(os.path.dirname(room), name), encoding="utf-8") as file:
        return file.read()


def policy(style: str, program: str) -> str:
    """What a page may do that has this style and this program: use these, and nothing else."""
    return (
        f"default-src 'none'; script-src '{_hash(program)}'; style-src '{_hash(style)}'; "
        "base-uri 'none'; form-action 'none'"
    )


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"


def page_data(data: Any) -> str:
    """JSON for an element of a page."""
    text = json.dumps(data, separators=(",", ":"))
    for character in "<>&":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text
