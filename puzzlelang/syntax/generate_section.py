"""Reader of ``generate:``; its values are phrases, such as ``4..9 of '#'`` and ``maze 9 x 9``."""

from __future__ import annotations

import re
from collections.abc import Callable

from puzzlelang.syntax import tree
from puzzlelang.syntax.expression_parser import MOST_CHARACTERS, MOST_DIGITS
from puzzlelang.syntax.leaves import Leaves
from puzzlelang.syntax.vocabulary import GENERATE_KEYS
from puzzlelang.syntax.yaml_nodes import List, Mapping, Node, Scalar, good, items_of, locate
from puzzlelang.text import Span, TypeVar, meant, nearest, write

T = TypeVar("T")

MOST_VALUES = 10_000
"""Maximum number of values written in one entry."""

_TOKEN = r"'[^']*'|\"[^\"]*\"|\.\.|[0-9]+|(?<=[0-9])[x×](?=\s*[0-9])|[^\W\d]\w*|\S"
_DRAW = "`3..5`, `falling 3 of 2..20`, `cold or warm`, `shuffled 0..8`, `8 x 8` or `maze 9 x 9`"
_PUT = "`4..9 of '#'`, `2 of a or b` or `XX in row 3`"
_BEGIN = "`any man, crates`, `any reachable`, `shuffled tubes` or `scrambled 30`"
_OTHER_SIGNS = {"by": "x", "X": "x", "*": "x", "-": "..", "–": "..", "to": "..", "|": "or"}
"""Words in the place of those of this language."""

_OTHER_FORMS = (
    (r"(\d+) (?:\w+ )*?(?:from|in|of|between) (\d+) ?(?:\.\.|to|and|-) ?(\d+)", r"\1 of \2..\3"),
    (r"(?:\w+ )*?(?:in |from |between )?(\d+) ?(?:\.\.|to|and|-) ?(\d+)", r"\1..\2"),
    (r"(?:one of|random|choice|choose|pick)(?: of| from| in)? ?[\[({]?([\w, ]+)\W?", r"any of \1"),
)
"""Patterns of phrases in other words, and the same in this language."""

Drawn = tree.DrawnNumbers | tree.DrawnValues | tree.DrawnRoom


class _Mistake(Exception):
    """A phrase has a mistake, already reported."""


def read_generate(leaves: Leaves, node: Node) -> tree.Generate | None:
    """Read the keys of `GENERATE_KEYS`, and names with what to draw for them."""
    draws: list[tuple[tree.Name, Drawn]] = []
    clues: list[tree.Definition] = []
    puts: tuple[tree.Put, ...] = ()
    begin, keep, given = None, None, None
    before: tuple[Scalar, Node] | None = None
    for key, value in leaves.entries(node, "what to draw, as in `n: 3..5`"):
        name = " ".join(key.value.split())
        if value.is_missing and key.in_flow and before is not None:
            _report_comma(leaves, *before, key)
        elif name == "put":
            several = (_phrase(leaves, item, _put, _PUT) for item in items_of(value))
            puts = tuple(put for part in good(several) for put in part)
        elif name == "begin":
            begin = _phrase(leaves, value, _begin, _BEGIN)
        elif name == "keep":
            keep = leaves.expression(value)
        elif name == "take away":
            word = leaves.scalar(value, "the name of a map or parameter")
            given = leaves.name(word) if word else None
        elif "(" in name:
            head, body = leaves.parse("head", key), leaves.expression(value)
            clues += [tree.Definition(head, body)] if head is not None and body is not None else []
        elif named := leaves.name(key):
            drawn = _phrase(leaves, value, _draw, _DRAW, named)
            draws += [(named, drawn)] if drawn else []
        before = key, value
    return tree.Generate(leaves.span(node), tuple(draws), puts, begin, keep, given, tuple(clues))


def _report_comma(leaves: Leaves, key: Scalar, value: Node, rest: Scalar) -> None:
    """Report ``{begin: any man, crates}``, where YAML reads the comma as the end of an entry."""
    help: str = "quote the whole value, or begin a line for each key"
    if isinstance(value, Scalar) and not value.style:
        first = value.value.removeprefix("any of ")
        word = "and" if key.value == "begin" else "or"
        place = leaves.source.span(value.start, rest.end)
        help = write(f"{first} {word} {rest.value}", place)
    leaves.report("phrase-cut", rest, help=help)


