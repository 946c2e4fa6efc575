"""``puzzlelang``, ``python -m puzzlelang``"""

import sys


def main() -> int:
    """Run the program; Ctrl-C is answered in words even while the program is being loaded."""
    try:
        from puzzlelang.cli import main as run

        return run()
    except KeyboardInterrupt:
        sys.stderr.write("Interrupted.\n")
        return 130


if __name__ == "__main__":
    sys.exit(main())
