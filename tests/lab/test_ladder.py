"""`holdfast lab ladder`: how strong players are, each over the same seeds, with intervals, and as a page."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import duckdb
import msgspec
import pytest

from holdfast import BadSave, HoldfastError
from holdfast.cli import main
from holdfast.lab import GameRow, Spec, make_spec, run
from holdfast.lab.intervals import share
from holdfast.lab.keeping import SHARDS
from holdfast.lab.ladder import Ladder, Rung, make_ladder, measured, rung_folder
from holdfast.lab.ladder_page import END, heading, page_of, publish, verdict
from holdfast.lab.report.head import asked
from holdfast.lab.results import opened
from holdfast.lab.tables import table_file
from holdfast.players import PLAYERS
from holdfast.players.at_random import Random
from tests.lab.arrange import Plays, folder_of, made_up


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is not about strength, greedy need not think."""
    monkeypatch.setitem(PLAYERS, "greedy", Random)


def climb(words: str, out: Path) -> int:
    return main(["lab", "ladder", *words.split(), "--jobs", "1", "--out", str(out)])


def ladder_in(out: Path) -> Ladder:
    return msgspec.json.decode((out / "ladder.json").read_bytes(), type=Ladder)


def timeless(rungs: list[Rung]) -> list[Rung]:
    return [msgspec.structs.replace(rung, seconds=0) for rung in rungs]


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def invented(out: Path, specs: dict[str, Spec], game: Callable[[str, int], GameRow]) -> Ladder:
    """A ladder of games made up by rung and seed."""
    for rung, spec in specs.items():
        folder_of(rung_folder(out, spec), [game(rung, seed) for seed in spec.seeds], spec)
    return measured(out, specs)


def with_wins(out: Path, **wins: int) -> Ladder:
    """Frostpunk, 40 games a rung; a game that is won ends in round 12, one that is lost in round 4."""

    def game(rung: str, seed: int) -> GameRow:
        won = seed <= wins[rung]
        return made_up(seed, won=won, ended=12 if won else 4, seconds=0.5)

    return invented(out, make_ladder("frostpunk", list(wins), games=40), game)


# -- figures ----------------------------------------------------------------------------------------------------------


def test_players_who_win_as_one(tmp_path: Path) -> None:
    ladder = with_wins(tmp_path, random=10, greedy=30)
    low, high = ladder.rungs
    assert (low.player, low.games, low.won, low.apart) == ("random", 40, 10, "")
    assert low.share == share(10, 40)
    assert low.clock.value == 6
    assert low.clock.high - 6 == 6 - low.clock.low == pytest.approx(1.96 * (480 / 39 / 40) ** 0.5)
    assert low.seconds == pytest.approx(0.5)
    assert (high.won, high.apart) == (30, "yes")
    assert verdict(ladder) == "Every rung is apart from the one below."


def test_what_most_losses_came_from(tmp_path: Path) -> None:
    """Random loses 30 games, two of three by deaths; greedy none."""

    def game(rung: str, seed: int) -> GameRow:
        if rung == "greedy" or seed <= 10:
            return made_up(seed, won=True)
        return made_up(seed, cause="deaths" if seed % 3 else "explosion")

    ladder = invented(tmp_path, make_ladder("frostpunk", ["random", "greedy"], games=40), game)
    assert [rung.losses for rung in ladder.rungs] == [{"deaths": 20, "explosion": 10}, {}]
    assert "| deaths 67 % |" in page_of(ladder)


def test_rungs_that_are_not_apart(tmp_path: Path) -> None:
    ladder = with_wins(tmp_path, greedy=30, planner=31, random=2)
    assert [rung.apart for rung in ladder.rungs] == ["", "no, overlaps", "no, weaker"]
    assert verdict(ladder) == "Not every rung is apart: planner overlaps greedy; random is weaker than planner."


def test_rivals_are_counted_on_the_seat_of_the_rung(tmp_path: Path) -> None:
    """Seat 0 wins every game but the last, which all three share: a rung is there in seeds 3 and 6."""
    specs = make_ladder("rebuild", ["random", "greedy"], seats=3, games=6)

    def game(rung: str, seed: int) -> GameRow:
        winners = [0, 1, 2] if seed == 6 else [0]
        return made_up(
            seed, seats=3, players=list(specs[rung].seated(seed)), winners=winners, scores=[9, 1, 1], won=True
        )

    for rung in invented(tmp_path, specs, game).rungs:
        assert rung.games == 6
        assert rung.won == pytest.approx(1 + 1 / 3)


