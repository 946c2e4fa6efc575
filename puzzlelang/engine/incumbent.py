"""Cheapest goal that a best-first loop discovered but did not expand."""

from __future__ import annotations

import ctypes
import math
from functools import cache
from time import monotonic

from puzzlelang.core import current
from puzzlelang.engine.kernel import Search
from puzzlelang.engine.native_code import Code, object_code
from puzzlelang.engine.translation import Job

NOTHING = (1 << 64) - 1
ASSEMBLY = """\
define i64 @least_goal(ptr %records, i64 %from, i64 %to, ptr %states, i64 %words, ptr %small,
                       ptr %goal, i64 %known) {
entry:
  %copy = alloca i64
  %is_small = icmp ne ptr %small, null
  br label %head
head:
  %i = phi i64 [ %from, %entry ], [ %following, %next ]
  %best = phi i64 [ %known, %entry ], [ %better, %next ]
  %more = icmp ult i64 %i, %to
  br i1 %more, label %look, label %done
look:
  %record = getelementptr {i64, i32, i32}, ptr %records, i64 %i
  %key = load i64, ptr %record
  %lower = icmp ult i64 %key, %best
  br i1 %lower, label %find, label %next
find:
  %at = getelementptr {i64, i32, i32}, ptr %record, i64 0, i32 1
  %short = load i32, ptr %at
  %number = zext i32 %short to i64
  br i1 %is_small, label %one, label %several
one:
  %place = getelementptr i32, ptr %small, i64 %number
  %half = load i32, ptr %place
  %word = zext i32 %half to i64
  store i64 %word, ptr %copy
  br label %ask
several:
  %first = mul i64 %number, %words
  %there = getelementptr i64, ptr %states, i64 %first
  br label %ask
ask:
  %state = phi ptr [ %copy, %one ], [ %there, %several ]
  %answer = call i32 %goal(ptr %state)
  %yes = icmp sgt i32 %answer, 0
  %found = select i1 %yes, i64 %key, i64 %best
  br label %next
next:
  %better = phi i64 [ %best, %look ], [ %found, %ask ]
  %following = add i64 %i, 1
  br label %head
done:
  ret i64 %best
}
"""


@cache
def _code() -> Code:
    return Code(object_code(Job(ASSEMBLY)), ("least_goal",))


def least_goal(search: Search, words: int, seconds: float = math.inf) -> int | None:
    """Lowest key of a discovered goal; ``None`` if there is no goal or no time."""
    pointer, number = ctypes.c_void_p, ctypes.c_uint64
    kinds = (pointer, number, number, pointer, number, pointer, pointer, number)
    function = ctypes.CFUNCTYPE(number, *kinds)(_code().addresses["least_goal"])
    small = ctypes.cast(search.small, pointer) if search.is_small else None
    states = ctypes.cast(search.states, pointer)
    records = ctypes.cast(search.records, pointer)
    best, last = NOTHING, monotonic() + seconds
    for first in range(0, search.records_count, current.goals_at_once):
        end = min(first + current.goals_at_once, search.records_count)
        best = function(records, first, end, states, words, small, search.goal, best)
        if monotonic() > last:
            return None
    return None if best == NOTHING else best
