"""``symmetry:`` read: which members are said to be interchangeable."""

from __future__ import annotations

from puzzlelang.core import Base, Domain, Members, show_domain
from puzzlelang.core import nodes as core
from puzzlelang.model.expression_checker import ExpressionChecker
from puzzlelang.model.symbols import BrokenSymbol, SetSymbol
from puzzlelang.syntax import tree
from puzzlelang.text import Span

Groups = tuple[core.Interchangeable, ...]


def check_interchangeable(checker: ExpressionChecker, data: tree.Data | None) -> Groups | None:
    """The groups that are named; None when something is wrong with them (reported)."""
    if data is None:
        return ()
    before = checker.diagnostics.error_count
    found = [group for group in _groups(checker, data) if len(group.members) > 1]
    _apart(checker, found)
    return None if checker.diagnostics.error_count > before else tuple(found)


def _groups(checker: ExpressionChecker, data: tree.Data) -> list[core.Interchangeable]:
    """The groups of a name or of a list: each set in it is one, and all of its members are one."""
    items = data.items if isinstance(data, tree.DataList) else (data,)
    found: list[core.Interchangeable] = []
    members: list[tree.Name] = []
    for item in items:
        if isinstance(item, tree.DataList):
            found.extend(_groups(checker, item))
        elif not isinstance(item, tree.Name):
            checker.wrong(
                "not-members", item.span, "names of members or of sets of them stand here",
                help="for example `[grey_wolf, black_wolf]`, or the name of a set or type",
            )  # fmt: skip
        elif checker.names.find(item.text, set_first=True) is None and (
            item.text in checker.names.members
        ):
            members.append(item)
        else:
            found.extend(_set(checker, item))
    if members and len(members) < len(items):
        checker.wrong(
            "not-members", members[0].span, "members and sets stand side by side here",
            label="this is a member, others are sets or lists",
            help="members of one list are interchangeable with one another, those of a set among "
            "themselves: give each group a list of its own, `[[a, b], [c, d]]`",
        )  # fmt: skip
    elif members:
        found.extend(_members(checker, data.span, members))
    return found


def _set(checker: ExpressionChecker, name: tree.Name) -> list[core.Interchangeable]:
    """All members of a type, a group or a set."""
    symbol = checker.names.find(name.text, set_first=True)
    if symbol is None:
        checker.unknown_name(name, {})
    elif isinstance(symbol, SetSymbol):
        return _group(checker, name.span, symbol.domain)
    elif not isinstance(symbol, BrokenSymbol):
        checker.wrong(
            "not-members", name.span, "members of a type are interchangeable, and sets of them",
            label=f"this is {checker.names.what(name.text)}",
            help="name the members, or the type or set that they are of",
        )  # fmt: skip
    return []


def _group(checker: ExpressionChecker, span: Span, domain: Domain) -> list[core.Interchangeable]:
    base = domain.base
    declared = {known for entries in checker.names.members.values() for known, _ in entries}
    if isinstance(base, Members) and base in declared:
        return [core.Interchangeable(span, base, tuple(domain.values))]
    checker.wrong(
        "not-members", span, "only members with names of their own are interchangeable",
        label=f"its values are {show_domain(domain)}",
        help="what is told apart by its number or place is different: give a type of names, "
        "`wolf: [w1, w2]`",
    )  # fmt: skip
    return []


def _members(
    checker: ExpressionChecker, span: Span, names: list[tree.Name]
) -> list[core.Interchangeable]:
    """The group of some members, which must be of one type."""
    if len(names) == 1:
        checker.wrong(
            "not-members", span, f"`{names[0].text}` is alone here",
            label="a member is interchangeable with others",
            help="name the others, too: `[grey_wolf, black_wolf]`",
        )  # fmt: skip
        return []
    bases: list[Base] = [base for base, _ in checker.names.members[names[0].text]]
    for name in names[1:]:
        common = [base for base, _ in checker.names.members[name.text] if base in bases]
        if not common:
            checker.wrong(
                "not-members", name.span,
                f"`{names[0].text}` and `{name.text}` are not of one type",
                label=f"this is a member of {checker.names.members[name.text][0][0].name}",
                help="only members of one type can be renamed into one another; what belongs to "
                "each of them can be a table or a variable `for each` of them",
            )  # fmt: skip
            return []
        bases = common
    if len(bases) > 1:
        listed = " and ".join(f"`{base.name}`" for base in bases)
        checker.wrong(
            "ambiguous-word", span, "these words belong to several types",
            label=f"{listed} have all of them", help="give the members of one type other names",
        )  # fmt: skip
        return []
    places = [value for n in names for base, value in checker.names.members[n.text]
              if base is bases[0]]  # fmt: skip
    values = sorted(set(places))
    for place, name in enumerate(names):
        if places[place] in places[:place]:
            _twice(checker, name.span, name.text)
    return _group(checker, span, Domain(bases[0], tuple(values)))


def _apart(checker: ExpressionChecker, groups: list[core.Interchangeable]) -> None:
    """No member is in two groups."""
    known: dict[tuple[Members, int], Span] = {}
    for group in groups:
        for member in group.members:
            first = known.setdefault((group.base, member), group.span)
            if first is not group.span:
                _twice(checker, group.span, group.base.names[member], first)
                break


def _twice(checker: ExpressionChecker, span: Span, name: str, first: Span | None = None) -> None:
    checker.wrong(
        "twice", span, f"`{name}` stands here twice", label="again here",
        related=((first, "first here"),) if first is not None else (),
        help="if all of these are interchangeable with one another, write one list of them",
    )  # fmt: skip
