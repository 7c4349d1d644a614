"""What the cards of Desperate Measures say."""

from __future__ import annotations

from .....cards import Lexicon
from . import effects


def teach(lexicon: Lexicon) -> None:
    lexicon.condition("supper is to come", opposite="supper is over")(effects.supper_is_to_come)
    lexicon.condition("nobody has worked today", opposite="somebody has worked today")(effects.day_begins)
    lexicon.phrase("nobody eats from storage at the next supper")(effects.eat_elsewhere)
    lexicon.phrase("all rounds are open to this character today, and fatigue rises by {n} at dusk")(
        effects.open_all_rounds
    )
    down = lexicon.condition("a fitting can be taken down", opposite="no fitting can be taken down")(
        effects.any_to_take_down
    )
    lexicon.phrase("take down a fitting for nothing", needs=down)(effects.take_down)
    lexicon.phrase("trade with goods worth {n} already given")(effects.trade_on_credit)
    lexicon.phrase("an enemy dies")(effects.kill_one)
    away = lexicon.condition("the group can get away", opposite="the group cannot get away")(effects.can_get_away)
    lexicon.phrase("get away unseen", needs=away)(effects.get_away)
