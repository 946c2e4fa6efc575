"""Values of a file: checks of their shapes; texts, templates and expressions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import starmap

from puzzlelang.syntax import tree
from puzzlelang.syntax.expression_parser import MOST_CHARACTERS, parse
from puzzlelang.syntax.located import MESSAGES, LocatedText
from puzzlelang.syntax.vocabulary import (
    OTHER_WORDS,
    RESERVED,
    SECTIONS,
    Section,
    is_name,
    name_advice,
)
from puzzlelang.syntax.yaml_nodes import (
    Bad,
    List,
    Mapping,
    Node,
    Scalar,
    good,
    items_of,
    locate,
    span_of,
)
from puzzlelang.text import (
    NEAR,
    Any,
    Diagnostics,
    Source,
    Span,
    TypeVar,
    WayOut,
    line_after,
    line_before,
    nearest,
    replace,
    write,
)

T = TypeVar("T")

WITH_KEYS = r"(?P<name>[A-Za-z]\w*)\s*[(\[](?P<keys>[^()\[\]]+)[)\]]"
"""A variable that is declared with its keys, ``at(item)`` or ``at[item]``: a mistake."""

_CLAIMS = ("every", "some", "no", "those")
_CLAIM = (
    rf"(?s)(?P<word>{'|'.join(_CLAIMS)})\s+(?P<names>\w+(?:\s*,\s*\w+)*)"
    r"\s+in\s+[^\s:]+(?:\s+where\b.*)?"
)
EMPTY = "write `list(8) of S = none` or `set of S = none`, with the type of its values for `S`"
_TRUTH = {"true": True, "false": False}
_LIST = "a list cannot be in an expression; give it a name under `sets:`"
_COMMA = r"\s*+,"
_SPACES = r"\s*([^\w\s])\s*|\s+"
_NEARLY_ENTRY = r"(\w+)(?::(?=[^=\s])|\s*(?::?=|[-=]>)(?=[^\n=]+$))(.+)$"


class Leaves:
    """Reader of the nodes of one file; mistakes are reported and left out of the result."""

    def __init__(self, source: Source, diagnostics: Diagnostics) -> None:
        self.source = source
        self.diagnostics = diagnostics
        self.data_paths: list[tree.Text] = []
        """Paths of data files."""

    def span(self, node: Node) -> Span:
        return span_of(self.source, node)

    def report(self, key: str, at: Node | Span | None, **given: Any) -> None:
        """Report a row of ``messages.txt``; ``{name}`` is the text of ``at``."""
        span = at if isinstance(at, Span) or at is None else self.span(at)
        given = {"name": getattr(at, "value", ""), **given}
        MESSAGES.report(self.diagnostics, key, span, **given)

    # ── texts ────────────────────────────────────────────────────────────────────────

    def scalar(self, node: Node, what: str) -> Scalar | None:
        """``node`` if it is a text with a value; otherwise report that ``what`` is expected."""
        if isinstance(node, Scalar):
            if node.is_missing:
                self.missing(node, block=what == "a text")
                return None
            return node
        if isinstance(node, Mapping):
            self._not_a_mapping(node, what)
        elif isinstance(node, List):
            help = "to put a list into a text, quote all of it" if node.flow else ""
            if what == DECLARATION:
                several = "for several values write `x: 0..9 for each p in 1..3 = 0`"
                help = several if node.items else EMPTY
            elif what == "a text" and node.flow:
                values = " ".join(f"<{n.value}>" for n in node.items if isinstance(n, Scalar))
                help = f"values in a text go in angle brackets: `{values}`"
            elif what == "an expression":
                help = _LIST
                words = [item.value for item in node.items if isinstance(item, Scalar)]
                if node.flow and len(words) == len(node.items):
                    written = ", ".join(words)
                    help = f"write `list({written})`, or as a set `set({written})`"
                    help = help if words else "write `none`"
            self.report("not-a-list", node, what=what, help=help)
        return None

    def missing(self, node: Node, *, block: bool = False) -> None:
        """Report a key without a value; ``block``: its value may be a block of lines."""

        line = line_before(self.source.text, node.start).strip()
        help = help_for_missing(self.source, node.start, line, block)
        self.report("missing-value", node, line=line, help=help)

    def _not_a_mapping(self, node: Mapping, what: str) -> None:
        for key, value in node.entries:
            claim = isinstance(key, Scalar) and re.match(r"(every|some|no|those|if)\b", key.value)
            if claim and not node.flow:
                colon = self.source.text.find(":", key.end)
                self.report(
                    "colon",
                    self.source.span(colon, colon + 1),
                    help=WayOut(claim_as_one(claim.group(), key, value), joins(claim.group(), key)),
                )
                return
        if node.flow and what == DECLARATION and not node.members:
            from puzzlelang.syntax.value_lists import FROM_TABLE

            help = FROM_TABLE if node.entries else EMPTY
        elif node.flow:
            help = instead_of_braces(node)
        else:
            help = as_line(node, what)
        self.report("not-a-mapping", node, what=what, help=help)

    def text(self, node: Node, what: str = "a text") -> tree.Text | None:
        scalar = self.scalar(node, what)
        if scalar is None:
            return None
        self._warn_of_comment(scalar)
        span, value = self.span(scalar), scalar.value
        return tree.Text(span, value.rstrip("\n") if scalar.style in ("|", ">") else value)

    def path(self, node: Node) -> tree.Text | None:
        return self.text(node, "a path")

    def template(self, node: Node) -> tree.Template | None:
        scalar = self.scalar(node, "a text")
        if scalar is None:
            return None
        if scalar.style == ">":
            self.report("folded", node)
        self._warn_of_comment(scalar, r" +#[^\s#]| +#.*<[^<>\s][^<>]*>")
        return parse_template(locate(self.source, scalar), self.diagnostics)

    def comment_after(self, node: Scalar) -> str:
        """The comment after a plain value on its line."""
        if node.style:
            return ""
        rest = line_after(self.source.text, node.end)
        return rest if rest.lstrip(" ").startswith("#") and rest.startswith(" ") else ""

    def _warn_of_comment(self, node: Scalar, looks_like_text: str = r" #[^\s#]") -> None:
        """Warn about ``say: push box #3``, with a blank before the sign and none after it."""
        comment = self.comment_after(node)
        if comment and re.match(looks_like_text, comment):
            end = node.end + len(comment.rstrip())
            start = end - len(comment.strip())
            whole = self.source.span(node.start, end)
            help = {} if "\n" in whole.text else {"help": write(in_quotes(whole.text), whole)}
            self.report("cut-text", self.source.span(start, end), **help)

    # ── expressions ──────────────────────────────────────────────────────────────────

    def parse(self, entry: str, node: Node, what: str = "an expression", *, name: int = 0) -> Any:
        """Parse a value; None after a mistake.

        The first ``name`` characters are read as one name and may be any.
        """
        scalar = self.scalar(node, what)
        if scalar is None or self.is_cut_by_flow(scalar) or self.diagnostics.is_full:
            return None
        if len(scalar.value) > MOST_CHARACTERS:
            self.report("too-long", scalar, count=len(scalar.value), most=MOST_CHARACTERS)
            return None
        mistakes = Diagnostics(self.diagnostics)
        located = locate(self.source, scalar)
        if name:
            located = located.part(0, len(located.text))
            located.text = "x" * name + located.text[name:]
        result = parse(entry, located, mistakes)
        for d in mistakes:
            help: str = d.help
            if name and "x" * name in help:
                help = str(help).replace("x" * name, scalar.value[:name])
            if self.comment_after(scalar) and d.severity == "error":
                hint = "a blank and `#` start a comment, which ends this value"
                help = f"{help}\n{hint}" if help and d.code != "missing-word" else hint
            self.diagnostics.add(replace(d, span=d.span or self.span(node), help=help))
        return result

    def expression(self, node: Node) -> tree.Expr | None:
        return self.parse("expr", node)  # type: ignore[no-any-return]

    def is_cut_by_flow(self, node: Scalar) -> bool:
        """Report ``{man: step(man, d)}``, where YAML reads the comma as the end of an entry."""
        openings, closings = node.value.count("("), node.value.count(")")
        if not node.in_flow or node.style or openings == closings:
            return False
        text = self.source.text
        if closings > openings:  # the first half is reported
            near = text[max(node.start - NEAR, 0) : node.start]
            before = near[max(near.rfind("["), near.rfind("{")) + 1 :]
            return before.count("(") > before.count(")")
        if not re.compile(_COMMA).match(text, node.end):
            return False
        self.report("cut-by-comma", node)
        return True

    def conditions(self, node: Node) -> tuple[tree.Expr, ...]:
        """Read one condition, or a list of conditions."""
        items = items_of(node)
        if not items:
            self.report("empty-list", node)
        return good(map(self.expression, items))

    def truth(self, node: Node) -> bool:
        scalar = self.scalar(node, "`true` or `false`")
        if scalar is None:
            return False
        if scalar.value not in _TRUTH:
            word = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(scalar.value)
            help = write(word) if word else ""
            self.report("not-a-truth", node, help=help)
        return _TRUTH.get(scalar.value, False)

    def number(self, node: Node) -> int | None:
        scalar = self.scalar(node, "a whole number")
        if scalar is None:
            return None
        digits = scalar.value
        if digits.isascii() and digits.isdigit() and len(digits) <= 400:
            return int(digits)
        help = "write only digits, without commas, dots or blanks"
        self.report("no-number", node, help=help)
        return None

    def numbers(self, node: Node) -> tuple[int, ...] | None:
        if not isinstance(node, List):
            scalar = self.scalar(node, "a list of numbers")
            if scalar:
                help = "write `[1, 2, 3]`"
                self.report("no-numbers", node, help=help)
            return None
        return good(map(self.number, node.items))

    def cost(self, node: Node) -> int | tuple[int, ...] | None:
        return self.numbers(node) if isinstance(node, List) else self.number(node)

    # ── mappings ─────────────────────────────────────────────────────────────────────

    def entries(self, node: Node, what: str, repeated: bool = False) -> list[tuple[Scalar, Node]]:
        """Entries of a mapping, without mistakes and, unless ``repeated``, without duplicates."""
        if node.is_missing:
            self.missing(node)
            return []
        if not isinstance(node, Mapping):
            if not isinstance(node, Bad):
                help, text = "`name: value`, one per line", getattr(node, "value", "")
                if entry := re.match(_NEARLY_ENTRY, text):
                    help = f"write `{entry[1]}: {entry[2].strip()}` on a separate line below it"
                elif isinstance(node, Scalar) and (suggestion := self._without_colon(node)):
                    help = suggestion
                elif isinstance(node, List):
                    help += ", without `- ` and brackets"
                self.report("no-entries", node, what=what, help=help)
            return []
        pairs: list[tuple[Scalar, Node]] = []
        first: dict[str, Scalar] = {}
        for key, value in node.entries:
            if self.diagnostics.is_full:
                break
            if not isinstance(key, Scalar) or key.is_missing:
                if not isinstance(key, Bad):
                    self.report("no-name", key)
                continue
            if key.value == "<<":
                self.report("merge-key", key)
                continue
            if self.is_cut_by_flow(key):
                continue
            earlier = first.setdefault(normal(key.value), key)
            if earlier is not key and not repeated:
                self.twice(key, earlier)
                continue
            pairs.append((key, value))
        return pairs

    def named(
        self, node: Node, what: str, read: Callable[[Node], T | None]
    ) -> list[tuple[tree.Name, T]]:
        """Read names, and their values with ``read``; skip mistakes."""
        pairs = [(self.name(key), read(value)) for key, value in self.entries(node, what)]
        return [(name, content) for name, content in pairs if name and content]

    def names(self, node: Node, what: str) -> tuple[tree.Name, ...]:
        """Read any words separated by blanks, or a list of names."""
        if isinstance(node, List):
            return good(self.name(item) for item in node.items if isinstance(item, Scalar))
        scalar = self.scalar(node, what)
        return tuple(starmap(tree.Name, locate(self.source, scalar).words())) if scalar else ()

    def _without_colon(self, node: Scalar) -> str:
        """Help for ``n in 1..3 = 1`` as the only line of a section."""
        from puzzlelang.syntax.surroundings import keys_around
        from puzzlelang.syntax.yaml_errors import missing_colon

        keys = keys_around(locate(self.source, node))
        advice = missing_colon(self.source, self.source.text, node.start, keys[0] if keys else "")
        return advice[1] if advice else ""

    def twice(self, key: Scalar, first: Scalar) -> None:
        text = normal(key.value)
        help = f"it is already in line {self.span(first).line}; keep one of them"
        if text in SECTIONS:
            help = f"put all of it below one `{text}:`"
        self.report("key-twice", key, name=text, help=help, also=self.span(first))

    def name(self, key: Scalar, what: str = "a name") -> tree.Name | None:
        """Read a key that must be a single name."""
        name = tree.Name(self.span(key), key.value)
        return name if self.is_name(name, what) else None

    def is_name(self, name: tree.Name, what: str = "a name") -> bool:
        """Check a name, and report it if it isn't valid."""
        word = name.text
        if word in RESERVED:
            self.report("reserved-word", name.span, word=word)
            return False
        if not is_name(word):
            self.report("no-name-of-ours", name.span, word=word, what=what, help=name_advice(word))
            return False
        return True

    def variable_name(self, key: Scalar, value: Node, start: str) -> tree.Name | None:
        """Read the name of a variable; report ``at(item): bank`` and ``at[item]: bank`` with the
        right form, ``start`` in place of a missing initial value.
        """
        match = re.fullmatch(WITH_KEYS, key.value)
        if not match or not isinstance(value, Scalar):
            return self.name(key)
        left, sign, right = value.value.partition("=")
        kind, separator, keys = left.partition(" for ")
        keys = keys.strip().removeprefix("each ") if separator else match["keys"].strip()
        keys = f"1..{keys}" if keys.isdecimal() else keys
        keys = f"i in {keys}" if ".." in keys and " in " not in keys else keys
        each = f"{kind.strip()} for each {keys}"
        start = f" = {right.strip()}" if sign else start
        self.report("variable-with-keys", key, variable=match["name"], each=each, start=start)
        return None

    def words(self, key: Scalar) -> tree.Name:
        """Read a key as a name for people, which may be any text."""
        return tree.Name(self.span(key), " ".join(key.value.split()))

    def sections(
        self, node: Node, table: dict[str, Section], what: str, hint: str = "", **hints: str
    ) -> list[tuple[Section, Scalar, Node]]:
        """Entries of a mapping with keys of ``table``; other keys are reported.

        ``hints`` has help for some of those by name, and ``hint`` is for the rest.
        """
        sections = []
        for key, value in self.entries(node, what):
            section = table.get(key.value)
            if section is None:
                if not self.diagnostics.is_full:
                    from puzzlelang.syntax.vocabulary import way_out

                    help = hints.get(key.value) or hint
                    if self.diagnostics.advises(self.span(key)) and key.value not in hints:
                        help = way_out(key.value, table, hint)
                    self.report("unknown-key", key, help=help)
            else:
                sections.append((section, key, value))
        return sections

    def fields(
        self,
        node: Node,
        table: dict[str, Section],
        what: str,
        readers: dict[str, Callable[[Node], Any]],
        hint: str = "",
        **hints: str,
    ) -> tuple[dict[str, Any], dict[str, Scalar]]:
        """Read the values of a mapping with keys of ``table``; return them and the keys, by name.

        A value without a reader is read by the method that has the name of its shape.
        """
        given, keys = dict[str, Any](), dict[str, Scalar]()
        for section, key, value in self.sections(node, table, what, hint, **hints):
            read = readers.get(section.name) or getattr(self, section.shape)
            given[section.name], keys[section.name] = read(value), key
        return given, keys

    def mistyped(self, node: Mapping, table: dict[str, Section]) -> set[str]:
        """The keys that unknown ones probably mean; these have been reported."""
        unknown = (name for name in node.names[:100] if name not in table)
        targets = (nearest(name, table) or OTHER_WORDS.get(name) for name in unknown)
        return {key for key in targets if key}

    def warn_of_name(self, key: Scalar, value: Node, among: Mapping, *, denies: bool) -> None:
        """Warn about ``never: n = 3`` and ``if n = 1: m = 0``, where the name is part of the rule.

        ``among`` is its mapping. ``denies``: the name may be meant as a negation.
        """
        whole = said_in_name(key.value, value.value.strip()) if isinstance(value, Scalar) else ""
        if whole and (denies or not whole.startswith("not ")):
            self.report("words-as-name", key, help=self._write_rule(whole, key, value, among))

    def _write_rule(self, text: str, key: Scalar, value: Node, among: Mapping) -> WayOut:
        """Advise to replace an entry by a condition; other entries have a name, so it gets one."""
        text = f"rule: {text}" if among.entries[1:] else text
        return write(text, self.source.span(key.start, value.end))

    def claims(self, key: Scalar, value: Node, among: Mapping) -> bool:
        """Report ``every i in item: at(i) = right``, meant with `has`; ``among``: its mapping."""
        if not isinstance(value, Scalar) or not key.value.startswith(_CLAIMS):
            return False  # true of most keys; saves compiling the pattern
        claim = re.fullmatch(_CLAIM, key.value)
        if not claim:
            return False
        words = set(re.findall(r"\w+", value.value))
        if words.isdisjoint(re.findall(r"\w+", claim["names"])):
            return False  # a rule may be called "no crowd in town"
        suggestion = claim_as_one(claim["word"], key, value)
        if among.entries[1:] and suggestion.startswith("write `"):
            colon = self.source.text.find(":", key.end)
            way = self._write_rule(suggestion[7:-1], key, value, among)
            self.report("colon", self.source.span(colon, colon + 1), help=way)
            return True
        self._not_a_mapping(Mapping(key.start, value.end, False, [(key, value)]), "")
        return True


