"""What commands that read a puzzle have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from puzzlelang.terminal import complain

if TYPE_CHECKING:
    from argparse import Namespace

    from puzzlelang.pipeline import Loaded


def load(options: Namespace) -> Loaded:
    """The puzzle that the options name; warnings are told at once."""
    from puzzlelang import pipeline

    given = options.settings, options.maps, options.instance, options.tier
    loaded = pipeline.load(
        options.file, *given, symmetry=not getattr(options, "no_symmetry", False)
    )
    warnings = [] if options.quiet else list(loaded.diagnostics)
    if warnings:
        complain(warnings)
    return loaded
