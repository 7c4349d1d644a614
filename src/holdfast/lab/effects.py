"""Options and cards: how often they come up, how often they are chosen, and how games end with them and without.

Compared are sides that took an option when it was first offered, with sides to which it was first offered in the same
round or day and that left it then; and cards that were turned up, with the others of their deck that were turned up in
the same round or day. To compare all who ever chose a thing with all who never did would favour whatever comes late:
who lives long chooses more, and sees more.

It is still how choice and end go together, not what the choice did: who chooses well here chooses well elsewhere.
"""

from __future__ import annotations

from functools import cached_property
from itertools import groupby
from typing import Final

from .intervals import Estimate, Matched, Squares, Sums, share, share_of_offers
from .results import SUMS, Results

FEWEST: Final = 20  # sides with and without, for a comparison to be shown
NO_OFFERS: Final = Squares()  # of a card that is turned up


class Effect:
    """An option, or a card that was turned up. `took` is on how many sides that was ever so, `met` on how many it might
    have been: those to which the option was offered, or all. `matched` are the sides that can be compared."""

    def __init__(
        self,
        deck: str | None,
        card: str | None,
        title: str | None,
        key: str,
        *,
        met: int,
        took: int,
        offered: int = 0,
        chosen: int = 0,
        forced: int = 0,
        squares: Squares = NO_OFFERS,
        matched: Matched,
    ) -> None:
        self.deck = deck
        self.card = card
        self.title = title
        self.key = key  # of the option; empty for a card that was turned up
        self.met = met
        self.took = took
        self.offered = offered  # times
        self.chosen = chosen
        self.forced = forced
        self.squares = squares
        self.matched = matched

    @property
    def taken(self) -> Estimate | None:
        """The share of sides that took it, of those that might have."""
        return share(self.took, self.met) if self.met else None

    @cached_property
    def of_offers(self) -> Estimate:
        """The share of the times it was offered in which it was chosen."""
        return share_of_offers(self.chosen, self.offered, self.squares)

    @property
    def is_known(self) -> bool:
        return min(self.matched.number, self.matched.others) >= FEWEST

    @cached_property
    def on_winning(self) -> Estimate | None:
        return self.matched.of_shares() if self.is_known else None

    @cached_property
    def on_value(self) -> Estimate | None:
        return self.matched.of_means() if self.is_known else None

    @property
    def question(self) -> str:
        return self.key.partition(":")[0]

    @property
    def option(self) -> str:
        return self.key.partition(":")[2]


def effects_of_options(results: Results) -> list[Effect]:
    """Every option that was ever offered or forced."""
    rows = results.all(f"""
        SELECT o.deck, o.card, o.title, o.key, o.clock, sum(o.offered), sum(o.chosen), sum(o.forced),
            count(*) FILTER (o.offered > 0), count(*) FILTER (o.chosen > 0),
            sum(o.offered::DOUBLE * o.offered), sum(o.chosen::DOUBLE * o.chosen), sum(o.offered::DOUBLE * o.chosen),
            {filtered("o.at_once")}, {filtered("NOT o.at_once")}
        FROM options o JOIN sides ON sides.seed = o.seed AND sides.seat IS NOT DISTINCT FROM o.seat
        GROUP BY o.deck, o.card, o.title, o.key, o.clock ORDER BY o.key, o.card, o.clock
    """)
    effects = []
    for (deck, card, title, key), by_clock in groupby(rows, key=lambda row: row[:4]):
        strata = list(by_clock)
        offered, chosen, forced, met, took = (sum(int(row[place]) for row in strata) for place in range(5, 10))
        squares = Squares(met, *(sum(row[place] for row in strata) for place in range(10, 13)))
        pairs = [(Sums(*row[13:17]), Sums(*row[17:21])) for row in strata if row[4] is not None]
        effects.append(
            Effect(
                deck,
                card,
                title,
                key,
                met=met,
                took=took,
                offered=offered,
                chosen=chosen,
                forced=forced,
                squares=squares,
                matched=Matched(pairs),
            )
        )
    return effects


def filtered(which: str) -> str:
    return (
        f"count(*) FILTER ({which}), coalesce(sum(win) FILTER ({which}), 0), "
        f"coalesce(sum(value) FILTER ({which}), 0), coalesce(sum(value * value) FILTER ({which}), 0)"
    )


def effects_of_cards(results: Results) -> list[Effect]:
    """Every card that was turned up. One that all rivals see alike favours nobody: it is counted, and not compared."""
    rows = results.all(f"""
        SELECT c.deck, c.card, c.title, c.clock, {SUMS}
        FROM cards c JOIN sides ON sides.seed = c.seed AND sides.seat IS NOT DISTINCT FROM c.seat
        GROUP BY c.deck, c.card, c.title, c.clock ORDER BY c.deck, c.card, c.clock
    """)
    turned: dict[tuple[str, int], Sums] = {}  # in all, by deck and round or day
    for deck, _, _, clock, *sums in rows:
        turned[deck, clock] = added(turned.get((deck, clock), Sums()), Sums(*sums))
    effects, sides = [], results.sides.number
    for (deck, card, title), by_clock in groupby(rows, key=lambda row: row[:3]):
        pairs = [(Sums(*row[4:]), without(turned[deck, row[3]], Sums(*row[4:]))) for row in by_clock]
        took = sum(one.number for one, _ in pairs)
        effects.append(Effect(deck, card, title, "", met=sides, took=took, matched=Matched(pairs)))
    if not results.run.together:
        effects += seen_by_all(results)
    return effects


def seen_by_all(results: Results) -> list[Effect]:
    rows = results.all("SELECT deck, card, title, count(*) FROM cards WHERE seat IS NULL GROUP BY ALL ORDER BY ALL")
    return [
        Effect(deck, card, title, "", met=results.games, took=games, matched=Matched([]))
        for deck, card, title, games in rows
    ]


def added(one: Sums, other: Sums) -> Sums:
    return Sums(one.number + other.number, one.wins + other.wins, one.total + other.total, one.squares + other.squares)


def without(one: Sums, other: Sums) -> Sums:
    return Sums(one.number - other.number, one.wins - other.wins, one.total - other.total, one.squares - other.squares)
