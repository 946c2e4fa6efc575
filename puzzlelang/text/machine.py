"""Platform layer: features that differ between systems, each with a fallback.

Linux, macOS and Windows differ in timers, flags of files and (``process_memory``) memory; Python in
a browser lacks all three. Other modules use only portable features of Python
(``test_one_place_for_what_a_system_is``).
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

# ── memory for machine code ──────────────────────────────────────────────────────────

M_MMAP_THRESHOLD = -3
"""Parameter of ``mallopt`` in ``malloc.h``: size from which ``malloc`` uses ``mmap``."""


@cache
def advise() -> int | None:
    """The address of ``madvise`` on Linux, which requests large pages.

    Also makes ``malloc`` return large blocks to the system. Otherwise it keeps freed memory in
    pieces that are too small for later requests.
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


PAGE = 4096
"""Size of a page of x86-64."""


def code_memory(size: int) -> tuple[Any, Callable[[int], None]] | None:
    """Return writable memory, and a function that makes its first pages executable and read-only.

    ``None`` except on x86-64 Linux. The function raises ``OSError`` if the system forbids it.
    """
    if sys.platform != "linux" or os.uname().machine != "x86_64" or sys.maxsize >> 32 == 0:
        return None
    import ctypes
    import mmap

    # pages that a child process shares would be changed by it
    memory = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)

    def seal(size: int) -> None:
        address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        mode = mmap.PROT_READ | mmap.PROT_EXEC
        if ctypes.CDLL(None).mprotect(ctypes.c_void_p(address), ctypes.c_size_t(size), mode):
            raise OSError("this system allows no new machine code")

    return memory, seal


def processor() -> str:
    """Return what decides the instructions of an x86 processor on Linux; empty elsewhere."""
    try:
        with open("/proc/cpuinfo", "rb") as file:
            text = file.read(1 << 14).decode(errors="replace")
    except OSError:
        return ""
    rows = [row for row in text.split("\n\n")[0].splitlines() if row.startswith(_DECISIVE)]
    return "\n".join(rows) if len(rows) > len(_DECISIVE) else ""


_DECISIVE = ("vendor_id", "cpu family", "model", "flags")
"""Beginnings of lines; two lines begin with ``model``."""


# ── time ─────────────────────────────────────────────────────────────────────────────


def since_the_process_began() -> float:
    """Seconds since the process was created, including Python's start; 0 if unknown."""
    try:
        with open("/proc/self/stat", "rb") as stat:
            ticks = int(stat.read().rpartition(b")")[2].split()[19])
        return time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    except (AttributeError, OSError, ValueError, IndexError):
        return 0.0


SOON = 0.01
"""Seconds until an alarm rings again if it interrupted protected code."""

_UNDISTURBED: set[Any] = set()
_CALLBACKS: set[Any] = set()
"""Code objects of functions."""


def unrung(function: _Function) -> _Function:
    """Protect ``function`` from alarms; one that is due rings when it returns."""
    _UNDISTURBED.add(function.__code__)
    return function


def weakly_called(function: _Function) -> _Function:
    """Mark a callback of weak references, whose exceptions Python discards (:func:`swallows`)."""
    _CALLBACKS.add(function.__code__)
    return function


def swallows(frame: Any) -> bool:
    """True if Python would print and discard an exception of a signal handler now.

    It does so in ``__del__`` and in callbacks of weak references.
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
    """True if an alarm must wait, for protected code or an ending in progress."""
    exception = sys.exception()
    if (exception is not None and not isinstance(exception, Exception)) or swallows(frame):
        return True
    while frame is not None:
        if frame.f_code in _UNDISTURBED or frame.f_code.co_name == "__exit__":
            return True
        frame = frame.f_back
    return False


@contextmanager
def bell(first: float, often: float, ring: Callable[[], None]) -> Iterator[bool]:
    """Call ``ring`` in the main thread after ``first`` seconds, then every ``often`` seconds.

    It continues after an exception of ``ring``, which may have been handled. Protected code
    (:func:`unrung`, ``__exit__``, callbacks of weak references) finishes first. Yields whether the
    alarm works: only in the main thread, and only with timers or threads.
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

    is_hearing = is_over = False

    def hear(_: int, frame: Any) -> None:
        nonlocal is_hearing
        if is_hearing or is_over:  # a signal may interrupt the handling of the previous one
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
        is_over = True  # a signal that is heard later must not start the timer again
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


WAKING = 0.05
"""Seconds between checks of the alarm thread whether it should stop."""


