"""The system under the program: whatever is not the same on each, with a way out where it lacks.

Linux, macOS and Windows differ in timers, in flags of files, and (``process_memory``) in how a
process learns what it holds; Python in a browser has none of it.  Everything else in the package is
what Python promises everywhere (``test_one_place_for_what_a_system_is``).
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache

from puzzlelang.text.annotations import Any, TypeVar

_Function = TypeVar("_Function", bound=Callable[..., Any])

# ── what machine code asks of the system ─────────────────────────────────────────────

M_MMAP_THRESHOLD = -3
"""As in ``malloc.h``: memory of so many bytes is asked of the system."""


@cache
def advise() -> int | None:
    """The address of ``madvise`` on Linux, by which large pages are asked for.

    There, large memory is also made to go back to the system when it is given back, instead of
    being kept for later in pieces that are never of the size wanted.
    """
    if not sys.platform.startswith("linux"):
        return None
    try:
        import ctypes

        library = ctypes.CDLL(None)
        if hasattr(library, "mallopt"):
            library.mallopt(M_MMAP_THRESHOLD, 1 << 16)
        return ctypes.cast(library.madvise, ctypes.c_void_p).value
    except (ImportError, OSError, AttributeError):
        return None


# ── time ─────────────────────────────────────────────────────────────────────────────


def since_the_process_began() -> float:
    """Seconds since the process was created, if the system reports it, including Python's start."""
    try:
        with open("/proc/self/stat", "rb") as stat:
            ticks = int(stat.read().rpartition(b")")[2].split()[19])
        return time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    except (AttributeError, OSError, ValueError, IndexError):
        return 0.0


SOON = 0.01
"""Seconds until a bell rings again that met something which must not be disturbed."""

_UNDISTURBED: set[Any] = set()
_CALLBACKS: set[Any] = set()
"""Code objects of functions."""


def unrung(function: _Function) -> _Function:
    """Let no bell ring while ``function`` runs: it rings once that has returned."""
    _UNDISTURBED.add(function.__code__)
    return function


def weakly_called(function: _Function) -> _Function:
    """Mark a callback of weak references, in which no signal raises anything (:func:`swallows`)."""
    _CALLBACKS.add(function.__code__)
    return function


def swallows(frame: Any) -> bool:
    """Would Python print and forget what a signal's handler raises now?  It does so in ``__del__``
    and in callbacks of weak references.
    """
    while frame is not None:
        code = frame.f_code
        if code in _CALLBACKS or code.co_name == "__del__":
            return True
        if frame.f_globals.get("__name__") == "weakref":
            return True
        frame = frame.f_back
    return False


def _is_undisturbed(frame: Any) -> bool:
    """Is something written or tidied up, or left because of what ended it?"""
    left = sys.exception()
    if (left is not None and not isinstance(left, Exception)) or swallows(frame):
        return True
    while frame is not None:
        if frame.f_code in _UNDISTURBED or frame.f_code.co_name == "__exit__":
            return True
        frame = frame.f_back
    return False


@contextmanager
def bell(first: float, often: float, ring: Callable[[], None]) -> Iterator[bool]:
    """Have ``ring`` called in the main thread after ``first`` seconds, and every ``often`` seconds
    from then on, whatever that thread is doing and whatever ``ring`` raises: somebody may have
    answered that and gone on.  What must not be disturbed (:func:`unrung`, ``__exit__``, callbacks
    of weak references) ends first.

    Whether it rings at all: a system without timers needs threads for it, and it never does where
    this is not the main thread.
    """
    import signal
    import threading

    way = _by_timer if hasattr(signal, "setitimer") else _by_thread
    if threading.current_thread() is not threading.main_thread():
        yield False
        return
    with way(first, often, ring) as rings:
        yield rings


@contextmanager
def _by_timer(first: float, often: float, ring: Callable[[], None]) -> Iterator[bool]:
    import signal

    is_hearing = False

    def hear(_: int, frame: Any) -> None:
        nonlocal is_hearing
        if is_hearing:  # the next signal may come before this one is handled
            return
        is_hearing = True
        try:
            if _is_undisturbed(frame):
                signal.setitimer(signal.ITIMER_REAL, SOON, often)
            else:
                ring()
        finally:
            is_hearing = False

    before = signal.signal(signal.SIGALRM, hear)
    signal.setitimer(signal.ITIMER_REAL, first, often)
    try:
        yield True
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


WAKING = 0.05
"""Seconds after which a thread looks whether it is still wanted."""


