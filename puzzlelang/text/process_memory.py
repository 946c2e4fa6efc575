"""How much memory the process may take: that of the machine, or less by its control groups."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from puzzlelang.text.machine import physical_bytes

USUAL = (("cgroup2", "/", "/sys/fs/cgroup"), ("cgroup", "/", "/sys/fs/cgroup/memory"))
"""Where the trees of groups are mounted when nothing says so."""

LIMITS = {"cgroup2": "memory.max", "cgroup": "memory.limit_in_bytes"}
"""The file with the limit of a group, by the version."""


def memory_limits(top: str = "/") -> Iterator[int]:
    """Bytes that must not be passed, one number for each limit that there is.

    A group holds its members to its own limit and to those of all groups above it.  ``top`` is
    where the file system begins.
    """
    physical = physical_bytes()
    if physical:
        yield physical
    groups = dict(_groups(_text(top, "/proc/self/cgroup")))
    for version, root, mount in _mounts(_text(top, "/proc/self/mountinfo")) or USUAL:
        group = groups.get(version, root)
        # a container may see the path that its group has outside of it
        below = group.removeprefix(root.rstrip("/")) if _is_below(group, root) else ""
        folder = mount + below.rstrip("/")
        while len(folder) >= len(mount):
            limit = _text(top, f"{folder}/{LIMITS[version]}").strip()
            if limit.isdecimal():
                yield int(limit)
            folder = os.path.dirname(folder)


def _is_below(group: str, root: str) -> bool:
    return f"{group}/".startswith(f"{root.rstrip('/')}/") and ".." not in group


def _text(top: str, path: str) -> str:
    try:
        with open(os.path.join(top, path.lstrip("/")), encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def _groups(text: str) -> Iterator[tuple[str, str]]:
    """``0::/user.slice`` and ``4:memory:/user.slice``: the group of the process by version."""
    for line in text.splitlines():
        number, _, rest = line.partition(":")
        controllers, _, path = rest.partition(":")
        if number == "0" and not controllers:
            yield "cgroup2", path
        elif "memory" in controllers.split(","):
            yield "cgroup", path


def _mounts(text: str) -> list[tuple[str, str, str]]:
    """Version, root and place of each mounted tree of groups that counts memory (proc(5))."""
    found = []
    for line in text.splitlines():
        mount, _, system = line.partition(" - ")
        fields, kind = mount.split(), system.split()
        if len(fields) < 5 or len(kind) < 3:
            continue
        if kind[0] == "cgroup2" or (kind[0] == "cgroup" and "memory" in kind[2].split(",")):
            root, place = map(_without_escapes, fields[3:5])
            found.append((kind[0], root, place.rstrip("/")))
    return found


def _without_escapes(field: str) -> str:
    if "\\" not in field:
        return field
    return re.sub(r"\\([0-7]{3})", lambda escape: chr(int(escape[1], 8)), field)
