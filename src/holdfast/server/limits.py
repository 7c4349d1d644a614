"""How often one may ask. Counts are of this process alone: they are a dam against floods, not a ledger.

(The package `limits` counts too, but starts a thread at almost every count, which costs more than all else in a pick.)
"""

from __future__ import annotations

import re
from collections import Counter
from time import monotonic
from typing import Final

from ..kernel import BadOption, Refused, Said
from .turns import Person

SECONDS: Final = {"second": 1, "minute": 60, "hour": 3600}
WRITTEN: Final = re.compile(r"(\d+)/(?:(\d+) )?(second|minute|hour)s?")


class Rate:
    """So many in so many seconds, counted anew when they are over."""

    def __init__(self, words: str) -> None:
        found = WRITTEN.fullmatch(words)
        if found is None:
            raise BadOption(f"A rate is written as 20/minute or 10/30 seconds, not {words!r}.")
        self.words = words
        self.most = int(found[1])
        self.seconds = int(found[2] or 1) * SECONDS[found[3]]
        self.window = -1
        self.counts: Counter[str] = Counter()

    def allows(self, who: str) -> bool:
        window = int(monotonic() // self.seconds)
        if window != self.window:
            self.window = window
            self.counts.clear()
        self.counts[who] += 1
        return self.counts[who] <= self.most

    def follow(self, before: str, session: str) -> None:
        self.counts[session] += self.counts.pop(before, 0)


class Limits:
    def __init__(self, rates: dict[str, tuple[str, str]]) -> None:
        self.rates = {kind: (Rate(each), Rate(together)) for kind, (each, together) in rates.items()}

    def count(self, kind: str, who: Person) -> None:
        """Refuses what comes too often, from one browser or from one address."""
        each, together = self.rates[kind]
        if who.session and not each.allows(who.session):
            raise Refused("HF-RATE", Said("server-too-often", number=each.most, seconds=each.seconds))
        if not together.allows(who.address):
            raise Refused("HF-RATE", Said("server-address-too-often"))

    def follow(self, before: str, session: str) -> None:
        """A browser has another cookie: what was counted by the last one counts."""
        for each, _ in self.rates.values():
            each.follow(before, session)
