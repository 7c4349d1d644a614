"""The Narrative Action card of a dawn (TW-NARR)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.scripts import narrative
from holdfast.games.this_war_of_mine.scripts.narrative import narrative_action
from holdfast.games.this_war_of_mine.state import BOOK, COFFEE, NARRATIVE, SUGAR
from holdfast.kernel import Choice
from tests.cite import rule
from tests.this_war_of_mine.arena_by_number import BOX, daybreak, play, questions
from tests.this_war_of_mine.arrange_by_number import card

GIFT, SONG, FAVOUR = (card("narrative", name, BOX) for name in ("gift", "song", "favour"))


@rule("TW-NARR-01", "TW-NARR-01/1")
def test_two_are_drawn_one_is_carried_out_and_the_other_goes_back() -> None:
    g = daybreak("blow", "gift", "song", *["favour"] * 10)
    asked = list(questions(g, narrative_action(g), SONG))
    assert asked[0] == ("narrative", [GIFT, SONG])
    assert (g.stock[COFFEE], g.stock[BOOK]) == (1, 0)
    assert len(g.decks[NARRATIVE]) == 11
    assert sorted(g.decks[NARRATIVE]) == sorted([GIFT, *[FAVOUR] * 10])
    assert g.drawn[NARRATIVE] == [SONG]


@rule("TW-NARR-01")
def test_the_other_card_lies_anywhere_in_the_deck() -> None:
    places = set()
    for seed in range(1, 40):
        g = daybreak("blow", "gift", "song", "favour", "favour", "favour", seed=seed)
        play(g, narrative_action(g), SONG)
        places.add(g.decks[NARRATIVE].index(GIFT))
    assert places == {0, 1, 2, 3}


@rule("TW-NARR-01")
def test_only_the_two_drawn_can_be_chosen() -> None:
    g = daybreak("blow", "gift", "song")
    choice = Choice(narrative.NARRATIVE_CHOICE, 0, [], narrative.Drawn(GIFT, SONG))
    refusal = narrative.why_not_narrative(g, choice, FAVOUR)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("TW-NARR-01", (FAVOUR,))


@rule("TW-NARR-01")
def test_a_single_card_left_is_taken() -> None:
    g = daybreak("blow", "gift")
    play(g, narrative_action(g))
    assert (g.stock[BOOK], g.decks[NARRATIVE], g.drawn[NARRATIVE]) == (1, [], [GIFT])


@rule("TW-NARR-02")
def test_a_card_that_may_be_kept_stays_with_the_group_until_used() -> None:
    g = daybreak("blow", "favour", "song")
    play(g, narrative_action(g), FAVOUR)
    assert (g.kept_cards, g.stock[SUGAR], g.drawn[NARRATIVE]) == ([FAVOUR], 0, [])
    assert g.decks[NARRATIVE] == [SONG]
    play(g, narrative.use_narrative(g, FAVOUR))
    assert (g.kept_cards, g.stock[SUGAR], g.drawn[NARRATIVE]) == ([], 1, [FAVOUR])


@rule("TW-NARR-02")
def test_any_other_card_is_discarded_after_use() -> None:
    g = daybreak("blow", "gift", "song")
    play(g, narrative_action(g), GIFT)
    assert (g.kept_cards, g.drawn[NARRATIVE]) == ([], [GIFT])