def test_a_rival_has_every_seat_as_often_and_the_rung_below_has_the_others() -> None:
    specs = make_ladder("rebuild", ["random", "greedy", "planner:8"], seats=3, games=9)
    assert [set(spec.players) for spec in specs.values()] == [{"random"}, {"greedy", "random"}, {"planner:8", "greedy"}]
    spec = specs["planner:8"]
    assert spec.seated(4) == ("greedy", "planner:8", "greedy")
    seated = [spec.seated(seed) for seed in spec.seeds]
    assert all(sorted(players) == ["greedy", "greedy", "planner:8"] for players in seated)
    assert Counter(players.index("planner:8") for players in seated) == {0: 3, 1: 3, 2: 3}


@pytest.mark.parametrize(
    ("won", "apart"),
    [(10, "no, weaker"), (40, "no, overlaps"), (48, "no, overlaps"), (50, "yes")],  # of 80; 48 are 49.0 to 70.0 %
)
def test_a_rival_is_apart_when_it_wins_surely_more_than_the_rung_below_in_the_same_games(
    won: int, apart: str, tmp_path: Path
) -> None:
    specs = make_ladder("rebuild", ["random", "greedy"], games=80)

    def game(rung: str, seed: int) -> GameRow:
        mine = seed % 2
        wins = rung == "random" or seed <= won
        winners = [mine] if wins else [1 - mine]
        return made_up(seed, players=list(specs[rung].seated(seed)), winners=winners, scores=[9, 1], won=True)

    ladder = invented(tmp_path, specs, game)
    assert [rung.apart for rung in ladder.rungs] == ["", apart]


def test_only_the_seeds_that_were_asked_for_count(tmp_path: Path) -> None:
    """One rung has played on."""
    with_wins(tmp_path, random=10, greedy=30)
    ladder = measured(tmp_path, make_ladder("frostpunk", ["random", "greedy"], games=20))
    assert [(rung.games, rung.won) for rung in ladder.rungs] == [(20, 10), (20, 20)]


# -- the command ------------------------------------------------------------------------------------------------------


def test_random_below_greedy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert climb("rebuild --rungs random,greedy --games 4", tmp_path) == 0
    random, greedy = ladder_in(tmp_path).rungs
    assert (random.player, random.games) == ("random", 4)
    assert (greedy.player, greedy.games, greedy.won) == ("greedy", 4, 4)
    said = capsys.readouterr().out
    assert "Every rung is apart from the one below." in said
    assert str(tmp_path / "ladder.md") in said
    page = (tmp_path / "ladder.md").read_text()
    assert page.startswith("# Rebuild, 2 seats\n")
    assert "\n| greedy | 4 | 4 | 100.0 % (51.0 to 100.0 %) |" in page
    assert "above an even share, 50.0 %" in page
    with opened(tmp_path / "greedy-against-random") as results:
        assert "2: greedy, random, one seat on with every seed" in asked(results)


@pytest.mark.usefixtures("quick")
def test_luck_is_shared(tmp_path: Path) -> None:
    """With the same player under both names, both rungs play the same games."""
    climb("rebuild --rungs random,greedy --games 6 --seats 3", tmp_path)
    low, high = (
        duckdb.sql(f"SELECT * EXCLUDE (players, seconds) FROM '{table_file(tmp_path / rung, 'games')}'").fetchall()
        for rung in ("random-against-random", "greedy-against-random")
    )
    assert low == high
    assert len(low) == 6
    one, other = timeless(ladder_in(tmp_path).rungs)
    assert one.won == other.won


@pytest.mark.usefixtures("quick")
def test_what_is_kept_is_enough_to_measure_again(tmp_path: Path) -> None:
    words = "frostpunk --society II --seats 3 --rungs random,greedy --games 3 --seed 5"
    assert climb(words, tmp_path / "mine") == 0
    ladder = ladder_in(tmp_path / "mine")
    page = (tmp_path / "mine" / "ladder.md").read_text()
    pack = ladder.run.origin.pack
    assert page.startswith("# Frostpunk: The Board Game, scenario crater, society II, 3 seats\n")
    assert f"Holdfast {ladder.run.origin.release} with pack {pack.name} {pack.version} ({pack.hash[:12]})" in page
    assert "Seeds 5 to 7" in page
    assert ladder.command in page
    typed = [str(tmp_path / "yours") if word == "DIR" else word for word in shlex.split(ladder.command)]
    assert main([*typed[1:], "--jobs", "1"]) == 0
    yours = ladder_in(tmp_path / "yours")
    assert (yours.run, yours.command, timeless(yours.rungs)) == (ladder.run, ladder.command, timeless(ladder.rungs))


