"""Parser of expressions, from the text of a value to a syntax tree."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from puzzlelang.syntax import lalr, tree
from puzzlelang.syntax.located import MESSAGES, LocatedText
from puzzlelang.syntax.vocabulary import RESERVED, is_name
from puzzlelang.text import Any, Diagnostics, Source, Span, replace, write

MOST_CHARACTERS = 4096
MOST_NESTED = 50
"""Nesting limit for parentheses, ``if``, ``every``, ``not`` …"""

TALLEST = 100
"""Height limit, which also counts every operator of ``1 + 1 + 1 + …``.

Later passes walk the tree recursively, and balancing such a chain would change its parentheses.
"""

MOST_DIGITS = 19

MOST_FIXES = 5
"""Mistakes of a text that a message mends."""


def parse(entry: str, text: LocatedText, diagnostics: Diagnostics) -> Any:
    """Parse ``text`` as an ``entry``; None after a mistake, which is reported.

    Entries and their results: expr (:data:`tree.Expr`), decl (:class:`tree.Declaration`), head
    (:class:`tree.Head`), effect (:class:`tree.Place`, ``ForEachKey``, ``IfKey`` or ``ElseKey``),
    cost (:class:`tree.CostTerm`), values (a tuple of expressions).
    """
    simple = _atom(text) if entry == "expr" else None
    if simple is not None:
        return simple
    if len(text.text) > MOST_CHARACTERS:
        whole, count = text.span(0, len(text.text)), len(text.text)
        MESSAGES.report(diagnostics, "too-long", whole, count=count, most=MOST_CHARACTERS)
        return None
    table = lalr.table()
    tokens, strange = table.tokens(text.text)
    if strange is not None:  # an earlier mistake is reported first
        tokens.append(lalr.Token("$END", strange, len(text.text), ""))
    builder = _Builder(text, diagnostics)
    result = stuck = None
    try:
        result = lalr.run(table, entry, tokens, builder.build, MOST_NESTED, TALLEST)
    except lalr.Stuck as error:
        stuck = error
    except lalr.TooDeep as deep:
        kind, most = ("a chain of", TALLEST) if deep.chain else ("nested", MOST_NESTED)
        limit = f"more than {most} {'operators' if deep.chain else 'levels deep'}"
        diagnostics.report(
            "too-deep", text.span(deep.start, deep.end), f"this is {kind} {limit}",
            help="give parts of it a name under `define:`",
        )  # fmt: skip
        return None
    if strange is not None and (stuck is None or stuck.token is tokens[-1]):
        stuck = None  # the text before the character is correct
    elif stuck is None:
        return None if builder.failed else result
    from puzzlelang.syntax.habits import report_mistake
    from puzzlelang.syntax.surroundings import Place

    place = Place(entry, text, table, tokens, stuck or lalr.Stuck(tokens[-1], [], []))
    report_mistake(place, diagnostics)
    return None


def mended(entry: str, text: str, before: str) -> str:
    """Correct the mistakes of ``text`` as an ``entry``, each by the first fix of its message.

    ``before`` is the text of the file before it. Returns an empty text if a mistake has no fix.
    """
    for _ in range(MOST_FIXES):
        source, diagnostics = Source("", before + text), Diagnostics()
        located = LocatedText(source, text, range(len(before), len(source.text)))
        parse(entry, located, diagnostics)
        fixes = [error.fixes[:1] for error in diagnostics.errors]
        if not fixes:
            return text
        if not fixes[0]:
            return ""
        (fix,) = fixes[0]
        whole = source.text[: fix.span.start] + fix.text + source.text[fix.span.end :]
        text = whole[len(before) :].strip()
    return ""


def parse_value(text: str, name: str, diagnostics: Diagnostics) -> tree.Data | None:
    """Parse the value of ``--set name=text``: an expression, or several separated by commas.

    A list may be in brackets, as in a file and in printed values.
    """
    source = Source(f"--set {name}", text)
    if instead := _with_commas(text):
        MESSAGES.report(
            diagnostics, "values-without-commas", source.span(0, len(text)), help=write(instead)
        )
        return None
    return parse_data(LocatedText(source, text, range(len(text))), diagnostics)


def parse_option(option: str, text: str, diagnostics: Diagnostics) -> tree.Expr | None:
    """Parse the expression that is the value of an option, such as ``--keep``."""
    source = Source(option, text)
    expression: tree.Expr | None = parse(
        "expr", LocatedText(source, text, range(len(text))), diagnostics
    )
    return expression


_VALUES = r"\s*+[\[({]?+\s*+(?P<all>-?\w++(?:(?:\s*+[,;|]\s*+|\s++)-?\w++)*+)\s*+[\])}]?+\s*+"


def _with_commas(text: str) -> str:
    """``8,5,3`` for ``8 5 3``, ``8;5;3``, ``{8,5,3}``; empty if ``text`` is correct or no list."""
    match = re.fullmatch(_VALUES, text)
    values = re.findall(r"-?\w+", match["all"]) if match else []
    if match is None or len(values) < 2 or RESERVED.intersection(values):
        return ""
    apart = re.search("[;|]", text) or text.strip()[:1] in ("(", "{")
    if not apart and ("," in text or "-" in text or len(values) == 3 and not values[1].isdecimal()):
        return ""
    return ",".join(values)


def parse_data(text: LocatedText, diagnostics: Diagnostics) -> tree.Data | None:
    """Parse an expression, or several separated by commas, optionally in brackets.

    An empty text is a list without values. Items of a list in brackets may be lists in brackets.
    """
    in_brackets = re.fullmatch(r"(\s*)\[(.*)\](\s*)", text.text, re.DOTALL)
    if in_brackets and in_brackets[2].lstrip().startswith("["):
        if items := _lists(text, in_brackets.start(2), in_brackets.end(2)):
            lists = [parse_data(item, diagnostics) for item in items]
            whole, known = text.span(0, len(text.text)), [one for one in lists if one is not None]
            return tree.DataList(whole, tuple(known)) if len(known) == len(lists) else None
    plain = f"{in_brackets[1]} {in_brackets[2]} {in_brackets[3]}" if in_brackets else text.text
    if not plain.strip():
        return tree.DataList(text.span(0, len(plain)), ())
    located = LocatedText(text.source, plain, text.offsets, text.start, text.ends)
    word = plain.strip()
    if word in RESERVED and word != "none":
        return tree.Name(text.span(plain.index(word), plain.index(word) + len(word)), word)
    if in_brackets and (atoms := _atoms(located)):
        return tree.DataList(text.span(0, len(plain)), atoms)
    values = parse("values", located, diagnostics)
    if values is None or (len(values) == 1 and not in_brackets):
        return values[0] if values else None
    return tree.DataList(text.span(0, len(plain)), values)


def _lists(text: LocatedText, start: int, end: int) -> list[LocatedText]:
    """Return the lists in brackets between ``start`` and ``end``; none if there is other text."""
    items, depth, first = list[LocatedText](), 0, start
    for at in range(start, end):
        sign = text.text[at]
        depth += (sign == "[") - (sign == "]")
        if depth < 0 or depth > MOST_NESTED or not (depth or sign in "], \n"):
            return []
        if sign == "," and not depth:
            items.append(text.part(first, at))
            first = at + 1
    items.append(text.part(first, end))
    whole = all(item.text.strip().startswith("[") for item in items)
    return items if whole and not depth else []


def _atom(text: LocatedText) -> tree.Expr | None:
    """The tree of a lone name or number, which most values of tables are."""
    word = text.text
    if is_name(word) and word not in RESERVED:
        return tree.Name(text.span(0, len(word)), word)
    if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS:
        return tree.Number(text.span(0, len(word)), int(word))
    return None


def _atoms(text: LocatedText) -> tuple[tree.Expr, ...]:
    """Return the names and numbers of a list that has no other values; else nothing."""
    items = [match.span() for match in re.finditer(r"[^\s,][^,]*(?<!\s)", text.text)]
    if len(items) != text.text.count(",") + 1:
        return ()
    atoms = [atom for item in items if (atom := _atom(text.part(*item))) is not None]
    return tuple(atoms) if len(atoms) == len(items) else ()


RELATION_WORDS = {"is": "=", "equals": "=", "eq": "=", "xor": "!=", "is_not": "!=", "isnt": "!="}
CAPITALS = frozenset("AND OR NOT IN DIV MOD IMPLIES And Or Not In Div Mod Implies".split())


def _relation_advice(word: str, right: tree.Expr) -> tuple[str, str] | None:
    """Message and help if ``a word b`` is not meant as a relation of the puzzle."""
    if word in CAPITALS:
        return f"`{word}` is written in lower case", write(word.lower())
    if word == "is" and isinstance(right, tree.Name) and right.text in ("empty", "nothing"):
        return f"`is {right.text}` is not a condition of this language", "write `= none`"
    if word in RELATION_WORDS:
        return f"`{word}` is not a word of this language", write(RELATION_WORDS[word])
    return None


_OPERATORS = {
    "implies": "implies", "or": "or", "and": "and", "member": "in", "range": "..",
    "add": "+", "sub": "-", "mul": "*", "div": "div", "mod": "mod",
    "power": "^",
}  # fmt: skip


class _Builder:
    """Creates the nodes of one text; ``failed`` if it reported a mistake.

    ``make_let`` creates the node that the grammar calls ``let``.
    """

    def __init__(self, text: LocatedText, diagnostics: Diagnostics) -> None:
        self.text = text
        self.diagnostics = diagnostics
        self.failed = False

    def build(self, node: str, parts: list[Any], start: int, end: int) -> Any:
        span = self.text.span(start, end)
        if node in _OPERATORS:
            left, operator, right = parts
            return tree.Binary(span, _OPERATORS[node], self.place(operator), left, right)
        return _BUILDERS[node](self, span, parts)

    def place(self, token: lalr.Token) -> Span:
        return self.text.span(token.start, token.end)

    def name_of(self, token: lalr.Token) -> tree.Name:
        return tree.Name(self.place(token), token.text)

    def report(self, key: str, span: Span, **given: Any) -> None:
        self.failed = True
        MESSAGES.report(self.diagnostics, key, span, **given)

    def wrong_operator(self, span: Span, message: str, help: str) -> None:
        self.failed = True
        self.diagnostics.report("wrong-operator", span, message, help=help)

    def make_number(self, span: Span, parts: list[Any]) -> tree.Number:
        digits = parts[0].text
        if len(digits) > MOST_DIGITS:
            self.report("number-too-large", span, count=len(digits), most=MOST_DIGITS)
            digits = "0"
        return tree.Number(span, int(digits))

    def make_fold(self, span: Span, parts: list[Any]) -> tree.Fold:
        """``f(body for binders)``, optionally with ``where condition`` and ``, 'text'``"""
        function, _, body, _, binders, *rest = parts
        where = rest[1] if len(rest) > 1 else None
        between = self.text_of(rest[3]) if len(rest) > 3 else None
        if isinstance(binders[-1], tree.Text):
            *binders, between = binders
        return tree.Fold(span, self.name_of(function), body, tuple(binders), where, between)

    def make_parted(self, span: Span, parts: list[Any]) -> Any:
        return (*_nodes(parts), self.text_of(parts[-1]))

    def text_of(self, token: lalr.Token) -> tree.Text:
        return tree.Text(self.place(token), token.text[1:-1])

    def make_compare(self, span: Span, parts: list[Any]) -> tree.Binary:
        left, operator, right = parts
        text = "=" if operator.text == "==" else operator.text
        return tree.Binary(span, text, self.place(operator), left, right)

    def make_compare_not(self, span: Span, parts: list[Any]) -> tree.Binary:
        left, operator, word, operand = parts
        right = tree.Unary(Span(span.source, self.place(word).start, span.end), "not", operand)
        return self.make_compare(span, [left, operator, right])

    def make_not_member(self, span: Span, parts: list[Any]) -> tree.Binary:
        left, word, operator, right = parts
        return tree.Binary(span, "not in", self.place(word).to(self.place(operator)), left, right)

    def make_infix(self, span: Span, parts: list[Any]) -> tree.Relation:
        left, word, right = parts
        advice = _relation_advice(word.text, right)
        if word.text == "is" and isinstance(right, tree.Name) and right.text in ("even", "odd"):
            from puzzlelang.syntax.printer import fitted

            number = fitted("", left.span.text, "mod")
            claim = f"{number} mod 2 = {int(right.text == 'odd')}"
            message = f"`is {right.text}` is not a condition of this language"
            self.wrong_operator(self.place(word), message, write(claim, span))
        elif advice:
            self.wrong_operator(self.place(word), *advice)
        return tree.Relation(span, self.name_of(word), left, right)

    def make_let(self, span: Span, parts: list[Any]) -> tree.Let:
        name, (value, body) = self.name_of(parts[1]), _nodes(parts)
        return tree.Let(span, name, value, body)

    def make_every(self, span: Span, parts: list[Any]) -> tree.Quantifier:
        kind = parts[0].text
        binders, *conditions = _nodes(parts)
        has = conditions.pop() if kind == "every" else None
        return tree.Quantifier(span, kind, binders, conditions[0] if conditions else None, has)

    make_some = make_no = make_those = make_every

    def make_counted(self, span: Span, parts: list[Any]) -> tree.Quantifier:
        """``exactly 2 a, b in S where P``"""
        word, count, binder, *where = parts
        kind = " ".join(word.text.split())
        return tree.Quantifier(span, kind, (binder,), where[1] if where else None, None, count)

    def make_binder(self, span: Span, parts: list[Any]) -> tree.Binder:
        names, _, domain = parts
        return tree.Binder(span, tuple(names), isinstance(names, _Row), domain)

    def make_names(self, span: Span, parts: list[Any]) -> Any:
        return tuple(self.name_of(part) for part in parts if part.text not in "(,)")

    def make_row(self, span: Span, parts: list[Any]) -> Any:
        return _Row(self.make_names(span, parts))

    def make_list(self, span: Span, parts: list[Any]) -> tree.TypeExpr:
        word, _, most, _, _, element = parts
        if word.text != "list":
            self.report("no-such-type", self.place(word), word=word.text)
        return tree.TypeExpr(span, "list", element.domain, most, element)

    def make_chosen(self, span: Span, parts: list[Any]) -> tree.Declaration:
        """``1..9``, ``1..9 for each row``, ``1..9 for each r in row``; no initial value"""
        type_, *keys = _nodes(parts)
        each = keys[0] if keys else ()
        if each and isinstance(each[0], tree.Name):
            each = tuple(tree.Binder(name.span, (), False, name) for name in each)
        return tree.Declaration(span, type_, each, None)

    make_chosen_sets = make_chosen_each = make_chosen

    def make_decl(self, span: Span, parts: list[Any]) -> tree.Declaration:
        *declared, initial = parts
        return replace(self.make_chosen(span, declared), initial=_any_value(initial))

    make_decl_sets = make_decl_each = make_decl

    def make_any_of(self, span: Span, parts: list[Any]) -> tree.AnyOf:
        word, _, domain = parts
        if word.text != "any":
            self.report("not-any-of", self.place(word), word=word.text, help=write("any"))
        return tree.AnyOf(span, domain)

    def make_head(self, span: Span, parts: list[Any]) -> tree.Head:
        name, *rest = _nodes(parts)
        parameters = tuple(node for node in rest if isinstance(node, tree.Parameter))
        where = rest[-1] if len(rest) > len(parameters) else None
        return tree.Head(span, name, parameters, where)

    def make_param(self, span: Span, parts: list[Any]) -> tree.Parameter:
        names, _, type_ = parts
        return tree.Parameter(span, tuple(names), isinstance(names, _Row), type_)

    def make_param_each(self, span: Span, parts: list[Any]) -> tree.Parameter:
        name, _, key, _, _, type_, _, _, variable, _, domain = parts
        if key.text != variable.text:
            help = write(variable.text)
            self.report("other-key", self.place(key), name=name.text, word=key.text, help=help)
        each = tree.Binder(
            self.place(variable).to(domain.span), (self.name_of(variable),), False, domain
        )
        return tree.Parameter(span, (self.name_of(name),), False, type_, each, self.name_of(key))

    def make_for_each(self, span: Span, parts: list[Any]) -> tree.ForEachKey:
        binders, *where = _nodes(parts)
        return tree.ForEachKey(span, binders, where[0] if where else None)

    def make_else_key(self, span: Span, parts: list[Any]) -> tree.ElseKey:
        return tree.ElseKey(span, parts[2] if len(parts) > 1 else None)

    def make_thing(self, span: Span, parts: list[Any]) -> tree.Thing:
        what, *rest = _nodes(parts)
        binders = rest[0] if rest else ()
        return tree.Thing(span, what, binders, rest[1] if len(rest) > 1 else None)

    def make_cost(self, span: Span, parts: list[Any]) -> tree.CostTerm:
        per = parts[2]
        if isinstance(per, lalr.Token):  # in quotes: a transition with any name
            name = tree.Name(self.place(per), per.text[1:-1])
            return tree.CostTerm(span, parts[0], name, quoted=True)
        return tree.CostTerm(span, parts[0], per)


def _any_value(initial: tree.Expr | tree.AnyOf) -> tree.Expr | tree.AnyOf:
    """Read a lone `any` as a keyword."""
    if isinstance(initial, tree.Name) and initial.text == "any":
        return tree.AnyOf(initial.span, None)
    return initial


class _Row(tuple[tree.Name, ...]):
    """Names in parentheses"""


def _nodes(parts: Sequence[Any]) -> list[Any]:
    return [part for part in parts if type(part) is not lalr.Token]


_BUILDERS: dict[str, Callable[[_Builder, Span, list[Any]], Any]] = {
    "text": lambda builder, span, parts: builder.text_of(parts[0]),
    "name": lambda _, span, parts: tree.Name(span, parts[0].text),
    "none": lambda _, span, parts: tree.NoneValue(span),
    "call": lambda builder, span, parts: tree.Call(
        span, builder.name_of(parts[0]), tuple(_nodes(parts))
    ),
    "place": lambda builder, span, parts: tree.Place(
        span, builder.name_of(parts[0]), tuple(_nodes(parts))
    ),
    "group": lambda _, span, parts: parts[1],
    "tuple": lambda _, span, parts: tree.Tuple(span, tuple(_nodes(parts))),
    **dict.fromkeys(
        ("not", "neg", "the"), lambda _, span, parts: tree.Unary(span, parts[0].text, parts[1])
    ),
    "if": lambda _, span, parts: tree.If(span, *_nodes(parts)),
    "if_key": lambda _, span, parts: tree.IfKey(span, parts[1]),
    **dict.fromkeys(("binders", "values"), lambda _, span, parts: tuple(_nodes(parts))),
    "words": lambda _, span, parts: tree.Name(span, " ".join(part.text for part in parts)),
    "type": lambda _, span, parts: tree.TypeExpr(span, "one", parts[0]),
    "optional": lambda _, span, parts: tree.TypeExpr(span, "optional", parts[0]),
    "set": lambda _, span, parts: tree.TypeExpr(span, "set", parts[2]),
    **{
        name.removeprefix("make_"): make
        for name, make in vars(_Builder).items()
        if name.startswith("make_")
    },
}
"""Functions that build a node, by its name in the grammar; methods build those with more parts."""