def _phrase(
    leaves: Leaves,
    node: Node,
    read: Callable[[_Phrase], T],
    forms: str,
    drawn: tree.Name | None = None,
) -> T | None:
    """Read a value, perhaps of a ``drawn`` name; None after a mistake (reported)."""
    if isinstance(node, List) and node.items and all(isinstance(n, Scalar) for n in node.items):
        words = [item.value for item in node.items if isinstance(item, Scalar)]
        if not _is_key(leaves, drawn):
            leaves.report("phrase-list", node, help=write(" or ".join(words)) if node.flow else "")
        return None
    if isinstance(node, Mapping) and node.flow and len(node.entries) == 1:
        help = write(re.sub(r"(?<!['\"])[:?]", r"'\g<0>'", leaves.span(node).text.strip()))
        leaves.report("phrase-sign", node, help=help)
        return None
    scalar = leaves.scalar(node, "a short text")
    if scalar is None or leaves.is_cut_by_flow(scalar):
        return None
    if len(scalar.value) > MOST_CHARACTERS:
        leaves.report("too-long", scalar, count=len(scalar.value), most=MOST_CHARACTERS)
        return None
    phrase = _Phrase(leaves, scalar, forms, drawn)
    try:
        content = read(phrase)
        if not phrase.ends:
            phrase.fail("nothing more")
        return content
    except _Mistake:
        return None


def _is_key(leaves: Leaves, drawn: tree.Name | None) -> bool:
    """Report a name that is a misspelled key."""
    near = drawn and nearest(drawn.text, GENERATE_KEYS)
    if not (drawn and near) or leaves.source.text.count(f"{drawn.text}:") > 1:
        return False
    leaves.report("unknown-key", drawn.span, name=drawn.text, help=meant(near))
    return True


class _Phrase:
    """The words of a value, read one after the other."""

    def __init__(self, leaves: Leaves, node: Scalar, forms: str, drawn: tree.Name | None) -> None:
        self.leaves, self.node, self.forms, self.drawn = leaves, node, forms, drawn
        self.located = locate(leaves.source, node)
        self.words = [match.span() for match in re.finditer(_TOKEN, self.located.text)]
        self.at = 0

    @property
    def ends(self) -> bool:
        return self.at == len(self.words)

    def word(self, ahead: int = 0) -> str:
        """The next word, or a later one; empty at the end."""
        at = self.at + ahead
        return self.located.text[slice(*self.words[at])] if at < len(self.words) else ""

    def span(self, first: int | None = None) -> Span:
        """Span of the next word, or of all words read since ``first``."""
        if first is not None:
            return self.located.span(self.words[first][0], self.words[self.at - 1][1])
        end = self.located.inner[1]
        return self.located.span(*(self.words[self.at] if not self.ends else (end, end)))

    def fail(self, wanted: str) -> None:
        """Report that the next word is not what is ``wanted``."""
        if _is_key(self.leaves, self.drawn):
            raise _Mistake
        word, help = self.word(), f"forms are {self.forms}"
        other = _OTHER_SIGNS.get(word, "")
        if other and f"`{other}`" in wanted:
            help = write(other)
        elif self.forms == _DRAW:
            text = " ".join(self.located.text.split())
            for pattern, form in _OTHER_FORMS:
                if match := re.fullmatch(pattern, text):
                    help = write(match.expand(form), self.located.trimmed)
                    break
        if self.ends and self.leaves.comment_after(self.node).lstrip().startswith("#"):
            help = "`#` after a blank begins a comment: write `'#'`, in quotes"
        key = "phrase-ends" if self.ends else "phrase-word"
        self.leaves.report(key, self.span(), word=word, wanted=wanted, help=help)
        raise _Mistake

    def take(self, *words: str) -> str:
        """Read one of these words; empty if there is another."""
        word = self.word()
        self.at += word in words and not self.ends
        return word if word in words else ""

    def need(self, word: str, or_else: str = "") -> None:
        if not self.take(word):
            self.fail(f"`{word}`{or_else}")

    def is_number(self, ahead: int = 0) -> bool:
        word = self.word(ahead)
        return word.isascii() and word.isdigit()

    def number(self) -> int:
        if not self.is_number():
            self.fail("a number")
        digits = self.word()
        if len(digits) > MOST_DIGITS:
            count = len(digits)
            self.leaves.report("number-too-large", self.span(), count=count, most=MOST_DIGITS)
            raise _Mistake
        self.at += 1
        return int(digits)

    def name(self) -> tree.Name:
        name = tree.Name(self.span(), self.word())
        if not name.text.isidentifier():
            self.fail("a name")
        if not self.leaves.is_name(name):
            raise _Mistake
        self.at += 1
        return name

    def sign(self) -> tree.Text:
        """Read a character of a map: ``$``, ``'#'``, ``space``; or ``AA``."""
        word, span = self.word(), self.span()
        text = " " if word == "space" else word[1:-1] if word[0:1] in ("'", '"') else word
        if not text or text == ",":
            self.fail("a character of the map")
        self.at += 1
        return tree.Text(span, text)

    def value(self) -> tree.Expr:
        """Read a number, a word or a text."""
        first = self.at
        negative = bool(self.take("-"))
        if negative or self.is_number():
            number = self.number()
            return tree.Number(self.span(first), -number if negative else number)
        if self.word()[0:1] in ("'", '"'):
            self.at += 1
            span = self.span(first)
            return tree.Text(span, span.text[1:-1])
        return self.name()


# ── the forms of phrases ─────────────────────────────────────────────────────────────