@pytest.mark.usefixtures("quick")
def test_ctrl_c_keeps_what_is_done_and_the_same_again_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words, out, whole = "rebuild --rungs random,greedy --games 4", tmp_path / "stopped", tmp_path / "whole"
    with monkeypatch.context() as patch:
        patch.setattr("holdfast.lab.Crew", lambda jobs, cluster: Plays(3, KeyboardInterrupt()))
        assert climb(words, out) == 130
    kept = f"Stopped. 2 of 4 games are kept in {out / 'greedy-against-random'}; the same command goes on.\n"
    assert capsys.readouterr().out == kept
    assert not (out / "ladder.md").exists()
    before = contents(out / "random-against-random" / SHARDS)
    assert climb(words, out) == climb(words, whole) == 0
    assert contents(out / "random-against-random" / SHARDS) == before
    assert timeless(ladder_in(out).rungs) == timeless(ladder_in(whole).rungs)


@pytest.mark.usefixtures("quick")
def test_a_ladder_can_be_made_longer_and_higher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "other", Random)
    climb("rebuild --rungs random,greedy --games 2", tmp_path)
    before = contents(tmp_path / "random-against-random" / SHARDS)
    assert climb("rebuild --rungs random,greedy,other --games 3", tmp_path) == 0
    assert before.items() <= contents(tmp_path / "random-against-random" / SHARDS).items()
    assert [(rung.player, rung.games) for rung in ladder_in(tmp_path).rungs] == [
        ("random", 3),
        ("greedy", 3),
        ("other", 3),
    ]


