# fmt: off
"""Files that mean harm: some two thousand of them, made by families of a weak point each.

A case is a folder with files, and the command that is given one of them.  Every case ends with
exit code 2 and one message, or, where ``right`` says so, perhaps with an answer that is right.
What may be random in a case comes from a generator with the seed of its family.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import ClassVar

Special = Callable[[Path], None]
"""Makes something in a folder that is no plain file: a pipe, a link, a file with holes."""

SECRET = "the-secret-of-the-neighbour-4711"
"""Stands in a file beside the case's folder; no answer may ever say it."""


@dataclass(frozen=True)
class Case:
    name: str
    files: dict[str, bytes | Special]
    arguments: tuple[str, ...] = ("validate", "puzzle.yaml")
    stdin: bytes | None = None
    right: bool = False

    def asking(self, *arguments: str) -> Case:
        """The same files, and another question."""
        return replace(self, arguments=arguments)

    def build(self, folder: Path) -> None:
        """The files of the case in ``folder``, and the secret beside it."""
        (folder.parent / "secret.txt").write_text(SECRET + "\n")
        for name, content in self.files.items():
            place = folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            if callable(content):
                content(place)
            else:
                place.write_bytes(content)


Family = Callable[[random.Random], Iterator[Case]]
FAMILIES: list[Family] = []


def family(make: Family) -> Family:
    FAMILIES.append(make)
    return make


def cases() -> Iterator[Case]:
    """All of them, in the same order each time, one at a time; names are unique."""
    for make in FAMILIES:
        rng = random.Random(make.__name__)
        for i, case in enumerate(make(rng)):
            name = f"{make.__name__}-{i:03d}-{case.name}"
            arguments = case.arguments
            alone = make.__name__ in ABOUT_TEXTS and list(case.files) == ["puzzle.yaml"]
            if alone and arguments == ("validate", "puzzle.yaml"):
                arguments = (COMMANDS[i % len(COMMANDS)], "puzzle.yaml")
            right = case.right or arguments[0] in ("format", "list")  # they ask for less
            yield Case(name, case.files, arguments, case.stdin, right)


ABOUT_TEXTS = {"nesting", "aliases", "tags", "scalars", "encodings", "hidden", "numbers", "lines"}
COMMANDS = ("validate", "solve", "format", "validate", "explore", "graph", "list")
"""What reads a file; families of what rules mean are only validated: to search takes its time."""


def puzzle(text: str | bytes, name: str, right: bool = False, *arguments: str) -> Case:
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return Case(name, {"puzzle.yaml": data}, arguments or ("validate", "puzzle.yaml"), None, right)


@dataclass(frozen=True)
class Small:
    """A puzzle that is in order, with sections put in the place of its own."""

    sections: dict[str, str] = field(default_factory=dict)

    BASE: ClassVar = {
        "puzzle": "Small",
        "types": "\n  item: [wolf, goat]\n  bank: [left, right]",
        "state": "\n  at: bank for each item = left\n  n: 0..9 = 0",
        "transitions": "\n  cross(i in item):\n    then:\n      at(i): other(at(i))",
        "goal": "every i in item has at(i) = right",
    }

    def text(self) -> str:
        merged = {**self.BASE, **self.sections}
        return "".join(f"{key}: {value}\n" for key, value in merged.items())


def small(**sections: str) -> str:
    return Small(sections).text()


# ── YAML ─────────────────────────────────────────────────────────────────────────────


@family
def nesting(rng: random.Random) -> Iterator[Case]:
    for n in (65, 70, 200, 999, 1_000, 5_000, 20_000, 100_000, 500_000, 1_000_000):
        for sign, close in (("[", "]"), ("{", "}"), ("{a: ", "}"), ("[{a: ", "}]"), ("? ", ""),
                            ("- ", ""), ("- - ", ""), ("[?", "]")):
            if n * len(sign) > 1 << 20:
                continue
            yield puzzle("goal: " + sign * n, f"open {sign!r} x {n}")
            if 2 * n * len(sign) <= 1 << 20:
                yield puzzle(sign * n + "x" + close * n, f"closed {sign!r} x {n}")
    for n in (66, 300, 1_000, 1_400):
        yield puzzle("".join(" " * i + "a:\n" for i in range(n)), f"steps of {n}")
        yield puzzle("".join(" " * i + "- a:\n" for i in range(n)), f"list steps of {n}")
        yield puzzle("".join(" " * i + "? a\n" for i in range(n)), f"question steps of {n}")
    for n in (100, 10_000):
        tail = "".join(rng.choice(["[", "]", "{", "}", ",", ":", "- ", "?", "\n", " "]) for _ in range(n))
        yield puzzle(tail, f"mixed {n}")


@family
def aliases(rng: random.Random) -> Iterator[Case]:
    for wide in (2, 10, 100):
        for deep in (3, 10, 30):
            lines = ["a0: &a0 [x, y]"]
            for i in range(1, deep):
                lines.append(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * wide)}]")
            yield puzzle("\n".join(lines), f"laughs {wide} {deep}")
            lines = ["a0: &a0 {x: 1}"]
            for i in range(1, deep):
                lines.append(f"a{i}: &a{i}\n  <<: [{', '.join([f'*a{i - 1}'] * wide)}]")
            yield puzzle("\n".join(lines), f"merges {wide} {deep}")
    for text in ("&a [*a]", "&a {*a : *a}", "a: &a\n  <<: *a", "a: *b\nb: &b 1", "<<: &x {<<: *x}",
                 "goal: *" + "a" * 100_000, "goal: &" + "a" * 100_000 + " 1", "goal: &a &b &c 1",
                 "goal: *", "goal: &", "&a : b", "*a : b", "&\0 b", "goal: &" + "é" * 1000):
        yield puzzle(text, text[:12])
        yield puzzle(small(goal=text.removeprefix("goal: ")), f"in a puzzle {text[:12]}")
    for n in (1_000, 30_000):
        yield puzzle("a: &a 1\n" + "".join(f"k{i}: *a\n" for i in range(n)), f"uses {n}")
        yield puzzle("".join(f"k{i}: &a{i} 1\n" for i in range(n)), f"anchors {n}")
        yield puzzle("".join("<<: {}\n" for i in range(n)), f"merge keys {n}")


TAGS = (
    "!!python/object/apply:os.system ['touch pwned']",
    "!!python/object/apply:subprocess.Popen [[touch, pwned]]",
    "!!python/object/new:os.system [touch pwned]",
    "!!python/name:os.system",
    "!!python/module:antigravity",
    "!!python/object:puzzlelang.text.source.Source {name: x}",
    "!!python/tuple [1, 2]",
    "!!python/object/apply:builtins.eval [\"__import__('os').system('touch pwned')\"]",
    "!!python/object/apply:time.sleep [100]",
    "!!python/bytes aGVsbG8=",
    "!!python/complex 1j",
    "!!binary aGVsbG8=",
    "!!timestamp 2001-12-14t21:59:43.10-05:00",
    "!!set {a, b}",
    "!!omap [a: 1]",
    "!!int '12'",
    "!!float 1e999",
    "!!null ''",
    "!!bool yes",
    "!!str x",
    "!!map {}",
    "!!seq []",
    "!!merge <<",
    "!<tag:yaml.org,2002:python/object/apply:os.system> ['touch pwned']",
    "!<!x> y",
    "!foo!bar baz",
    "!",
    "! x",
    "!" + "a" * 100_000 + " x",
    "!<" + "a" * 100_000 + "> x",
    "!" + "%41" * 30_000 + " x",
    "!%ff%fe x",
    "!%zz x",
    "!!" + "!" * 50_000,
)


@family
def tags(rng: random.Random) -> Iterator[Case]:
    for tag in TAGS:
        yield puzzle(f"a: {tag}\n", f"alone {tag[:24]}")
        yield puzzle(small(goal=tag), f"goal {tag[:24]}")
        yield puzzle(small(params=f"\n  size: {tag}"), f"params {tag[:24]}")
    for head in ("%TAG ! tag:yaml.org,2002:\n---\n", "%TAG !e! !\n" * 1000 + "---\n",
                 "%YAML 1.1\n---\n", "%YAML 9.9\n---\n", "%YAML 1.1\n%YAML 1.1\n---\n",
                 "%YAML " + "9" * 10_000 + ".1\n---\n", "%" + "x" * 100_000 + "\n---\n",
                 "%TAG !" + "y" * 10_000 + "! x\n---\n", "%\n", "%YAML\n---\n", "%YAML 1\n---\n"):
        yield puzzle(head + "goal: !python/name:os.system x\n", f"head {head[:12]}")
        yield puzzle(head * 200, f"heads {head[:12]}") if len(head) < 5_000 else puzzle(head, "h")


