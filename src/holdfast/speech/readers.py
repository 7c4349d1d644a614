"""Which language somebody reads: the one they name, or that of their system, or English."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from locale import getlocale
from typing import Final

from ..kernel import SOURCE, BadOption, Said
from .grammar import LANGUAGES
from .pseudo import NAME as PSEUDO

VARIABLE: Final = "HOLDFAST_LANGUAGE"
OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> list[str]:
    """Those in which something is said."""
    return list(LANGUAGES)


def reads(given: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language named by a person, here or in HOLDFAST_LANGUAGE; else their system's, if anything is said in it."""
    named = given or environment.get(VARIABLE)
    if named:
        found = PSEUDO if named == PSEUDO else known(named)
        if found is None:
            raise BadOption(Said("house-no-language", language=named, known=languages()))
        return found
    return known(of_the_system(environment)) or SOURCE


def known(name: str) -> str | None:
    """'de' for 'de_AT.UTF-8', if there is 'de'."""
    whole = name.partition(".")[0].replace("_", "-")
    return next((one for one in languages() if one.lower() in (whole.lower(), whole.partition("-")[0].lower())), None)


def of_the_system(environment: Mapping[str, str]) -> str:
    if sys.platform == "win32":
        return getlocale()[0] or ""
    return next((environment[name] for name in OF_THE_SYSTEM if environment.get(name)), "")


def of_a_browser(accepted: str) -> str:
    """The first language of an Accept-Language header in which anything is said."""
    named = [part.partition(";")[0].strip() for part in accepted.split(",")]
    return next((found for one in named if (found := PSEUDO if one == PSEUDO else known(one)) is not None), SOURCE)