@contextmanager
def _by_thread(first: float, often: float, ring: Callable[[], None]) -> Iterator[bool]:
    """A thread sleeps, and then pretends that Ctrl-C was pressed, which every system hears."""
    import _thread
    import signal
    import threading

    before = signal.getsignal(signal.SIGINT)
    is_over, is_time, is_heard = threading.Event(), threading.Event(), threading.Event()
    pauses = [often]

    def hear(number: int, frame: Any) -> None:
        if not is_time.is_set():  # somebody has pressed Ctrl-C
            if callable(before):
                before(number, frame)
            return
        is_time.clear()
        undisturbed = _is_undisturbed(frame)
        pauses[0] = SOON if undisturbed else often
        is_heard.set()
        if not (is_over.is_set() or undisturbed):
            ring()

    def wait() -> None:
        pause = first
        while not is_over.wait(pause):
            is_heard.clear()
            is_time.set()
            _thread.interrupt_main()
            # else the next could be taken for this one, and this for Ctrl-C
            while not (is_heard.wait(WAKING) or is_over.is_set()):
                pass
            pause = pauses[0]

    thread, rings = threading.Thread(target=wait, daemon=True), False
    try:
        if before is not None:  # else somebody hears it who is not Python
            signal.signal(signal.SIGINT, hear)
            with suppress(RuntimeError):  # Python in a browser has no threads
                thread.start()
                rings = True
        yield rings
    finally:
        is_over.set()
        is_heard.set()
        if rings:
            thread.join()
        if before is not None:
            signal.signal(signal.SIGINT, before)  # a late pretence is heard before this


# ── files and processes ──────────────────────────────────────────────────────────────

PLAIN: int = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Flags by which a file is opened: at once, even if it is a pipe, and byte by byte."""

NO_LINK: int = getattr(os, "O_NOFOLLOW", 0)
NOT_INHERITED: int = getattr(os, "O_CLOEXEC", 0)

HANDLES = os.open in os.supports_dir_fd and os.scandir in os.supports_fd
"""Whether files can be named by an open folder, which nobody can exchange under our hands."""


def only_ours(status: os.stat_result) -> bool:
    """Whether the user owns it and nobody else may write to it (where a system tells)."""
    if not hasattr(os, "geteuid"):
        return True
    return status.st_uid == os.geteuid() and not status.st_mode & 0o022


def this_process() -> str:
    """The process and its machine, for people."""
    import platform

    return f"process {os.getpid()} on {platform.node()}"


def hold(handle: int) -> bool:
    """Keep an open file for this process, until it closes it or ends in whatever way; False where
    another has it.
    """
    try:
        import fcntl
    except ImportError:
        return _hold_on_windows(handle)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _hold_on_windows(handle: int) -> bool:
    if sys.platform != "win32":
        return True
    import msvcrt

    try:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True


def cache_folder() -> str:
    """Where the user's programs keep what they can make again."""
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        return os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Caches")
    return os.environ.get("XDG_CACHE_HOME") or os.path.join(home, ".cache")


def apart() -> dict[str, Any]:
    """How a process is started that Ctrl-C does not reach, by arguments of ``Popen``."""
    if sys.platform == "win32":
        import subprocess

        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW}
    return {"start_new_session": True}


def pipe_encoding() -> str | None:
    """What a program reads that reads our output, where that is not what Python takes: on Windows
    that is a code page, in which JSON is none; None elsewhere, and where the user says it.
    """
    return "utf-8" if os.name == "nt" and not os.environ.get("PYTHONIOENCODING") else None


def columns_of(descriptor: int) -> int:
    """Columns of the terminal that is open as ``descriptor``; 80 for a file or a pipe."""
    if os.environ.get("COLUMNS", "").isdecimal():
        return int(os.environ["COLUMNS"])
    try:
        return os.get_terminal_size(descriptor).columns or 80  # 0: the terminal does not know
    except OSError:
        return 80


def understands_escapes() -> bool:
    """Whether a terminal of this system surely erases a line where it is asked to."""
    return os.name != "nt"


def gives_keys() -> bool:
    """Whether a terminal of this system can hand over each key when it is pressed."""
    try:
        import termios
    except ImportError:  # on Windows, and in a browser
        return False
    return hasattr(termios, "tcsetattr")


@contextmanager
def keys_at_once(terminal: int) -> Iterator[None]:
    """Meanwhile a terminal hands over each key when it is pressed, and shows none; Ctrl-C
    interrupts as always.
    """
    import termios

    before = termios.tcgetattr(terminal)
    now = termios.tcgetattr(terminal)
    now[0] &= ~(termios.IXON | termios.ICRNL)
    now[3] &= ~(termios.ICANON | termios.ECHO)
    now[6][termios.VMIN], now[6][termios.VTIME] = 1, 0
    now[6][termios.VSUSP] = b"\0"  # nobody leaves by Ctrl-Z
    try:
        termios.tcsetattr(terminal, termios.TCSADRAIN, now)
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
