"""Available memory: pages of any size, limits of control groups of both versions."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from puzzlelang.front.commands import options
from puzzlelang.text import process_memory
from puzzlelang.text import process_memory as limits

G = 1 << 30
PHYSICAL = 64 * G

NESTED = "36 25 0:32 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate\n"
V1 = "33 25 0:29 / /sys/fs/cgroup/memory rw shared:15 - cgroup cgroup rw,memory\n"
CPU = "34 25 0:30 / /sys/fs/cgroup/cpu rw shared:16 - cgroup cgroup rw,cpu\n"
OWN = V1.replace("0:29 / ", "0:29 /docker/ab12 ")
SPACED = r"36 25 0:32 / /my\040groups rw - cgroup2 none rw" + "\n"
UNLIMITED = "9223372036854771712"
"""Version 1's value for no limit."""


@pytest.mark.parametrize(
    ("group", "mounts", "files", "least"),
    [
        ("", "", {}, PHYSICAL),
        ("0::/", NESTED, {"sys/fs/cgroup/memory.max": "max"}, PHYSICAL),
        ("0::/", NESTED, {"sys/fs/cgroup/memory.max": f"{G}"}, G),
        ("0::/a.slice/b", NESTED, {"sys/fs/cgroup/a.slice/b/memory.max": f"{G}"}, G),
        ("0::/a.slice/b", NESTED, {"sys/fs/cgroup/a.slice/memory.max": f"{G}",
                                   "sys/fs/cgroup/a.slice/b/memory.max": "max"}, G),
        ("0::/a.slice/b", NESTED, {"sys/fs/cgroup/a.slice/memory.max": f"{3 * G}",
                                   "sys/fs/cgroup/a.slice/b/memory.max": f"{2 * G}",
                                   "sys/fs/cgroup/other/memory.max": f"{G}"}, 2 * G),
        ("0::/../../b", NESTED, {"sys/fs/cgroup/memory.max": f"{G}"}, G),
        ("0::/a", SPACED, {"my groups/a/memory.max": f"{G}"}, G),
        ("0::/a", "", {"sys/fs/cgroup/a/memory.max": f"{G}"}, G),
        ("4:memory:/a/b\n2:cpu:/c", V1, {"sys/fs/cgroup/memory/a/b/memory.limit_in_bytes": f"{G}"},
         G),
        ("4:cpu,memory:/a/b", CPU + V1, {
            "sys/fs/cgroup/memory/a/b/memory.limit_in_bytes": UNLIMITED,
            "sys/fs/cgroup/memory/a/memory.limit_in_bytes": f"{2 * G}",
            "sys/fs/cgroup/memory/memory.limit_in_bytes": UNLIMITED}, 2 * G),
        ("4:memory:/docker/ab12", OWN, {"sys/fs/cgroup/memory/memory.limit_in_bytes": f"{G}"}, G),
        ("4:memory:/docker/ab12/x", OWN, {
            "sys/fs/cgroup/memory/x/memory.limit_in_bytes": f"{G}"}, G),
        ("4:memory:/docker/ab1234", OWN, {"sys/fs/cgroup/memory/memory.limit_in_bytes": f"{G}"},
         G),
        ("0::/u\n4:memory:/m", V1 + NESTED.replace("/sys/fs/cgroup ", "/sys/fs/cgroup/unified "), {
            "sys/fs/cgroup/memory/m/memory.limit_in_bytes": f"{G}",
            "sys/fs/cgroup/unified/u/memory.max": f"{2 * G}"}, G),
    ],
)  # fmt: skip
def test_the_least_limit_of_all_groups_holds(
    group: str,
    mounts: str,
    files: dict[str, str],
    least: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A simulated file system: the process's group, the mount points of groups, their limits."""
    written = {"proc/self/cgroup": group, "proc/self/mountinfo": mounts} | files
    for name, text in written.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if text:
            path.write_text(f"{text}\n")
    sizes = {"SC_PHYS_PAGES": PHYSICAL >> 16, "SC_PAGE_SIZE": 1 << 16}
    monkeypatch.setattr(os, "sysconf", sizes.__getitem__)
    assert min(limits.memory_limits(str(tmp_path))) == least
    found = limits.memory_limits
    monkeypatch.setattr("puzzlelang.text.memory_limits", lambda: found(str(tmp_path)))
    assert options.most_memory() == least * 9 // 10


def test_pages_have_the_size_that_the_system_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """64 KiB on many machines with ARM and POWER."""
    resource = pytest.importorskip("resource")
    statm = tmp_path / "statm"
    statm.write_text("1000 250 100 1 0 200 0\n")
    monkeypatch.setattr(process_memory, "STATM", str(statm))
    monkeypatch.setattr(os, "sysconf", {"SC_PAGE_SIZE": 1 << 16}.__getitem__)
    assert process_memory.resident_bytes() == 250 << 16
    monkeypatch.setattr(resource, "getrlimit", lambda _: (G, G))
    assert process_memory.address_space_left() == G - (1000 << 16)
