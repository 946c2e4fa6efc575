"""Damage files as people and machines do: in a token, line, block, number, name or sign.

The mutator doesn't know the language. A mutant of a good file is nearly correct, so it gets far.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

TOKEN = re.compile(r"\w+|[ \t]+|\n|[^\w\s]+?|\s")

WORDS = (
    "and div each else every for has if implies in mod no none not of or per set some the then "
    "those where count sum min max abs rank other start step row col picture join distance "
    "neighbours slide shift toggle trace discovered before said n nowhere boolean direction true "
    "false null puzzle params types sets tables maps require state define transitions invariants "
    "lose goal cost estimate check symmetry interchangeable show say look views instances expect "
    "text file legend when let forced with from map as list columns comment words.txt"
).split()

NUMBERS = (
    "0", "-0", "1", "-1", "2", "00", "007", "7", "63", "64", "255", "4095", "4096", "65536",
    "100000",
    "1048576", "4294967296", "549755813887", "549755813888", "-549755813888",
    "9223372036854775807", "9223372036854775808", "18446744073709551616", "9" * 19, "9" * 20,
    "9" * 400, "1.5", "1e9", "0x10", "1_000", "٣", "²", "１２",
)  # fmt: skip

STRANGE = (
    "\0", "\x07", "\x1b[31m", "\x7f", "\x85", "\xa0", "\xad", "\u0301", "\u200b", "\u200d",
    "\u2028",
    "\u2029", "\u202e", "\u2066", "\ufeff", "\ufffd", "\ufffe", "\ud800", "\udfff", "\U0001f600",
    "\U000e0001", "ß", "ſ", "İ", "א", "Ａ", "\r", "\r\n", "\t", "'", '"', "`", "|", ">", "|-", ">2",
    "|9", "&a",
    "*a", "!!str ", "!", "%", "@", "?", "? ", ":", ": ", "- ", "#", " #", "<", "<<", "[", "]", "{",
    "}", "(",
    ")", ",", "..", "...", "---", "\\", "\\x", "$", "~", "<: ", "=", "==", "<=", "!=", "+", "*",
    "/",
)  # fmt: skip

FLOODS = (
    " ", " ", "\n", "\n ", "\t", "x", "x ", "x, ", "1", "1 ", ", ", "(", "- ", "# ", "'", '"', "<",
    "=",
    ".", ":", "[", "x: ", "\\", "é", "x(", "\n- ", "\n  x: 1",
)  # fmt: skip

LONGEST = 200_000
"""Maximum length of a mutant in characters; repeated floods would exceed any file limit."""

Change = Callable[[random.Random, str, Sequence[str]], str]


def mutated(chance: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Damage ``data``, perhaps with parts of ``others``."""
    text = data.decode("utf-8", "replace")
    pool = [
        other.decode("utf-8", "replace") for other in chance.sample(others, min(2, len(others)))
    ]
    for _ in range(1 + int(chance.expovariate(0.8))):
        text = chance.choice(CHANGES)(chance, text, pool)[:LONGEST]
    made = text.encode("utf-8", "surrogatepass")
    if chance.random() < 0.02:
        at = chance.randrange(len(made) + 1)
        made = made[:at] + chance.randbytes(chance.randrange(1, 4)) + made[at + 1 :]
    return made


# ── tokens ───────────────────────────────────────────────────────────────────────────


def _token_change(change: Callable[[random.Random, list[str]], None]) -> Change:
    def changed(chance: random.Random, text: str, pool: Sequence[str]) -> str:
        tokens = TOKEN.findall(text)
        if tokens:
            change(chance, tokens)
        return "".join(tokens)

    return changed


def _solid(chance: random.Random, tokens: list[str]) -> int:
    """Choose a token, rarely a blank."""
    at = chance.randrange(len(tokens))
    return at if tokens[at].strip() else chance.randrange(len(tokens))


def _swap(chance: random.Random, tokens: list[str]) -> None:
    a, b = _solid(chance, tokens), _solid(chance, tokens)
    tokens[a], tokens[b] = tokens[b], tokens[a]


def _swap_neighbours(chance: random.Random, tokens: list[str]) -> None:
    a = _solid(chance, tokens)
    b = min(len(tokens) - 1, a + chance.randrange(1, 4))
    tokens[a], tokens[b] = tokens[b], tokens[a]


def _delete(chance: random.Random, tokens: list[str]) -> None:
    at = _solid(chance, tokens)
    del tokens[at : at + chance.choice((1, 1, 1, 2, 4))]


def _duplicate(chance: random.Random, tokens: list[str]) -> None:
    at = _solid(chance, tokens)
    tokens.insert(at, tokens[at])


