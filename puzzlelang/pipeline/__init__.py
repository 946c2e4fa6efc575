"""The only files that know all passes: answers, surveys, drawings, verdicts of a puzzle."""

from puzzlelang.loading import Loaded, Pairs, load, prepare
from puzzlelang.pipeline.certificates import (
    MOST_CERTIFIED,
    certify,
    embedded,
    fingerprint,
)
from puzzlelang.pipeline.checks import EXPECTED_STATES, validate, verify, verify_file
from puzzlelang.pipeline.drawings import draw
from puzzlelang.pipeline.solving import cut_short, solve
from puzzlelang.pipeline.surveys import explore, tree_of_successors

__all__ = [
    "EXPECTED_STATES",
    "MOST_CERTIFIED",
    "Loaded",
    "Pairs",
    "certify",
    "cut_short",
    "draw",
    "embedded",
    "explore",
    "fingerprint",
    "load",
    "prepare",
    "solve",
    "tree_of_successors",
    "validate",
    "verify",
    "verify_file",
]