# -- slips ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("rebuild --rungs random,gredy", "Did you mean greedy?"),
        ("rebuild --rungs random,planner:many", "A planner's budget is"),
        ("rebuild --rungs random", "at least two rungs"),
        ("rebuild --rungs random,greedy,random", "random stands on the ladder twice"),
        ("rebuild --games 0", "at least one game"),
        ("rebuild --seats 4", "Rebuild is for 2 to 3 seats"),
        ("rebuild --rung random,greedy", "Did you mean --rungs?"),
        ("rebuild --publish no/page.md", "there is no folder"),
        ("rebuild --publish ladder/ladder.md", "the ladder's own page"),
        ("rebuild --publish .", "cannot be read"),
    ],
)
def test_a_slip_is_one_sentence(
    words: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert climb(words, Path("ladder")) == 2
    said = capsys.readouterr()
    assert reason in said.err
    assert "Traceback" not in said.err
    assert said.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("rebuild", "its game is frostpunk, not rebuild"),
        ("frostpunk --society II", "its society is I, not II"),
        ("frostpunk --seats 3", "its number of seats is 2, not 3"),
        ("frostpunk --seed 2", "its first seed is 1, not 2"),
    ],
)
@pytest.mark.parametrize("left", ["runs", "result"])
def test_another_ladder_is_not_mixed_in(
    words: str, reason: str, left: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ladder = with_wins(tmp_path / "runs", random=1, greedy=2)
    (tmp_path / "result").mkdir()
    (tmp_path / "result" / "ladder.json").write_bytes(msgspec.json.encode(ladder))
    before = contents(tmp_path)
    assert climb(f"{words} --rungs random,planner:8", tmp_path / left) == 2
    said = capsys.readouterr().err
    assert f"{tmp_path / left} holds another ladder: {reason}" in said
    assert contents(tmp_path) == before


@pytest.mark.parametrize(
    ("there", "reason"),
    [
        ("run.json", "holds a run of the laboratory, not a ladder"),
        ("ladder.md", "already exists, and is not from a ladder in this folder"),
        ("ladder.json", "is damaged, or of another Holdfast"),
    ],
)
def test_what_is_no_ladder_is_left_alone(
    there: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / there).write_text("mine")
    assert climb("rebuild", tmp_path) == 2
    assert reason in capsys.readouterr().err
    assert contents(tmp_path) == {tmp_path / there: b"mine"}


@pytest.mark.usefixtures("quick")
def test_nor_is_a_run_played_into_a_ladder(tmp_path: Path) -> None:
    """It would be in the ladder's way from then on."""
    assert climb("rebuild --rungs random,greedy --games 2", tmp_path) == 0
    with pytest.raises(HoldfastError, match="holds a ladder"):
        run(make_spec("rebuild", ["random"], games=2), tmp_path)
    (tmp_path / "ladder.json").unlink()
    with pytest.raises(HoldfastError, match="holds a ladder, or runs in folders of their own"):
        run(make_spec("rebuild", ["random"], games=2), tmp_path)
    assert not (tmp_path / "run.json").exists()


def test_a_place_that_is_taken_is_found_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody else's run lies where the second rung would."""
    spec = make_ladder("frostpunk", ["random", "greedy"])["random"]
    folder_of(tmp_path / "greedy", [made_up(1)], spec)
    before = contents(tmp_path)
    assert climb("frostpunk --rungs random,greedy", tmp_path) == 2
    assert "its players is random,random, not greedy,greedy" in capsys.readouterr().err
    assert contents(tmp_path) == before


# -- a page of many ---------------------------------------------------------------------------------------------------


def renamed(ladder: Ladder, **options: str) -> Ladder:
    """The same figures, as if measured with other options."""
    spec = msgspec.structs.replace(ladder.run.spec, options=ladder.run.spec.options | options)
    return msgspec.structs.replace(ladder, run=msgspec.structs.replace(ladder.run, spec=spec))


def test_a_section_replaces_its_own_and_leaves_the_others(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    ladder = with_wins(tmp_path / "first", random=10, greedy=30)
    for one in (ladder, renamed(ladder, society="II"), renamed(ladder, society="III")):
        publish(page, one)
    text = page.read_text()
    assert text.startswith("# Ladders\n")
    assert text.endswith(f"{END}\n")
    assert [line for line in text.splitlines() if line.startswith("## ")] == [
        "## Frostpunk: The Board Game, scenario crater, 2 seats",
        "## Frostpunk: The Board Game, scenario crater, society II, 2 seats",
        "## Frostpunk: The Board Game, scenario crater, society III, 2 seats",
    ]
    own = text.replace("# Ladders", "# What I found", 1) + "\nMy own words at the end.\n"
    page.write_text(own)
    publish(page, renamed(with_wins(tmp_path / "second", random=11, greedy=30), society="II"))
    now = page.read_text().split(END)
    was = own.split(END)
    assert now[1] == was[1].replace(
        "| random | 40 | 10 | 25.0 % (14.2 to 40.2 %)", "| random | 40 | 11 | 27.5 % (16.1 to 42.8 %)"
    ).replace("6.00 (4.91 to 7.09)", "6.20 (5.08 to 7.32)")
    assert now[1] != was[1]
    assert [now[0], *now[2:]] == [was[0], *was[2:]]


def test_a_page_of_ones_own_is_kept(tmp_path: Path) -> None:
    page = tmp_path / "notes.md"
    page.write_text("# Notes\n\nWithout a line's end")
    publish(page, with_wins(tmp_path / "ladder", random=10, greedy=30))
    assert page.read_text().startswith("# Notes\n\nWithout a line's end\n\n<!-- ladder: frostpunk, seats 2, pack ")


def test_a_section_without_an_end_is_not_guessed_at(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    ladder = with_wins(tmp_path / "ladder", random=10, greedy=30)
    publish(page, ladder)
    broken = page.read_text().replace(END, "", 1)
    page.write_text(broken)
    publish(page, renamed(ladder, society="II"))
    text = page.read_text()
    assert text.startswith(broken.rstrip())
    with pytest.raises(BadSave, match="scenario crater, 2 seats has no end"):
        publish(page, ladder)
    assert page.read_text() == text


@pytest.mark.usefixtures("quick")
def test_the_command_publishes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    words = f"this_war_of_mine --scenario last-road --rungs random,greedy --games 2 --publish {page}"
    assert climb(words, tmp_path / "out") == 0
    assert capsys.readouterr().out.endswith(f"{page}\n")
    once = page.read_bytes()
    assert f"## {heading(ladder_in(tmp_path / 'out').run)}\n".encode() in once
    assert climb(words, tmp_path / "out") == 0
    assert page.read_bytes() == once
