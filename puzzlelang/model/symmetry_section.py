"""The section ``symmetry:``: groups of interchangeable members."""

from __future__ import annotations

from puzzlelang import model
from puzzlelang.core import Base, Domain, Members, show_domain
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.symbols import BrokenSymbol, SetSymbol
from puzzlelang.syntax import tree
from puzzlelang.text import Span

Groups = tuple[core.Interchangeable, ...]


def check_interchangeable(checker: ExpressionChecker, data: tree.Data | None) -> Groups | None:
    """Return the declared groups; None after a mistake (reported)."""
    if data is None:
        return ()
    before = checker.diagnostics.error_count
    groups = [group for group in _groups(checker, data) if len(group.members) > 1]
    _apart(checker, groups)
    return None if checker.diagnostics.error_count > before else tuple(groups)


def _groups(checker: ExpressionChecker, data: tree.Data) -> list[core.Interchangeable]:
    """Return the groups of a name or list: one for each set, and one for all members."""
    items = data.items if isinstance(data, tree.DataList) else (data,)
    groups: list[core.Interchangeable] = []
    members: list[tree.Name] = []
    for item in items:
        if isinstance(item, tree.DataList):
            groups.extend(_groups(checker, item))
        elif not isinstance(item, tree.Name):
            checker.wrong("member-expected", item)
        elif checker.names.as_set(item.text) is None and (item.text in checker.names.members):
            members.append(item)
        else:
            groups.extend(_set(checker, item))
    if members and len(members) < len(items):
        checker.wrong("members-beside-sets", members[0])
    elif members:
        groups.extend(_members(checker, data.span, members))
    return groups


def _set(checker: ExpressionChecker, name: tree.Name) -> list[core.Interchangeable]:
    symbol = checker.names.as_set(name.text)
    if symbol is None:
        model.unknown_names.report_unknown(checker, name, {})
    elif isinstance(symbol, SetSymbol):
        return _group(checker, name.span, symbol.domain)
    elif not isinstance(symbol, BrokenSymbol):
        checker.wrong("members-of-no-set", name, what=checker.names.what(name.text))
    return []


def _group(checker: ExpressionChecker, span: Span, domain: Domain) -> list[core.Interchangeable]:
    base = domain.base
    declared = {owner for entries in checker.names.members.values() for owner, _ in entries}
    if isinstance(base, Members) and base in declared:
        return [core.Interchangeable(span, base, tuple(domain.values))]
    checker.wrong("members-without-names", span, values=show_domain(domain))
    return []


def _members(
    checker: ExpressionChecker, span: Span, names: list[tree.Name]
) -> list[core.Interchangeable]:
    """Return the group of some members, which must be of one type."""
    if len(names) == 1:
        checker.wrong("member-alone", span, text=names[0].text)
        return []
    bases: list[Base] = [base for base, _ in checker.names.members[names[0].text]]
    for name in names[1:]:
        common = [base for base, _ in checker.names.members[name.text] if base in bases]
        if not common:
            checker.wrong(
                "members-of-two-types",
                name,
                first=names[0].text,
                type=checker.names.members[name.text][0][0].name,
            )
            return []
        bases = common
    if len(bases) > 1:
        type_list = " and ".join(f"`{base.name}`" for base in bases)
        checker.wrong("words-of-several-types", span, listed=type_list)
        return []
    places = [value for n in names for base, value in checker.names.members[n.text]
              if base is bases[0]]  # fmt: skip
    values = sorted(set(places))
    for place, name in enumerate(names):
        if places[place] in places[:place]:
            _twice(checker, name.span, name.text)
    return _group(checker, span, Domain(bases[0], tuple(values)))


def _apart(checker: ExpressionChecker, groups: list[core.Interchangeable]) -> None:
    """Report members of two groups."""
    owners: dict[tuple[Members, int], Span] = {}
    for group in groups:
        for member in group.members:
            first = owners.setdefault((group.base, member), group.span)
            if first is not group.span:
                _twice(checker, group.span, group.base.names[member], first)
                break


def _twice(checker: ExpressionChecker, span: Span, name: str, first: Span | None = None) -> None:
    checker.wrong("interchangeable-twice", span, name=name, also=first)
