"""What a server has done so far, in the text that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.tables = 0
        self.sockets = 0
        self.picks: Counter[str] = Counter()  # by person or bot
        self.hints = 0
        self.archived = 0
        self.raced = 0  # picks that another was quicker than
        self.refusals: Counter[str] = Counter()  # by rule
        self.answers: Counter[str] = Counter()  # HTTP, by status
        self.faults = 0
        self.seconds = 0.0
        self.taken = [0] * (len(BUCKETS) + 1)

    def pick_took(self, seconds: float) -> None:
        """From a person's pick coming in until it was committed and the table told."""
        self.seconds += seconds
        self.taken[bisect_left(BUCKETS, seconds)] += 1

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        yield from single("tables", "gauge", "Tables in memory.", self.tables)
        yield from single("sockets", "gauge", "Browsers at live tables.", self.sockets)
        yield from by_label("picks_total", "Picks committed.", "who", self.picks)
        yield from single("picks_raced_total", "counter", "Picks that another was quicker than.", self.raced)
        yield from single("hints_total", "counter", "Hints given.", self.hints)
        yield from single("tables_archived_total", "counter", "Tables put away.", self.archived)
        yield from by_label("refusals_total", "Refused wishes.", "rule", self.refusals)
        yield from by_label("answers_total", "HTTP answers.", "status", self.answers)
        yield from single("faults_total", "counter", "Errors of the server itself.", self.faults)
        yield from headline("pick_seconds", "histogram", "From a pick to its being committed and told.")
        total = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.taken, strict=True):
            total += count
            yield f'holdfast_pick_seconds_bucket{{le="{bound}"}} {total}'
        yield f"holdfast_pick_seconds_sum {self.seconds:.6f}"
        yield f"holdfast_pick_seconds_count {total}"


def headline(name: str, kind: str, words: str) -> Iterator[str]:
    yield f"# HELP holdfast_{name} {words}"
    yield f"# TYPE holdfast_{name} {kind}"


def single(name: str, kind: str, words: str, value: int) -> Iterator[str]:
    yield from headline(name, kind, words)
    yield f"holdfast_{name} {value}"


def by_label(name: str, words: str, label: str, counts: Counter[str]) -> Iterator[str]:
    yield from headline(name, "counter", words)
    for value, count in sorted(counts.items()):
        yield f'holdfast_{name}{{{label}="{value}"}} {count}'