@family
def scalars(rng: random.Random) -> Iterator[Case]:
    """Long and odd texts where something else is meant."""
    odd = [
        ("plain", "a" * 900_000), ("words", "a " * 450_000), ("lines", "a\n " * 300_000),
        ("blank lines", "\n" * 1_000_000), ("escapes", '"' + "\\u0041" * 150_000 + '"'),
        ("bad escape", '"' + "\\q" * 1000 + '"'), ("big escape", '"\\UFFFFFFFF"'),
        ("big escape 2", '"\\U00110000"'), ("short escape", '"\\x4"'), ("newline", '"' + "\\\n" * 300_000 + '"'),
        ("surrogate escapes", '"' + "\\ud800\\udfff" * 1000 + '"'), ("lone", '"\\udc80"'),
        ("null escape", '"a\\0b"'), ("bell", '"\\a\\b\\e[31m\\x9b"'), ("open double", '"' + "a" * 1000),
        ("open single", "'" + "a\n" * 100_000), ("single", "'" + "''" * 400_000 + "'"),
        ("literal", "|\n" + " a\n" * 300_000), ("literal blank", "|\n" + " \n" * 400_000),
        ("folded", ">\n" + " a\n" * 300_000), ("folded blank", ">\n" + "\n" * 900_000 + " a"),
        ("indicator 0", "|0\n a"), ("indicator 99", "|99\n a"), ("indicator 9", "|9\n a"),
        ("indicators", "|+-\n a"), ("plus", ">" + "+" * 10_000), ("tabs", "\t" * 500_000),
        ("colon", ":" * 500_000), ("colons", ": " * 400_000), ("comma", "," * 500_000), ("flow colons", "[" + ":," * 200_000),
        ("dashes", "-" * 900_000), ("dots", "..." * 300_000), ("hash", "#" * 900_000), ("hashes", "# a\n" * 200_000),
        ("at", "@" * 100_000), ("tick", "`" * 100_000), ("percent", "%" * 100_000),
        ("question", "?" * 500_000), ("pipe", "|" * 500_000), ("greater", ">" * 500_000),
        ("bang", "!" * 500_000), ("star", "*" * 500_000), ("and", "&" * 500_000),
        ("quote run", '"' * 500_000), ("single run", "'" * 500_000), ("slash", "\\" * 500_000),
        ("next line", "a\x85b\x85" * 100_000), ("separators", "a\u2028b\u2029" * 80_000),
        ("returns", "a\r" * 300_000), ("both", "a\r\n" * 300_000), ("feeds", "\f\v" * 1000),
        ("flow tail", "[a, b" + ", c" * 200_000), ("flow map", "{" + "a: b, " * 100_000),
        ("flow keys", "{" + "a, " * 200_000 + "}"), ("long key", "a" * 200_000 + ": b"),
        ("complex", "? [a, b]\n: c\n" * 1000), ("empty keys", ": a\n" * 100_000),
    ]
    for name, text in odd:
        yield puzzle(text, f"alone {name}")
        yield puzzle(f"puzzle: {text}\n", f"title {name}", right=True)
        yield puzzle(small(goal=text), f"goal {name}")
        yield puzzle(small(say=text), f"unknown section {name}")
        yield puzzle(f"types:\n  item: {text}\n", f"types {name}")
    for n in (1_000, 50_001, 60_000):
        yield puzzle("".join(f"k{i}: 1\n" for i in range(n)), f"keys {n}")
        yield puzzle("a: 1\n" * n, f"same key {n}")
        yield puzzle("goal:\n" + "- true\n" * n, f"list {n}")
        yield puzzle("---\n" * n, f"documents {n}")
        yield puzzle("--- a\n...\n" * n, f"ended documents {n}")


