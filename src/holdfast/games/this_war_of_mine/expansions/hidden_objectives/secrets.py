"""The Hidden Objectives: how they are dealt, kept secret, and revealed (TW-HIDDEN).

`g.secrets` holds the card of each seat, NONE where there is none or it is revealed. `g.spare` are cards of which nobody
can know that they were not dealt: one that would have been revealed by now is in neither.
"""

from __future__ import annotations

from .....cards import holds, perform
from .....kernel import Rule
from .....kernel.rows import put, reshuffled
from ...here import NOWHERE
from ...nouns import OBJECTIVE_MOMENTS
from ...state import DAWN, DUSK, NONE, Shelter

MOMENT_PHASES = {"": NONE, "dusk": DUSK, "dawn": DAWN}
assert (*MOMENT_PHASES,) == OBJECTIVE_MOMENTS


def deal(g: Shelter) -> None:
    """TW-HIDDEN-01, TW-HIDDEN-03: one each, from the first leader on, as far as there are any; the Thief stays in the
    box in a scenario."""
    box = g.box
    campaign = box.scenarios[g.scenario].objectives
    in_game = box.in_game("secrets", g.expansions)
    deck = reshuffled([card for card in in_game if campaign or not box.secrets[card].campaign], g.rng)
    secrets = [NONE] * g.seats
    for turn in range(min(g.seats, len(deck))):
        secrets[(g.leader + turn) % g.seats] = deck.pop()
    g.secrets, g.spare = secrets, deck


def read(g: Shelter) -> Rule:
    """TW-HIDDEN-01, TW-HIDDEN-04: each their own."""
    g.tell("secrets-dealt")
    for seat, card in enumerate(g.secrets):
        if card != NONE:
            g.tell_only(seat, "secret-dealt", card)
    yield from ()


def blood(g: Shelter) -> None:
    """TW-HIDDEN-02: the group has killed somebody who was no thug."""
    g.killed = True


def is_met(g: Shelter, card: int, over: int) -> bool:
    """TW-HIDDEN-02: its conditions, at the end of the phase that it names if it names one."""
    text = g.box.secrets[card]
    phase = MOMENT_PHASES[text.after]
    return phase in (NONE, over) and holds(g, text.when, NOWHERE)


def look(g: Shelter, over: int) -> Rule:
    """TW-HIDDEN-02: after a step, with which a phase is `over` or none: all cards whose conditions are met are
    revealed, the leader's first. That nobody reveals a card which now would be tells as much."""
    met = [card for card in (*g.secrets, *g.spare) if card != NONE and is_met(g, card, over)]
    if not met:
        return
    g.reveals += 1
    g.spare = [card for card in g.spare if card not in met]
    owners = [(g.leader + turn) % g.seats for turn in range(g.seats)]
    revealed = [(owner, g.secrets[owner]) for owner in owners if g.secrets[owner] in met]
    for owner, card in revealed:
        g.secrets = put(g.secrets, owner, NONE)
        g.revealed = [*g.revealed, card]
        g.tell("secret-revealed", owner, card)
    for owner, card in revealed:
        g.owner = owner
        yield from perform(g, g.box.secrets[card].now, NOWHERE)
    g.owner = NONE
