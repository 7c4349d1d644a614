"""Every question of the game, in a fixed order: new ones go to the end, so that action numbers keep their meaning."""

from __future__ import annotations

from ...kernel import number
from .actions import BUY, SPENDING, TRADING
from .build import CHOOSE, PUT
from .leaders import LEAD, POST
from .pay import PAY
from .turn import IDLE, PLACE

QUESTIONS = number([PLACE, IDLE, LEAD, POST, CHOOSE, PUT, PAY, SPENDING, TRADING, BUY])