def normal(text: str) -> str:
    """``at( i )`` as ``at(i)``, because blanks between a word and a sign mean nothing."""
    if len(text.split()) < 2:
        return text.strip()
    return re.sub(_SPACES, lambda m: m.group(1) or " ", text.strip())


# ── lines in other notations ───────────────────────────────────────────────────────────


DECLARATION = "`type = initial value`"
"""Form of a variable's declaration, after its name."""


def joins(word: str, key: Node) -> str:
    """Keyword that replaces the colon after ``every i in item``."""
    filtered = isinstance(key, Scalar) and " where " in key.value
    return {"every": "has", "if": "then"}.get(word, "and" if filtered else "where")


def claim_as_one(word: str, key: Node, value: Node) -> str:
    """Rewrite ``every i in item: at(i) = right`` with a keyword instead of the colon."""
    subject = key.value if isinstance(key, Scalar) else ""
    join = joins(word, key)
    rest = value.value if isinstance(value, Scalar) else ""
    if word == "if" or not rest or len(subject) + len(rest) > 100:
        return f"after `{word} …` write `{join}` instead of the colon"
    return f"write `{subject.strip()} {join} {rest.strip()}`"


def said_in_name(name: str, claim: str) -> str:
    """Condition meant by ``never: n = 3`` or ``if n = 1: m = 0``, where the name is a part of it.

    Empty if the name is only a name.
    """
    if not name.startswith(("never", "not", "forbidden", "if ", "for")):
        return ""
    if name in ("never", "not", "forbidden"):
        return f"not ({claim})"
    if condition := re.fullmatch(r"if ([^\n]*[=<>(][^\n]*)", name):
        return f"({condition[1]}) implies ({claim})"
    each = re.fullmatch(r"for ?(?:all|each|every) (\w+(?: ?, ?\w+)* in [^\n]+)", name)
    return f"every {each[1]} has {claim}" if each else ""


