"""What a Frostpunk pack holds: its decks, the boards, and what they must allow."""

from __future__ import annotations

from ...cards import Shape
from .cards import (
    Advisor,
    Board,
    Building,
    CallToRise,
    Citizen,
    Event,
    Expedition,
    Law,
    MapTile,
    Scenario,
    Society,
    Technology,
    Weather,
)
from .checking import check
from .scenarios.phrases import WITH_SCENARIOS
from .stories import Story

shape = Shape(
    WITH_SCENARIOS,
    decks={
        "societies": Society,
        "near": MapTile,
        "far": MapTile,
        "weather": Weather,
        "buildings": Building,
        "laws": Law,
        "technologies": Technology,
        "advisors": Advisor,
        "citizens": Citizen,
        "morning": Event,
        "dusk": Event,
        "disputes": Event,
        "consequences": Event,
        "expeditions": Expedition,
        "scenario": Scenario,
        "stories": Story,
    },
    singles={"board": Board, "call_to_rise": CallToRise},
    starter="morning",
    optional=["stories"],
    then=["remove", "keep", "discard"],
    check=check,
)
