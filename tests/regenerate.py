"""Write node counts and playthroughs anew, after a rule was changed on purpose: `python -m tests.regenerate`.

Then look at the difference before keeping it. Finished games are found anew by `python -m tests.records.find`.
"""

from __future__ import annotations

from tests.playthroughs import telling
from tests.records import nodes
from tests.toys.playing import registered

if __name__ == "__main__":
    with registered():
        nodes.write()
    telling.write()
