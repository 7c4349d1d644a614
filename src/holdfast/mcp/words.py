"""What an agent is told: in words that read well in a conversation, and as data beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ..games import Row
from ..kernel import Game, listing
from ..players import names as players
from ..players.advice import Advice
from ..presence.drawn import in_text
from ..presence.pictures import ending_of, legend_of, picture_of
from ..rulebook import Rulebook
from ..speech import house
from ..terminal.cards import cards_in_sight
from ..terminal.cards import find as find_cards
from ..terminal.hints import percent
from ..terminal.rule_texts import find as find_rules
from ..terminal.rule_texts import whole
from ..terminal.why_not import reasons
from .tables import ME, Table

WIDTH: Final = 100
IN_FULL: Final = 5  # so many rules or cards found are told whole; more are listed


def game_told(row: Row) -> dict[str, Any]:
    rules, presence = row.rules, row.presence
    return {
        "game": rules.name,
        "title": rules.title,
        "summary": presence.summary,
        "note": presence.note,
        "seats": list(rules.seats),
        "won_together": rules.together,
        "options": [
            {"name": option.name, "values": list(option.values), "help": option.help} for option in rules.options
        ],
        "others": [*players(), ME],
    }


def game_in_words(row: Row) -> str:
    rules, presence = row.rules, row.presence
    seats = f"{rules.seats[0]} to {rules.seats[-1]} seats"
    lines = [f"{rules.name}: {rules.title}, {seats}. {presence.summary}"]
    lines += [f"  Note: {presence.note}"] if presence.note else []
    lines += [f"  option {one.name}: {' | '.join(one.values)}. {one.help}" for one in rules.options]
    return "\n".join(lines)


def others_in_words() -> str:
    return f"The other seats are played by {listing(players(), 'or')}; or by you, if others is {ME}."


def picture(game: Game[Any], seat: int) -> str:
    """The table as the seat sees it, and at the end how it ended."""
    parts = [picture_of(game, seat, WIDTH)]
    if game.outcome is not None:
        parts.append(ending_of(game, WIDTH))
    legend = legend_of(game)
    return in_text([*parts, *([legend] if legend else [])], WIDTH)


def question_told(table: Table) -> dict[str, Any] | None:
    asked = table.question()
    if asked is None:
        return None
    seat, decision = asked
    return {
        "seat": seat,
        "kind": decision.kind,
        "story": decision.prompt.story,
        "question": decision.prompt.question,
        "options": [option.plain() for option in decision.options],
    }


def question_in_words(table: Table) -> str:
    asked = table.question()
    if asked is None:
        return "The game is over: nothing is asked any more."
    seat, decision = asked
    lines = [f"{table.game.names[seat]} is asked: {decision.prompt}"]
    lines += [f"  {option.key}  {option.label}" for option in decision.options]
    return "\n".join(lines)


def refusals_in_words(table: Table, book: Rulebook) -> list[str]:
    """What cannot be answered now, and why, a few lines for each rule."""
    asked = table.question()
    return [] if asked is None else list(reasons(table.game.refusals(asked[0]), book, house()))


def advice_told(table: Table, advice: Sequence[Advice]) -> dict[str, Any]:
    return {
        "seat": table.seat(),
        "won_together": table.game.rules.together,
        "options": [
            {"key": one.key, "label": one.label, "chance": one.chance, "worlds": one.worlds, "reason": one.reason}
            for one in advice
        ],
    }


def advice_in_words(table: Table, advice: Sequence[Advice]) -> str:
    """Best first: 'turn:use  Use a Building: 42% in 120 worlds. By the end of the round, on average 2 more coal ...'"""
    lines = [house().say("hint-head", together=table.game.rules.together)]
    lines += [
        f"  {one.key}  {one.label}: {percent(one.chance, house())} in {one.worlds} worlds. {one.reason}"
        for one in advice
    ]
    return "\n".join(lines)


def outcome_told(game: Game[Any]) -> dict[str, Any] | None:
    return None if game.outcome is None else msgspec.to_builtins(game.outcome)


def rules_in_words(words: str, book: Rulebook) -> str:
    found = find_rules(words, book)
    if not found:
        return f"No rule of this game has {words!r} in its id, title or text."
    if len(found) > IN_FULL:
        return "\n".join([f"{len(found)} rules; ask for one by its id:", *(f"{one.id}  {one.title}" for one in found)])
    return in_text([whole(rule, house()) for rule in found], WIDTH)


def rules_told(words: str, book: Rulebook) -> list[dict[str, str]]:
    """As in words: more than a few have no text."""
    found = find_rules(words, book)
    return [
        {"id": one.id, "title": one.title}
        | ({"rule": one.rule.strip(), "ruling": one.ruling.strip()} if len(found) <= IN_FULL else {})
        for one in found
    ]


def cards_in_words(table: Table, words: str) -> str:
    """Cards that lie open for the agent; without words, which there are."""
    cards = cards_in_sight(table.game, table.seat())
    found = find_cards(words, cards) if words.strip() else cards
    if not found:
        return f"No card that you can see now has {words!r} in its id or title." if cards else "There are no cards."
    if words.strip() and len(found) <= IN_FULL:
        return in_text([draw() for _, _, _, draw in found], WIDTH)
    return "\n".join(["Ask for a card by its id:", *(f"{one}  {title} ({kind})" for one, title, kind, _ in found)])


def cards_told(table: Table, words: str) -> list[dict[str, str]]:
    """As in words: a list of many has no text."""
    cards = cards_in_sight(table.game, table.seat())
    found = find_cards(words, cards) if words.strip() else cards
    in_full = words.strip() and len(found) <= IN_FULL
    return [
        {"id": one, "title": title, "kind": kind} | ({"text": in_text([draw()], WIDTH)} if in_full else {})
        for one, title, kind, draw in found
    ]
