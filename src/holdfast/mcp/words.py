"""What an agent is told: in words that read well in a conversation, and as data beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ..games import Row
from ..kernel import Game, Option
from ..players import names as players
from ..players.advice import Advice
from ..presence import about, clashes_in_words
from ..presence.drawn import in_text
from ..presence.pictures import ending_of, legend_of, picture_of
from ..rulebook import Rulebook
from ..speech import SOURCE, House
from ..terminal.cards import cards_in_sight
from ..terminal.cards import find as find_cards
from ..terminal.hints import percent
from ..terminal.rule_texts import find as find_rules
from ..terminal.rule_texts import whole
from ..terminal.why_not import reasons
from .tables import ME, Table

WIDTH: Final = 100
IN_FULL: Final = 5  # so many rules or cards found are told whole; more are listed


def game_told(row: Row, words: House) -> dict[str, Any]:
    rules, said = row.rules, about(row.rules, words.name)
    return {
        "game": rules.name,
        "title": said.title,
        "summary": said.summary,
        "note": said.note,
        "seats": list(rules.seats),
        "won_together": rules.together,
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "lines": dict(option.lines),
                "help": option.help,
                "not_with": [
                    {"values": one.values, "option": one.other, "others": one.others, "rule": one.rule}
                    for one in option.not_with
                ],
            }
            for option in said.options
        ],
        "others": [*players(), ME],
    }


def game_in_words(row: Row, words: House) -> str:
    rules, said = row.rules, about(row.rules, words.name)
    few, many = rules.seats[0], rules.seats[-1]
    message = "mcp-game" if few == many else "mcp-game-range"
    lines = [words.say(message, name=rules.name, title=said.title, few=few, many=many, summary=said.summary)]
    lines += [f"  {words.say('mcp-note', note=said.note)}"] if said.note else []
    for one in said.options:
        lines.append(f"  {words.say('mcp-option', name=one.name, values=' | '.join(one.values), help=one.help)}")
        for value, line in one.lines.items():
            lines.append(f"    {words.say('mcp-option-value', value=value, title=one.values[value], line=line)}")
        lines += [f"    {line}" for line in clashes_in_words(words, one)]
    return "\n".join(lines)


def others_in_words(words: House) -> str:
    return words.say("mcp-others", players=players(), me=ME)


def picture(game: Game[Any], seat: int, language: str = SOURCE) -> str:
    """The table as the seat sees it, and at the end how it ended."""
    parts = [picture_of(game, seat, WIDTH, language)]
    if game.outcome is not None:
        parts.append(ending_of(game, WIDTH, language))
    legend = legend_of(game, language)
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
        "options": [told(option) for option in decision.options],
    }


def told(option: Option) -> dict[str, Any]:
    """What there is to tell of an answer, and nothing empty."""
    return {part: said for part, said in msgspec.to_builtins(option).items() if said}


def question_in_words(table: Table) -> str:
    asked = table.question()
    if asked is None:
        return table.words.say("mcp-over")
    seat, decision = asked
    lines = [table.words.say("mcp-asked", name=table.game.names[seat], question=str(decision.prompt))]
    lines += [f"  {option.key}  {option.label}" for option in decision.options]
    return "\n".join(lines)


def refusals_in_words(table: Table, book: Rulebook) -> list[str]:
    """What cannot be answered now, and why, a few lines for each rule."""
    asked = table.question()
    return [] if asked is None else list(reasons(table.game.refusals(asked[0], table.words.name), book, table.words))


def advice_told(table: Table, advice: Sequence[Advice]) -> dict[str, Any]:
    return {
        "seat": table.seat(),
        "won_together": table.game.rules.together,
        "options": [
            {
                "key": one.key,
                "label": one.label,
                "chance": one.chance,
                "worlds": one.worlds,
                "reason": table.words.tell_all(one.reason),
            }
            for one in advice
        ],
    }


def advice_in_words(table: Table, advice: Sequence[Advice]) -> str:
    """Best first: 'turn:use  Use a Building: 42% in 120 worlds. By the end of the round, on average 2 more coal ...'"""
    words = table.words
    lines = [words.say("hint-head", together=table.game.rules.together)]
    for one in advice:
        told = {
            "option": one.label,
            "chance": percent(one.chance, words),
            "worlds": one.worlds,
            "reason": words.tell_all(one.reason),
        }
        lines.append(f"  {one.key}  {words.say('hint-told', **told)}")
    return "\n".join(lines)


def outcome_told(game: Game[Any]) -> dict[str, Any] | None:
    return None if game.outcome is None else msgspec.to_builtins(game.outcome)


def rules_in_words(about: str, book: Rulebook, words: House) -> str:
    found = find_rules(about, book)
    if not found:
        return words.say("terminal-rule-unknown", words=about)
    if len(found) > IN_FULL:
        head = words.say("mcp-rules-found", number=len(found))
        return "\n".join([head, *(f"{one.id}  {one.title}" for one in found)])
    return in_text([whole(rule, words) for rule in found], WIDTH)


def rules_told(words: str, book: Rulebook) -> list[dict[str, str]]:
    """As in words: more than a few have no text."""
    found = find_rules(words, book)
    return [
        {"id": one.id, "title": one.title}
        | ({"rule": one.rule.strip(), "ruling": one.ruling.strip()} if len(found) <= IN_FULL else {})
        for one in found
    ]


def cards_in_words(table: Table, about: str) -> str:
    """Cards that lie open for the agent; without words, which there are."""
    cards, words = cards_in_sight(table.game, table.seat(), table.words.name), table.words
    found = find_cards(about, cards) if about.strip() else cards
    if not found:
        return words.say("mcp-no-card", words=about) if cards else words.say("terminal-no-cards")
    if about.strip() and len(found) <= IN_FULL:
        return in_text([draw() for _, _, _, draw in found], WIDTH)
    listed = (words.say("mcp-card", id=one, title=title, kind=kind) for one, title, kind, _ in found)
    return "\n".join([words.say("mcp-cards"), *listed])


def cards_told(table: Table, words: str) -> list[dict[str, str]]:
    """As in words: a list of many has no text."""
    cards = cards_in_sight(table.game, table.seat(), table.words.name)
    found = find_cards(words, cards) if words.strip() else cards
    in_full = words.strip() and len(found) <= IN_FULL
    return [
        {"id": one, "title": title, "kind": kind} | ({"text": in_text([draw()], WIDTH)} if in_full else {})
        for one, title, kind, draw in found
    ]