def as_line(node: Mapping, what: str) -> str:
    """Suggest one line instead of the entries of ``node``, where ``what`` is expected."""
    pairs = {k.value: v.value for k, v in node.entries
             if isinstance(k, Scalar) and isinstance(v, Scalar)}  # fmt: skip
    if what == DECLARATION:
        kind = pairs.get("type", pairs.get("domain", pairs.get("range")))
        start = pairs.get("start", pairs.get("initial", pairs.get("value", pairs.get("init"))))
        if kind or start:
            return f"write both on one line: `{kind or 'bank'} = {start or 'left'}`"
        return (
            "a variable is one line, `at: bank for each item = left`; if the values differ,"
            " `for each i in item` and an expression with `i`"
        )
    if what == "an expression" and len(pairs) == len(node.entries) and pairs:
        key, value = next(iter(pairs.items()))
        if whole := said_in_name(key, value):
            return write(whole)
        if re.search(r"[=<>]|\b(in|has|where|not)\b", value):
            return f"conditions have no names here: write `- {value}`"
        return f"a condition has an equals sign: `{'- ' * (len(pairs) > 1)}{key} = {value}`"
    return "a colon followed by a blank makes an entry; put a text with one in quotes"


def instead_of_braces(node: Mapping) -> str:
    """Suggest conditions or a set for braces in the position of an expression."""
    from puzzlelang.syntax.value_lists import joined

    values = [value.value for _, value in node.entries if isinstance(value, Scalar)]
    conditions = node.members or values
    if conditions and all(re.search("[<>=]", text) for text in conditions):
        text = ", ".join(conditions)
        note = "" if node.members else "conditions have no names here: "
        return f"{note}write `[{text}]`" if conditions[1:] else f"{note}write `{text}`"
    if not node.members:
        return "`{…}` is YAML syntax; a set is written `those x in S where …`, or `A + x`"
    group = joined(node.members)
    if re.search(r"\bfor \w+ in\b", node.members[-1]):
        group = f"set({', '.join(node.members)})"
    return f"`{{…}}` is YAML syntax; the set of these is `{group}`"