def _draw(phrase: _Phrase) -> Drawn:
    first = phrase.at
    if phrase.take("any"):
        phrase.need("of")
        values = _values(phrase)
        return tree.DrawnValues(phrase.span(first), False, values)
    if phrase.take("shuffled"):
        values = () if phrase.ends else _values(phrase)
        return tree.DrawnValues(phrase.span(first), True, values)
    maze = bool(phrase.take("maze"))
    if maze or (phrase.is_number() and phrase.word(1) in ("x", "×", "by", "X", "*")):
        return _room(phrase, first, maze)
    order = phrase.take("rising", "falling")
    if order or (phrase.is_number() and phrase.word(1) == "of"):
        count = phrase.number()
        phrase.need("of")
        low, high = _range(phrase)
        return tree.DrawnNumbers(phrase.span(first), low, high, count, order)
    if ".." in (phrase.word(1), phrase.word(2), phrase.word(4)):
        low, high = _range(phrase)
        return tree.DrawnNumbers(phrase.span(first), low, high, None, "")
    alternatives = [phrase.value()]
    while phrase.take("or"):
        alternatives.append(phrase.value())
    if len(alternatives) == 1 and phrase.ends and not _is_key(phrase.leaves, phrase.drawn):
        phrase.leaves.report("one-value", phrase.span(first), forms=_DRAW)
        raise _Mistake
    if len(alternatives) == 1:
        is_number = isinstance(alternatives[0], tree.Number)
        phrase.fail("`..`, `of`, `x` or `or`" if is_number else "`..` or `or`")
    return tree.DrawnValues(phrase.span(first), False, tuple(alternatives))


def _values(phrase: _Phrase) -> tuple[tree.Expr, ...]:
    """Read ``[a, b]``, ``a, b`` or ``0..8``."""
    closing = "]" if phrase.take("[") else ")" if phrase.take("(") else ""
    first = phrase.at
    values = [phrase.value()]
    low = values[0]
    if isinstance(low, tree.Number) and phrase.take(".."):
        high = phrase.value()
        span = phrase.span(first)
        if not isinstance(high, tree.Number) or not low.value < high.value:
            phrase.leaves.report("phrase-range", span)
            raise _Mistake
        few = range(low.value, min(high.value + 1, low.value + MOST_VALUES + 1))
        values = [tree.Number(span, number) for number in few]
    while phrase.take(","):
        values.append(phrase.value())
    if closing:
        phrase.need(closing, " or a comma")
    if len(values) > MOST_VALUES:
        phrase.leaves.report("too-many-values", phrase.span(first), most=MOST_VALUES)
        raise _Mistake
    return tuple(values)


def _room(phrase: _Phrase, first: int, maze: bool) -> tree.DrawnRoom:
    rows = phrase.number()
    if not phrase.take("×"):
        phrase.need("x")
    columns = phrase.number()
    border = phrase.sign() if phrase.take("in") else None
    return tree.DrawnRoom(phrase.span(first), rows, columns, border, maze)


def _range(phrase: _Phrase) -> tuple[tree.Bound, tree.Bound]:
    low = _bound(phrase)
    phrase.need("..")
    return low, _bound(phrase)


def _bound(phrase: _Phrase) -> tree.Bound:
    first, value = phrase.at, phrase.value()
    match value:
        case tree.Number(span, number):
            return tree.Bound(span, None, number)
        case tree.Name() if phrase.take("("):
            item = phrase.number()
            phrase.need(")")
            return tree.Bound(phrase.span(first), value, item)
        case tree.Name(span):
            return tree.Bound(span, value, None)
    phrase.at = first
    phrase.fail("a number or a name")
    raise _Mistake


def _put(phrase: _Phrase) -> list[tree.Put]:
    puts: list[tree.Put] = []
    while not puts or phrase.take(","):
        first, least, most = phrase.at, 1, 1
        if phrase.is_number() and phrase.word(1) not in ("in", "or", ""):
            least = most = phrase.number()
            if phrase.take(".."):
                most = phrase.number()
                phrase.need("of")
            else:
                phrase.need("of", " or `..`")
        words = [phrase.sign()]
        while phrase.take("or"):
            words.append(phrase.sign())
        row = None
        if phrase.take("in"):
            phrase.need("row")
            row = phrase.number()
        puts.append(tree.Put(phrase.span(first), least, most, tuple(words), row))
    return puts


def _begin(phrase: _Phrase) -> tree.Begin:
    first = phrase.at
    kind = phrase.take("any", "shuffled", "scrambled")
    if not kind:
        phrase.fail("`any`, `shuffled` or `scrambled`")
    if kind == "scrambled":
        steps = phrase.number()
        return tree.Begin(phrase.span(first), kind, (), steps)
    if kind == "any" and phrase.take("reachable"):
        return tree.Begin(phrase.span(first), "reachable", (), 0)
    names = [phrase.name()]
    while kind == "any" and phrase.take(",", "and"):
        names.append(phrase.name())
    return tree.Begin(phrase.span(first), kind, tuple(names), 0)
