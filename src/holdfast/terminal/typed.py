"""What a person typed: an option's number, its key or the beginning of one, or a command."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel import Decision, Said

COMMANDS = {  # the letter, and the message that says what it does
    "?": "command-why-not",
    "w": "command-hint",
    "b": "command-bot",
    "m": "command-me",
    "u": "command-undo",
    "t": "command-table",
    "l": "command-log",
    "c": "command-card",
    "r": "command-rules",
    "s": "command-save",
    "g": "command-language",
    "h": "command-help",
    "q": "command-quit",
}
SPELT_OUT = {
    "hint": "w", "what": "w", "bot": "b", "bots": "b", "me": "m",
    "undo": "u", "table": "t", "log": "l", "card": "c", "cards": "c", "rule": "r", "rules": "r", "save": "s",
    "language": "g", "help": "h", "quit": "q",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Pick:
    """An option, by its place in the list."""

    place: int


@dataclass(frozen=True, slots=True)
class Command:
    letter: str
    rest: str


@dataclass(frozen=True, slots=True)
class Key:
    """The key of something that is not among the options: the table will say why."""

    key: str


@dataclass(frozen=True, slots=True)
class Unclear:
    """What could not be understood, and what to do instead."""

    reason: Said


def understand(text: str, decision: Decision, known: list[str]) -> Pick | Command | Key | Unclear:
    """`known` are all keys the game has, for those that are no option now."""
    if not text:
        return Unclear(Said("typed-nothing", most=len(decision)))
    if text.isascii() and text.isdigit():
        number = int(text) if len(text) < 10 else 0
        if 1 <= number <= len(decision):
            return Pick(number - 1)
        return Unclear(Said("typed-no-number", number=text[:12], most=len(decision)))
    command = as_command(text)
    return command if command is not None else as_key(text.lower(), decision, known)


def as_command(text: str) -> Command | None:
    first, _, rest = text.partition(" ")
    if text.startswith("?"):
        return Command("?", text[1:].strip())
    letter = SPELT_OUT.get(first.lower(), first.lower())
    return Command(letter, rest.strip()) if letter in COMMANDS else None


def as_key(text: str, decision: Decision, known: list[str]) -> Pick | Key | Unclear:
    """A key, its beginning, or its part after the colon, as long as it can mean one option only."""
    keys = decision.keys
    for reading in (
        [key for key in keys if key == text or after_colon(key) == text],
        [key for key in keys if key.startswith(text)],
        [key for key in keys if after_colon(key).startswith(text)],
    ):
        if len(reading) == 1:
            return Pick(keys.index(reading[0]))
        if reading:
            return Unclear(Said("typed-could-be", typed=text, keys=reading[:4], more=len(reading) > 4))
    for key in (text, f"{decision.kind}:{text}"):
        if key in known:
            return Key(key)
    shown = text if len(text) <= 40 else text[:40] + "..."
    return Unclear(Said("typed-unknown", typed=shown, most=len(keys)))


def after_colon(key: str) -> str:
    return key.partition(":")[2]
