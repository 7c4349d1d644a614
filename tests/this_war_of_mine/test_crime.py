"""The Crime Wave step of the night (TW-CRIME)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.phases.raid import crime_wave, raid_phase
from tests.cite import rule
from tests.this_war_of_mine.arena import on_guard
from tests.this_war_of_mine.arrange import Siege, box_with, shelter

MORE = """
raids:
- {id: A1, title: x, story: x}
- {id: A2, title: x, story: x}
- {id: red-A1, title: x, story: x}
- {id: red-A2, title: x, story: x}
- {id: red-A3, title: x, story: x}
- {id: red-A4, title: x, story: x}
residents:
- {id: R1, title: x, story: x, kind: civilians}
- {id: R2, title: x, story: x, kind: civilians}
- {id: red-R1, title: x, story: x, kind: civilians}
- {id: red-R2, title: x, story: x, kind: civilians}
- {id: red-R3, title: x, story: x, kind: civilians}
- {id: red-R4, title: x, story: x, kind: civilians}
"""
RED_RAIDS, RED_RESIDENTS = ["red-A1", "red-A2", "red-A3", "red-A4"], ["red-R1", "red-R2", "red-R3", "red-R4"]


def aside(raids: int, residents: int, seed: int = 1) -> Siege:
    """So many red-corner cards set aside, and two cards in each deck."""
    cards = {"raids": RED_RAIDS[:raids], "residents": RED_RESIDENTS[:residents]}
    decks = {"raids": ["A1", "A2"], "residents": ["R1", "R2"]}
    return shelter(seed, box=box_with(MORE), aside=cards, decks=decks, phase="night-raid", stage="crime")


@rule("TW-CRIME-01", "TW-CRIME-01/1")
def test_two_cards_are_shuffled_in_from_where_the_leader_says() -> None:
    siege = aside(4, 4)
    siege.play(crime_wave, "crime:raid", "crime:resident")
    assert [len(siege.decks["raids"]), len(siege.decks["residents"])] == [3, 3]
    assert [len(siege.aside["raids"]), len(siege.aside["residents"])] == [3, 3]
    assert sorted([*siege.decks["raids"], *siege.aside["raids"]]) == ["A1", "A2", *RED_RAIDS]
    assert sorted([*siege.decks["residents"], *siege.aside["residents"]]) == ["R1", "R2", *RED_RESIDENTS]
    both = aside(4, 4)
    both.play(crime_wave, "crime:resident", "crime:resident")
    assert [len(both.aside["raids"]), len(both.aside["residents"])] == [4, 2]


@rule("TW-CRIME-01", "TW-CRIME-01/2")
def test_the_last_card_goes_in_unasked() -> None:
    siege = aside(0, 1)
    siege.play(crime_wave)
    assert sorted(siege.decks["residents"]) == ["R1", "R2", "red-R1"]
    assert siege.aside == {}
    siege.play(crime_wave)
    assert sorted(siege.decks["residents"]) == ["R1", "R2", "red-R1"]


@rule("TW-CRIME-02", "TW-CRIME-02/1")
def test_nobody_sees_which_cards_are_added_nor_where_they_lie() -> None:
    siege = aside(4, 4)
    siege.told = []
    siege.play(crime_wave, "crime:raid", "crime:resident")
    assert siege.told_of("more-raids", "more-residents") == [(), ()]
    assert siege.reveals == 0
    found: set[tuple[int, str]] = set()
    for seed in range(40):
        night = aside(4, 4, seed)
        night.play(crime_wave, "crime:raid", "crime:raid")
        found.update((place, card) for place, card in enumerate(night.decks["raids"]) if card in RED_RAIDS)
    assert {place for place, _ in found} == {0, 1, 2, 3}
    assert {card for _, card in found} == set(RED_RAIDS)


@rule("TW-CRIME-03", "TW-CRIME-03/1")
def test_it_takes_place_once_each_night_at_the_end_of_the_phase() -> None:
    siege = aside(4, 4)
    for night in range(4):
        assert sum(map(len, siege.aside.values())) == 8 - 2 * night
        siege.phase, siege.stage = "night-raid", "crime"
        siege.play(raid_phase, *(["crime:raid", "crime:raid"] if night < 2 else []))
        assert (siege.phase, siege.stage) == ("dawn", "return")
    assert siege.aside == {}


@rule("TW-CRIME-03")
def test_it_comes_even_on_a_night_without_a_raid() -> None:
    siege = on_guard(1, spared=True, aside={"raids": ["raid-00", "raid-02"]})
    names = []
    while siege.phase == "night-raid":
        names += [name for name, _ in siege.questions(raid_phase)]
    assert names == ["crime", "crime"]
    assert siege.aside == {}
