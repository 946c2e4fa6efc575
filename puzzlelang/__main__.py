"""``python -m puzzlelang``"""

import sys

from puzzlelang.cli import main

sys.exit(main())