@family
def lines(rng: random.Random) -> Iterator[Case]:
    """Lines of a hundred thousand characters with a mistake behind them: what is told looks at them."""
    runs = ("a", "a ", " ", "1", "a(", "(", "'", "-", "- ", ",", "a,", "=", "a=", "not ", "x.y", "é", "a|", "to ", "->", "a -a")
    ends = (": b: c", " # x", "\t- x", " [", " {a", " &a", " 'b", "\n - x", "= 1", " -> b", ") where", "(x: y)", "\n  b", " for each x: 1", "?: 1")
    for run in runs:
        for end in ends:
            long = run * (100_000 // len(run)) + end
            yield puzzle(rng.choice((long, f"goal: {long}", small(goal=long), small(goal=f"\n  - {long}"), small(state=f"\n  {long}"))), f"{run!r} {end!r}", True)


@family
def entries_of_one_line(rng: random.Random) -> Iterator[Case]:
    """A line as long as a file may be, with as many nodes in it as there may be: none of them may
    look at the rest of it.
    """
    for entry in ("&a x", "*a", "!t x", "!!t x", "x", "'x'", '"x"', "[x]", "{x: y}", "{x}", "x: ", "x(", "x)", "é", "x y", "- x"):
        n = min(30_000, 900_000 // (len(entry.encode()) + 2))
        inside = f"{entry}, " * n
        tail = "y" * (990_000 - len(inside.encode()))
        for text in (f"goal: [{inside}{tail}]\n", f"tables: {{t: [{inside}{tail}]}}\n", f"types:\n  - {tail}: [{inside}]\n"):
            yield puzzle(text, f"{entry!r} {text[:8]!r}")
    for line in ("k{}: |\n     x\n   x\n", "k{}: |\n  \u202e # \u202e\n", "k{}: &a x\n", "k{}:\n", "goall{}: x\n", "about{}: x #1\n"):
        n = 60_000 // line.count("\n")
        yield puzzle("goal: x = 1\n" + "".join(line.format(i) for i in range(n)), f"lines {line[:9]!r}")
    yield puzzle(small(show="|\n  " + "<n > or " * 100_000), "template", True)
    yield puzzle("goal: @\n" + "\n" * 60_000, "blank lines below what can't be read")


@family
def numbers(rng: random.Random) -> Iterator[Case]:
    for digits in (20, 400, 4_000, 4_300, 5_000, 100_000):
        n = "9" * digits
        for key, text in (("goal", f"n = {n}"), ("params", f"\n  k: {n}"), ("state", f"\n  n: 0..{n} = 0"),
                          ("types", f"\n  t: 1..{n}"), ("expect", f"\n  cost: {n}"), ("estimate", n),
                          ("tables", f"\n  t: {{wolf: {n}}}"), ("goal", f"n = -{n}"), ("cost", n),
                          ("expect", f"\n  states: -{n}"), ("instances", f"\n  a: {{k: {n}}}")):
            yield puzzle(small(**{key: text}), f"{key} {digits}", key == "expect")
    for odd in ("1e400", "0x" + "f" * 4_000, "0o777", "0b1", "1:60:60", "1_000", "007", "1.5",
                ".inf", "-.inf", ".nan", "NaN", "1e9", "१२", "²", "½", "Ⅷ", "٣", "０", "+5", "--5", "- 5",
                "5 000", "1'000", "1,000", "0." + "3" * 3_000, "1" + "0" * 18, "9" * 19, "9" * 20):
        for key in ("goal", "params", "state", "expect", "cost"):
            text = {
                "goal": f"n = {odd}", "params": f"\n  k: {odd}", "state": f"\n  n: 0..9 = {odd}",
                "expect": f"\n  cost: {odd}", "cost": odd,
            }[key]
            yield puzzle(small(**{key: text}), f"{key} {odd[:9]}", right=True)
    for text in ("n = 9223372036854775807 + 1", "n = 999999999 * 999999999 * 999999999 * 999999999",
                 "n = 549755813887 + 549755813887", "n div 0 = 1", "n mod 0 = 1", "n = 0 - 549755813888",
                 "n = " + " * ".join(["9999999"] * 90), "sum(9999999999 for i in item) = n"):
        yield puzzle(small(goal=text), f"value {text[:12]}", right=True)


# ── bytes ────────────────────────────────────────────────────────────────────────────

HIDDEN = ("\u202e", "\u202d", "\u2066", "\u2067", "\u2068", "\u2069", "\u200e", "\u200f", "\u061c",
          "\u200b", "\u2060", "\ufeff", "\xad", "\x01", "\x07", "\x08", "\x0b", "\x0c", "\x1b", "\x7f",
          "\x80", "\x9b", "\ufff9", "\U000e0001", "\U000e0041", "\ud800", "\udfff", "\ufffe",
          "\uffff", "\U0010ffff", "\ue000")


@family
def encodings(rng: random.Random) -> Iterator[Case]:
    text = small()
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be", "utf-7", "cp037"):
        for name, shown in (("plain", text), ("umlauts", "größe: ä\n" + text)):
            yield puzzle(shown.encode(encoding), f"{encoding} {name}", right=encoding == "utf-7")
    raw = text.encode()
    for name, bad in (("nul", b"\0"), ("nuls", b"\0" * 1000), ("lone byte", b"\x80"), ("short", b"\xe2\x82"),
                      ("overlong", b"\xc0\xaf"), ("surrogate", b"\xed\xa0\x80"), ("pair", b"\xed\xa0\x80\xed\xb0\x80"),
                      ("beyond", b"\xf4\x90\x80\x80"), ("five", b"\xf8\x88\x80\x80\x80"), ("ff", b"\xff"),
                      ("bom inside", b"\xef\xbb\xbf"), ("latin", b"gr\xf6\xdfe")):
        for where in (0, 1, len(raw) // 2, len(raw)):
            yield puzzle(raw[:where] + bad + raw[where:], f"{name} at {where}", right=name == "bom inside")
    for magic in (b"\x1f\x8b\x08", b"\x89PNG\r\n\x1a\n", b"PK\x03\x04", b"%PDF-1.7", b"\x7fELF", b"MZ", b"SQLite format 3\0"):
        yield puzzle(magic + rng.randbytes(4_000), f"magic {magic[:4]!r}")
    for n in (1, 10, 1_000, 100_000, 1_000_000):
        yield puzzle(rng.randbytes(n), f"random bytes {n}")
        yield puzzle("".join(chr(rng.randrange(0xD800)) for _ in range(n // 4)), f"random characters {n}")
        yield puzzle(bytes(rng.randrange(32, 127) for _ in range(n)), f"random ASCII {n}")
    yield puzzle(gzip.compress(raw), "gzip")
    yield puzzle(gzip.compress(b"a" * 100_000_000), "gzip bomb")
    yield puzzle(b"", "empty")
    yield puzzle(b"\xef\xbb\xbf", "only a mark")
    yield puzzle(b"\n\n\n", "blank lines")


@family
def hidden(rng: random.Random) -> Iterator[Case]:
    for c in HIDDEN:
        sign = f"U+{ord(c):04X}"
        yield puzzle(small(puzzle=f"a{c}b"), f"title {sign}", right=True)
        yield puzzle(small(goal=f"n = 1 {c}or n = 2"), f"goal {sign}")
        yield puzzle(small(about=f"|\n  a{c}b\n  c"), f"about {sign}", right=True)
        yield puzzle(small() + f"# a {c} comment\n", f"comment {sign}", right=True)
        yield puzzle(small(**{f"st{c}ate": "x"}), f"key {sign}")
        yield puzzle(small(types=f"\n  item: [wo{c}lf, goat]\n  bank: [left, right]"), f"member {sign}")
        yield puzzle(small(show=f"at <at(wolf)> {c}[31m"), f"show {sign}", right=True)
        yield puzzle(small(puzzle=f'"{c}[2J{c}]0;x\x07"'), f"quoted {sign}", right=True)
        yield Case(f"map {sign}", {"puzzle.yaml": MAZE_FILE, "map.txt": f"###\n#{c}#\n###\n".encode("utf-8", "surrogatepass")})
        yield Case(f"set {sign}", {"puzzle.yaml": small().encode()},
                   ("solve", "puzzle.yaml", "--set", f"n={c.encode('utf-8', 'surrogatepass').decode('utf-8', 'surrogateescape')}"))


# ── expressions ──────────────────────────────────────────────────────────────────────


@family
def expressions(rng: random.Random) -> Iterator[Case]:
    long: list[tuple[str, str]] = []
    for n in (60, 101, 600, 4_000, 50_000, 100_000):
        long += [
            (f"operands {n}", " + ".join(["n"] * n) + " = 1"), (f"ands {n}", " and ".join(["true"] * n)),
            (f"ors {n}", " or ".join(["n = 1"] * n)), (f"implies {n}", " implies ".join(["n = 1"] * n)),
            (f"nots {n}", "not " * n + "true"), (f"minus {n}", "-" * n + "n = 1"), (f"the {n}", "the " * n + "item"),
            (f"round {n}", "(" * n + "n" + ")" * n + " = 1"), (f"open {n}", "(" * n), (f"close {n}", ")" * n),
            (f"calls {n}", "other(" * n + "n" + ")" * n + " = 1"), (f"ifs {n}", "if n = 1 then " * n),
            (f"elses {n}", "if n = 1 then 1 else " * n + "1 = 1"), (f"everys {n}", "every i in item has " * n + "true"),
            (f"somes {n}", "some i in item where " * n + "true"), (f"equals {n}", "n = " * n + "1"),
            (f"dots {n}", ".." * n), (f"ranges {n}", "n in 1" + "..1" * n), (f"commas {n}", "at(" + "wolf, " * n + "goat) = left"),
            (f"name {n}", "a" * n + " = 1"), (f"text {n}", "'" + "a" * n + "' = n"), (f"quotes {n}", "'" * n),
            (f"ins {n}", "n in " * n + "1"), (f"strange {n}", "$" * n), (f"brackets {n}", "[" * n + "1"), (f"blanks {n}", "n" + " " * n + "= 1"),
            (f"sets {n}", "item + " * n + "item = item"), (f"those {n}", "count(those i in item where " * n + "true" + ")" * n + " = 1"),
        ]
    for name, text in long:
        yield puzzle(small(goal="|\n  " + text[:900_000]), f"goal {name}", right=True)
        if rng.random() < 0.5:
            yield puzzle(small(define=f"\n  d: {text[:900_000]}"), f"define {name}", right=True)
        if rng.random() < 0.3:
            yield puzzle(small(show=f"<{text[:900_000]}>"), f"show {name}", right=True)
        if rng.random() < 0.3 and len(text) < 100_000:
            yield Case(f"--set {name}", {"puzzle.yaml": small(params="\n  k: 1").encode()},
                       ("solve", "puzzle.yaml", "--set", f"k={text}"))
    words = ["n", "at(wolf)", "1", "(", ")", "+", "-", "*", "=", "!=", "<", "and", "or", "not", "if", "then", "else",
             "every", "some", "no", "those", "the", "in", "has", "where", "for", "each", "..", ",", "'", "item", "none",
             "div", "mod", "0", "999999999999", "i", ".", "[", "]", "{", "}", "$", "@", "é", "\\", ";", "?", ":"]
    for i in range(250):
        text = " ".join(rng.choice(words) for _ in range(rng.choice((3, 10, 40, 300))))
        yield puzzle(small(goal="|\n  " + text), f"words {i}", right=True)


# ── meanings that explode ────────────────────────────────────────────────────────────


@family
def explosions(rng: random.Random) -> Iterator[Case]:
    for n in (10, 18, 30, 60, 140):
        for body in ("d{0} + d{0}", "if n = 1 then d{0} else d{0}", "max(d{0}, d{0})"):
            lines = ["\n  d0: n"] + [f"  d{i + 1}: {body.format(i)}" for i in range(n)]
            yield puzzle(small(define="\n".join(lines), goal=f"d{n} = 1"), f"doubling {n} {body[:4]}", right=True)
        lines = ["\n  d0(x in item): n"] + [
            f"  d{i + 1}(x in item): sum(d{i}(y) for y in item)" for i in range(n)
        ]
        yield puzzle(small(define="\n".join(lines), goal=f"d{n}(wolf) = 1"), f"sums {n}", right=True)
    yield puzzle(small(define="\n  a: b\n  b: a", goal="a = 1"), "circle")
    yield puzzle(small(define="\n  a: a + 1", goal="a = 1"), "self")
    yield puzzle(small(params="\n  a: b\n  b: a"), "circle of params")
    for n in (65, 1_000, 5_000):
        chain = "\n".join(f"  d{i}: d{i + 1}" for i in range(n))
        yield puzzle(small(define="\n" + chain + f"\n  d{n}: n", goal="d0 = 1"), f"chain {n}", right=True)
        back = "\n".join(f"  d{i + 1}: d{i}" for i in range(n))
        yield puzzle(small(define="\n  d0: n\n" + back, goal=f"d{n} = 1"), f"chain back {n}", right=True)
        params = "\n".join(f"  p{i}: p{i + 1}" for i in range(n))
        yield puzzle(small(params="\n" + params + f"\n  p{n}: 1"), f"params {n}", right=True)
        sets = "\n".join(f"  s{i}: [s{i + 1}]" for i in range(n))
        yield puzzle(small(sets="\n" + sets + f"\n  s{n}: [wolf]"), f"sets {n}", right=True)
    for top in (5_000, 10**6, 10**9, 10**11, 10**18):
        yield puzzle(small(types=f"\n  item: [wolf, goat]\n  bank: [left, right]\n  t: 1..{top}"), f"type to {top}", right=True)
        yield puzzle(small(types=f"\n  item: 1..{top}\n  bank: [left, right]"), f"items to {top}", right=True)
        yield puzzle(small(state=f"\n  n: 0..{top} = 0\n  at: bank for each item = left"), f"range to {top}", right=True)
        yield puzzle(small(goal=f"every k in 1..{top} has n < k"), f"every to {top}", right=True)
        yield puzzle(small(goal=f"sum(k for k in 1..{top}) = n"), f"sum to {top}", right=True)
        yield puzzle(small(goal=f"some j, k in 1..{top} where n = j * k"), f"pairs to {top}", right=True)
        yield puzzle(small(transitions=f"\n  go(k in 1..{top}):\n    when: k = n\n    then:\n      n: k mod 9"), f"go to {top}", right=True)
        yield puzzle(small(transitions=f"\n  go(j, k, l in 1..{top}):\n    when: k = n\n    then:\n      n: 1"), f"triples to {top}", right=True)
        yield puzzle(small(tables=f"\n  t(k in 1..{top}): k * k"), f"table to {top}", right=True)
        yield puzzle(small(tables=f"\n  t(j, k in 1..{top}): sum(l for l in 1..{top})"), f"tables to {top}", right=True)
        yield puzzle(small(define=f"\n  d: count(those k in 1..{top} where k mod 7 = 3)", goal="d = n"), f"count to {top}", right=True)
        yield puzzle(small(state=f"\n  at: bank for each item = left\n  n: 0..9 = 0\n  x: 0..1 for each k in 1..{top} = 0"), f"array to {top}", right=True)
        yield puzzle(small(state=f"\n  at: bank for each item = left\n  n: 0..9 = 0\n  x: set of 1..{top} = none"), f"set of {top}", right=True)
        yield puzzle(small(show=f"<join(k for k in 1..{top}, ',')>"), f"join to {top}", right=True)
        yield puzzle(small(params=f"\n  k: {top}", goal="every j in 1..k has n < j"), f"param {top}", right=True)
        yield puzzle(small(require=f"every j in 1..{top} has j * j >= j"), f"require {top}", right=True)
        yield puzzle(small(invariants=f"every j in 1..{top} has j * j >= n"), f"invariant {top}", right=True)
        yield puzzle(small(cost=f"sum(j for j in 1..{top})"), f"cost {top}", right=True)
        yield puzzle(small(estimate=f"count(those j in 1..{top} where j = n)"), f"estimate {top}", right=True)
    for deep in (3, 6, 12, 40):
        names = [f"v{i}" for i in range(deep)]
        quantifiers = "".join(f"some {v} in 1..99 where " for v in names)
        yield puzzle(small(goal=quantifiers + " + ".join(names) + " = n"), f"deep {deep}", right=True)
        yield puzzle(small(goal=f"some {', '.join(names)} in 1..99 where {' + '.join(names)} = n"), f"wide {deep}", right=True)
        yield puzzle(small(transitions=f"\n  go({', '.join(names)} in 1..99):\n    then:\n      n: 1"), f"parameters {deep}", right=True)
        yield puzzle(small(state=f"\n  at: bank for each item = left\n  n: 0..9 = 0\n  x: 0..1 for each {', '.join(['item'] * deep)} = 0"), f"dimensions {deep}", right=True)
        effect = "\n      for each v0 in 1..99:"
        for i in range(1, deep):
            effect += "\n" + "  " * (i + 3) + f"for each v{i} in 1..99:"
        effect += "\n" + "  " * (deep + 3) + "n: 1"
        yield puzzle(small(transitions=f"\n  go:\n    then:{effect}"), f"loops {deep}", right=True)
    for n in (100, 1_025, 5_000, 20_000):
        yield puzzle(small(types="\n  item: [" + ", ".join(f"i{k}" for k in range(n)) + "]\n  bank: [left, right]",
                           goal="every i in item has at(i) = right"), f"members {n}", right=True)
        yield puzzle(small(state="\n  at: bank for each item = left\n" + "\n".join(f"  x{k}: 0..1 = 0" for k in range(n))), f"variables {n}", right=True)
        yield puzzle(small(transitions="".join(f"\n  t{k}:\n    then:\n      n: {k % 9}" for k in range(n))), f"transitions {n}", right=True)
        yield puzzle(small(instances="".join(f"\n  i{k}: {{}}" for k in range(n))), f"instances {n}", right=True)
        yield puzzle(small(goal="\n" + "".join("  - n = 1\n" for k in range(n))), f"goals {n}", right=True)
        yield puzzle(small(invariants="".join(f"\n  r{k}: n != {k % 9 + 10}" for k in range(n))), f"invariants {n}", right=True)
        yield puzzle(small(sets="".join(f"\n  s{k}: [wolf]" for k in range(n))), f"sets {n}", right=True)
        yield puzzle(small(tables="\n  t: {" + ", ".join(f"wolf {k}: 1" for k in range(n)) + "}"), f"table {n}", right=True)
        yield puzzle(small(show="<n>" * n), f"shows {n}", right=True)
        yield puzzle(small(types="\n  bank: [left, right]\n  item:" + "".join(f"\n    g{k}: [a{k}, b{k}]" for k in range(n))), f"groups {n}", right=True)
        yield puzzle(small(symmetry="\n  interchangeable: [" + ", ".join(["item"] * n) + "]"), f"symmetry {n}", right=True)
        yield puzzle(small(expect="\n" + "  - cost: 2\n" * n), f"expectations {n}", right=True)


@family
def mistakes(rng: random.Random) -> Iterator[Case]:
    """Thousands of mistakes in one file."""
    for n in (200, 3_000, 12_000):
        many = range(n)
        yield puzzle(small(goal="\n" + "".join(f"  - nn{k} = 1\n" for k in many)), f"unknown names {n}")
        yield puzzle(small(goal="\n" + "".join(f"  - n = {'(' * (k % 9 + 1)}\n" for k in many)), f"syntax {n}")
        yield puzzle(small(goal="\n" + "".join("  - at = 1\n" for k in many)), f"types {n}")
        yield puzzle(small(define="".join(f"\n  name{k}: namw{k}" for k in many)), f"near names {n}")
        yield puzzle(small(transitions="".join(f"\n  go{k}:\n    thn:\n      n: 1" for k in many)), f"keys {n}")
        yield puzzle(small(types="\n  bank: [left, right]\n  item: [" + "wolf, " * n + "goat]"), f"same members {n}")
        yield puzzle(small(types="\n  bank: [left, right]\n  item: [" + "1x, " * n + "goat]"), f"no members {n}")
        yield puzzle(small(state="".join(f"\n  x{k}: bnk = left" for k in many)), f"state {n}")
        yield puzzle("".join(f"secton{k}: 1\n" for k in many), f"sections {n}")
        yield puzzle(small(expect="\n" + "  - cots: 2\n" * n), f"expectations {n}")
        yield puzzle(small(instances="".join(f"\n  i{k}: {{witj: {{k: 1}}}}" for k in many)), f"instances {n}")
        yield puzzle(small(show="<nn>" * (n // 10)), f"show {n}")
        yield puzzle(small(tables="\n  t: {" + ", ".join(f"wof{k}: 1" for k in many) + "}", goal="n = t(wolf)"), f"table {n}")
        yield puzzle("".join(f"\tgoal{k}: 1\n" for k in many), f"tabs {n}")
        yield puzzle("".join(f"goal{k}: 'a\n" for k in many), f"quotes {n}")
        yield puzzle("".join(f"goal{k}: a: b\n" for k in many), f"colons {n}")


@family
def brinks(rng: random.Random) -> Iterator[Case]:
    """Right below a limit, many times: the limits hold for a file, not for a line of it."""
    for top in (500, 600, 1_000, 1_500, 2_000):
        heavy = f"count(those a in 1..{top} where some b in 1..{top} where a * b = {top * top + 1})"
        yield puzzle(small(tables=f"\n  t(k in item): {heavy}"), f"table {top}", True)
        yield puzzle(small(tables="".join(f"\n  t{i}(k in item): {heavy}" for i in range(50))), f"tables {top}", True)
        yield puzzle(small(params="".join(f"\n  p{i}: {heavy}" for i in range(50))), f"params {top}", True)
        yield puzzle(small(require=f"{heavy} = 0"), f"require {top}", True)
        yield puzzle(small(require="\n" + f"  - {heavy} = 0\n" * 50), f"requires {top}", True)
        yield puzzle(small(state=f"\n  at: bank for each item = left\n  n: 0..9 = {heavy}"), f"start {top}", True)
        yield puzzle(small(state="\n  at: bank for each item = left\n  n: 0..9 = 0" + "".join(f"\n  x{i}: 0..9 = {heavy}" for i in range(50))), f"starts {top}", True)
        rule = f"every a in 1..{top} has some b in 1..{top} where a * b + n >= a"
        slow = f"no a, b in 1..{top} where a * b + n = {top * top + 100}"
        for kind, text in (("fast", rule), ("slow", slow)):
            yield puzzle(small(invariants=f"\n  r: {text}"), f"invariant {kind} {top}", True)
            yield puzzle(small(invariants="".join(f"\n  r{i}: {text}" for i in range(50))), f"invariants {kind} {top}", True)
            yield puzzle(small(goal="\n" + f"  - {text}\n" * 50), f"goals {kind} {top}", True)
            yield puzzle(small(lose="".join(f"\n  r{i}: not ({text})" for i in range(50))), f"losses {kind} {top}", True)
            yield puzzle(small(transitions=f"\n  go:\n    when: {text}\n    then:\n      n: 1"), f"guard {kind} {top}", True)
            yield puzzle(small(transitions="".join(f"\n  go{i}:\n    when: {text}\n    then:\n      n: 1" for i in range(50))), f"guards {kind} {top}", True)
            yield puzzle(small(check=f"\n  c: {text}"), f"check {kind} {top}", True)
        yield puzzle(small(show=f"<{heavy} = n>"), f"show {top}", True)
        yield puzzle(small(transitions=f"\n  go(a, b in 1..{top} where a < b):\n    when: a + b = n\n    then:\n      n: 1"), f"parameters {top}", True)
        yield puzzle(small(transitions=f"\n  go(a in 1..{top}):\n    then:\n      n: a mod 9"), f"changes {top}", True)
    for n in (90, 990, 9_990, 99_990):
        cells = f"\n  at: bank for each item = left\n  n: 0..9 = 0\n  x: 0..1 for each k in 1..{min(n, 60_000)} = 0"
        yield puzzle(small(state=cells, transitions=f"\n  go:\n    then:\n      for each k in 1..{min(n, 60_000)}:\n        x(k): 1 - x(k)"), f"writes {n}", True)
        yield puzzle(small(state=cells, transitions="\n  go(i in item):\n    then:\n      x(n + 1): 1 - x(n + 1)"), f"writes somewhere {n}", True)
        yield puzzle(small(state=cells, transitions=f"\n  go(k in 1..{min(n, 60_000)}):\n    then:\n      x(k): 1 - x(k)"), f"writers {n}", True)
        yield puzzle(small(state=cells, invariants=f"\n  r: count(those k in 1..{min(n, 4_000)} where x(k) = 1) < 3"), f"counts {n}", True)
    for n in (10, 100, 2_000):
        rules = "".join(f"\n  t{i}(a in item):\n    then:\n      n: n + {i % 5} + x\n      x: n - x" for i in range(n))
        yield puzzle(small(state="\n  n: 0..9 = 0\n  x: 0..9 = 0\n  at: bank for each item = left", transitions=rules), f"open promises {n}", True)
    for n in (10, 13, 15, 16, 17, 40):
        lines = ["\n  d0: n"] + [f"  d{i + 1}: d{i} + d{i}" for i in range(n)]
        yield puzzle(small(define="\n".join(lines), goal=f"d{n} = 1"), f"doubling {n}", True)
        yield puzzle(small(define="\n".join(lines), goal=f"some k in 1..1000 where d{n} = k"), f"doubling in a loop {n}", True)
        lines = ["\n  d0(x in 0..9): n + x"] + [f"  d{i + 1}(x in 0..9): d{i}(x) + d{i}(x)" for i in range(n)]
        yield puzzle(small(define="\n".join(lines), goal=f"d{n}(1) = 1"), f"doubling calls {n}", True)
    for n in (6, 9, 12, 13, 20):
        members = ", ".join(f"m{i}" for i in range(n))
        types = f"\n  item: [{members}]\n  bank: [left, right]"
        yield puzzle(small(types=types, state="\n  at: bank for each item = left\n  n: 0..9 = 0\n  s: set of item = none",
                           transitions="\n  go(s2 in set of item):\n    then:\n      s: s2"), f"subsets {n}", True)
        yield puzzle(small(types=types, symmetry="\n  interchangeable: [item]"), f"symmetry {n}", True)
        yield puzzle(small(types=types, state="\n  at: bank for each item = left\n  n: 0..9 = 0\n  r: item for each item = m0",
                           transitions="\n  go(a, b in item):\n    then:\n      r(a): b", symmetry="\n  interchangeable: [item]"), f"relating symmetry {n}", True)


# ── maps ─────────────────────────────────────────────────────────────────────────────

MAZE_FILE = small(
    maps="\n  room:\n    file: map.txt\n    legend: |\n      # = wall\n      space = floor\n      @ = man",
    state="\n  at: room = the man",
    types="\n  item: [wolf]",
    transitions="\n  walk(d in direction):\n    when: step(at, d) not in wall\n    then:\n      at: step(at, d)",
    goal="at = the man",
).encode()


def named(path: str) -> bytes:
    return MAZE_FILE.replace(b"map.txt", path.encode("utf-8", "surrogatepass"))


def sparse(size: int) -> Special:
    def make(place: Path) -> None:
        with place.open("wb") as stream:
            stream.truncate(size)

    return make


def link(target: str) -> Special:
    return lambda place: place.symlink_to(target)


def unreadable(place: Path) -> None:
    place.write_text("a")
    place.chmod(0)


def plug(place: Path) -> None:
    """A socket of Unix."""
    here = os.getcwd()
    os.chdir(place.parent)  # its path may have a hundred characters
    try:
        with socket.socket(socket.AF_UNIX) as s:
            s.bind(place.name)
    finally:
        os.chdir(here)


SPECIALS: dict[str, Special] = {
    "fifo": os.mkfifo,
    "folder": Path.mkdir,
    "5 GB": sparse(5 << 30),
    "65 MiB": sparse((64 << 20) + 1),
    "loop": lambda place: place.symlink_to(place.name),
    "broken link": link("nowhere-at-all"),
    "zero": link("/dev/zero"),
    "null": link("/dev/null"),
    "random": link("/dev/urandom"),
    "full": link("/dev/full"),
    "tty": link("/dev/tty"),
    "stdin": link("/dev/stdin"),
    "environment": link("/proc/self/environ"),
    "memory": link("/proc/self/mem"),
    "pagemap": link("/proc/self/pagemap"),
    "kmsg": link("/proc/kmsg"),
    "socket": plug,
}


@family
def places(rng: random.Random) -> Iterator[Case]:
    """Where a puzzle or its map stands."""
    for name, make in SPECIALS.items():
        yield Case(f"puzzle is {name}", {"puzzle.yaml": make})
        yield Case(f"map is {name}", {"puzzle.yaml": MAZE_FILE, "map.txt": make})
        yield Case(f"answer is {name}", {"puzzle.yaml": small().encode(), "a.json": make}, ("verify", "puzzle.yaml", "a.json"))
        yield Case(f"certificate is {name}", {"puzzle.yaml": small().encode(), "a.json": GOOD_ANSWER, "c": make},
                   ("verify", "puzzle.yaml", "a.json", "--certificate", "c"), right=True)
        yield Case(f"--map is {name}", {"puzzle.yaml": MAZE_FILE, "m": make}, ("solve", "puzzle.yaml", "--map", "room=m"))
        yield Case(f"instance is {name}", {"puzzle.yaml": COLLECTION, "levels.txt": make}, ("solve", "puzzle.yaml", "--instance", "a:1"))
    outside = ("../secret.txt", "../../secret.txt", "/etc/passwd", "/etc/shadow", "./../secret.txt", "x/../../secret.txt",
               "~/.profile", "$HOME/.profile", "file:///etc/passwd", "http://127.0.0.1/map.txt", "\\\\host\\share", "C:\\map.txt",
               "/proc/self/environ", "/proc/self/cmdline", "/proc/self/fd/0", "/dev/stdin", "/dev/fd/0", "/dev/tcp/127.0.0.1/80", "|ls", "`ls`", "$(touch pwned)",
               "a" * 300, "a/" * 3_000 + "a", "../" * 500 + "etc/passwd", "\u202egpj.txt", "map\u0000.txt", ".", "..", "/", "", " ", "-",
               "puzzle.yaml", "link.txt", "links/secret.txt", "deep/map.txt")
    for path in outside:
        files: dict[str, bytes | Special] = {
            "puzzle.yaml": named(json.dumps(path)),
            "link.txt": link("../secret.txt"),
            "links": link(".."),
            "deep": link("deep"),
        }
        yield Case(f"map {path[:20]!r}", files)
        yield Case(f"instance {path[:20]!r}", {**files, "puzzle.yaml": COLLECTION.replace(b"levels.txt", json.dumps(path).encode())},
                   ("solve", "puzzle.yaml", "--instance", "a:1"))
    yield Case("standard input without end", {}, ("validate", "-"), b"a: 1\n" * 500_000)
    yield Case("standard input of nothing", {}, ("validate", "-"), b"")
    yield Case("standard input of bytes", {}, ("solve", "-"), rng.randbytes(100_000))
    yield Case("map from standard input", {"puzzle.yaml": MAZE_FILE}, ("solve", "puzzle.yaml", "--map", "room=-"), b"#" * 70_000_000)
    for name in ("no-such-file", "../no", "a" * 5_000, "a/" * 2_000, "\udc80", "-x", "--", "con", "\x1b[31m.yaml"):
        yield Case(f"name {name[:9]!r}", {}, ("validate", name))


@family
def folders(rng: random.Random) -> Iterator[Case]:
    """A folder of a stranger: links that go round, links out, what is no file, very many files."""
    inside: dict[str, dict[str, bytes | Special]] = {
        "round": {"a/up": link(".."), "a/b.yaml": small().encode(), "a/c/d": link("../..")},
        "itself": {"a/a": link("."), "a/x.yaml": link("x.yaml")},
        "out": {"a/o.yaml": link("../../secret.txt"), "a/p": link("../.."), "a/q.yaml": link("/etc/passwd")},
        "device": {"a/z.yaml": link("/dev/zero"), "a/n.yaml": link("/dev/null"), "a/t.yaml": link("/dev/tty")},
        "special": {"a/f.yaml": os.mkfifo, "a/d.yaml": Path.mkdir, "a/s.yaml": plug, "a/g.yaml": sparse(5 << 30)},
        "many": {f"a/{i}.yaml": b"" for i in range(300)},
        "many wrong": {f"a/{i}.yaml": b"goal: [" * 100 for i in range(100)},
        "deep": {"a/" + "b/" * 300 + "c.yaml": b"goal: ("},
        "names": {f"a/{name}.yaml": b"goal: (" for name in ("\x1b[31m", "\u202e", "a\nb", "-x", "--help", "$(touch pwned)", "\udc80")},
        "names of good ones": {f"a/{name}.yaml": b"puzzle:  x\n" + small(puzzle="y").encode()[10:] for name in ("\x1b[31m", "\u202e", "a\nb", "\udc80")},
        "binary": {f"a/{i}.yaml": rng.randbytes(1_000) for i in range(20)},
        "empty": {"a/b": Path.mkdir},
    }
    for name, files in inside.items():
        for command in ("validate", "list", "solve", "explore", "graph", "format"):
            yield Case(f"{command} {name}", files, (command, "a"), right=True)
            for only in () if name == "out" else list(files)[:2]:  # who names it may see it
                yield Case(f"{command} {name} {only[:9]!r}", files, (command, only), right=True)


COLLECTION = MAZE_FILE + b"instances:\n  a: {file: levels.txt, map: room}\n"


@family
def maps(rng: random.Random) -> Iterator[Case]:
    for name, data in {
        "a long row": b"#" * 2_000_000,
        "a long column": b"#\n" * 1_000_000,
        "blank": b" " * 1_000_000,
        "blank lines": b"\n" * 1_000_000,
        "returns": b"\r" * 1_000_000,
        "tabs": b"\t" * 100_000,
        "a step": b"".join(b"#" * i + b"\n" for i in range(2_000)),
        "every character": "".join(chr(i) for i in range(32, 0xD800) if chr(i).isprintable()).encode(),
        "combining": ("#" + "\u0301" * 10_000).encode(),
        "nul": b"#\0#",
        "utf16": "###".encode("utf-16"),
        "surrogate": b"#\xed\xa0\x80#",
        "random": rng.randbytes(100_000),
        "empty": b"",
        "a mark": b"\xef\xbb\xbf",
        "bidi": "#\u202e#\n".encode(),
        "escape": b"#\x1b[31m#\n",
        "wide": "＃漢\n".encode(),
        "long unknown": b"x" * 1_000_000,
        "many men": b"@" * 100_000,
        "one man": b"@",
        "one long row": b"#" * 30_000 + b"\n" + b"#\n" * 30_000,
        "one very long row": b" " * 1_000_000 + b"@\n" + b"\n#" * 60_000,
        "two thousand square": (b"#" * 2_000 + b"\n") * 2_000,
    }.items():
        yield Case(name, {"puzzle.yaml": MAZE_FILE, "map.txt": data}, right=name == "one man")
    for name, data in {"levels of a line": b"#\n\n" * 500_000, "levels": b"###\n#@#\n###\n; 1\n\n" * 50_000, "long lines": b"#" * 3_000_000,
                       "texts": b"; a text\n" * 300_000, "nothing": b"", "blanks": b"\n" * 3_000_000}.items():
        for wanted in ("a:1", "a:40000", "a:99999999999999999999", "a"):
            yield Case(f"{name} {wanted}", {"puzzle.yaml": COLLECTION, "levels.txt": data}, ("solve", "puzzle.yaml", "--instance", wanted), right=True)
    for key, values in {
        "columns": ("0", "-1", "1", "999999999", "9" * 30, "x", "[]"),
        "header": ("h, w", "[a, a]", "n" * 5_000, "1, 2", "[[]]", "if"),
        "comment": ("'#'", "''", "[]", "x" * 5_000, "'\\n'"),
        "legend": ("x", "|\n      x", "|\n      # = wall\n      # = wall", "|\n      " + "a = " * 1_000, "|\n" + "      # = w\n" * 1_000,
                   "|\n      A-z = door", "|\n      0-Z = x", "|\n      a = " + "b(" * 1_000, "|\n      a = " + ",".join("b" * 5_000)),
    }.items():
        for value in values:
            text = MAZE_FILE.decode()
            text = text.replace("file: map.txt", f"file: map.txt\n    {key}: {value}") if key != "legend" else \
                text.split("    legend:")[0] + f"    legend: {value}\n" + "state:" + text.split("state:", 1)[1]
            yield Case(f"{key} {value[:12]!r}", {"puzzle.yaml": text.encode(), "map.txt": b"###\n#@#\n###\n"}, right=True)


@family
def lists(rng: random.Random) -> Iterator[Case]:
    """Lists that are long, deep or wide, and functions of them that are asked for too much."""
    def piles(kind: str, initial: str = "none", new: str = "none") -> str:
        return small(state=f"\n  l: {kind} = {initial}\n  n: 0..9 = 0",
                     transitions=f"\n  a:\n    then:\n      l: {new}\n      n: (n + 1) mod 10", goal="n = 3")
    for most in (0, 1, 4096, 4097, 10**9, 10**18, -1):
        yield puzzle(piles(f"list({most}) of 0..9"), f"length {most}", 1 <= most <= 4096)
    for deep in (2, 3, 10, 50, 200, 1_000):
        for most in (1, 2, 4096):
            yield puzzle(piles(f"list({most}) of " * deep + "0..9"), f"deep {deep} of {most}", right=True)
    for kind in ("0..549755813887", "-549755813887..549755813887", "set of 0..4095", "boolean", "item or none", "list", "l", "list(l) of l"):
        yield puzzle(piles(f"list(4096) of {kind}"), f"of {kind}", right=True)
    for new in ("list(" + "1, " * 1_300 + "1)", "list(" * 60 + "1" + ")" * 60, "push(" * 45 + "l" + ", 1)" * 45, "l + " * 90 + "l",
                "take(l, 549755813887)", "drop(l, -549755813887)", "list(x for x in l, y in l)", "list(x for x in l, y in l, z in l)",
                "list(x * 99999999 for x in 1..4096)", "list(list(x) for x in l)", "list(element(l, x, 1) for x in 1..4096)", "reverse(" * 45 + "l" + ")" * 45,
                "elements(l)", "list(elements(l))", "pop(pop(pop(l)))", "list(1) + list(wolf)", "list()", "list(none)", "list(l)"):
        for kind in ("list(3) of 0..9", "list(4096) of 0..9", "list(4096) of 0..549755813887"):
            yield puzzle(piles(kind, new=new), f"{new[:12]!r} in {kind}", right=True)
    yield puzzle(small(goal="element(list(1), " * 49 + "1" + ")" * 49 + " = 1"), "elements of elements", right=True)


@family
def starts(rng: random.Random) -> Iterator[Case]:
    """Very many starts, none, and conditions that take their time."""
    for count in (1, 8, 16, 20, 24, 64, 4_000):
        state = f"\n  at: boolean for each k in 1..{count} = any\n  n: 0..9 = 0"
        rules = "\n  a:\n    then:\n      n: (n + 1) mod 10"
        for condition in ("true", "false", "n = 1", "every k in 1..1 has at(k)", f"count(those k in 1..{count} where at(k)) = 1", "at(0)", "1 div n = 1", "("):
            yield puzzle(small(state=state, transitions=rules, goal="n = 3", starts=condition), f"{count} with {condition[:12]}", right=True)
    for kind in ("0..549755813887", "set of item", "set of 0..4095", "item or none", "list(4) of item", "list(4096) of item", "boolean", "0..999999"):
        for value in ("any", "any of none", "any of item", "any of 0..99999999", "any of those i in item where i != i", "any any", "any of", "any of any"):
            yield puzzle(small(state=f"\n  l: {kind} = {value}\n  n: 0..9 = 0",
                               transitions="\n  a:\n    then:\n      n: (n + 1) mod 10", goal="n = 3"), f"{kind} {value}", right=True)


# ── code in texts ────────────────────────────────────────────────────────────────────

CODE = (
    "__import__('os').system('touch pwned')", "().__class__.__bases__[0].__subclasses__()", "exec('1')", "eval('1')",
    "open('pwned', 'w')", "os.system('touch pwned')", "{0.__class__}", "{n.__init__.__globals__}", "%(n)s", "${n}", "$(touch pwned)",
    "`touch pwned`", "; touch pwned", "| touch pwned", "lambda: 0", "import os", "[x for x in ()]", "n if n else n", "n := 1", "print(n)",
    "globals()", "vars(n)", "getattr(n, 'x')", "__builtins__", "__class__", "self", "n.__class__", "<script>alert(1)</script>",
    "</title><script>alert(1)</script>", "javascript:alert(1)", "\\x1b]0;owned\\x07", "declare i64 @system(i8*)", "ret i64 0 }", "%t0 = call",
)


@family
def code(rng: random.Random) -> Iterator[Case]:
    for text in CODE:
        quoted = "'" + text.replace("'", "''") + "'"
        yield puzzle(small(goal=quoted), f"goal {text[:20]}")
        fine = text.isidentifier() or text == "import os"  # a name like any other
        yield puzzle(small(define=f"\n  {quoted}: 1"), f"define {text[:20]}", fine)
        yield puzzle(small(types=f"\n  bank: [left, right]\n  item: [{quoted}]"), f"member {text[:20]}", fine)
        yield puzzle(small(transitions=f"\n  {quoted}:\n    then:\n      n: 1"), f"transition {text[:20]}", fine)
        yield puzzle(small(show="'<" + text.replace("'", "''") + ">'"), f"show {text[:20]}", right=True)
        yield puzzle(small(puzzle=quoted, goal="n = 1 or at(wolf) = right"), f"title {text[:20]}", True, "solve", "puzzle.yaml", "--format", "json")
        yield puzzle(small(puzzle=quoted), f"picture {text[:20]}", True, "graph", "puzzle.yaml", "--format", "html")
        yield Case(f"set {text[:20]}", {"puzzle.yaml": small(params="\n  k: 1").encode()}, ("solve", "puzzle.yaml", "--set", f"k={text}"))
        yield Case(f"name {text[:20]}", {"puzzle.yaml": small().encode()}, ("solve", "puzzle.yaml", "--view", text))
    for word in ("if", "def", "class", "None", "True", "False", "lambda", "import", "exec", "print", "__init__", "__class__", "i64", "ret", "main", "system", "malloc", "v0", "t3", "pl_states"):
        yield puzzle(small(types=f"\n  bank: [left, right]\n  item: [{word}, goat]"), f"member {word}", True)
        yield puzzle(small(state=f"\n  at: bank for each item = left\n  {word}: 0..9 = 0"), f"variable {word}", True)
        yield puzzle(small(define=f"\n  {word}: n + 1", goal=f"every i in item has at(i) = right and {word} = 1"), f"defined {word}", True, "solve", "puzzle.yaml")


# ── data files ───────────────────────────────────────────────────────────────────────

DATA_FILE = small(types="\n  item: {file: words.txt}\n  bank: [left, right]").encode()
DATA_TABLE = small(tables="\n  t: {file: rows.csv}\n  l as list: {file: rows.csv}", goal="every i in item has at(i) = right and count(t) > 0").encode()
DATA_LETTERS = small(types="\n  item: [wolf, goat]\n  bank: [left, right]\n  letter: [x, y, z]", tables="\n  w as list of letter: {file: words.txt}").encode()


@family
def data(rng: random.Random) -> Iterator[Case]:
    words: dict[str, bytes] = {
        "a long word": b"x" * 5_000_000,
        "a large file": b"word\n" * 5_000_000,
        "blank lines": b"\n" * 3_000_000,
        "many words": b"".join(b"w%d\n" % i for i in range(65_536)),
        "more lines": b"".join(b"w%d\n" % i for i in range(70_000)),
        "members": b"".join(b"w%d\n" % i for i in range(4_097)),
        "one word again": b"w\n" * 60_000,
        "nul": b"wolf\0\n",
        "utf16": "wolf\n".encode("utf-16"),
        "surrogate": b"\xed\xa0\x80\n",
        "half a character": b"wolf\ngo\xc3",
        "latin": "gemüse\n".encode("latin-1"),
        "bidi": "wo\u202elf\n".encode(),
        "escape": b"\x1b[31mwolf\n",
        "title": b"\x1b]0;owned\x07\n",
        "tab": b"a\tb\n",
        "random": rng.randbytes(100_000),
        "empty": b"",
        "a mark": b"\xef\xbb\xbf",
        "two marks": b"\xef\xbb\xbf\xef\xbb\xbfwolf\n",
        "returns": b"wolf\rgoat\r",
        "numbers": b"9" * 150 + b"\n",
        "a large number": b"99999999999999999999\n1\n",
        "below zero": b"-5\n-6\n",
        "combining": ("o" + "\u0301" * 190 + "\n").encode(),
        "lines of unicode": "a\u2028b\x85c\n".encode(),
    }
    fine = ("below zero", "returns", "combining", "tab")
    for name, content in words.items():
        yield Case(f"words, {name}", {"puzzle.yaml": DATA_FILE, "words.txt": content}, right=name in fine)
        yield Case(f"letters, {name}", {"puzzle.yaml": DATA_LETTERS, "words.txt": content})
    for text in CODE:
        if "\x1b" not in text:
            yield Case(f"code {text[:20]}", {"puzzle.yaml": DATA_FILE, "words.txt": text.encode() + b"\ngoat\n"}, ("solve", "puzzle.yaml"), right=True)
            yield Case(f"picture of {text[:20]}", {"puzzle.yaml": DATA_FILE, "words.txt": text.encode() + b"\ngoat\n"}, ("graph", "puzzle.yaml", "--format", "html"), right=True)
    rows: dict[str, bytes] = {
        "many rows": b"a,b\n" + b"".join(b"%d,%d\n" % (i, i) for i in range(65_530)),
        "more rows": b"a,b\n" + b"1,2\n" * 100_000,
        "many columns": b",".join(b"c%d" % i for i in range(100_000)) + b"\n" + b",".join([b"1"] * 100_000) + b"\n",
        "wide and long": b"a,b,c,d,e\n" + b"".join(b"%d,2,3,4,5\n" % i for i in range(60_000)),
        "a wide key": b"a,b,c\n0,0,0\n549755813887,549755813887,549755813887\n",
        "commas": b"," * 1_000_000,
        "quotes": b'"' * 1_000_000,
        "quotes in lines": b'a,b\n' + b'"1","2"\n' * 30_000,
        "an open quote": b'a,b\n"' + b"x\n" * 60_000,
        "doubled quotes": b'a,b\n"' + b'""' * 50_000 + b'",1\n',
        "blanks and quotes": b'a,b\n' + b' ' * 100_000 + b'"x" "y",2\n',
        "ragged": b"a,b\n1\n1,2,3\n",
        "nothing": b"a,b\n,\n",
        "header alone": b"a,b\n",
        "semicolons": b"a;b\n1;2\n",
        "truth": b"a,b\n1,true\n2,maybe\n",
        "nul": b"a,b\n1,\0\n",
        "bidi": "a,b\n1,\u202e\n".encode(),
        "formula": b"a,b\n1,=1+1\n",
        "random": rng.randbytes(100_000),
    }
    for name, content in rows.items():
        fine = ("many rows", "a wide key", "formula", "doubled quotes", "quotes in lines", "wide and long", "truth")
        yield Case(f"rows, {name}", {"puzzle.yaml": DATA_TABLE, "rows.csv": content}, right=name in fine)
    for place in SECTIONS_WITH_DATA:
        for path in ("../secret.txt", "/etc/passwd", "../secret.csv", "x/../../secret.txt", "link.txt", "gone.txt", "fifo.txt", "folder.txt", "loop.txt", "plug.txt",
                     "deep.txt", "huge.txt", ".", "", "-", "a" * 300 + ".txt", "~/x.txt", "file:///etc/passwd", "words.txt/x.txt", "..\\\\secret.txt", "CON.txt"):
            text = small(**{place: f'\n  things: {{file: "{path}"}}'} if place != "types" else {"types": f'\n  bank: [left, right]\n  item: {{file: "{path}"}}'})
            yield Case(f"{place} from {path[:16]!r}", {"puzzle.yaml": text.encode(), "words.txt": b"wolf\ngoat\n", "link.txt": link("../secret.txt"),
                       "gone.txt": link("nowhere.txt"), "fifo.txt": os.mkfifo, "folder.txt": Path.mkdir, "loop.txt": link("loop.txt"), "plug.txt": plug,
                       "deep.txt": link("link.txt"), "huge.txt": sparse(5 << 30)})
    for text in ("{file: }", "{file: []}", "{file: {}}", "{file: words.txt, columns: }", "{file: words.csv, columns: []}", "{file: words.csv, columns: [[a]]}",
                 "{file: words.csv, columns: " + "a " * 5_000 + "}", "{file: words.csv, comment: ''}", "{file: words.txt, file: words.txt}", "{file: words.txt, x: 1}",
                 "[{file: words.txt}]", "{a: {file: words.txt}, b: {file: words.txt}}", "{file: words.csv, columns: a a}", "[" + "{file: words.csv}, " * 5_000 + "]"):
        for place in SECTIONS_WITH_DATA:
            told = f"\n  bank: [left, right]\n  item: {text}" if place == "types" else f"\n  things: {text}"
            yield Case(f"{place} {text[:30]}", {"puzzle.yaml": small(**{place: told}).encode(), "words.txt": b"wolf\ngoat\n",
                       "words.csv": b"a,b\n" + b"".join(b"w%d,%d\n" % (i, i) for i in range(200))}, right=True)
    for key in ("as list", "as list of", "as list of x", "as list of item", "as list of 1..9", "as list of as list", "as list of (" + "(" * 100, "as lists", "as set", "as " * 1_000):
        for value in ("[1, 2]", "[[1], [2]]", "{wolf: [1]}", "{wolf: {goat: [1]}}", "[]", "[[]]", "[[[[[[1]]]]]]", "wolf", "3", "[" + "1, " * 5_000 + "1]"):
            for place in ("tables", "params"):
                yield puzzle(small(**{place: f"\n  things {key}: {value}"}), f"{place} {key[:16]} {value[:16]}", True)
    big = ", ".join(f"w{i}" for i in range(4_000))
    yield puzzle(small(types=f"\n  bank: [left, right]\n  item: [wolf, goat]\n  word: [{big}]", tables="\n  t: [[w1, w2, w3]]",
                       goal="(w1, w2, w3) in t or at(wolf) = left"), "a relation of billions")


SECTIONS_WITH_DATA = ("types", "sets", "params", "tables")


# ── answers ──────────────────────────────────────────────────────────────────────────

GOOD_ANSWER = json.dumps({"outcome": "solved"}).encode()


def answer(data: bytes, name: str, *, certificate: bytes | None = None) -> Case:
    files: dict[str, bytes | Special] = {"puzzle.yaml": small().encode(), "a.json": data}
    arguments: tuple[str, ...] = ("verify", "puzzle.yaml", "a.json")
    if certificate is not None:
        files["c"] = certificate
        arguments += ("--certificate", "c")
    return Case(name, files, arguments, right=True)


@family
def answers(rng: random.Random) -> Iterator[Case]:
    for n in (1_000, 100_000, 1_000_000):
        for sign in ("[", "{", '{"a":', "[[", '"', "-", "1", "[1,", "\\", "nul", '{"outcome":', " "):
            yield answer(sign.encode() * n, f"{sign!r} x {n}")
        yield answer(b"[" * n + b"]" * n, f"closed x {n}")
        yield answer(b'{"outcome": ' + b"9" * n + b"}", f"digits {n}")
        yield answer(b'{"outcome": 1e' + b"9" * n + b"}", f"exponent {n}")
        yield answer(b'{"outcome": "' + b"\\u0041" * n + b'"}', f"escapes {n}")
        yield answer(b'{"outcome": "solved", "trace": [' + b"{}," * n + b"{}]}", f"trace {n}")
        yield answer(b"{" + b",".join(b'"k%d": 1' % i for i in range(n // 10)) + b"}", f"keys {n}")
    for text in ("", "null", "true", "1", '"x"', "[]", "{}", "NaN", "Infinity", "-Infinity", '{"a": NaN}', '{"outcome": null}',
                 '{"outcome": "\\ud800"}', '{"outcome": []}', '{"outcome": {}}', '{"outcome": 1}', '{"outcome": "maybe"}', '{"outcome": "solved", "outcome": "x"}',
                 '{"outcome": "solved"}', '{"outcome": "solved", "trace": 1}', '{"outcome": "solved", "trace": [1]}', '{"outcome": "solved", "trace": [null]}',
                 '{"outcome": "unsolvable"}', "\ufeff{}", "{'a': 1}", "{a: 1}", "// x\n{}", "{,}", "[1,]", "\x00", "\x1b[31m", '{"\\u001b[31m": 1}'):
        yield answer(text.encode(), f"text {text[:24]!r}")
    keys = ["outcome", "puzzle", "parameters", "trace", "solutions", "cost", "steps", "optimal", "claims", "statistics", "search", "certificate", "symmetry", "states"]
    junk: list[object] = [None, True, -1, 10**30, 1.5, "", "x", [], {}, [[]], [{}], {"a": {}}, "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"), [1] * 1_000]
    for i in range(150):
        given = {key: rng.choice(junk) for key in rng.sample(keys, rng.randrange(1, len(keys)))}
        given["outcome"] = rng.choice(["solved", "unsolvable", "gave-up", None])
        yield answer(json.dumps(given).encode(), f"junk {i}")
    for raw in (b"[" * 100_000, b"", b"\n" * 1_000_000, b"{}\n" * 100_000, rng.randbytes(100_000), b"9" * 9_000_000, b'{"certificate": 1}\n' * 1_000,
                gzip.compress(b"a" * 200_000_000), gzip.compress(b"{}\n" * 1_000_000), gzip.compress(b"x")[:9], b"\x1f\x8b", gzip.compress(gzip.compress(b"{}"))):
        yield answer(GOOD_ANSWER, f"certificate {raw[:8]!r}", certificate=raw)


# ── the command line ─────────────────────────────────────────────────────────────────


@family
def arguments(rng: random.Random) -> Iterator[Case]:
    base: dict[str, bytes | Special] = {"puzzle.yaml": small(params="\n  k: 1").encode()}
    for option in ("--states", "--time", "--memory", "--depth", "--cores", "--search", "--format", "--width", "--tier", "--weight", "--instance", "--set", "--map", "--view", "--estimate"):
        for value in ("", "-1", "9" * 5_000, "1e999", "nan", "x" * 10_000, "\x1b[31m", "\udc80", "k=", "=1", "k=k", "k=" + "(" * 1_000, "[[[", "../../etc/passwd"):
            yield Case(f"{option} {value[:9]!r}", base, ("solve", "puzzle.yaml", option, value), right=True)
