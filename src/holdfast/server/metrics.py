"""What a server has done so far, in the text that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

if TYPE_CHECKING:
    from .health import Health
    from .house import House

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


async def told_to_prometheus(house: House) -> Response:
    """What it has done so far, and how it is now."""
    health = await house.doctor.health()
    lines = [*house.metrics.lines(), *gauges(house, health)]
    return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


def gauges(house: House, health: Health) -> Iterator[str]:
    asked = house.doctor.seconds
    yield from single("store_up", "gauge", "Whether the store answers.", int(health.store))
    yield from single("bus_up", "gauge", "Whether the bus answers.", int(health.bus))
    yield from headline("ask_seconds", "gauge", "How long the store and the bus took to answer.")
    yield from (f'holdfast_ask_seconds{{what="{what}"}} {seconds:.6f}' for what, seconds in sorted(asked.items()))
    yield from single("draining", "gauge", "Whether it is about to end.", int(house.draining))
    yield from single("tables_behind", "gauge", "Tables that may have less than the store.", health.behind)
    turns = {"bots": house.turns, "hints": house.turns_of_advice}
    yield from headline("thoughts_waiting", "gauge", "Bots and hints that wait for a worker.")
    yield from (f'holdfast_thoughts_waiting{{what="{what}"}} {len(one.waiting)}' for what, one in turns.items())
    yield from headline("thoughts_running", "gauge", "Bots and hints that have a worker.")
    yield from (f'holdfast_thoughts_running{{what="{what}"}} {one.running.total()}' for what, one in turns.items())


def on_its_own(house: House) -> Starlette:
    """An application that tells the metrics and nothing else, for an address that the public cannot reach."""

    async def metrics(request: Request) -> Response:
        return await told_to_prometheus(house)

    return Starlette(routes=[Route("/metrics", metrics)])


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
