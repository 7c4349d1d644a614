"""A run in its folder: it goes on where it was stopped, loses nothing that was done, and keeps to what was asked."""

from __future__ import annotations

import gzip
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import duckdb
import msgspec
import pytest

from holdfast import BadSave, HoldfastError
from holdfast.lab import Crew, Done, Spec, Stopped, make_spec, run, write_report
from holdfast.lab.keeping import SHARDS, begin, keep, look_over, missing, read_run
from holdfast.lab.playing import Batch, play_batch
from holdfast.lab.spec import origin_of
from holdfast.lab.tables import TABLES, gather, table_file
from tests.lab.arrange import Plays

SPEC = make_spec("rebuild", ["random"], games=8)
FEW = msgspec.structs.replace(SPEC, games=2)


def seeds_in(folder: Path, table: str = "games") -> list[int]:
    rows = duckdb.sql(f"SELECT DISTINCT seed FROM '{table_file(folder, table)}' ORDER BY seed").fetchall()
    return [row[0] for row in rows]


def test_ctrl_c_keeps_what_is_done_and_the_same_again_goes_on(tmp_path: Path) -> None:
    with pytest.raises(Stopped) as stopped:
        run(SPEC, tmp_path, Plays(2, KeyboardInterrupt()))
    assert stopped.value.done == Done(games=4, played=4, damaged=0)
    assert seeds_in(tmp_path) == [1, 2, 3, 4]
    told: list[tuple[int, int]] = []
    assert run(SPEC, tmp_path, Crew(1), lambda *done: told.append(done)) == Done(games=8, played=4, damaged=0)
    assert told[0] == (4, 8)
    assert told[-1] == (8, 8)
    assert all(seeds_in(tmp_path, table) == list(range(1, 9)) for table in TABLES)


@pytest.mark.filterwarnings("error")
def test_who_stops_early_is_not_told_what_was_not_waited_for() -> None:
    spec = msgspec.structs.replace(SPEC, games=2000)
    batches = Crew(2).play(spec, origin_of(spec), [spec.seeds])
    next(batches)
    batches.close()


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    run(SPEC, tmp_path)
    made = table_file(tmp_path, "games").stat().st_mtime_ns
    assert run(SPEC, tmp_path) == Done(games=8, played=0, damaged=0)
    assert table_file(tmp_path, "games").stat().st_mtime_ns == made


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    run(msgspec.structs.replace(SPEC, games=3), tmp_path)
    assert run(SPEC, tmp_path) == Done(games=8, played=5, damaged=0)
    assert read_run(tmp_path).spec.games == 8


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (make_spec("frostpunk", ["random"]), "its game is rebuild, not frostpunk"),
        (make_spec("rebuild", ["random"], seats=3), "its number of seats is 2, not 3"),
        (make_spec("rebuild", ["greedy", "random"]), "its players is random,random, not greedy,random"),
        (msgspec.structs.replace(SPEC, rotated=True), "its seating is fixed, not rotated"),
        (make_spec("rebuild", ["random"], seed=2), "its first seed is 1, not 2"),
        (make_spec("rebuild", ["random"], options={"tied_bonus": "nobody"}), "its tied_bonus is all, not nobody"),
    ],
)
def test_another_run_is_not_mixed_in(tmp_path: Path, other: Spec, what: str) -> None:
    run(FEW, tmp_path)
    before = list((tmp_path / SHARDS).iterdir())
    with pytest.raises(HoldfastError, match=what):
        run(other, tmp_path)
    assert list((tmp_path / SHARDS).iterdir()) == before


def test_a_run_without_games_is_in_nobodys_way(tmp_path: Path) -> None:
    """Somebody mistyped, and pressed Ctrl-C at once."""
    with pytest.raises(Stopped):
        run(make_spec("frostpunk", ["random"]), tmp_path, Plays(0, KeyboardInterrupt()))
    assert run(FEW, tmp_path).games == 2
    assert read_run(tmp_path).spec == FEW


def test_games_of_which_nobody_knows_what_was_asked_are_not_mixed_in(tmp_path: Path) -> None:
    run(FEW, tmp_path)
    (tmp_path / "run.json").unlink()
    with pytest.raises(BadSave, match=r"there is no run\.json in it"):
        run(SPEC, tmp_path)


@pytest.mark.parametrize("harm", ["not there", "not JSON"])
def test_lost_words_are_found_again(tmp_path: Path, harm: str) -> None:
    run(FEW, tmp_path)
    words = tmp_path / "words.json"
    was = words.read_bytes()
    words.unlink() if harm == "not there" else words.write_bytes(b"{")
    with pytest.raises(BadSave, match=r"words\.json.* The command that made the run makes this file again\."):
        write_report(tmp_path)
    run(FEW, tmp_path)
    assert words.read_bytes() == was


