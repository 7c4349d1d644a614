"""What a keeper reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from holdfast.kernel import Messages

from .state import FOODS, KEEPERS, KEEPSAKES, TASKS, WEATHER

if TYPE_CHECKING:
    from .table import TowerBox

MESSAGES: Final = Messages(
    {
        "night": "Night {0}.",
        "driftwood": "The sea brings a loaf.",
        "task": "{0:seat}: {1:task}.",
        "burns": "The lamp burns {0} oil.",
        "eats": "{0:seat} eats {1:food}.",
        "uses": "{0:seat} uses the {1:keepsake}.",
        "reads": "The next weather has strength {0:weather}.",
        "rolls": "The die shows {0}.",
        "storm": "The storm has strength {0}, the tower {1}.",
        "falls": "A course of the wall falls; {0:course stands|courses stand}.",
        "braves": "{0:seat} goes out into it.",
        "task-twice": "You do that already: {0:task}.",
        "walls-full": "The walls stand {0} courses high and need nobody.",
        "not-tired": "{0:seat} is not tired.",
        "oil": "There are only {0} oil.",
        "no-keeper": "Nobody holds the place {0:keeper}.",
        "no-food": "There is none of that.",
        "not-held": "You do not hold the {0:keepsake}.",
        "coin": "The coin is good for nothing.",
        "no-fish": "There is no fish to throw.",
        "worn-out": "{0:seat} is worn out.",
        "forced:task": "There was one task left.",
        "forced:meal": "There was one kind of food.",
        "forced:again": "There is no fish to throw.",
        "forced:brave": "Nobody can go.",
        "forced:burn": "There is no oil.",
    }
)


def say(box: TowerBox, message: str, numbers: Sequence[int], names: Sequence[str]) -> str:
    return MESSAGES.say(
        message,
        numbers,
        {
            "seat": lambda seat: names[seat],
            "task": lambda task: TASKS[task],
            "food": lambda food: FOODS[food],
            "keeper": lambda keeper: KEEPERS[keeper],
            "keepsake": lambda keepsake: KEEPSAKES[keepsake],
            "weather": lambda card: str(WEATHER[card]),
        },
    )
