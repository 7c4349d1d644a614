"""Players: they answer what is asked, the same each time, and cannot peek."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast import players
from holdfast.games import Row
from holdfast.kernel import BadOption, Choice, Game, Rng
from holdfast.mind import Mind
from holdfast.players import greedy
from holdfast.players.at_random import Random
from holdfast.players.greedy import Greedy, Tried, believed, places, ways
from holdfast.players.match import main, match, play, wilson
from tests.rebuild.arrange import empty_hands, fresh, give, lay, offer, sit
from tests.toys.lighthouse import RULES, Tower
from tests.toys.playing import lighthouse, registered


def answer(name: str, game: Game[Any], seed: int = 1) -> str:
    """The key of what a new player of this name answers."""
    choice = game.pending
    assert choice is not None
    return game.keys_of(choice)[players.ask(players.find(name), game, Rng(seed))]


# -- finding them -----------------------------------------------------------------------------------------------------


def test_every_player_is_found_by_its_name() -> None:
    assert players.names() == ("greedy", "planner", "random")
    assert [players.find(name).name for name in players.names()] == list(players.names())


def test_each_seat_gets_a_player_of_its_own() -> None:
    assert players.find("greedy") is not players.find("greedy")


def test_an_unknown_player_is_refused_with_the_one_meant() -> None:
    with pytest.raises(
        BadOption, match=r"no player \"gredy\"\. Did you mean greedy\? Choose one of: greedy, planner or random\."
    ):
        players.find("gredy")


# -- answering --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", players.names())
def test_every_answer_is_an_option(name: str, seats: int) -> None:
    game = holdfast.start("rebuild", seats=seats, seed=5)
    seated = [players.find(name) for _ in range(seats)]
    while (choice := game.pending) is not None:
        place = players.ask(seated[choice.seat], game, players.chance(game, choice.seat))
        assert 0 <= place < len(choice.values)
        game.pick(place)
    assert game.outcome is not None


@pytest.mark.parametrize("name", players.names())
def test_the_same_seed_is_the_same_game(name: str) -> None:
    assert play("rebuild", (name, "random"), 3) == play("rebuild", (name, "random"), 3)


def test_asking_leaves_the_table_as_it_was() -> None:
    game = holdfast.start("rebuild", seed=3)
    before = game.view(0), game.record.picks, game.state.rng.words()
    for name in players.names():
        answer(name, game)
    assert (game.view(0), game.record.picks, game.state.rng.words()) == before


@pytest.mark.parametrize("name", players.names())
def test_no_player_can_peek(name: str) -> None:
    """What its seat cannot know is drawn anew, and it answers the same."""
    for seed in range(2):
        game = holdfast.start("rebuild", seats=2 + seed % 2, seed=seed)
        chance = Rng(seed)
        while (choice := game.pending) is not None:
            other = game.clone(resample=Rng(seed + 77))
            if other.pending is not None and other.pending.seat == choice.seat and chance.below(6) == 0:
                assert answer(name, game) == answer(name, other)
            game.pick(chance.below(len(choice.values)))


@pytest.mark.parametrize("name", players.names())
def test_players_know_no_game(name: str) -> None:
    """They play the tests' own game too, with its asides, its team and its secrets."""
    with registered():
        for seed in range(5):
            game = lighthouse(seats=3, seed=seed)
            seated = [players.find(name) for _ in range(3)]
            while (choice := game.pending) is not None:
                game.pick(players.ask(seated[choice.seat], game, players.chance(game, choice.seat)))
            assert game.outcome is not None


def test_the_chance_of_an_answer_hangs_on_the_picks_so_far_and_not_on_the_way_there() -> None:
    game = holdfast.start("rebuild", seed=3)
    first = players.chance(game, 0).next()
    game.choose(0)
    assert players.chance(game, 0).next() != first
    game.undo()
    assert players.chance(game, 0).next() == first


# -- greedy -----------------------------------------------------------------------------------------------------------


def test_greedy_builds_its_special_tile_when_it_can_and_looks_long_enough() -> None:
    city = fresh()
    give(city, 0, water=5, food=5, supplies=8, worker=6)
    game = sit(city)
    special = city.specials[0]
    seat = Greedy(tries=400)
    while game.pending is not None and game.pending.seat == 0:
        game.pick(players.ask(seat, game, Rng(1)))
    assert city.box.ids[special] in [tile for space in game.view(0).table.players[0].spaces for tile in space.pile]


def test_greedy_takes_what_is_there_rather_than_nothing() -> None:
    city = fresh()
    empty_hands(city, 0)
    assert answer("greedy", sit(city)) not in ("place:idle", "place:builders-office", "place:port")


def test_greedy_puts_its_leader_where_he_brings_most() -> None:
    city = fresh(turn=False)
    lay(city, 0, 7, "Steel Works")
    assert answer("greedy", sit(city)) == "lead:p1-7"


