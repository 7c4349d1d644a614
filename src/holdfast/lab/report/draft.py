"""A report in the making: the results it tells of, and the charts drawn so far."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from ..effects import FEWEST, Effect, effects_of_cards, effects_of_options
from ..intervals import Estimate
from ..results import Results
from .charts import Chart
from .page import Html, figure

NOT_CAUSE = (
    "This shows what goes together, not what causes what: a player that chooses well here chooses well elsewhere. "
    "(Random players choose by chance, so with them it comes close to an experiment.)"
)
INTERVALS = "Intervals hold the true figure 95 times in 100; of a hundred of them, about five do not."


class Section(NamedTuple):
    name: str
    title: str
    inside: Html


class Draft:
    def __init__(self, results: Results) -> None:
        self.results = results
        self.run = results.run
        self.charts: list[Chart] = []

    def chart(self, chart: Chart, caption: str = "") -> Html:
        self.charts.append(chart)
        return figure(chart, caption)

    @cached_property
    def options(self) -> list[Effect]:
        return effects_of_options(self.results)

    @cached_property
    def cards(self) -> list[Effect]:
        return effects_of_cards(self.results)

    # -- what is counted, and by what it is judged ------------------------------------------------------------------

    @property
    def unit(self) -> str:
        """Who wins or loses."""
        return "games" if self.run.together else "players"

    @property
    def value(self) -> str:
        """What there is besides a victory."""
        return f"{self.run.clock}s lasted" if self.run.together else "points"

    @cached_property
    def by_winning(self) -> bool:
        """Whether there are victories and defeats enough to judge by them."""
        sides = self.results.sides
        return min(sides.wins, sides.number - sides.wins) >= FEWEST

    @property
    def what(self) -> str:
        return "chance to win" if self.by_winning else self.value

    def effect_of(self, effect: Effect) -> Estimate | None:
        return effect.on_winning if self.by_winning else effect.on_value

    def name_of(self, effect: Effect) -> str:
        """A card by its title; an option of a card with its number; where a card can be chosen in several ways, how."""
        if effect.card is None:
            return effect.key
        title = effect.title or effect.card
        if not effect.key:
            return title
        words = self.results.words
        if effect.question in words.about:
            return f"{title}: option {effect.option}"
        ways = [question for question, deck in words.named.items() if deck == effect.deck]
        several = len(ways) > 1 or effect.deck in words.about.values()
        return f"{title} ({effect.question})" if several else title
