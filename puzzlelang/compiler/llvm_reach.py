"""``reach`` and ``connected`` as LLVM assembly: loops over the bits of a set."""

from __future__ import annotations

from puzzlelang.compiler.constant_tables import in_both_directions
from puzzlelang.compiler.ir import Look, Temp, Term
from puzzlelang.compiler.llvm_data import rounded
from puzzlelang.compiler.llvm_terms import TermPrinter
from puzzlelang.compiler.packing import WORD


def reached(
    printer: TermPrinter, temp: Temp, start: str, body: Term, width: int, within: str = "-1"
) -> str:
    """Print a loop that adds the members that ``body`` leads to, until none is new."""
    group, waiting = printer.alloca(f"i{width}"), printer.alloca(f"i{width}")
    printer.do(f"store i{width} {start}, ptr {group}")
    printer.do(f"store i{width} {start}, ptr {waiting}")
    head, inner, end = (printer.label() for _ in range(3))
    with printer.apart():
        printer.jump(head)
        printer.start(head)
        rest = printer.op(f"load i{width}, ptr {waiting}")
        printer.branch(printer.op(f"icmp ne i{width} {rest}, 0"), inner, end)
        printer.start(inner)
        _bind_lowest(printer, temp, rest, width)
        less = printer.op(f"and i{width} {rest}, {printer.op(f'sub i{width} {rest}, 1')}")
        row = printer.op(f"and i{width} {printer.value(body, width)}, {within}")
        before = printer.op(f"load i{width}, ptr {group}")
        new = printer.op(f"and i{width} {row}, {printer.op(f'xor i{width} {before}, -1')}")
        printer.do(f"store i{width} {printer.op(f'or i{width} {before}, {new}')}, ptr {group}")
        printer.do(f"store i{width} {printer.op(f'or i{width} {less}, {new}')}, ptr {waiting}")
        printer.jump(head)
    printer.start(end)
    return printer.op(f"load i{width}, ptr {group}")


def _bind_lowest(printer: TermPrinter, temp: Temp, group: str, width: int) -> None:
    place = printer.call(f"llvm.cttz.i{width}", f"i{width}", [f"i{width} {group}", "i1 true"])
    place = place if width == WORD else printer.op(f"trunc i{width} {place} to i64")
    printer.temps[temp] = place, WORD


def is_connected(printer: TermPrinter, temp: Temp, size: int, begin: Term, body: Term) -> str:
    """Print whether the part of a set that is joined to its first member is the whole set.

    Unless the relation is a table in both directions, the part grows in passes over the set,
    until one adds nothing.
    """
    printer.temps[temp] = "0", WORD  # for the width of the body
    width = max(rounded(size), printer.width(begin), printer.width(body))
    group = printer.value(begin, width)
    opposite = printer.op(f"sub i{width} 0, {group}")
    first = printer.op(f"and i{width} {group}, {opposite}")
    if _is_mutual(body, temp):
        part = reached(printer, temp, first, body, width, group)
        return printer.op(f"icmp eq i{width} {part}, {group}")
    joined, before = printer.alloca(f"i{width}"), printer.alloca(f"i{width}")
    waiting = printer.alloca(f"i{width}")
    printer.do(f"store i{width} {first}, ptr {joined}")
    sweep, head, inner, after, end = (printer.label() for _ in range(5))
    with printer.apart():
        printer.jump(sweep)
        printer.start(sweep)
        printer.do(f"store i{width} {printer.op(f'load i{width}, ptr {joined}')}, ptr {before}")
        printer.do(f"store i{width} {group}, ptr {waiting}")
        printer.jump(head)
        printer.start(head)
        rest = printer.op(f"load i{width}, ptr {waiting}")
        printer.branch(printer.op(f"icmp ne i{width} {rest}, 0"), inner, after)
        printer.start(inner)
        _bind_lowest(printer, temp, rest, width)
        less = printer.op(f"and i{width} {rest}, {printer.op(f'sub i{width} {rest}, 1')}")
        bit = printer.op(f"xor i{width} {rest}, {less}")
        printer.do(f"store i{width} {less}, ptr {waiting}")
        row = printer.op(f"and i{width} {printer.value(body, width)}, {group}")
        near = printer.op(f"or i{width} {row}, {bit}")
        part = printer.op(f"load i{width}, ptr {joined}")
        touches = printer.op(f"icmp ne i{width} {printer.op(f'and i{width} {near}, {part}')}, 0")
        more = printer.op(f"select i1 {touches}, i{width} {near}, i{width} 0")
        printer.do(f"store i{width} {printer.op(f'or i{width} {part}, {more}')}, ptr {joined}")
        printer.jump(head)
        printer.start(after)
        part = printer.op(f"load i{width}, ptr {joined}")
        old = printer.op(f"load i{width}, ptr {before}")
        printer.branch(printer.op(f"icmp eq i{width} {part}, {old}"), end, sweep)
    printer.start(end)
    return printer.op(f"icmp eq i{width} {printer.op(f'load i{width}, ptr {joined}')}, {group}")


def _is_mutual(body: Term, temp: Temp) -> bool:
    """Is the set that ``temp`` leads to an entry of a table in both directions?"""
    match body:
        case Look(table, index) if index is temp and not table.partial:
            return tuple(table.entries) == in_both_directions(table.entries)
    return False
