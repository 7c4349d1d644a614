"""`python -m holdfast` is the `holdfast` command."""

import sys

from holdfast.cli import main

if __name__ == "__main__":
    sys.exit(main())
