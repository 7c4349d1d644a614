"""What Hidden Objectives ask for, and what they bring."""

from __future__ import annotations

from .....cards import Lexicon
from . import rewards


def teach(lexicon: Lexicon) -> None:
    lexicon.condition(
        "nobody in the group has {state} above {n}", opposite="somebody in the group has {state} above {n}"
    )(rewards.nobody_above)
    lexicon.condition("the group has killed nobody but thugs", opposite="the group has killed more than thugs")(
        rewards.killed_nobody
    )
    lexicon.at_least("{n} crafted fittings stand", opposite="fewer than {n} crafted fittings stand")(rewards.crafted)
    lexicon.at_least("storage holds {n} {goods}", opposite="storage holds fewer than {n} {goods}")(rewards.stored)
    lexicon.condition(
        "storage holds {n} {goods} or {m:n} {treasure:goods}",
        opposite="storage holds neither {n} {goods} nor {m:n} {treasure:goods}",
    )(rewards.keepsakes)
    lexicon.at_least("storage holds goods worth {n}", opposite="storage holds no goods worth {n}")(rewards.worth_stored)
    lexicon.phrase("the owner unlocks {n} (ideas|idea)")(rewards.unlock)
    lexicon.phrase("the owner takes {n} (tokens|token) worth up to {value:n}")(rewards.take)
    lexicon.phrase("the owner removes goods worth {value:n} from the game")(rewards.make_off)
    lexicon.phrase("there is no raid on the next {n} nights")(rewards.buy_nights)
