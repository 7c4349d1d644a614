"""Who plays: this process, workers on this machine, or a cluster. It changes when a game is done, and nothing else."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from contextlib import closing
from warnings import catch_warnings, simplefilter

from .. import BadOption, HoldfastError
from .clusters import dask_client, is_dask, on_dask, on_ray, ray_cluster
from .extras import need
from .playing import Batch, play_batch
from .spec import Origin, Spec
from .work import AHEAD, Work, play_for

RAY = "ray"
LOST = ("asyncio", "concurrent", "distributed", "ray")  # libraries whose errors are a cluster's, not a game's


class Crew:
    """Who plays: a number of jobs on this machine, or the workers of a cluster (`dask://host:port`, or `ray`)."""

    def __init__(self, jobs: int | None = None, cluster: str | None = None) -> None:
        if jobs is not None and jobs < 1:
            raise BadOption(f"There must be at least one job, not {jobs}.")
        if cluster is not None and jobs is not None:
            raise BadOption("A cluster plays with all its workers: --jobs does not go with --cluster.")
        if cluster is not None and cluster != RAY and not is_dask(cluster):
            raise BadOption(f"A cluster is named as dask://HOST:PORT, or as ray, not {cluster!r}.")
        self.cluster = cluster
        self.jobs = jobs or cores()

    def play(self, spec: Spec, origin: Origin, seeds: Sequence[range]) -> Generator[Batch]:
        """Batches in the order in which they are done."""
        work = Work(spec, origin, seeds)
        if not work.left:
            return
        with closing(self._batches(work)) as batches:
            for batch in batches:
                work.learn(batch)
                yield batch

    def _batches(self, work: Work) -> Generator[Batch]:
        """Here, on processes beside this one, or on the cluster."""
        if self.cluster is None and self.jobs == 1:
            for task in work:
                yield play_batch(*task)
        elif self.cluster is None:
            yield from by_workers(work, self.jobs)
        else:
            yield from on_cluster(work, self.cluster)


def on_cluster(work: Work, cluster: str) -> Generator[Batch]:
    try:
        if cluster == RAY:
            with ray_cluster():
                yield from on_ray(work)
        else:
            with dask_client(cluster) as client:
                yield from on_dask(client, work)
    except Exception as error:
        if type(error).__module__.partition(".")[0] not in LOST:
            raise
        raise HoldfastError(f"The cluster {cluster} is lost ({type(error).__name__}).") from error


def by_workers(work: Work, jobs: int) -> Generator[Batch]:
    """Processes beside this one, by joblib's loky."""
    need("joblib", "lab")
    import joblib
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    work.workers = jobs
    parallel = joblib.Parallel(
        n_jobs=jobs, backend="loky", return_as="generator_unordered", batch_size=1, pre_dispatch=f"{AHEAD}*n_jobs"
    )
    batches = parallel(joblib.delayed(play_for)(os.getpid(), *task) for task in work)
    try:
        for batch in batches:  # noqa: UP028  # 'yield from' would close them itself, and aloud
            yield batch
    except TerminatedWorkerError:
        raise HoldfastError("A worker was killed, perhaps because memory ran out; fewer --jobs need less.") from None
    finally:
        with catch_warnings():
            simplefilter("ignore", UserWarning)  # that tasks are not waited for: somebody wants to stop
            batches.close()


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
