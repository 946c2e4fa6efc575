"""Which files a place has: those of a folder, or objects."""

from __future__ import annotations

import os
import re

from puzzlelang.search.store.local_files import LocalFiles
from puzzlelang.search.store.store_files import Files

_ELSEWHERE = re.compile(r"[A-Za-z][A-Za-z0-9+.:-]+://|(s3|memory):", re.ASCII)


def files_in(folder: str) -> Files:
    """``folder``: a path, or the address of a place in an object store."""
    if not _ELSEWHERE.match(folder):
        return LocalFiles(folder)
    from puzzlelang.search.store.object_files import object_files

    return object_files(folder)


def absolute(folder: str) -> str:
    """What other processes find it by."""
    return folder if _ELSEWHERE.match(folder) else os.path.abspath(folder)
