"""Memory of the process, and its limits: the memory of the machine, or less in a control group."""

from __future__ import annotations

import math
import os
import re
import sys
from collections.abc import Iterator

STATM, STATUS = "/proc/self/statm", "/proc/self/status"
"""Pages that the process has reserved and holds, and its peak, on Linux."""


def resident_bytes() -> int | None:
    """The resident memory of the process; its peak if only that is known, else None."""
    try:
        with open(STATM, "rb") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError, IndexError):
        windows = _of_windows()
        return windows[0] if windows else peak_bytes() or None


def peak_bytes() -> int:
    """The peak memory of the process; 0 if unknown."""
    try:
        with open(STATUS, "rb") as status:
            for line in status:
                if line.startswith(b"VmHWM:"):
                    return int(line.split()[1]) * 1024
    except (OSError, ValueError, IndexError):
        pass
    try:
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    except (ImportError, AttributeError, OSError):
        windows = _of_windows()
        return windows[1] if windows else 0
    return peak if sys.platform == "darwin" else peak * 1024


def address_space_left() -> float:
    """The bytes of address space that `ulimit -v` still allows."""
    try:
        import resource

        most = resource.getrlimit(resource.RLIMIT_AS)[0]
        if most == resource.RLIM_INFINITY:
            return math.inf
        with open(STATM, "rb") as statm:
            return most - int(statm.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except (ImportError, AttributeError, OSError, ValueError, IndexError):
        return math.inf


def _of_windows() -> tuple[int, int] | None:
    """Current and peak memory on Windows."""
    if sys.platform != "win32":
        return None
    try:
        import ctypes

        size, word = ctypes.c_size_t, ctypes.c_uint32
        names = "peak now q1 q2 q3 q4 paged most_paged"

        class Counters(ctypes.Structure):  # PROCESS_MEMORY_COUNTERS, psapi.h
            _fields_ = [("cb", word), ("faults", word), *((name, size) for name in names.split())]

        counters = Counters(cb=ctypes.sizeof(Counters))
        library = ctypes.WinDLL("kernel32")
        library.GetCurrentProcess.restype = ctypes.c_void_p
        ask = library.K32GetProcessMemoryInfo
        ask.argtypes = [ctypes.c_void_p, ctypes.c_void_p, word]
        if ask(library.GetCurrentProcess(), ctypes.byref(counters), counters.cb):
            return counters.now, counters.peak
    except (ImportError, AttributeError, OSError):
        pass
    return None


def physical_bytes() -> int:
    """The memory of the machine; 0 if unknown."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        pass
    if sys.platform != "win32":
        return 0
    try:
        import ctypes

        names = "total free q1 q2 q3 q4 q5"

        class Status(ctypes.Structure):  # MEMORYSTATUSEX, sysinfoapi.h
            _fields_ = [
                ("cb", ctypes.c_uint32), ("load", ctypes.c_uint32),
                *((name, ctypes.c_uint64) for name in names.split()),
            ]  # fmt: skip

        status = Status(cb=ctypes.sizeof(Status))
        success = ctypes.WinDLL("kernel32").GlobalMemoryStatusEx(ctypes.byref(status))
        return status.total if success else 0
    except (ImportError, AttributeError, OSError):
        return 0


# ── limits ───────────────────────────────────────────────────────────────────────────

USUAL = (("cgroup2", "/", "/sys/fs/cgroup"), ("cgroup", "/", "/sys/fs/cgroup/memory"))
"""Default mounts of control groups, if the system lists none."""

LIMITS = {"cgroup2": "memory.max", "cgroup": "memory.limit_in_bytes"}
"""File with the limit of a group, by version."""


def memory_limits(top: str = "/") -> Iterator[int]:
    """Yield the limits on the memory of the process, in bytes.

    The limits of a control group and of all its ancestors apply. ``top`` is the root of the file
    system.
    """
    physical = physical_bytes()
    if physical:
        yield physical
    groups = dict(_groups(_text(top, "/proc/self/cgroup")))
    for version, root, mount in _mounts(_text(top, "/proc/self/mountinfo")) or USUAL:
        group = groups.get(version, root)
        # in a container, the path may be that outside of it
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
    """The group of the process by version: ``0::/user.slice``, ``4:memory:/user.slice``."""
    for line in text.splitlines():
        number, _, rest = line.partition(":")
        controllers, _, path = rest.partition(":")
        if number == "0" and not controllers:
            yield "cgroup2", path
        elif "memory" in controllers.split(","):
            yield "cgroup", path


def _mounts(text: str) -> list[tuple[str, str, str]]:
    """Version, root and mount point of each tree of groups that counts memory (proc(5))."""
    mounts = []
    for line in text.splitlines():
        mount, _, system = line.partition(" - ")
        fields, kind = mount.split(), system.split()
        if len(fields) < 5 or len(kind) < 3:
            continue
        if kind[0] == "cgroup2" or (kind[0] == "cgroup" and "memory" in kind[2].split(",")):
            root, place = map(_without_escapes, fields[3:5])
            mounts.append((kind[0], root, place.rstrip("/")))
    return mounts


def _without_escapes(field: str) -> str:
    if "\\" not in field:
        return field
    return re.sub(r"\\([0-7]{3})", lambda escape: chr(int(escape[1], 8)), field)
