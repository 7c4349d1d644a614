"""Whoever plays, the games are the same: this process, workers beside it, a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import duckdb
import pytest

from holdfast import BadOption, HoldfastError
from holdfast.lab import Crew, make_spec, run
from holdfast.lab.playing import Batch
from holdfast.lab.spec import origin_of
from holdfast.lab.tables import TABLES, table_file
from holdfast.lab.work import LARGEST_BATCH, Work

SPEC = make_spec("rebuild", ["random"], games=24)


def tables(folder: Path) -> dict[str, list[Any]]:
    """Everything but how long it took."""
    timed = ("games", "decisions")
    return {
        table: duckdb.sql(
            f"SELECT * {'EXCLUDE (seconds)' if table in timed else ''} FROM '{table_file(folder, table)}'"
        ).fetchall()
        for table in TABLES
    }


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Any]]:
    folder = tmp_path_factory.mktemp("alone")
    run(SPEC, folder, Crew(1))
    return tables(folder)


def test_workers_of_this_machine_play_the_same_games(tmp_path: Path, alone: dict[str, list[Any]]) -> None:
    run(SPEC, tmp_path, Crew(2))
    assert tables(tmp_path) == alone


def a_cluster() -> Any:
    """A scheduler and a worker process on loopback."""
    from distributed import LocalCluster

    return LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address="127.0.0.1:0"
    )


def address_of(cluster: Any) -> str:
    address: str = cluster.scheduler_address
    return address.replace("tcp://", "dask://")


@pytest.fixture(scope="module")
def dask_cluster() -> Iterator[str]:
    with a_cluster() as cluster:
        yield address_of(cluster)


def test_a_dask_cluster_plays_the_same_games(tmp_path: Path, dask_cluster: str, alone: dict[str, list[Any]]) -> None:
    run(SPEC, tmp_path, Crew(cluster=dask_cluster))
    assert tables(tmp_path) == alone


def test_a_cluster_whose_workers_have_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for ever; a run begun when others have come is played."""
    monkeypatch.setattr("holdfast.lab.clusters.TIME_ALONE", 1)
    spec = make_spec("rebuild", ["random"], games=100_000)
    with a_cluster() as cluster:
        crew = Crew(cluster=address_of(cluster))
        batches = crew.play(spec, origin_of(spec), [spec.seeds])
        first = next(batches)
        cluster.scale(0)
        with pytest.raises(HoldfastError, match=r"no workers for 1 seconds\.$"):
            for _ in batches:
                pass
        cluster.scale(1)
        again = crew.play(spec, origin_of(spec), [spec.seeds])
        assert next(again).first == first.first
        again.close()


def test_a_cluster_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.lab.clusters.TIME_TO_CONNECT", 1)
    with pytest.raises(HoldfastError, match=r"^No Dask scheduler answers at dask://127\.0\.0\.1:9\.$"):
        run(SPEC, tmp_path, Crew(cluster="dask://127.0.0.1:9"))


@pytest.mark.parametrize(
    ("jobs", "cluster", "reason"),
    [
        (0, None, "at least one job"),
        (None, "dask:8786", "dask://HOST:PORT"),
        (None, "dask://host", "dask://HOST:PORT"),
        (None, "spark", "not 'spark'"),
        (2, "ray", "--jobs does not go with --cluster"),
    ],
)
def test_a_crew_that_cannot_be(jobs: int | None, cluster: str | None, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        Crew(jobs, cluster)


@pytest.mark.parametrize(("library", "crew", "extra"), [("joblib", (2, None), "lab"), ("ray", (None, "ray"), "ray")])
def test_who_lacks_a_library_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, library: str, crew: tuple[int | None, str | None], extra: str
) -> None:
    monkeypatch.setattr("holdfast.lab.extras.find_spec", lambda name: None if name == library else object())
    with pytest.raises(HoldfastError, match=rf'needs {library}.*pip install "holdfast\[{extra}\]"'):
        next(Crew(*crew).play(SPEC, origin_of(SPEC), [SPEC.seeds]))


def played(seeds: range, seconds: float) -> Batch:
    return Batch(seeds.start, len(seeds), seconds * len(seeds), b"")


def cut(*seeds: range, seconds: float, workers: int = 2) -> list[range]:
    """The batches into which work is cut, if a game takes so many seconds."""
    work = Work(SPEC, origin_of(SPEC), seeds)
    work.workers = workers
    batches = []
    for _, _, batch in work:
        batches.append(batch)
        work.learn(played(batch, seconds))
    return batches


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.1, 60.0])
def test_every_seed_is_in_one_batch(seconds: float) -> None:
    batches = cut(range(5, 700), range(900, 950), seconds=seconds)
    assert [seed for batch in batches for seed in batch] == [*range(5, 700), *range(900, 950)]


def test_a_batch_takes_about_as_long_whatever_the_game() -> None:
    assert len(cut(range(1, 10_001), seconds=0.03)[12]) == 100
    assert {len(batch) for batch in cut(range(1, 50), seconds=60.0)} == {1}
    assert max(len(batch) for batch in cut(range(1, 10_001), seconds=0.0001)) == LARGEST_BATCH


def test_the_first_batches_are_small_so_that_who_stops_soon_keeps_something() -> None:
    sizes = [len(batch) for batch in cut(range(1, 10_001), seconds=0.03)]
    assert sizes[:4] == [1, 10, 10, 10]
    assert sizes[:12] == sorted(sizes[:12])


def test_the_last_batches_are_small_so_that_nobody_waits() -> None:
    sizes = [len(batch) for batch in cut(range(1, 1001), seconds=0.03)]
    assert sizes[-2] < 100 / 4
