"""The cache of machine code: its entries, and the files that it never touches."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from puzzlelang.engine import code_cache

KEY, OTHER = code_cache.key_of("one", "two"), code_cache.key_of("other")

POSIX = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs POSIX file permissions")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder named by ``PUZZLELANG_CACHE``."""
    monkeypatch.setenv("PUZZLELANG_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


@pytest.fixture
def ours(root: Path) -> Path:
    """The cache's subfolder, with one entry."""
    code_cache.put(KEY, b"code")
    assert code_cache.get(KEY) == b"code"
    return root / code_cache.OURS


def picture(folder: Path) -> dict[str, bytes | str]:
    """Contents of a folder by name."""
    return {
        str(path.relative_to(folder)): os.readlink(path) if path.is_symlink()
        else "" if path.is_dir() else path.read_bytes()
        for path in folder.rglob("*")
    }  # fmt: skip


def fill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Store more than the cache keeps."""
    monkeypatch.setattr(code_cache, "LARGEST", 1000)
    for number in range(10):
        code_cache.put(code_cache.key_of(str(number)), bytes(300))


def test_what_is_whole_is_given_back(ours: Path) -> None:
    assert KEY != code_cache.key_of("onetwo", "")
    path = ours / f"{KEY}.code"
    whole = path.read_bytes()
    for damaged in (b"", whole[:-1], whole[:60] + b"x" + whole[61:], whole + b"x", whole[26:]):
        path.write_bytes(damaged)
        assert code_cache.get(KEY) is None
    path.write_bytes(whole)
    (ours / f"{OTHER}.code").write_bytes(whole)
    assert code_cache.get(OTHER) is None, "another entry's code"
    assert (ours / "CACHEDIR.TAG").read_bytes().startswith(code_cache.SIGNATURE)


def test_the_folder_does_not_grow_without_end(ours: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_cache, "LARGEST", 1000)
    for number in range(10):
        key = code_cache.key_of(str(number))
        code_cache.put(key, bytes(300))
        os.utime(ours / f"{key}.code", (number, number))
    assert code_cache.get(code_cache.key_of("9")) is not None
    assert code_cache.get(code_cache.key_of("0")) is None
    assert sum(file.stat().st_size for file in ours.glob("*.code")) <= 1200
    code_cache.put(OTHER, bytes(1001))
    assert code_cache.get(code_cache.key_of("9")) is not None, (
        "evicted for an entry that doesn't fit"
    )


def test_files_of_the_user_stay(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files of any name are kept, both in the named folder and in the cache's subfolder."""
    outside = tmp_path / "outside"
    outside.write_bytes(code_cache.HEADER + b"of the user, too")
    (root / "letters").mkdir(parents=True)
    (root / "thesis.txt").write_bytes(bytes(5000))
    (root / "letters" / "one.txt").write_bytes(bytes(5000))
    (root / f"{OTHER}.code").write_bytes(code_cache.HEADER + bytes(5000))
    before = picture(root)
    code_cache.put(KEY, b"code")
    ours = root / code_cache.OURS
    (ours / "notes.txt").write_bytes(code_cache.HEADER)
    (ours / f"{OTHER}.code").write_bytes(b"written by somebody else")
    (ours / f"{'f' * 64}.code").symlink_to(outside)
    (ours / f"{'e' * 64}.code").mkdir()
    (ours / f"{'d' * 64}.code.old").write_bytes(code_cache.HEADER)
    (ours / f"{'c' * 64}.0123456789abcdef.tmp").write_bytes(b"written by somebody else")
    for path in ours.iterdir():
        os.utime(path, (0, 0), follow_symlinks=False)
    inside = picture(ours)
    fill(monkeypatch)
    after = picture(root)
    assert before.items() <= after.items()
    del inside[f"{KEY}.code"]  # the oldest entry
    assert inside.items() <= picture(ours).items()
    assert f"{KEY}.code" not in picture(ours)
    assert outside.read_bytes() == code_cache.HEADER + b"of the user, too"


def test_a_folder_without_our_mark_is_not_ours(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = root / code_cache.OURS
    place.mkdir(parents=True)
    (place / f"{OTHER}.code").write_bytes(code_cache.HEADER)
    (place / f"{OTHER}.0123456789abcdef.tmp").write_bytes(code_cache.HEADER)
    for path in place.iterdir():
        os.utime(path, (0, 0))
    before = picture(root)
    fill(monkeypatch)
    assert picture(root) == before
    assert code_cache.get(code_cache.key_of("9")) is None


def test_a_mark_that_was_cut_off_is_written_again(root: Path) -> None:
    place = root / code_cache.OURS
    place.mkdir(parents=True)
    (place / code_cache.TAG).write_bytes(code_cache.SIGNATURE[:10])
    code_cache.put(KEY, b"code")
    assert code_cache.get(KEY) == b"code"


def test_what_ended_processes_left_behind_goes_when_it_is_old(ours: Path) -> None:
    names = [f"{OTHER}.{number:016x}.tmp" for number in range(4)]
    for name, content in zip(
        names, (b"", code_cache.HEADER[:5], code_cache.HEADER + b"x", b""), strict=True
    ):
        (ours / name).write_bytes(content)
    for name in names[:3]:
        os.utime(ours / name, (0, 0))
    code_cache.put(OTHER, b"code")
    assert [path.name for path in ours.glob("*.tmp")] == names[3:], (
        "a recent file may still be in use"
    )


@POSIX
@pytest.mark.parametrize("subfolder", ["", code_cache.OURS])
def test_a_folder_where_others_may_write_is_not_used(ours: Path, subfolder: str) -> None:
    for mode in (0o770, 0o707):
        (ours.parent / subfolder).chmod(mode)
        before = picture(ours)
        assert code_cache.get(KEY) is None
        code_cache.put(OTHER, b"code")
        assert picture(ours) == before
    (ours.parent / subfolder).chmod(0o755)
    assert code_cache.get(KEY) == b"code"


@POSIX
def test_a_file_that_others_may_write_is_not_used(ours: Path) -> None:
    path = ours / f"{KEY}.code"
    for mode in (0o620, 0o602):
        path.chmod(mode)
        assert code_cache.get(KEY) is None
    path.chmod(0o644)
    assert code_cache.get(KEY) == b"code"


@POSIX
def test_what_belongs_to_another_user_is_not_used(
    ours: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if os.geteuid() == 0:
        for path in (ours / f"{KEY}.code", ours / code_cache.TAG, ours, ours.parent):
            os.chown(path, 1, -1)
            assert code_cache.get(KEY) is None
            os.chown(path, 0, -1)
        assert code_cache.get(KEY) == b"code"
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    assert code_cache.get(KEY) is None


@POSIX
def test_no_link_is_followed(ours: Path, tmp_path: Path) -> None:
    path, elsewhere = ours / f"{KEY}.code", tmp_path / "elsewhere"
    path.rename(elsewhere)
    path.symlink_to(elsewhere)
    before = elsewhere.read_bytes()
    assert code_cache.get(KEY) is None
    code_cache.put(KEY, b"other")  # replaces the link
    assert code_cache.get(KEY) == b"other"
    assert elsewhere.read_bytes() == before
    ours.rename(tmp_path / "moved")
    ours.symlink_to(tmp_path / "moved")
    assert code_cache.get(KEY) is None


@POSIX
def test_a_pipe_in_the_place_of_an_entry_is_not_waited_for(ours: Path) -> None:
    os.mkfifo(ours / f"{OTHER}.code")
    assert code_cache.get(OTHER) is None


@pytest.mark.parametrize("named", ["", "/dev/null", "/dev/null/below", "/proc/self/below"])
def test_without_a_folder_nothing_is_kept(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PUZZLELANG_CACHE", named)
    code_cache.put(KEY, b"code")
    assert code_cache.get(KEY) is None


def process(program: str) -> subprocess.Popen[bytes]:
    head = "import os, sys\nfrom puzzlelang.engine import code_cache as cache\n"
    return subprocess.Popen(
        [sys.executable, "-B", "-X", "dev", "-W", "error", "-c", head + program]
    )


@POSIX
def test_on_a_full_disk_no_part_is_left(ours: Path) -> None:
    """A limit of the file size simulates a full disk: writing stops midway."""
    before = picture(ours)
    program = f"""
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
cache.put({OTHER!r}, bytes(5000))
assert cache.get({OTHER!r}) is None and cache.get({KEY!r}) == b"code"
"""
    assert process(program).wait() == 0
    assert picture(ours) == before


def test_two_processes_at_once(root: Path) -> None:
    """Each evicts entries while the others read and write."""
    program = """
cache.LARGEST = 3000
for number in range(200):
    key = cache.key_of(str(number % 7))
    cache.put(key, key.encode() * 8)
    for other in range(7):
        key = cache.key_of(str(other))
        assert cache.get(key) in (None, key.encode() * 8)
"""
    running = [process(program) for _ in range(3)]
    assert [one.wait() for one in running] == [0, 0, 0]
    assert list((root / code_cache.OURS).glob("*.tmp")) == []
    assert len(list((root / code_cache.OURS).glob("*.code"))) > 1
