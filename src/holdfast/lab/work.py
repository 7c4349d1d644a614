"""Cutting work into batches of about as many seconds each: a batch of one game would cost more to send than to play,
and one of many could not be kept before it is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from threading import Lock

from .playing import Batch, play_batch
from .spec import Origin, Spec
from .stopping import end_with, leave_ctrl_c

Task = tuple[Spec, Origin, range]

AHEAD = 2  # batches handed out for each worker: one to play, one to begin with when it is done
BATCH_SECONDS = 3.0
FIRST_SECONDS = 0.3  # of the first batches: who stops soon, or looks how fast it goes, need not wait for a large one
LARGEST_BATCH = 1000
SMALLEST_PART = 8  # of a usual batch, towards the end


class Work:
    """The seeds still to be played, cut into batches as they are called for: the longer a game takes, the fewer go into
    one, and towards the end they grow smaller, so that nobody waits long for the last. `workers` is how many play."""

    def __init__(self, spec: Spec, origin: Origin, seeds: Sequence[range]) -> None:
        self.spec = spec
        self.origin = origin
        self.ranges = [seeds_of for seeds_of in seeds if seeds_of]
        self.left = sum(map(len, self.ranges))
        self.workers = 1
        self.seconds = 0.0
        self.played = 0
        self.lock = Lock()  # joblib calls for work in a thread of its own

    def learn(self, batch: Batch) -> None:
        with self.lock:
            self.seconds += batch.seconds
            self.played += batch.games

    def __iter__(self) -> Iterator[Task]:
        while (seeds := self.cut()) is not None:
            yield self.spec, self.origin, seeds

    def cut(self) -> range | None:
        with self.lock:
            if not self.ranges:
                return None
            size = self.size()
            batch, rest = self.ranges[0][:size], self.ranges[0][size:]
            self.ranges[:1] = [rest] if rest else []
            self.left -= len(batch)
            return batch

    def size(self) -> int:
        """One game, as long as nobody knows how long one takes; then as long as each worker has played so far."""
        if not self.played:
            return 1
        seconds = min(BATCH_SECONDS, max(FIRST_SECONDS, self.seconds / self.workers))
        enough = int(seconds * self.played / max(self.seconds, 1e-9))
        share = max(self.left // (AHEAD * self.workers), enough // SMALLEST_PART)
        return max(1, min(enough, share, LARGEST_BATCH))


def play_undisturbed(spec: Spec, origin: Origin, seeds: range) -> Batch:
    """In a worker of a cluster."""
    leave_ctrl_c()
    return play_batch(spec, origin, seeds)


def play_for(starter: int, spec: Spec, origin: Origin, seeds: range) -> Batch:
    """In a worker on this machine, which the process `starter` started."""
    end_with(starter)
    return play_batch(spec, origin, seeds)
