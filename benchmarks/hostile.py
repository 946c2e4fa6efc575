"""Three thousand malicious files, each in a separate process, compared with the promises.

Each must end within a second of CPU and 128 MB, with one message of less than 4 kB (or a correct
answer); nothing is run, and nothing read without permission.  ``--match TEXT`` selects by name,
``--every N`` each Nth.  It takes about ten minutes.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.project.hostile_runner import main

if __name__ == "__main__":
    sys.exit(main(["--whole", *sys.argv[1:]]))
