"""What a This War of Mine pack holds: its decks, the boards, the book, and what they must allow."""

from __future__ import annotations

from ...cards import Shape
from .cards import (
    Board,
    Chapter,
    Character,
    Ending,
    Event,
    Exploration,
    Fate,
    Finding,
    Fitting,
    HeartCard,
    Location,
    MeasureCard,
    Narrative,
    NightRaid,
    Objective,
    PetCard,
    Plan,
    Resident,
    Scenario,
    Script,
    ShelterCard,
    StreetCard,
    Token,
    Visitor,
)
from .checking import check
from .expansions.phrases import lexicon

shape = Shape(
    lexicon,
    decks={
        "goods": Token,
        "plans": Plan,
        "shelter": ShelterCard,
        "fittings": Fitting,
        "characters": Character,
        "residents": Resident,
        "visitors": Visitor,
        "events": Event,
        "endings": Ending,
        "chapters": Chapter,
        "objectives": Objective,
        "scenarios": Scenario,
        "locations": Location,
        "exploration": Exploration,
        "findings": Finding,
        "raids": NightRaid,
        "fate": Fate,
        "narrative": Narrative,
        "scripts": Script,
        "pets": PetCard,
        "placed": Fitting,
        "street": StreetCard,
        "desperate": MeasureCard,
        "heart": HeartCard,
    },
    singles={"board": Board},
    optional=("pets", "placed", "street", "desperate", "heart"),
    go="scripts",
    fewest_options=1,
    starter="narrative",
    check=check,
)
