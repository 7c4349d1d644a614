"""The Narrative Action card of a dawn (TW-NARR)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.scripts import narrative
from holdfast.games.this_war_of_mine.scripts.narrative import narrative_action
from tests.cite import rule
from tests.this_war_of_mine.arena import daybreak


@rule("TW-NARR-01", "TW-NARR-01/1")
def test_two_are_drawn_one_is_carried_out_and_the_other_goes_back() -> None:
    siege = daybreak("blow", "gift", "song", *["favour"] * 10)
    asked = siege.questions(narrative_action, "narrative:song")
    assert asked[0] == ("narrative", ["gift", "song"])
    assert (siege.stock["coffee"], siege.stock["book"]) == (1, 0)
    assert len(siege.decks["narrative"]) == 11
    assert sorted(siege.decks["narrative"]) == sorted(["gift", *["favour"] * 10])
    assert siege.drawn["narrative"] == ["song"]


@rule("TW-NARR-01")
def test_the_other_card_lies_anywhere_in_the_deck() -> None:
    places = set()
    for seed in range(1, 40):
        siege = daybreak("blow", "gift", "song", "favour", "favour", "favour", seed=seed)
        siege.play(narrative_action, "narrative:song")
        places.add(siege.decks["narrative"].index("gift"))
    assert places == {0, 1, 2, 3}


@rule("TW-NARR-01")
def test_only_the_two_drawn_can_be_chosen() -> None:
    siege = daybreak("blow", "gift", "song")
    assert siege.why_not("narrative:favour", "gift", "song") == ("TW-NARR-01", "not-drawn", "favour")


@rule("TW-NARR-01")
def test_a_single_card_left_is_taken() -> None:
    siege = daybreak("blow", "gift")
    siege.play(narrative_action)
    assert (siege.stock["book"], siege.decks["narrative"], siege.drawn["narrative"]) == (1, [], ["gift"])


@rule("TW-NARR-02")
def test_a_card_that_may_be_kept_stays_with_the_group_until_used() -> None:
    siege = daybreak("blow", "favour", "song")
    siege.play(narrative_action, "narrative:favour")
    assert (siege.kept_cards, siege.stock["sugar"], siege.drawn["narrative"]) == (["favour"], 0, [])
    assert siege.decks["narrative"] == ["song"]
    siege.play(narrative.use_narrative, "favour")
    assert (siege.kept_cards, siege.stock["sugar"], siege.drawn["narrative"]) == ([], 1, ["favour"])


@rule("TW-NARR-02")
def test_any_other_card_is_discarded_after_use() -> None:
    siege = daybreak("blow", "gift", "song")
    siege.play(narrative_action, "narrative:gift")
    assert (siege.kept_cards, siege.drawn["narrative"]) == ([], ["gift"])