def test_greedy_thinks_once_a_step_and_keeps_to_its_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []

    def counted(game: Game[Any], choice: Choice, rng: Rng, tries: int) -> list[Tried]:
        thought.append(choice.seat)
        return ways(game, choice, rng, tries)

    monkeypatch.setattr(greedy, "ways", counted)
    city = fresh()
    offer(city, "Well", "Sawmill", "Clinic", "Radio Mast", "Council Tent")
    give(city, 0, water=4, food=4, supplies=5, worker=3, distressed=3)
    game = sit(city)
    seat, asked = Greedy(), 0
    while game.pending is not None and game.pending.seat == 0:
        game.pick(players.ask(seat, game, Rng(asked)))
        asked += 1
    assert asked > 2
    assert thought == [0]


def test_a_plan_is_dropped_when_the_step_goes_another_way() -> None:
    city = fresh()
    give(city, 0, water=4, food=4, supplies=5, worker=3, distressed=3)
    game = sit(city)
    seat = Greedy()
    planned = players.ask(seat, game, Rng(1))
    decision = game.decision
    assert decision is not None
    assert decision.keys[planned] == "place:builders-office"
    game.choose("place:idle")
    assert game.pending is not None
    assert 0 <= players.ask(seat, game, Rng(1)) < len(game.pending.values)


def test_a_way_that_only_changes_the_order_is_no_other_way() -> None:
    city = fresh()
    give(city, 0, money=2)
    game = sit(city)
    game.choose("place:port")
    game.choose("trade:2")
    assert game.pending is not None
    found = ways(game, game.pending, Rng(1), tries=100)
    assert all(one.sure and one.worlds == 1 for one in found), "nothing of it hangs on chance"
    bought = [sorted(entry for _, _, entry in one.way) for one in found]
    assert len(bought) > 1
    assert len(bought) == len({tuple(entries) for entries in bought})


def test_what_hangs_on_chance_is_known_to() -> None:
    judges = Mind[Tower](evaluate=lambda g, seat: float(g.walls + g.oil - sum(g.fatigue)))
    with registered(Row(RULES, mind=lambda: judges)):
        game, chance = lighthouse(seats=1, seed=1), Rng(4)
        surely = set()
        while (choice := game.pending) is not None:
            surely |= {one.sure for one in ways(game, choice, chance, tries=10)}
            game.pick(Random().answer(game, choice, chance))
    assert surely == {True, False}


def test_the_lucky_are_tried_again_until_something_leads_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    lucky, modest, plain = (Tried([], looks, sure=sure) for looks, sure in ((9.0, False), (7.0, False), (5.0, True)))
    monkeypatch.setattr(greedy, "follow", lambda *args: [])
    monkeypatch.setattr(greedy, "how_it_looks", lambda *args: 0.0)
    game = holdfast.start("rebuild", seats=2, seed=1)
    assert believed(game, 0, [modest, lucky, plain], Rng(1), worlds=3) == [plain, lucky, modest]
    assert (lucky.worlds, modest.worlds, plain.worlds) == (2, 2, 1)


def test_what_looks_as_good_in_other_worlds_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    good, plain = Tried([], 9.0, sure=False), Tried([], 5.0, sure=True)
    monkeypatch.setattr(greedy, "follow", lambda *args: [])
    monkeypatch.setattr(greedy, "how_it_looks", lambda *args: 6.0)
    game = holdfast.start("rebuild", seats=2, seed=1)
    assert believed(game, 0, [plain, good], Rng(1), worlds=3) == [good, plain]
    assert (good.worlds, good.looks()) == (3, 7.0)


def test_asides_come_after_the_options() -> None:
    with registered():
        game = lighthouse(seats=2, seed=1)
        chance = Rng(4)
        while (choice := game.pending) is not None:
            if choice.beside is not None:
                assert list(places(choice).values()) == list(range(len(choice.values) + len(choice.beside.values)))
            game.pick(Random().answer(game, choice, chance))


# -- matches ----------------------------------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    """A bounded sample; the figure in the docs is of many more."""
    assert match("rebuild", "greedy", "random", games=40, seed=900).wins >= 34


def test_wilsons_interval() -> None:
    low, high = wilson(95, 100)
    assert (round(low, 4), round(high, 4)) == (0.8882, 0.9785)
    assert wilson(0, 10)[0] == pytest.approx(0)


def test_a_match_is_told_in_four_lines(capsys: pytest.CaptureFixture[str]) -> None:
    main("rebuild", "random", "random", games=4, seed=1)
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "random v random, rebuild, 4 games from seed 1, both seat orders"
    assert "95 % interval" in said[1]
    assert len(said) == 4


def test_players_who_win_together_play_no_match() -> None:
    with pytest.raises(
        BadOption, match=r"players win or lose together; python -m holdfast\.players\.survival compares"
    ):
        match("frostpunk", "random", "random", games=2)


def test_a_match_of_no_games_is_refused() -> None:
    with pytest.raises(BadOption):
        match("rebuild", "greedy", "random", games=0)
