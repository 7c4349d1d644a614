"""Hope and Discontent (FP-HOPE): two tracks of tokens, each active or exhausted.

A token is a small number: its type on the track * 2, and 1 more if it is active. Tokens of one type and side are
alike, so players choose by type, or by type and side. Both tracks go by the same functions; `track` is HOPE or
DISCONTENT.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ....kernel import Choice, Facts, GameOver, Outcome, Question, Refusal, Rule, Ruling
from ....kernel.rows import put, without
from ..nouns import TRACKS
from ..state import BANISHED, DISCONTENT, HOPE, MOST_HOPE, NONE, PUBLIC_COUNCIL, TOKEN_TYPES, City

# Answers count the types over both tracks.
TYPES_ON: Final = (range(TOKEN_TYPES), range(TOKEN_TYPES, 2 * TOKEN_TYPES))  # each track
DRAW: Final = 2 * TOKEN_TYPES  # when a track rises: draw, rather than activate
EXHAUSTED: Final = 2 * TOKEN_TYPES  # where a token's side matters, added to its type: the exhausted one
SIDES_ON: Final = tuple([*types, *(EXHAUSTED + kind for kind in types)] for types in TYPES_ON)


def track_and_type(feeling: int) -> tuple[int, int]:
    """Which track a feeling is on, and of which type it is (NONE for the track itself)."""
    if feeling < len(TRACKS):
        return feeling, NONE
    kind = feeling - len(TRACKS)
    return (HOPE, kind) if kind < TOKEN_TYPES else (DISCONTENT, kind - TOKEN_TYPES)


def tokens_of(g: City, feeling: int, *, active_only: bool) -> int:
    """Tokens on a track, or of one type."""
    track, kind = track_and_type(feeling)
    return sum(
        (kind == NONE or token // 2 == kind) and (token % 2 == 1 or not active_only) for token in g.tokens[track]
    )


def has(g: City, track: int, kind: int, *, active: bool) -> bool:
    """FP-HOPE-17: having a type means an active token, unless a card says otherwise."""
    return kind * 2 + active in g.tokens[track]


# -- questions --------------------------------------------------------------------------------------------------------


def why_not_type(track: int, answer: int) -> Refusal | None:
    """FP-HOPE-02: the types of one track."""
    return None if answer // TOKEN_TYPES % 2 == track else Refusal("FP-HOPE-02", "other-track", track)


def why_not_raise(g: City, choice: Choice, answer: int) -> Refusal | None:
    """FP-HOPE-07, FP-HOPE-15: draw, unless six Hope tokens lie there; or activate an exhausted token."""
    if answer != DRAW:
        return why_not_activate(g, choice, answer)
    full = choice.about == HOPE and len(g.tokens[HOPE]) == MOST_HOPE
    return Refusal("FP-HOPE-15", "hope-full") if full else None


class Feeling(NamedTuple):
    """A track, and the type of token that is named; NONE where any will do."""

    track: int
    type: int = NONE


def why_not_lower(g: City, choice: Choice, answer: int) -> Refusal | None:
    """FP-HOPE-10, FP-HOPE-18: exhaust an active token, or remove an exhausted one; of the named type, if one is
    named."""
    track, named = choice.about
    kind, active = answer % TOKEN_TYPES, answer < EXHAUSTED
    if refusal := why_not_type(track, answer):
        return refusal
    if named not in (NONE, kind):
        return Refusal("FP-HOPE-18", "other-feeling", track, named)
    if has(g, track, kind, active=active):
        return None
    return Refusal("FP-HOPE-10", "no-active" if active else "no-exhausted", track, kind)


def why_not_activate(g: City, choice: Choice, answer: int) -> Refusal | None:
    """FP-HOPE-03: an exhausted token of the track."""
    track, kind = choice.about, answer % TOKEN_TYPES
    if refusal := why_not_type(track, answer):
        return refusal
    return None if has(g, track, kind, active=False) else Refusal("FP-HOPE-03", "no-exhausted", track, kind)


def why_not_exhaust(g: City, choice: Choice, answer: int) -> Refusal | None:
    """FP-HOPE-04: an active token of the track."""
    track, kind = choice.about, answer % TOKEN_TYPES
    if refusal := why_not_type(track, answer):
        return refusal
    return None if has(g, track, kind, active=True) else Refusal("FP-HOPE-04", "no-active", track, kind)


def why_not_pick(g: City, choice: Choice, answer: int) -> Refusal | None:
    """FP-LAW-21: a token that is in the bag."""
    track, kind = choice.about, answer % TOKEN_TYPES
    if refusal := why_not_type(track, answer):
        return refusal
    return None if g.bags[track][kind] else Refusal("FP-LAW-21", "none-in-bag", track, kind)


def why_not_all(g: City, choice: Choice, answer: int) -> Refusal | None:
    """FP-BLD-48, FP-BLD-53: any type of the track."""
    return why_not_type(choice.about, answer)


def how_it_falls(g: City, choice: Choice, answer: int) -> Facts:
    """An active token is exhausted, an exhausted one removed."""
    does = "removes-token" if answer >= EXHAUSTED else "exhausts-token"
    return Facts(name=(does, answer % EXHAUSTED))


RAISE = Question("raise", "raising", why_not_raise, about="track", team=True)
LOWER = Question("lower", "sides", why_not_lower, about=Feeling, team=True, facts=how_it_falls)
ACTIVATE = Question("activate", "tokens", why_not_activate, about="track", team=True)
EXHAUST = Question("exhaust", "tokens", why_not_exhaust, about="track", team=True)
DISCARD = Question("discard", "sides", why_not_lower, about=Feeling, team=True)
PICK = Question("pick", "tokens", why_not_pick, about="track", team=True)
TEMPLE = Question("activate-all", "tokens", why_not_all, about="track")
AGITATE = Question("exhaust-all", "tokens", why_not_all, about="track")


def ask_about(g: City, ask: Question, about: int | Feeling, answers: Sequence[int]) -> Ruling[int]:
    """FP-GEN-04: the players decide, the leader in case of doubt. NONE where nothing can be answered."""
    choice = Choice(ask, g.leader, [], about)
    choice.values = [answer for answer in answers if ask.why_not(g, choice, answer) is None]
    if not choice.values:
        return NONE
    answer = yield choice
    return answer


# -- what is done to a token ------------------------------------------------------------------------------------------


def activate(g: City, track: int, kind: int) -> None:
    """FP-HOPE-03, FP-HOPE-05: turn one exhausted token of the type over; where there is none, nothing happens."""
    turn_over(g, track, kind * 2, kind * 2 + 1)


def exhaust(g: City, track: int, kind: int) -> None:
    """FP-HOPE-04, FP-HOPE-05."""
    turn_over(g, track, kind * 2 + 1, kind * 2)


def turn_over(g: City, track: int, shown: int, hidden: int) -> None:
    tokens = g.tokens[track]
    if shown in tokens:
        g.tokens = put(g.tokens, track, put(tokens, tokens.index(shown), hidden))


def take_off(g: City, track: int, token: int) -> None:
    """FP-HOPE-13, FP-HOPE-14: into the bag, and the gap closes. FP-END-02: without a Hope token the city is lost."""
    g.tokens = put(g.tokens, track, without(g.tokens[track], token))
    change_bag(g, track, token // 2, 1)
    g.tell("token-gone", track, token // 2)
    if not g.tokens[HOPE]:
        raise GameOver(Outcome("no-hope", ()))


def draw(g: City, track: int) -> Rule:
    """FP-HOPE-07, FP-LAW-21: a token from the bag, unseen unless the Public Council picks it, exhausted, on the
    leftmost empty space. FP-END-03: with a sixth Discontent token the players are banished."""
    bag = g.bags[track]
    if g.laws[PUBLIC_COUNCIL]:
        answer = yield Choice(
            PICK, g.leader, [answer for answer in TYPES_ON[track] if bag[answer % TOKEN_TYPES]], track
        )
        kind = answer % TOKEN_TYPES
    else:
        kind = draw_unseen(g, bag)
    change_bag(g, track, kind, -1)
    g.tokens = put(g.tokens, track, [*g.tokens[track], kind * 2])
    g.tell("token-drawn", track, kind)
    if len(g.tokens[DISCONTENT]) == BANISHED:
        raise GameOver(Outcome("banished", ()))


def change_bag(g: City, track: int, kind: int, tokens: int) -> None:
    bag = g.bags[track]
    g.bags = put(g.bags, track, put(bag, kind, bag[kind] + tokens))


def draw_unseen(g: City, bag: list[int]) -> int:
    place = g.rng.below(sum(bag))
    kind = 0
    while place >= bag[kind]:
        place -= bag[kind]
        kind += 1
    return kind


# -- what rules and cards say -----------------------------------------------------------------------------------------


def increase(g: City, track: int) -> Rule:
    """FP-HOPE-07, FP-HOPE-15, FP-HOPE-16: draw, or activate an exhausted token; with six active Hope tokens nothing
    happens."""
    answer = yield from ask_about(g, RAISE, track, [*TYPES_ON[track], DRAW])
    if answer == DRAW:
        yield from draw(g, track)
    elif answer != NONE:
        activate(g, track, answer % TOKEN_TYPES)


def increase_type(g: City, track: int, kind: int) -> Rule:
    """FP-HOPE-08, FP-HOPE-15, FP-HOPE-16: draw whatever comes, then activate one of the named type, if there is one; it
    may be the one just drawn."""
    if track == DISCONTENT or len(g.tokens[HOPE]) < MOST_HOPE:
        yield from draw(g, track)
    activate(g, track, kind)


def decrease(g: City, track: int) -> Rule:
    """FP-HOPE-10, FP-HOPE-11, FP-HOPE-12: exhaust an active token or remove an exhausted one; on an empty track nothing
    happens."""
    yield from lower(g, track)


def decrease_type(g: City, track: int, kind: int) -> Rule:
    """FP-HOPE-18: the same, among tokens of the named type."""
    yield from lower(g, track, kind)


def lower(g: City, track: int, named: int = NONE) -> Rule:
    answer = yield from ask_about(g, LOWER, Feeling(track, named), SIDES_ON[track])
    if answer == NONE:
        return
    kind = answer % TOKEN_TYPES
    if answer >= EXHAUSTED:
        take_off(g, track, kind * 2)
    else:
        exhaust(g, track, kind)


def activate_one(g: City, track: int) -> Rule:
    """FP-HOPE-03: one exhausted token of the players' choice."""
    answer = yield from ask_about(g, ACTIVATE, track, TYPES_ON[track])
    if answer != NONE:
        activate(g, track, answer % TOKEN_TYPES)


def exhaust_one(g: City, track: int) -> Rule:
    """FP-HOPE-04: one active token of the players' choice."""
    answer = yield from ask_about(g, EXHAUST, track, TYPES_ON[track])
    if answer != NONE:
        exhaust(g, track, answer % TOKEN_TYPES)


def discard_one(g: City, track: int, kind: int = NONE) -> Rule:
    """FP-HOPE-14: one token, active or exhausted, to the bag; of a named type, if one is named."""
    answer = yield from ask_about(g, DISCARD, Feeling(track, kind), SIDES_ON[track])
    if answer != NONE:
        take_off(g, track, answer % TOKEN_TYPES * 2 + (answer < EXHAUSTED))


def turn_all(g: City, track: int, *, active: bool) -> Rule:
    """FP-BLD-48, FP-BLD-53: the active player picks a type; every token of it on the track becomes active, or
    exhausted."""
    answer = yield Choice(TEMPLE if active else AGITATE, g.decider(), list(TYPES_ON[track]), track)
    kind = answer % TOKEN_TYPES
    turned = [kind * 2 + active if token // 2 == kind else token for token in g.tokens[track]]
    g.tokens = put(g.tokens, track, turned)
    g.tell("all-active" if active else "all-exhausted", track, kind)
