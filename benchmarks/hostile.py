"""Three thousand files that mean harm, each in a process of its own, beside the promises.

Each ends within a second of CPU and 128 MB, with one message of less than 4 kB (or an answer that
is right); nothing is run, and nothing read that the file has no right to.  ``--match TEXT`` takes
those whose name has it in it, ``--every N`` each Nth.  It takes some ten minutes.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.project.hostile_runner import main

if __name__ == "__main__":
    sys.exit(main(["--whole", *sys.argv[1:]]))