def _repeat(chance: random.Random, tokens: list[str]) -> None:
    """Repeat a run of tokens, like a stuck key."""
    at = _solid(chance, tokens)
    run = tokens[at : at + chance.choice((1, 2, 4, 8))]
    tokens[at:at] = run * chance.choice((2, 8, 60, 60, 400, 3000))


def _number(chance: random.Random, tokens: list[str]) -> None:
    places = [at for at, token in enumerate(tokens) if token.isdigit()]
    if places:
        tokens[chance.choice(places)] = chance.choice(NUMBERS)


def _name(chance: random.Random, tokens: list[str]) -> None:
    places = [at for at, token in enumerate(tokens) if token.isidentifier()]
    if places:
        tokens[chance.choice(places)] = tokens[chance.choice(places)]


def _rename(chance: random.Random, tokens: list[str]) -> None:
    names = sorted({token for token in tokens if token.isidentifier()})
    if names:
        old, new = chance.choice(names), chance.choice((chance.choice(names), chance.choice(WORDS)))
        tokens[:] = [new if token == old else token for token in tokens]


def _word(chance: random.Random, tokens: list[str]) -> None:
    places = [at for at, token in enumerate(tokens) if token.isidentifier()]
    if places:
        tokens[chance.choice(places)] = chance.choice(WORDS)


def _wrap(chance: random.Random, tokens: list[str]) -> None:
    a = _solid(chance, tokens)
    b = min(len(tokens), a + chance.randrange(1, 6))
    before, after = chance.choice((("(", ")"), ("[", "]"), ("{", "}"), ("'", "'"), ("<", ">"),
                                   ("not ", ""), ("-", ""), ("the ", ""), ("set(", ")"),
                                   ("if ", " then 1 else 0"), ("count(", ")")))  # fmt: skip
    times = chance.choice((1, 1, 1, 2, 30, 70, 200))
    tokens[b:b] = [after] * times
    tokens[a:a] = [before] * times


# ── characters ───────────────────────────────────────────────────────────────────────


def _strange(chance: random.Random, text: str, pool: Sequence[str]) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(STRANGE) + text[at + chance.randrange(2) :]


def _flood(chance: random.Random, text: str, pool: Sequence[str]) -> str:
    """Insert a sign or two thousands of times, to reveal quadratic time."""
    at = chance.randrange(len(text) + 1)
    run = chance.choice(FLOODS)
    return text[:at] + run * (chance.choice((20_000, 60_000)) // len(run)) + text[at:]


def _cut(chance: random.Random, text: str, pool: Sequence[str]) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] if chance.random() < 0.7 else text[at:]


# ── lines ────────────────────────────────────────────────────────────────────────────


def _line_change(change: Callable[[random.Random, list[str]], None]) -> Change:
    def changed(chance: random.Random, text: str, pool: Sequence[str]) -> str:
        lines = text.split("\n")
        change(chance, lines)
        return "\n".join(lines)

    return changed


def _delete_lines(chance: random.Random, lines: list[str]) -> None:
    at = chance.randrange(len(lines))
    del lines[at : at + chance.choice((1, 1, 2, 5))]


def _move_lines(chance: random.Random, lines: list[str]) -> None:
    at = chance.randrange(len(lines))
    run = lines[at : at + chance.choice((1, 1, 2, 5))]
    if chance.random() < 0.6:
        del lines[at : at + len(run)]
    to = chance.randrange(len(lines) + 1)
    lines[to:to] = run


def _indent(chance: random.Random, lines: list[str]) -> None:
    at = chance.randrange(len(lines))
    by = chance.choice((-4, -2, -1, 1, 2, 4))
    for place in range(at, min(len(lines), at + chance.choice((1, 1, 3, 10)))):
        line = lines[place]
        lines[place] = (
            " " * by + line if by > 0 else line[min(-by, len(line) - len(line.lstrip())) :]
        )


def _tab(chance: random.Random, lines: list[str]) -> None:
    at = chance.randrange(len(lines))
    lines[at] = lines[at].replace("  ", "\t", 1)


def _splice(chance: random.Random, text: str, pool: Sequence[str]) -> str:
    """Insert lines of another file, or replace as many."""
    lines, other = text.split("\n"), chance.choice(pool or [text]).split("\n")
    start, at = chance.randrange(len(other)), chance.randrange(len(lines))
    size = chance.choice((1, 2, 4, 10))
    lines[at : at + chance.choice((0, size))] = other[start : start + size]
    return "\n".join(lines)


