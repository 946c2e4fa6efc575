"""Reports of names that are undefined or can't be assigned."""

from __future__ import annotations

import re
from itertools import chain

from puzzlelang.core import Integers, SetOf, Type
from puzzlelang.core import nodes as core
from puzzlelang.model import advice
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.functions import FUNCTIONS
from puzzlelang.model.symbols import Scope
from puzzlelang.syntax import tree


def report_unknown(
    checker: Checker,
    name: tree.Name,
    scope: Scope,
    help: str = "",
    instead: str = "",
    want: Type | None = None,
) -> core.Const:
    """Report an undefined name, once.

    ``help`` is advice for a function, ``instead`` for a value of the expected type ``want``.
    """
    later = checker.names.variables.get(name.text)
    if later is not None and checker.reads_start:
        return checker.wrong("start-too-early", name, also=later)
    if later is not None:
        return checker.wrong("variable-too-early", name, also=later)
    if name.text in checker.later:
        return checker.wrong("let-too-early", name, also=checker.later[name.text])
    if name.text in checker.unknown:
        return core.unknown(name.span)
    checker.unknown.add(name.text)
    if not checker.diagnostics.advises(name.span):
        return checker.wrong("unknown-name", name, function=bool(help), help=help)
    elsewhere = _elsewhere(name, want)
    if name.text in checker.functions and not help and not elsewhere:
        help = f"it is a function, and needs arguments: `{FUNCTIONS[name.text].usage}`"
    candidates = chain(scope, checker.names.every_name(), checker.functions, advice.BUILT_IN)
    return checker.wrong(
        "unknown-name",
        name,
        function=bool(help),
        help=help
        or instead
        or elsewhere
        or checker.near(name, candidates)
        or (advice.all_members(want) if want is not None else "")
        or advice.undefined(name.text),
    )


def report_unchangeable(checker: Checker, name: tree.Name, scope: Scope, is_defined: bool) -> None:
    """Report an assignment to anything but a variable; ``is_defined``: the name has a meaning."""
    names = checker.names
    variables: list[str] = []
    if checker.diagnostics.advises(name.span):
        variables = list(filter(names.variable, names.values))
    what = names.what(name.text) if is_defined else "not defined"
    if name.text in scope:
        what = "a name of this rule"
    elif name.text in checker.functions:
        what = "a function"
    elif not is_defined and name.text in names.members:
        what = f"a member of {names.members[name.text][0][0].name}"
    help = checker.near(name, variables)
    checker.wrong("not-a-variable", name, what=what, variables=variables, help=help)


def _elsewhere(name: tree.Name, want: Type | None = None) -> str:
    """Advise on a name of another language, used as a value of type ``want``."""
    kinds = () if want is None else (want,)
    whole = _whole_set(name, want) if isinstance(want, SetOf) else ""
    return advice.advised("exact words", *kinds, word=name.text, whole=whole) or advice.advised(
        "words", *kinds, word=name.text.lower(), whole=whole
    )


def _whole_set(name: tree.Name, want: SetOf) -> str:
    """Name the set of a variable's members: from its declaration in this line, or its type."""
    text, at = name.span.source.text, name.span.start
    declared = re.search(
        r"\bset of ([^=\n]+?)(?: for each [^=\n]+)? ?= ?$", text[text.rfind("\n", 0, at) + 1 : at]
    )
    if declared:
        return declared[1]
    return "" if isinstance(want.base, Integers) else want.base.name
