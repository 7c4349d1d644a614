"""Hope and Discontent: FP-HOPE, the two ways to lose by them, and what Temple, Agitator and Public Council do."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.feelings import ACTIVATE as ACTIVATING
from holdfast.games.frostpunk.city.feelings import (
    AGITATE,
    DRAW,
    EXHAUSTED,
    TEMPLE,
    TYPES_ON,
    Feeling,
    activate_one,
    decrease,
    decrease_type,
    discard_one,
    draw,
    exhaust,
    exhaust_one,
    has,
    increase,
    increase_type,
    turn_all,
    why_not_exhaust,
    why_not_lower,
    why_not_pick,
    why_not_raise,
)
from holdfast.games.frostpunk.city.feelings import EXHAUST as EXHAUSTING
from holdfast.games.frostpunk.city.feelings import LOWER as LOWERING
from holdfast.games.frostpunk.city.feelings import PICK as PICKING
from holdfast.games.frostpunk.city.feelings import RAISE as RAISING
from holdfast.games.frostpunk.state import (
    ANGER,
    APATHY,
    CARE,
    DISCONTENT,
    GREED,
    HOPE,
    JUSTICE,
    LAWS,
    MOTIVATION,
    PUBLIC_COUNCIL,
    City,
)
from holdfast.kernel import Choice, GameOver, Question
from tests.cite import rule
from tests.frostpunk.by_number import city, offered, play


def on(kind: int) -> int:
    """An active token."""
    return kind * 2 + 1


def off(kind: int) -> int:
    """An exhausted token."""
    return kind * 2


def bad(kind: int) -> int:
    """The answer that names this type of Discontent; a type of Hope is its own answer."""
    return TYPES_ON[DISCONTENT][kind]


def drawing(track: int, *kinds: int, **fields: list[int]) -> City:
    """A city in which the next draws from a bag are of these types."""
    for seed in range(10_000):
        g = city(seed, **fields)
        trial = g.copy()
        before = len(trial.tokens[track])
        try:
            for _ in kinds:
                play(draw(trial, track))
        except GameOver:
            continue
        if trial.tokens[track][before:] == [off(kind) for kind in kinds]:
            return g
    raise AssertionError("no seed draws these")


@rule("FP-HOPE-01", "FP-HOPE-02")
def test_three_types_each_three_tokens_each_with_two_sides() -> None:
    g = city(hope=[on(CARE), off(CARE), on(JUSTICE)], discontent=[off(GREED)])
    assert g.bags == [[1, 2, 3], [3, 3, 2]]
    assert has(g, HOPE, CARE, active=True)
    assert has(g, HOPE, CARE, active=False)
    assert not has(g, HOPE, JUSTICE, active=False)
    assert len({CARE, JUSTICE, MOTIVATION}) == len({ANGER, APATHY, GREED}) == 3


@rule("FP-HOPE-03", "FP-HOPE-03/1")
def test_activating_turns_one_exhausted_token_of_the_players_choice() -> None:
    g = city(hope=[off(CARE), off(JUSTICE)])
    assert offered(activate_one(g, HOPE)) == [CARE, JUSTICE]
    play(activate_one(g, HOPE), JUSTICE)
    assert g.tokens[HOPE] == [off(CARE), on(JUSTICE)]


@rule("FP-HOPE-04", "FP-HOPE-04/1")
def test_exhausting_turns_one_active_token() -> None:
    g = city(hope=[on(CARE), on(JUSTICE)])
    play(exhaust_one(g, HOPE), CARE)
    assert g.tokens[HOPE] == [off(CARE), on(JUSTICE)]


@rule("FP-HOPE-04")
def test_only_one_of_two_like_tokens_is_exhausted() -> None:
    g = city(hope=[on(CARE), on(CARE)])
    exhaust(g, HOPE, CARE)
    assert g.tokens[HOPE] == [off(CARE), on(CARE)]


@rule("FP-HOPE-05", "FP-HOPE-05/1")
def test_what_cannot_be_turned_is_passed_over() -> None:
    g = city(hope=[off(MOTIVATION), on(CARE)])
    exhaust(g, HOPE, MOTIVATION)
    assert g.tokens[HOPE] == [off(MOTIVATION), on(CARE)]
    play(activate_one(g, DISCONTENT))
    play(exhaust_one(g, DISCONTENT))
    assert g.tokens[DISCONTENT] == []


@rule("FP-HOPE-06", "FP-HOPE-06/1", "FP-HOPE-17", "FP-HOPE-17/1")
def test_only_an_active_token_counts_where_one_is_needed() -> None:
    g = city(hope=[off(CARE), off(JUSTICE)])
    refusal = why_not_exhaust(g, Choice(EXHAUSTING, 0, [], about=HOPE), CARE)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("FP-HOPE-04", "no-active")
    assert not has(g, HOPE, JUSTICE, active=True)


@rule("FP-HOPE-07", "FP-HOPE-07/1")
def test_hope_rises_by_activating_a_token() -> None:
    g = city(hope=[on(CARE), off(JUSTICE)])
    assert offered(increase(g, HOPE)) == [JUSTICE, DRAW]
    play(increase(g, HOPE), JUSTICE)
    assert g.tokens[HOPE] == [on(CARE), on(JUSTICE)]


@rule("FP-HOPE-07/2")
def test_or_by_drawing_one_which_lies_exhausted_on_the_right() -> None:
    g = drawing(HOPE, MOTIVATION, hope=[on(CARE), off(JUSTICE)])
    play(increase(g, HOPE), DRAW)
    assert g.tokens[HOPE] == [on(CARE), off(JUSTICE), off(MOTIVATION)]
    assert g.bags[HOPE] == [2, 2, 2]


@rule("FP-HOPE-07/3")
def test_without_an_exhausted_token_it_must_be_a_draw() -> None:
    g = drawing(DISCONTENT, GREED, discontent=[on(ANGER), on(APATHY)])
    play(increase(g, DISCONTENT))
    assert g.tokens[DISCONTENT] == [on(ANGER), on(APATHY), off(GREED)]


@rule("FP-HOPE-07")
def test_every_token_in_the_bag_is_as_likely() -> None:
    drawn = []
    for seed in range(300):
        g = city(seed, hope=[off(CARE), off(CARE)])
        play(draw(g, HOPE))
        drawn.append(g.tokens[HOPE][-1] // 2)
    counts = [drawn.count(kind) for kind in (CARE, JUSTICE, MOTIVATION)]
    assert counts[CARE] < 75 < min(counts[JUSTICE], counts[MOTIVATION])  # about 43, 129, 129


@rule("FP-HOPE-08", "FP-HOPE-08/1")
def test_a_named_type_rises_by_a_draw_of_any_type() -> None:
    g = drawing(HOPE, JUSTICE, hope=[on(MOTIVATION)])
    play(increase_type(g, HOPE, CARE))
    assert g.tokens[HOPE] == [on(MOTIVATION), off(JUSTICE)]


@rule("FP-HOPE-08/2")
def test_and_then_a_token_of_the_type_is_activated() -> None:
    g = drawing(DISCONTENT, GREED, discontent=[off(ANGER)])
    play(increase_type(g, DISCONTENT, ANGER))
    assert g.tokens[DISCONTENT] == [on(ANGER), off(GREED)]


@rule("FP-HOPE-08/3")
def test_it_may_be_the_token_just_drawn() -> None:
    g = drawing(HOPE, CARE, hope=[on(MOTIVATION)])
    play(increase_type(g, HOPE, CARE))
    assert g.tokens[HOPE] == [on(MOTIVATION), on(CARE)]


@rule("FP-HOPE-09", "FP-HOPE-09/1")
@pytest.mark.parametrize("answers", [(CARE, EXHAUSTED + CARE), (EXHAUSTED + JUSTICE,), (CARE, EXHAUSTED + JUSTICE)])
def test_two_decreases_are_made_one_after_the_other(answers: tuple[int, ...]) -> None:
    g = city(hope=[on(CARE), off(JUSTICE)])
    left = list(answers)
    for _ in range(2):
        options = offered(decrease(g, HOPE))
        play(decrease(g, HOPE), *([left.pop(0)] if len(options) > 1 else []))
    assert not left
    assert len(g.tokens[HOPE]) == 1
    assert g.tokens[HOPE][0] % 2 == 0


@rule("FP-HOPE-10", "FP-HOPE-10/1")
def test_a_decrease_exhausts_an_active_token_or_removes_an_exhausted_one() -> None:
    g = city(hope=[on(CARE), off(JUSTICE)])
    assert offered(decrease(g, HOPE)) == [CARE, EXHAUSTED + JUSTICE]
    play(decrease(g, HOPE), CARE)
    assert g.tokens[HOPE] == [off(CARE), off(JUSTICE)]
    g = city(hope=[on(CARE), off(JUSTICE)])
    play(decrease(g, HOPE), EXHAUSTED + JUSTICE)
    assert g.tokens[HOPE] == [on(CARE)]
    assert g.bags[HOPE] == [2, 3, 3]


@rule("FP-HOPE-10")
def test_what_is_not_there_is_refused_by_name() -> None:
    g = city(hope=[on(CARE), off(JUSTICE)])
    choice = Choice(LOWERING, 0, [], Feeling(HOPE))
    reasons = [why_not_lower(g, choice, answer) for answer in range(2 * EXHAUSTED)]
    assert [reason and (reason.reason, reason.numbers) for reason in reasons] == [
        None,
        ("no-active", (HOPE, JUSTICE)),
        ("no-active", (HOPE, MOTIVATION)),
        *[("other-track", (HOPE,))] * 3,
        ("no-exhausted", (HOPE, CARE)),
        None,
        ("no-exhausted", (HOPE, MOTIVATION)),
        *[("other-track", (HOPE,))] * 3,
    ]


@rule("FP-HOPE-02")
@pytest.mark.parametrize("ask", [RAISING, ACTIVATING, EXHAUSTING, PICKING, TEMPLE, AGITATE])
@pytest.mark.parametrize("track", [HOPE, DISCONTENT])
def test_a_token_of_the_other_track_is_refused(ask: Question, track: int) -> None:
    g = city(hope=[on(CARE), off(CARE)], discontent=[on(ANGER), off(ANGER)])
    for answer in TYPES_ON[1 - track]:
        refusal = ask.why_not(g, Choice(ask, 0, [], track), answer)
        assert refusal is not None
        assert (refusal.rule, refusal.reason, refusal.numbers) == ("FP-HOPE-02", "other-track", (track,))


def test_an_answer_names_one_token() -> None:
    """Six types of token are six words, and with their two sides twelve."""
    domains = open_box(None).vocabulary.domains
    assert domains["tokens"].words == ("care", "justice", "motivation", "anger", "apathy", "greed")
    assert domains["raising"].words == (*domains["tokens"].words, "draw")
    assert len(domains["sides"]) == 2 * len(domains["tokens"])


@rule("FP-HOPE-11", "FP-HOPE-11/1")
def test_without_an_active_token_one_must_be_removed() -> None:
    g = city(discontent=[off(ANGER), off(GREED)])
    assert offered(decrease(g, DISCONTENT)) == [EXHAUSTED + bad(ANGER), EXHAUSTED + bad(GREED)]
    play(decrease(g, DISCONTENT), EXHAUSTED + bad(GREED))
    assert g.tokens[DISCONTENT] == [off(ANGER)]


@rule("FP-HOPE-11/2")
def test_without_an_exhausted_token_one_must_be_exhausted() -> None:
    g = city(hope=[on(CARE), on(CARE), on(CARE)])
    play(decrease(g, HOPE))
    assert g.tokens[HOPE] == [off(CARE), on(CARE), on(CARE)]


@rule("FP-HOPE-12", "FP-HOPE-12/1")
def test_an_empty_track_stays_empty() -> None:
    g = city(discontent=[])
    play(decrease(g, DISCONTENT))
    assert g.tokens[DISCONTENT] == []


@rule("FP-HOPE-13", "FP-HOPE-13/1")
def test_gaps_close_to_the_left() -> None:
    g = city(hope=[on(CARE), off(JUSTICE), on(MOTIVATION)])
    play(decrease(g, HOPE), EXHAUSTED + JUSTICE)
    assert g.tokens[HOPE] == [on(CARE), on(MOTIVATION)]


@rule("FP-HOPE-14", "FP-HOPE-14/1")
def test_a_discarded_token_goes_to_the_bag_active_or_not() -> None:
    g = city(discontent=[on(ANGER)])
    play(discard_one(g, DISCONTENT))
    assert g.tokens[DISCONTENT] == []
    assert g.bags[DISCONTENT] == [3, 3, 3]
    g = city(discontent=[on(ANGER), off(GREED)])
    play(discard_one(g, DISCONTENT), EXHAUSTED + bad(GREED))
    assert g.tokens[DISCONTENT] == [on(ANGER)]


@rule("FP-HOPE-14")
def test_a_discard_may_name_the_type() -> None:
    g = city(discontent=[on(ANGER), off(ANGER), on(GREED)])
    assert offered(discard_one(g, DISCONTENT, ANGER)) == [bad(ANGER), EXHAUSTED + bad(ANGER)]
    play(discard_one(g, DISCONTENT, ANGER), bad(ANGER))
    assert g.tokens[DISCONTENT] == [off(ANGER), on(GREED)]
    play(discard_one(g, DISCONTENT, APATHY))
    assert g.tokens[DISCONTENT] == [off(ANGER), on(GREED)]


@rule("FP-HOPE-14/2")
def test_discarding_the_last_hope_loses() -> None:
    with pytest.raises(GameOver) as over:
        play(discard_one(city(hope=[on(CARE)]), HOPE))
    assert over.value.outcome.cause == "no-hope"
    assert over.value.outcome.winners == ()


@rule("FP-HOPE-15", "FP-HOPE-15/1")
def test_with_six_hope_tokens_none_is_drawn() -> None:
    g = city(hope=[on(CARE)] * 3 + [on(JUSTICE)] * 2 + [off(JUSTICE)])
    choice = Choice(RAISING, 0, [], about=HOPE)
    refusal = why_not_raise(g, choice, DRAW)
    assert refusal is not None
    assert refusal.rule == "FP-HOPE-15"
    play(increase(g, HOPE))
    assert g.tokens[HOPE] == [on(CARE)] * 3 + [on(JUSTICE)] * 3


@rule("FP-HOPE-15")
def test_with_six_active_hope_tokens_an_increase_is_ignored() -> None:
    g = city(hope=[on(CARE)] * 3 + [on(JUSTICE)] * 3)
    play(increase(g, HOPE))
    assert g.tokens[HOPE] == [on(CARE)] * 3 + [on(JUSTICE)] * 3


@rule("FP-HOPE-15/2")
def test_with_six_hope_tokens_a_named_type_is_only_activated() -> None:
    g = city(hope=[off(CARE)] + [on(JUSTICE)] * 3 + [on(MOTIVATION)] * 2)
    play(increase_type(g, HOPE, CARE))
    assert g.tokens[HOPE] == [on(CARE)] + [on(JUSTICE)] * 3 + [on(MOTIVATION)] * 2


@rule("FP-HOPE-16", "FP-HOPE-16/1")
def test_with_five_discontent_tokens_activating_is_still_open() -> None:
    g = city(discontent=[on(ANGER)] * 3 + [on(GREED), off(GREED)])
    play(increase(g, DISCONTENT), bad(GREED))
    assert g.tokens[DISCONTENT] == [on(ANGER)] * 3 + [on(GREED)] * 2


@rule("FP-HOPE-16", "FP-END-03")
def test_with_five_discontent_tokens_a_named_type_draws_and_loses() -> None:
    with pytest.raises(GameOver) as over:
        play(increase_type(city(discontent=[off(ANGER)] * 3 + [off(GREED)] * 2), DISCONTENT, ANGER))
    assert over.value.outcome.cause == "banished"


@rule("FP-HOPE-18", "FP-HOPE-18/1")
def test_a_named_type_falls_by_exhausting_its_active_token() -> None:
    g = city(discontent=[on(ANGER), off(GREED)])
    play(decrease_type(g, DISCONTENT, ANGER))
    assert g.tokens[DISCONTENT] == [off(ANGER), off(GREED)]


@rule("FP-HOPE-18/2")
def test_or_by_removing_its_exhausted_one() -> None:
    g = city(discontent=[off(ANGER), on(GREED)])
    play(decrease_type(g, DISCONTENT, ANGER))
    assert g.tokens[DISCONTENT] == [on(GREED)]


@rule("FP-HOPE-18/3")
def test_without_a_token_of_the_type_nothing_happens() -> None:
    g = city(discontent=[on(GREED)])
    play(decrease_type(g, DISCONTENT, ANGER))
    assert g.tokens[DISCONTENT] == [on(GREED)]


@rule("FP-END-02", "FP-END-02/1")
def test_the_last_hope_token_removed_loses() -> None:
    with pytest.raises(GameOver) as over:
        play(decrease(city(hope=[off(CARE)]), HOPE))
    assert over.value.outcome.cause == "no-hope"


@rule("FP-END-02/2")
def test_the_last_hope_token_exhausted_does_not() -> None:
    g = city(hope=[on(CARE)])
    play(decrease(g, HOPE))
    assert g.tokens[HOPE] == [off(CARE)]


@rule("FP-END-03", "FP-END-03/1", "FP-END-03/2")
def test_a_sixth_discontent_token_loses_whatever_lies_there() -> None:
    five = [ANGER, ANGER, ANGER, GREED, GREED]
    for tokens, answers in (([off(kind) for kind in five], (DRAW,)), ([on(kind) for kind in five], ())):
        with pytest.raises(GameOver) as over:
            play(increase(city(discontent=tokens), DISCONTENT), *answers)
        assert over.value.outcome.cause == "banished"


# -- what cards and Buildings add -------------------------------------------------------------------------------------


def council(**fields: Any) -> City:
    """The Public Council is in force."""
    return city(laws=[int(law == PUBLIC_COUNCIL) for law in range(LAWS)], **fields)


@rule("FP-LAW-21", "FP-LAW-21/1")
def test_the_public_council_picks_the_token_instead_of_chance() -> None:
    g = council(hope=[on(JUSTICE)])
    assert offered(increase_type(g, HOPE, CARE)) == [CARE, JUSTICE, MOTIVATION]
    play(increase_type(g, HOPE, CARE), CARE)
    assert g.tokens[HOPE] == [on(JUSTICE), on(CARE)]
    assert g.bags[HOPE] == [2, 2, 3]


@rule("FP-LAW-21")
def test_the_council_picks_discontent_too_but_only_what_is_in_the_bag() -> None:
    g = council(discontent=[on(ANGER)] * 3)
    assert offered(increase(g, DISCONTENT)) == [DRAW]
    play(increase(g, DISCONTENT), bad(GREED))
    assert g.tokens[DISCONTENT] == [on(ANGER)] * 3 + [off(GREED)]
    choice = Choice(PICKING, 0, [], about=DISCONTENT)
    refusals = [why_not_pick(g, choice, bad(kind)) for kind in (ANGER, APATHY, GREED)]
    assert [refusal and (refusal.rule, refusal.numbers) for refusal in refusals] == [
        ("FP-LAW-21", (DISCONTENT, ANGER)),
        None,
        None,
    ]


@rule("FP-BLD-48", "FP-BLD-48/1")
def test_the_temple_activates_all_hope_of_one_type() -> None:
    g = city(hope=[off(CARE), off(CARE), off(JUSTICE)])
    play(turn_all(g, HOPE, active=True), CARE)
    assert g.tokens[HOPE] == [on(CARE), on(CARE), off(JUSTICE)]


@rule("FP-BLD-53", "FP-BLD-53/1")
def test_the_agitator_exhausts_all_discontent_of_one_type() -> None:
    g = city(discontent=[on(ANGER), on(ANGER), on(GREED)])
    play(turn_all(g, DISCONTENT, active=False), bad(ANGER))
    assert g.tokens[DISCONTENT] == [off(ANGER), off(ANGER), on(GREED)]


@rule("FP-BLD-48", "FP-BLD-53")
def test_it_is_the_active_player_who_picks_the_type() -> None:
    g = city(hope=[off(CARE)], seats=3, active=2, leader=1)
    for track, asking in ((HOPE, turn_all(g, HOPE, active=True)), (DISCONTENT, turn_all(g, DISCONTENT, active=False))):
        choice = next(asking)
        assert isinstance(choice, Choice)
        assert (choice.seat, choice.values) == (2, list(TYPES_ON[track]))