SECTION = re.compile(r"^\w+:.*(?:\n(?:[ \t#-].*|))*", re.MULTILINE)


def _splice_section(chance: random.Random, text: str, pool: Sequence[str]) -> str:
    """Insert a section of another file, replacing one with its name."""
    sections = [found.group() for found in SECTION.finditer(chance.choice(pool or [text]))]
    if not sections:
        return text
    chosen = chance.choice(sections).rstrip("\n") + "\n"
    name = chosen.partition(":")[0]
    own = [found for found in SECTION.finditer(text) if found.group().startswith(name + ":")]
    if not own:
        return text.rstrip("\n") + "\n" + chosen
    return text[: own[0].start()] + chosen + text[own[0].end() :]


OF_TOKENS = (
    _swap, _swap_neighbours, _delete, _delete, _duplicate, _repeat, _number, _number, _name, _name,
    _name, _rename, _word, _wrap,
)  # fmt: skip
OF_LINES = (_delete_lines, _move_lines, _indent, _tab)
OF_TEXTS = (_strange, _strange, _cut, _splice, _splice_section, _splice_section)

CHANGES: tuple[Change, ...] = (
    *2 * (*map(_token_change, OF_TOKENS), *map(_line_change, OF_LINES), *OF_TEXTS),
    _flood,
)
"""Changes that get farther are listed more often."""


# ── JSON ─────────────────────────────────────────────────────────────────────────────

ODD: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 10**18, 2**63, -(2**64), 10**40, 10**400, 0.0, 1.0, 1.5,
    -0.0,
    1e308, float("inf"), float("nan"), "", "x", "left", "none", "\0", "\ud800", "\u202e",
    "x" * 5000,
    "sha256:", [], [[]], [0], [None], [1, 2], [-1, 0], [0] * 1000, {}, {"": 0}, {"states": 1,
    "digest": 7},
    {"below": None, "slots": [], "states": 0, "layers": []},
)  # fmt: skip


def mutated_json(chance: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Change some JSON values; rarely damage the syntax."""
    if chance.random() < 0.25:
        return mutated(chance, data, others)
    head, newline, body = data.partition(b"\n")
    try:
        value = json.loads(body)
        other = json.loads(chance.choice(others).partition(b"\n")[2])
    except ValueError:
        return mutated(chance, data, others)
    for _ in range(1 + int(chance.expovariate(0.8))):
        value = _changed_json(chance, value, other)
    text = json.dumps(value, ensure_ascii=chance.random() < 0.9)
    return head + newline + text.encode("utf-8", "surrogatepass")


def mutated_lines(chance: random.Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Move lines, or change values, in a file with one JSON value on each line."""
    if chance.random() < 0.4:
        return mutated(chance, data, others)
    lines = data.split(b"\n")
    for _ in range(1 + int(chance.expovariate(0.8))):
        at = chance.randrange(min(len(lines), chance.choice((2, 4, len(lines)))))
        try:
            changed = _changed_json(chance, json.loads(lines[at]), chance.choice(ODD))
        except ValueError:
            continue
        lines[at] = json.dumps(changed, separators=(",", ":")).encode()
    return b"\n".join(lines)


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    if isinstance(value, dict):
        for key, item in value.items():
            found += _places(item, (*path, key))
    elif isinstance(value, list):
        for at, item in enumerate(value):
            found += _places(item, (*path, at))
    return found


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        value = value[step]
    return value


def _changed_json(chance: random.Random, value: Any, other: Any) -> Any:
    value = json.loads(json.dumps(value))
    # prefer shallow places, which are rarer
    places = _places(value)
    depth = chance.choice(sorted({len(path) for path in places}))
    path = chance.choice([path for path in places if len(path) == depth])
    if not path:
        return chance.choice((value, chance.choice(ODD), [value], {"a": value}))
    holder, key = _at(value, path[:-1]), path[-1]
    old = holder[key]
    match chance.randrange(8):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, chance.choice((old, chance.choice(ODD))))
        case 1:
            holder[chance.choice(("", "x", key + "_", *map(str, holder)))] = old
        case 2:
            holder[key] = copy.deepcopy(_at(value, chance.choice(places)))
        case 3:
            holder[key] = _at(other, chance.choice(_places(other)))
        case 4 if isinstance(old, int | float):
            holder[key] = old + chance.choice((-1, 1, 1000))
        case 5 if isinstance(holder, list):
            chance.shuffle(holder)
        case 6:
            for _ in range(chance.choice((1, 2, 200))):
                old = [old]
            holder[key] = old
        case _:
            holder[key] = chance.choice(ODD)
    return json.loads(json.dumps(value))