@pytest.mark.parametrize("harm", ["empty", "cut short", "something else"])
def test_damaged_tables_are_made_anew(tmp_path: Path, harm: str) -> None:
    run(FEW, tmp_path)
    table = table_file(tmp_path, "games")
    data = table.read_bytes()
    table.write_bytes({"empty": b"", "cut short": data[:-9], "something else": b"garbage"}[harm])
    write_report(tmp_path)
    assert seeds_in(tmp_path) == [1, 2]


def test_tables_that_cannot_be_read_are_told_in_a_sentence(tmp_path: Path) -> None:
    run(FEW, tmp_path)
    table_file(tmp_path, "games").write_bytes(b"PAR1 and nothing more PAR1")
    with pytest.raises(BadSave, match=r"The tables of .* cannot be read: .* makes them again from shards"):
        write_report(tmp_path)


def test_tables_that_cannot_be_written_are_told_in_a_sentence(tmp_path: Path) -> None:
    run(FEW, tmp_path)
    table_file(tmp_path, "games").unlink()
    table_file(tmp_path, "games").mkdir()
    with pytest.raises(
        HoldfastError, match=r"cannot be written: Is a directory\. The games themselves are kept in shards"
    ):
        write_report(tmp_path)
    assert not list(tmp_path.glob(".gathered*"))


def test_two_who_gather_at_once_are_not_in_each_others_way(tmp_path: Path) -> None:
    """A report, say, while a run comes to its end."""
    run(FEW, tmp_path)
    with ThreadPoolExecutor(4) as threads:
        for done in [threads.submit(gather, tmp_path) for _ in range(8)]:
            done.result()
    assert seeds_in(tmp_path) == [1, 2]


def test_a_run_within_a_run_is_in_nobodys_way(tmp_path: Path) -> None:
    run(FEW, tmp_path)
    run(FEW, tmp_path / "another")
    assert run(SPEC, tmp_path).games == 8


def test_other_cards_are_not_mixed_in(tmp_path: Path) -> None:
    run(FEW, tmp_path)
    was = read_run(tmp_path)
    older = msgspec.structs.replace(was, origin=msgspec.structs.replace(was.origin, release="0.0.9"))
    (tmp_path / "run.json").write_bytes(msgspec.json.encode(older))
    with pytest.raises(HoldfastError, match=r"played by rules 1 of Holdfast 0\.0\.9 .* and here are rules 1"):
        run(SPEC, tmp_path)


def test_a_card_that_cannot_come_up_stops_no_run(tmp_path: Path) -> None:
    """It changes the version of the pack and the order of its cards, and nothing that these games can meet."""
    run(FEW, tmp_path)
    was = read_run(tmp_path)
    pack = msgspec.structs.replace(was.origin.pack, version="0.9", layout="1-other")
    older = msgspec.structs.replace(was, origin=msgspec.structs.replace(was.origin, pack=pack))
    (tmp_path / "run.json").write_bytes(msgspec.json.encode(older))
    assert run(SPEC, tmp_path).games == 8
    pack = msgspec.structs.replace(pack, hash="2-other")
    other = msgspec.structs.replace(was, origin=msgspec.structs.replace(was.origin, pack=pack))
    (tmp_path / "run.json").write_bytes(msgspec.json.encode(other))
    with pytest.raises(HoldfastError, match="it was played by rules"):
        run(SPEC, tmp_path)


@pytest.mark.parametrize("harm", ["cut short", "a byte changed", "no game", "not there"])
def test_a_damaged_shard_costs_its_own_games_alone(tmp_path: Path, harm: str) -> None:
    run(SPEC, tmp_path, Plays(4))
    shard = sorted((tmp_path / SHARDS).iterdir())[1]
    data = shard.read_bytes()
    if harm == "not there":
        shard.unlink()
    elif harm == "no game":
        shard.write_bytes(gzip.compress(b'{"seed":3}\n{"seed":4}\n'))
    else:
        middle = len(data) // 2
        shard.write_bytes(data[:middle] if harm == "cut short" else data[:middle] + b"\0\0" + data[middle + 2 :])
    assert look_over(tmp_path).seeds == {1, 2, 5, 6, 7, 8}
    damaged = int(harm != "not there")
    assert run(SPEC, tmp_path) == Done(games=8, played=2, damaged=damaged)
    assert seeds_in(tmp_path) == list(range(1, 9))
    assert len(list((tmp_path / SHARDS).glob("*.damaged"))) == damaged