@contextmanager
def _by_thread(first: float, often: float, ring: Callable[[], None]) -> Iterator[bool]:
    """Simulate Ctrl-C, which every system handles, from a thread."""
    import _thread
    import signal
    import threading

    before = signal.getsignal(signal.SIGINT)
    is_over, is_time, is_heard = threading.Event(), threading.Event(), threading.Event()
    pauses = [often]

    def hear(number: int, frame: Any) -> None:
        if not is_time.is_set():  # a real Ctrl-C
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
            # otherwise a late signal could be taken for the next one, or for a real Ctrl-C
            while not (is_heard.wait(WAKING) or is_over.is_set()):
                pass
            pause = pauses[0]

    thread, rings = threading.Thread(target=wait, daemon=True), False
    try:
        if before is not None:  # otherwise the handler is not Python's
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
            signal.signal(signal.SIGINT, before)  # a late simulated Ctrl-C is handled before this


# ── files and processes ──────────────────────────────────────────────────────────────

PLAIN: int = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Flags for opening a file without blocking (if it is a pipe) and without newline translation."""

NO_LINK: int = getattr(os, "O_NOFOLLOW", 0)
NOT_INHERITED: int = getattr(os, "O_CLOEXEC", 0)

HANDLES = os.open in os.supports_dir_fd and os.scandir in os.supports_fd
"""Support for paths relative to an open folder, which can't be replaced meanwhile."""


def only_ours(status: os.stat_result) -> bool:
    """True if the user owns a file and no other user may write to it (or if unknown)."""
    if not hasattr(os, "geteuid"):
        return True
    return status.st_uid == os.geteuid() and not status.st_mode & 0o022


def this_process() -> str:
    """Describe the process and its machine in words."""
    import platform

    return f"process {os.getpid()} on {platform.node()}"


def hold(handle: int) -> bool:
    """Lock an open file until it is closed or the process ends; False if another process has it."""
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
    """The folder for caches of the user's programs."""
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        return os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Caches")
    return os.environ.get("XDG_CACHE_HOME") or os.path.join(home, ".cache")


def apart() -> dict[str, Any]:
    """Arguments of ``Popen`` for a process that Ctrl-C doesn't reach."""
    if sys.platform == "win32":
        import subprocess

        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW}
    return {"start_new_session": True}


def cpu_limit(seconds: int) -> Callable[[], None] | None:
    """Return a function by which a process asks the system to kill it after ``seconds`` of CPU
    time; None on Windows and in a browser.
    """
    try:
        import resource
    except ImportError:
        return None
    return lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def end_with_parent() -> None:
    """End this process of ``multiprocessing`` with its parent, and leave Ctrl-C to the parent."""
    import signal
    import threading
    from multiprocessing import parent_process

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def pipe_encoding() -> str | None:
    """Encoding for output to another program; None for Python's default.

    On Windows the default is a code page, but JSON is UTF-8; ``PYTHONIOENCODING`` has priority.
    """
    return "utf-8" if os.name == "nt" and not os.environ.get("PYTHONIOENCODING") else None


def columns_of(descriptor: int) -> int:
    """The columns of the terminal ``descriptor``; 80 for a file or a pipe."""
    if os.environ.get("COLUMNS", "").isdecimal():
        return int(os.environ["COLUMNS"])
    try:
        return os.get_terminal_size(descriptor).columns or 80  # 0 means unknown
    except OSError:
        return 80


def understands_escapes() -> bool:
    """True if terminals of this system reliably erase lines on request."""
    return os.name != "nt"


def gives_keys() -> bool:
    """True if terminals of this system can deliver each key immediately."""
    try:
        import termios
    except ImportError:  # on Windows, and in a browser
        return False
    return hasattr(termios, "tcsetattr")


@contextmanager
def keys_at_once(terminal: int) -> Iterator[None]:
    """Make a terminal deliver each key immediately, without echo; Ctrl-C still interrupts."""
    import termios

    before = termios.tcgetattr(terminal)
    now = termios.tcgetattr(terminal)
    now[0] &= ~(termios.IXON | termios.ICRNL)
    now[3] &= ~(termios.ICANON | termios.ECHO)
    now[6][termios.VMIN], now[6][termios.VTIME] = 1, 0
    now[6][termios.VSUSP] = b"\0"  # no suspending with Ctrl-Z
    try:
        termios.tcsetattr(terminal, termios.TCSADRAIN, now)
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
