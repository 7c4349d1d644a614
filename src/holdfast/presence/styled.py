"""A message of which parts look different from the rest."""

from __future__ import annotations

import re
from typing import Any, Final

from ..speech import Voice

FREE: Final = 0xE000  # a letter that nobody writes


def styled(voice: Voice[Any], message: str, style: str = "", /, **gaps: tuple[object, str]) -> list[tuple[str, str]]:
    """A message whose gaps have styles of their own: texts, each with its style."""
    filled = {chr(FREE + place): (str(value), look) for place, (value, look) in enumerate(gaps.values())}
    said = voice.language.say(message, dict(zip(gaps, filled, strict=True)))
    parts = re.split(f"([{''.join(filled)}])", said)
    return [filled.get(part, (part, style)) for part in parts if part]