def test_games_that_are_there_twice_count_once(tmp_path: Path) -> None:
    """Two commands at once in the same folder."""
    begin(tmp_path, SPEC)
    for seeds in (range(1, 4), range(3, 6)):
        keep(tmp_path, play_batch(SPEC, origin_of(SPEC), seeds))
    assert look_over(tmp_path).seeds == {1, 2, 3}
    run(SPEC, tmp_path)
    games = duckdb.sql(f"SELECT seed FROM '{table_file(tmp_path, 'games')}'").fetchall()
    assert sorted(games) == [(seed,) for seed in range(1, 9)]


def test_a_full_disk_says_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Batch] = []

    def keep_two(folder: Path, batch: Batch) -> None:
        if len(kept) == 2:
            raise BadSave("shard could not be written: No space left on device.")
        keep(folder, batch)
        kept.append(batch)

    monkeypatch.setattr("holdfast.lab.running.keep", keep_two)
    with pytest.raises(HoldfastError, match=r"No space left on device\. Kept in .*: 4 games; the same command goes on"):
        run(SPEC, tmp_path, Plays(4))
    assert look_over(tmp_path).seeds == {1, 2, 3, 4}


def test_a_lost_cluster_says_what_is_kept(tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match=r"is lost\. Kept in .*: 2 games"):
        run(SPEC, tmp_path, Plays(1, HoldfastError("The cluster is lost.")))


def test_a_fault_in_a_game_is_not_hidden_and_costs_no_other(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        run(SPEC, tmp_path, Plays(1, ZeroDivisionError()))
    assert look_over(tmp_path).seeds == {1, 2}


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(HoldfastError, match="cannot be written: Not a directory"):
        run(SPEC, tmp_path / "file" / "run")
    with pytest.raises(HoldfastError, match="is a file, not a folder"):
        run(SPEC, tmp_path / "file")


def test_a_folder_without_games_makes_no_tables(tmp_path: Path) -> None:
    begin(tmp_path, SPEC)
    with pytest.raises(HoldfastError, match="holds no finished game yet"):
        gather(tmp_path)


def test_missing_seeds_are_ranges() -> None:
    assert missing(SPEC, {1, 4, 5, 8}) == [range(2, 4), range(6, 8)]
    assert missing(SPEC, set()) == [range(1, 9)]
    assert missing(SPEC, {8, 9, 100}) == [range(1, 8)]
    assert missing(SPEC, set(range(1, 9))) == []
    many = msgspec.structs.replace(SPEC, games=10**12)  # as quick as few
    assert missing(many, {3}) == [range(1, 3), range(4, 10**12 + 1)]


def test_tables_hold_what_rows_hold(tmp_path: Path) -> None:
    run(SPEC, tmp_path)
    picks, asked, chosen = (
        duckdb.sql(
            f"SELECT seed, sum({column}) FROM '{table_file(tmp_path, table)}' GROUP BY seed ORDER BY seed"
        ).fetchall()
        for table, column in (("games", "picks"), ("decisions", "asked"), ("options", "chosen"))
    )
    assert picks == asked == chosen
    tiles = duckdb.sql(f"SELECT DISTINCT key, title FROM '{table_file(tmp_path, 'options')}' WHERE deck = 'tiles'")
    assert ("build:well", "Well") in tiles.fetchall()
    last = duckdb.sql(f"""
        SELECT t.seed, t.seat, t.value FROM '{table_file(tmp_path, "tracks")}' t
        WHERE track = 'score' AND "over" ORDER BY 1, 2
    """).fetchall()
    scores = duckdb.sql(f"SELECT seed, scores FROM '{table_file(tmp_path, 'games')}' ORDER BY seed").fetchall()
    assert last == [(seed, seat, score) for seed, both in scores for seat, score in enumerate(both)]


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing on Windows")
def test_ctrl_c_at_a_terminal(tmp_path: Path) -> None:
    """The whole group of processes hears it, workers too."""
    words = ["lab", "run", "rebuild", "--players", "random", "--games", "5000", "--jobs", "2", "--out", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "holdfast", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while not list(tmp_path.glob(f"{SHARDS}/*.gz")):
            assert process.poll() is None, process.communicate()
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        said, complaints = process.communicate()
    kept = len(seeds_in(tmp_path))
    assert kept
    assert process.returncode == 130
    assert said == f"Stopped. {kept} of 5,000 games are kept in {tmp_path}; the same command goes on.\n"
    assert complaints == ""