def help_for_missing(source: Source, at: int, line: str, block: bool) -> str:
    """Suggest a value for the key ``line``, which ends at ``at``; ``block``: it may need ``|``."""
    from puzzlelang.syntax.surroundings import indent

    text = source.text
    if line_after(text, at).strip()[:1] == "#":
        return "a blank and `#` start a comment; put the value in quotes"
    end = text.find("\n", at) + 1
    below = line_after(text, end) if end else ""
    if block and below.lstrip()[:1] == "#" and indent(below) > indent(line_before(text, at)):
        words = f"write `{line} |`: without it, the lines that begin with `#` are comments"
        return WayOut(words, " |", span=source.span(at, at))
    return "write the value after the colon, or below it, indented more"


# ── templates ──────────────────────────────────────────────────────────────────────────


LITERAL = "a literal `<` is written `<'<'>`"


def parse_template(text: LocatedText, diagnostics: Diagnostics) -> tree.Template | None:
    """Parse a template; ``None`` if it has a mistake, which is reported."""
    characters = text.text.removesuffix("\n")
    parts: list[str | tree.Expr] = []
    at, wrong = 0, False
    while at < len(characters):
        opening = characters.find("<", at)
        if opening < 0:
            opening = len(characters)
        if opening > at:
            parts.append(characters[at:opening])
        if opening == len(characters):
            break
        closing = next(_outside(characters, ">", opening + 1), -1)
        if closing < 0:
            MESSAGES.report(
                diagnostics, "template-open", text.span(opening, opening + 1), literal=LITERAL
            )
            return None
        again = _opens_again(characters, opening + 1, closing)
        if again >= 0:
            MESSAGES.report(
                diagnostics,
                "template-again",
                text.span(again, again + 1),
                also=text.span(opening, opening + 1),
            )
            return None
        inside = text.part(opening + 1, closing)
        if inside.text.strip():
            mistakes = Diagnostics(diagnostics)
            expression = parse("expr", inside, mistakes)
            wrong = wrong or expression is None
            following = characters.find("<", closing)
            end = characters.find(">", closing + 1, following if following >= 0 else None)
            if inside.text[-1].isspace() and end >= 0:
                whole = text.part(opening + 1, end)
                fix = WayOut(
                    f"write all of it in parentheses: `<({whole.text})>`", f"({whole.text})",
                    span=whole.trimmed,
                )  # fmt: skip
                key, mistakes = "template-ends" if expression else "template-cut", Diagnostics()
                MESSAGES.report(diagnostics, key, text.span(closing, closing + 1), help=fix)
            for d in mistakes:
                diagnostics.add(replace(d, help=LITERAL) if d.message.startswith("`<`") else d)
            parts.append(expression)
        else:
            MESSAGES.report(
                diagnostics, "template-empty", text.span(opening, closing + 1), help=LITERAL
            )
            wrong = True
        at = closing + 1
    return None if wrong else tree.Template(text.span(0, len(characters)), tuple(parts))


def in_quotes(text: str) -> str:
    """Quote a text for YAML, without escapes if possible."""
    return "'" + text.replace("'", "''") + "'" if '"' in text or "\\" in text else f'"{text}"'


def _opens_again(characters: str, start: int, end: int) -> int:
    """Index of a ``<`` inside an expression that can hardly be a comparison, or -1."""
    for i in _outside(characters[:end], "<", start):
        following = characters[i + 1]
        if i > start and characters[i - 1].isspace() and (
            following.isalpha() or following in "_('\""
        ):  # fmt: skip
            return i
    return -1


def _outside(characters: str, sign: str, at: int) -> Iterator[int]:
    """Indices of ``sign`` outside parentheses and quotes, from ``at`` on."""
    depth, quote = 0, ""
    for i in range(at, len(characters)):
        c = characters[i]
        if quote:
            quote = "" if c == quote else quote
        elif c in "'\"":
            quote = c
        elif c in "()":
            depth += 1 if c == "(" else -1
        elif c == sign and depth <= 0:
            yield i
