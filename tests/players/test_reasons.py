"""Reasons in words: what differs, and only what is more than chance."""

from __future__ import annotations

import re

import pytest

import holdfast
from holdfast.games import BUILT_IN, find, mind_of
from holdfast.kernel import Named, Said
from holdfast.mind import BAD_LEVEL, BAD_THINGS, LEVEL, STUFF, THINGS, Track
from holdfast.players.reasons import Difference, End, as_good, in_one_sentence, in_words, reason
from holdfast.speech import PSEUDO, SOURCE, house, in_folder

CITY = find("frostpunk").rules.speech
KINDS = {"hope": LEVEL, "sick": BAD_THINGS}
NOW = End(0.5, None, 3, {"coal": 4, "hope": 3, "sick": 2})


def ends(*coal: int, hope: int = 3, sick: int = 2, chance: float = 0.5, clock: int = 4) -> list[End]:
    return [End(chance, None, clock, {"coal": number, "hope": hope, "sick": sick}) for number in coal]


def lost(number: int) -> list[End]:
    return [End(0.0, False, 3, {"coal": 99, "hope": 0, "sick": 9})] * number


def named(track: str) -> Named:
    return Named(CITY, f"measured-{track}", track)


def why(mine: list[End], others: list[list[End]], clock: str, *, as_good_as_the_first: bool = False) -> str:
    return house().tell_all(reason(mine, others, NOW, clock, KINDS, CITY, as_good_as_the_first=as_good_as_the_first))


@pytest.mark.parametrize(
    ("track", "kind", "more", "words"),
    [
        ("coal", STUFF, 3.2, "3 more coal"),
        ("coal", STUFF, -0.6, "1 less coal"),
        ("hope", LEVEL, 1.0, "hope 1 higher"),
        ("hunger", BAD_LEVEL, -2.0, "hunger 2 lower"),
        ("sick", BAD_THINGS, 1.0, "1 more person sick"),
        ("sick", BAD_THINGS, -2.0, "2 fewer people sick"),
        ("laws", THINGS, -1.0, "1 fewer law"),
        ("laws", THINGS, 2.0, "2 more laws"),
        ("lamps", STUFF, 2.0, "2 more lamps"),
    ],
)
def test_a_difference_in_words(track: str, kind: Track, more: float, words: str) -> None:
    assert str(in_words(Difference(named(track), more, 1.0, kind))) == words


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_is_said_of_tracks_is_said_of_tracks_there_are(name: str) -> None:
    measures = mind_of(game := holdfast.start(name, seed=1)).measures
    assert measures.kinds.keys() <= measures.tracks(game.state, 0).keys()


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_track_has_a_name_in_every_language(name: str) -> None:
    measures, speech = mind_of(game := holdfast.start(name, seed=1)).measures, game.rules.speech
    for track in measures.tracks(game.state, 0):
        assert in_folder(speech, SOURCE).has(f"measured-{track}"), track
        counted = measures.kinds.get(track, STUFF).counted
        forms = house(SOURCE).noun(Named(speech, f"measured-{track}", track)).forms
        assert ("other" in forms) == counted, track
        assert not re.search("[A-Za-z]", str(house(PSEUDO).noun(Named(speech, f"measured-{track}", track)))), track


def test_what_is_welcome_comes_first_and_then_what_is_not() -> None:
    found = [
        Difference(named("sick"), 1.0, 3, BAD_THINGS),
        Difference(named("coal"), 3.0, 2),
        Difference(named("hunger"), -2.0, 1, BAD_LEVEL),
    ]
    soon = Said("hint-soon", clock="round")
    assert str(in_one_sentence(found, soon, otherwise=True)) == (
        "By the end of the round, on average 3 more coal and hunger 2 lower than otherwise, but 1 more person sick."
    )
    told = str(in_one_sentence(found[:1], soon, otherwise=False))
    assert told == "By the end of the round, on average 1 more person sick than now."


def test_options_are_compared_world_by_world() -> None:
    mine, other = ends(9, 2, 7, 5, hope=4), ends(6, 0, 4, 1)
    assert why(mine, [other], "round") == (
        "By the end of the round, on average hope 1 higher and 3 more coal than otherwise."
    )
    assert why(other, [mine], "round") == (
        "By the end of the round, on average hope 1 lower and 3 less coal than otherwise."
    )


def test_what_may_be_chance_is_not_told() -> None:
    assert why(ends(9, 0, 9, 0), [ends(0, 8, 8, 0)], "round") == (
        "By the end of the round, the others lead to about the same."
    )
    assert why(ends(4, 4), [], "round") == "By the end of the round, little has changed."


def test_the_three_that_stand_out_most_are_told() -> None:
    tracks = {"coal": 9, "wood": 9, "food": 9, "steel": 9}
    noisy = [End(0.5, None, 4, {**tracks, "food": food}) for food in (20, 60, 30)]
    flat = [End(0.5, None, 4, dict.fromkeys(tracks, 1) | {"food": food}) for food in (10, 50, 20)]
    assert why(noisy, [flat], "round").endswith("8 more coal, 8 more wood and 8 more steel than otherwise.")


def test_further_ahead_it_says_how_far() -> None:
    assert why(ends(9, 9, clock=6), [ends(6, 6, clock=6)], "day") == (
        "3 days on, on average 3 more coal than otherwise."
    )


def test_without_others_it_is_compared_with_now() -> None:
    assert why(ends(2, 2), [], "round") == "By the end of the round, on average 2 less coal than now."


def test_worlds_in_which_the_game_ended_are_counted_and_not_compared() -> None:
    assert why([*ends(7, 8), *lost(2)], [ends(4, 5, 0, 0)], "round") == (
        "Lost in 2 of 4 worlds. By the end of the round, on average 3 more coal than otherwise."
    )
    assert why(lost(4), [ends(4, 5, 0, 0)], "round", as_good_as_the_first=True) == "Lost in all 4 worlds."
    assert why(lost(1), [ends(4)], "round") == "Lost in the one world tried."


def test_what_is_as_good_says_so() -> None:
    said = why(ends(4, 4), [ends(4, 4)], "round", as_good_as_the_first=True)
    assert said == "As good as the first, as far as 2 worlds can tell."


def test_as_good_is_what_luck_may_have_put_behind() -> None:
    steady, better = ends(1, 1, 1), ends(1, 1, 1, chance=0.6)
    assert not as_good(0.1, better, steady)
    assert as_good(0.005, better, steady)
    wavering = [End(chance, None, 4, {}) for chance in (0.1, 0.9, 0.5)]
    assert as_good(0.1, better, wavering)
    assert not as_good(0.4, better, wavering)
