"""Playing on many machines: every worker needs the same Holdfast, and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

from .. import HoldfastError
from .extras import need
from .playing import Batch
from .work import AHEAD, Work, play_undisturbed

if TYPE_CHECKING:
    from distributed import Client

DASK = "dask://"
TIME_TO_CONNECT = 10  # seconds
TIME_ALONE = 60  # seconds that a run waits for workers when all have left
A_LOOK = 0.1  # seconds between two looks whether a batch is done
WAVE = 4  # batches for each worker of Ray


def is_dask(cluster: str) -> bool:
    host, colon, port = cluster.removeprefix(DASK).rpartition(":")
    return cluster.startswith(DASK) and bool(host and colon) and port.isdecimal()


@contextmanager
def dask_client(cluster: str) -> Iterator[Client]:
    need("distributed", "cluster")
    from distributed import Client

    for room in ("client", "utils"):  # that a scheduler is lost, we say ourselves
        logging.getLogger(f"distributed.{room}").setLevel(logging.CRITICAL)
    address = f"tcp://{cluster.removeprefix(DASK)}"
    try:
        client = Client(address, timeout=TIME_TO_CONNECT, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError):
        raise HoldfastError(f"No Dask scheduler answers at {cluster}.") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=TIME_TO_CONNECT)
        except TimeoutError:
            raise HoldfastError(f"The Dask scheduler at {cluster} has no workers.") from None
        yield client


def workers_of(client: Client) -> int:
    """How many batches the cluster can play at once, now: workers may come and go."""
    threads: dict[str, int] = client.nthreads()  # type: ignore[no-untyped-call]
    return sum(threads.values())


def on_dask(client: Client, work: Work) -> Generator[Batch]:
    """Batches as they are done. joblib has a way to Dask, too, but plays on this machine where the cluster has one
    worker, and does not see others join.

    A batch counts as done when it is here: one that lies with a worker that leaves has to be played again."""
    from distributed import as_completed

    tasks = iter(work)
    futures: Any = as_completed([], loop=client.loop, with_results=True)  # type: ignore[no-untyped-call]
    while work.left or futures.count():
        work.workers = workers_of(client)
        for task in islice(tasks, max(0, AHEAD * work.workers - futures.count())):
            futures.add(client.submit(play_undisturbed, *task, pure=False))
        wait_for_one(client, futures)
        while futures.has_ready():
            _, batch = next(futures)
            if isinstance(batch, BaseException):  # it was called off, for the scheduler is gone
                raise batch
            yield batch


def wait_for_one(client: Client, futures: Any) -> None:
    """Until a batch is done, or there is somebody to hand one to. Workers may leave and others come, but they are not
    waited for without end."""
    given_up = monotonic() + TIME_ALONE
    while not futures.has_ready():
        if workers_of(client):
            if not futures.count():
                return
            given_up = monotonic() + TIME_ALONE
        elif monotonic() > given_up:
            raise HoldfastError(f"The Dask cluster has had no workers for {TIME_ALONE} seconds.")
        sleep(A_LOOK)


@contextmanager
def ray_cluster() -> Iterator[None]:
    """The Ray cluster of the environment, or one on this machine where there is none: joblib's backend `ray`."""
    need("ray", "ray")
    import ray
    from ray.util.joblib import register_ray

    try:
        ray.init(ignore_reinit_error=True, logging_level="error")
    except (OSError, RuntimeError) as error:
        raise HoldfastError(f"No Ray cluster can be reached: {error}") from None
    register_ray()
    try:
        yield
    finally:
        ray.shutdown()


def on_ray(work: Work) -> Generator[Batch]:
    """By joblib, whose backend for Ray gives results only when all that it was asked for are there: in waves."""
    need("joblib", "lab")
    import joblib

    tasks = iter(work)
    with joblib.parallel_config(backend="ray", n_jobs=-1):
        work.workers = joblib.effective_n_jobs(-1)
        while wave := list(islice(tasks, WAVE * work.workers)):
            yield from joblib.Parallel(batch_size=1)(joblib.delayed(play_undisturbed)(*task) for task in wave)
