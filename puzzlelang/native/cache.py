"""Machine code that was made before, in a folder of the user's own.

An entry is found under a hash of everything that it was made of (assembly, version of LLVM,
processor), and carries a hash of itself: one that was cut off or changed is not used.  The folder
is used only if it belongs to the user and nobody else may write there; what lies in it is as
trustworthy as the user's own programs.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
import tempfile
from contextlib import suppress

LARGEST = 64 << 20
"""Bytes that the folder may hold; the entries not used for longest go first."""


def folder() -> str | None:
    """Where entries are kept; None when nothing should be kept."""
    named = os.environ.get("PUZZLELANG_CACHE")
    if named == "":
        return None
    path = named or os.path.join(_users_folder(), "puzzlelang")
    try:
        os.makedirs(path, mode=0o700, exist_ok=True)
        found = os.stat(path)
    except OSError:
        return None
    if hasattr(os, "getuid"):
        if found.st_uid != os.getuid() or stat.S_IMODE(found.st_mode) & 0o022:
            return None
    return path


def _users_folder() -> str:
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        return os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Caches")
    return os.environ.get("XDG_CACHE_HOME") or os.path.join(home, ".cache")


def key_of(*parts: str) -> str:
    """A name for what is made of these texts."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(f"{len(part)}:".encode())
        digest.update(part.encode())
    return digest.hexdigest()


def get(key: str) -> bytes | None:
    """What was kept under ``key``, if it is whole."""
    place = folder()
    if place is None:
        return None
    path = os.path.join(place, key)
    try:
        with open(path, "rb") as file:
            digest, content = file.read(32), file.read()
    except OSError:
        return None
    if hashlib.sha256(key.encode() + content).digest() != digest:
        return None
    with suppress(OSError):
        os.utime(path)  # used just now
    return content


def put(key: str, content: bytes) -> None:
    """Keep ``content``; where that can't be done, nothing happens."""
    place = folder()
    if place is None:
        return
    try:
        _make_room(place, len(content))
        with tempfile.NamedTemporaryFile(dir=place, delete=False) as file:
            file.write(hashlib.sha256(key.encode() + content).digest() + content)
        os.replace(file.name, os.path.join(place, key))
    except OSError:
        return


def _make_room(place: str, size: int) -> None:
    entries = [(e.stat().st_mtime, e.stat().st_size, e.path) for e in os.scandir(place)]
    total = size + sum(size for _, size, _ in entries)
    for _, freed, path in sorted(entries):
        if total <= LARGEST:
            return
        with suppress(OSError):
            os.unlink(path)
            total -= freed
