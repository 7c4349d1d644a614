"""Dog and Cat (TW-PET): what a pet does that lives in the shelter, or goes out with the scavengers."""

from __future__ import annotations

from typing import Final

from .....kernel import NotWith, StartOption
from ...seams import Expansion
from ...state import DOG_AND_CAT as NUMBER
from . import pets

DOG_AND_CAT: Final = Expansion(
    number=NUMBER,
    option=StartOption(
        "pets",
        ("no", "yes", "cat", "dog"),
        "TW-EXPN-01",
        not_with=(NotWith("scenario", "TW-PET-02", when=("cat", "dog")),),
    ),
    decks=("pets",),
    set_up=pets.start_with_one,
    begin=pets.begin,
    dusk=pets.meal,
    evening=pets.who_takes_the_dog,
    passes_by=pets.lets_pass,
    covers_flight=pets.is_left_behind,
    stays_home=pets.stays_home,
    keeps_off=pets.guards,
    dawn=pets.dawn,
    pet_comes=pets.comes,
    pet_eaten=pets.is_eaten,
)
