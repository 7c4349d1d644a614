"""Cards written out: what stands on each, in words made from what it does. Every picture of a card comes from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....cards import CardBase
from ....cards.parts import Part, Said, Story, Way, lines
from ....kernel import capitalised, ended
from ....presence.on_cards import labelled, only_if
from .. import nouns
from ..cards import (
    Action,
    Arms,
    Chapter,
    Character,
    Ending,
    Event,
    Exploration,
    Fate,
    Finding,
    Fitting,
    Location,
    Narrative,
    NightRaid,
    Objective,
    Resident,
    Roll,
    Scenario,
    Script,
    ShelterCard,
    Space,
    Token,
    Visitor,
)
from ..speech import Spoken, aloud, as_read, die, effects, enemies_of, fitting, goods, pile, space, weapon
from ..state import ACTION_ROUNDS, NONE, STATES, UNARMED, WORST

KINDS: Final[dict[type[Event | Ending | Chapter], nouns.EventKind]] = {
    Event: "event",
    Ending: "ending",
    Chapter: "chapter",
}


def told(words: str, voice: Spoken) -> list[Story]:
    return [Story(ended(as_read(words)))] if words else []


def note(said: object, message: str, voice: Spoken) -> str:
    """What is told by a message of its own, where it holds."""
    return voice.language.say(message) if said else ""


def brings(done: str, go: int, voice: Spoken, then: str = "") -> str:
    """Where an option or a roll leads is not told (TW-GEN-06)."""
    parts = [done, note(go != NONE, "card-book-tells", voice), note(then == "remove", "card-leaves", voice)]
    return voice.joined([part for part in parts if part]) or voice.language.say("card-nothing")


def ways(card: CardBase, voice: Spoken) -> list[Way]:
    """The options of a card."""
    return [
        Way(
            as_read(option.story),
            only_if(option.if_, voice),
            brings(effects(voice, option.do), option.go, voice, option.then),
        )
        for option in card.options
    ]


def rolls(rows: Sequence[Roll], voice: Spoken) -> list[Said]:
    """A die table (TW-GEN-16): a row for each of its spans."""
    found, low = [], 1
    for row in rows:
        label = voice.language.say("card-on-a-roll", {"low": low, "to": row.to})
        found.append(Said(label, brings(effects(voice, row.do), row.go, voice)))
        low = row.to + 1
    return found


# -- goods and the house ----------------------------------------------------------------------------------------------


def whole_token(token: Token, voice: Spoken) -> list[Part]:
    """TW-FIND-04, TW-TRADE-03."""
    resource = token.colour == "resource"
    kind = "" if resource else voice.language.say("token-coloured", {"colour": voice.noun(f"colour-{token.colour}")})
    return [
        *labelled(
            voice,
            ("kind", kind or voice.language.say("token-resource")),
            ("weight", str(token.weight)),
            ("value", str(token.value) if token.value else voice.language.say("token-never-traded")),
            ("in-the-box", str(token.count)),
        )
    ]


def token_title(number: int, voice: Spoken) -> str:
    return capitalised(goods(voice, number).form("other"))


def amounts(price: Sequence[int], voice: Spoken) -> str:
    return str(pile(voice, price)) or voice.language.say("card-nothing")


def action_words(action: Action, voice: Spoken) -> str:
    """What an action asks for and does."""
    say = voice.language.say
    parts = [only_if(action.if_, voice)] if action.if_ else []
    if any(action.cost):
        parts.append(say("action-costs", {"pile": pile(voice, action.cost)}))
    if any(action.lent):
        parts.append(say("action-borrows", {"pile": pile(voice, action.lent)}))
    does = effects(voice, action.do) or note(not action.roll, "card-nothing", voice)
    table = voice.joined([str(row) for row in rolls(action.roll, voice)])
    said = say("action-then", {"effects": does, "table": table}) if does and table else does or table
    named = say("told-line", {"name": ", ".join(parts), "facts": said}) if parts else said
    return say("action-asleep", {"action": named}) if action.asleep else named


def whole_fitting(card: Fitting, voice: Spoken) -> list[Part]:
    """TW-CRAFT-01, TW-CRAFT-02, TW-CRAFT-03, TW-CRAFT-04, TW-CRAFT-05, TW-CRAFT-06, TW-CRAFT-07."""
    say = voice.language.say
    beside = say("fitting-beside", {"fitting": fitting(voice, card.beside)}) if card.beside != NONE else ""
    return [
        *told(card.story, voice),
        *labelled(
            voice,
            ("costs", "" if card.place else amounts(card.cost, voice)),
            ("where", beside),
            ("at-first", at_first(card, voice)),
            ("first-built", effects(voice, card.bonus)),
            ("at-night", note(card.bed, "fitting-bed", voice)),
        ),
        *lines(*((action.name, action_words(action, voice)) for action in card.actions)),
        *labelled(
            voice,
            ("when-ready", effects(voice, card.ready)),
            ("every-dawn", effects(voice, card.dawn)),
            ("tended", effects(voice, card.tended)),
        ),
    ]


def at_first(card: Fitting, voice: Spoken) -> str:
    """TW-SET-09, TW-FARM-03: in a stack, or on a space of the house."""
    say = voice.language.say
    if card.place:
        return say("fitting-placed", {"space": space(voice, voice.box.space_words.index(card.place))})
    return say("fitting-in-stack" if card.green else "fitting-idea")


def whole_space(space: Space, voice: Spoken) -> list[Part]:
    """A space of the board, without the cards that lie on it."""
    action = space.action
    notes = [
        note(space.dark, "space-note-dark", voice),
        note(space.ladder, "space-note-ladder", voice),
        note(space.hole, "space-note-hole", voice),
        note(space.crowd, "space-note-crowd", voice),
    ]
    words = f"space-is-{space.printed}"
    return [
        *labelled(voice, ("printed", note(voice.language.has(words), words, voice))),
        *lines(*([(action.name, action_words(action, voice))] if action is not None else [])),
        *labelled(
            voice,
            ("acted-there", effects(voice, space.after)),
            ("note", ", ".join(note for note in notes if note)),
        ),
    ]


def whole_shelter_card(card: ShelterCard, voice: Spoken, *, seen: bool) -> list[Part]:
    """TW-DAY-15, TW-DAY-16, TW-DAY-17, TW-DAY-18, TW-DAY-19: in front its kind; on the back, once somebody has looked,
    what it gives."""
    parts: list[Part] = [Said("", voice.language.say(f"bars-{nouns.SHELTER_KINDS[card.kind][0]}"))]
    if seen:
        parts += told(card.story, voice)
        parts += labelled(voice, ("gives", effects(voice, card.do)), ("remnants", effects(voice, card.remnants)))
    return parts


def shelter_title(card: ShelterCard, voice: Spoken) -> str:
    return capitalised(str(voice.noun(f"obstacle-{nouns.SHELTER_KINDS[card.kind][0]}")))


# -- people -----------------------------------------------------------------------------------------------------------


def character_title(card: Character, voice: Spoken) -> str:
    return f"{card.name}, {card.trade}"


def gift(card: Character, voice: Spoken) -> str:
    named = voice.language.named(card.gift.replace(" ", "-"), "")
    return voice.language.say("gift", {"gift": named}) if card.gift else ""


def whole_character(card: Character, voice: Spoken) -> list[Part]:
    """TW-GEN-18. The epilogues are not for now."""
    spirits = zip(nouns.TRAITS, (card.a, card.b, card.c), strict=True)
    return [
        *told(card.story, voice),
        *labelled(
            voice,
            ("prowess", str(card.prowess)),
            ("inventory", str(card.inventory)),
            ("empathy", str(card.empathy)),
            ("gift", gift(card, voice)),
        ),
        *lines(
            *((voice.language.say("card-spirit", {"trait": trait}), effects(voice, done)) for trait, done in spirits)
        ),
    ]


def dots_words(state: int, voice: Spoken) -> str:
    """TW-DAY-02: which action rounds the levels of a state block."""
    said = []
    for level in range(1, WORST + 1):
        bits = voice.box.dots[state][level]
        rounds = [str(number) for number in range(1, ACTION_ROUNDS + 1) if bits >> (number - 1) & 1]
        if rounds:
            said.append(voice.language.say("state-blocks", {"level": level, "rounds": voice.several(rounds)}))
    return voice.joined(said) or voice.language.say("state-blocks-none")


def whole_states(voice: Spoken) -> list[Part]:
    """TW-DAY-02: what the state tokens keep people from."""
    labels = [voice.language.say("card-state", {"state": voice.thing("state", state)}) for state in range(STATES)]
    return [Said(label, dots_words(state, voice)) for state, label in enumerate(labels)]


def arms_words(arms: Arms, voice: Spoken) -> str:
    things = {"weapon": weapon(voice, arms.weapon), "melee": weapon(voice, arms.melee)}
    return voice.language.say("arms-both" if arms.melee != UNARMED else "arms", things)


def whole_resident(card: Resident, voice: Spoken) -> list[Part]:
    """TW-SCAV-13, TW-COMB-01, TW-COMB-02."""
    say = voice.language.say
    who = say("resident-who", {"kind": enemies_of(voice, card), "enemies": card.enemies})
    arms = [
        (say("card-kind-of", {"kind": kind}), arms_words(arms, voice))
        for kind, arms in zip("ABC", (card.a, card.b, card.c), strict=True)
    ]
    return [
        *told(card.story, voice),
        *labelled(voice, ("who", who)),
        *lines(*(arms if card.enemies else [])),
        *labelled(
            voice, ("red-corner", note(card.red, "card-crime-wave", voice)), ("at-once", effects(voice, card.now))
        ),
        *ways(card, voice),
    ]


def whole_visitor(card: Visitor, voice: Spoken) -> list[Part]:
    then = note(card.then == "remove", "card-leaves", voice)
    said = ("at-once", effects(voice, card.now)), ("then", then)
    return [*told(card.story, voice), *labelled(voice, *said), *ways(card, voice)]


# -- days -------------------------------------------------------------------------------------------------------------


def event_kind(card: Event | Ending | Chapter, voice: Spoken) -> str:
    return voice.language.say(f"kind-{KINDS[type(card)]}")


def whole_event(card: Event | Ending | Chapter, voice: Spoken) -> list[Part]:
    """TW-MORN-01, TW-MORN-02, TW-MORN-03, TW-MORN-04, TW-FAQ-01, TW-FAQ-03."""
    say = voice.language.say
    cold = say("event-cold", {"tokens": card.cold}) if card.cold else ""
    parts: list[Part] = [
        *told(card.story, voice),
        *labelled(voice, ("cold", cold), ("now", effects(voice, card.now))),
        *ways(card, voice),
    ]
    if isinstance(card, Event):
        raid = say("event-raid", {"damage": card.damage, "wounds": card.wounds}) if card.damage or card.wounds else ""
        parts += labelled(
            voice,
            ("first-of-campaign", note(card.special, "event-only-cold", voice)),
            ("stays", note(card.stays, "event-until-removed", voice)),
            ("in-the-morning", effects(voice, card.morning)),
            ("at-dusk", effects(voice, card.dusk)),
            ("at-dawn", effects(voice, card.dawn)),
            ("acted-outside", effects(voice, card.outside)),
            ("every-raid", raid),
        )
    if isinstance(card, Ending) and card.over:
        parts += labelled(voice, ("then", say("event-war-over")))
    return parts


def whole_objective(card: Objective, voice: Spoken, status: int | None = None) -> list[Part]:
    """TW-OBJ-02, TW-OBJ-05, TW-OBJ-08. `status`: how many steps are paid, where that is asked."""
    say = voice.language.say
    parts = [say("objective-price", {"steps": card.steps, "price": amounts(card.price, voice)})] if card.steps else []
    if card.steps and status is not None:
        parts.append(say("objective-paid", {"steps": status}))
    return [
        *told(card.story, voice),
        *labelled(
            voice,
            ("chapter", str(card.chapter)),
            ("steps", voice.joined(parts)),
            ("chapter-over", voice.words(card.when) if card.when else ""),
            ("reward", effects(voice, card.reward)),
            ("penalty", effects(voice, card.penalty)),
            ("final", note(card.final, "objective-is-final", voice)),
        ),
    ]


def whole_scenario(card: Scenario, voice: Spoken) -> list[Part]:
    """TW-GEN-25."""
    say = voice.language.say
    return [
        *told(card.story, voice),
        *labelled(
            voice,
            ("days", say("scenario-days", {"days": len(card.events)})),
            ("objectives", say("scenario-objectives" if card.objectives else "scenario-no-objectives")),
            ("on-storage", amounts(card.start or voice.box.start, voice)),
            ("at-the-start", effects(voice, card.now)),
        ),
    ]


# -- nights -----------------------------------------------------------------------------------------------------------


def whole_location(card: Location, voice: Spoken) -> list[Part]:
    """TW-SCAV-02, TW-SCAV-04: `rule` says what arriving there does. Its scripts are for those who go."""
    said = ("unknown-cards", str(card.number)), ("rule", card.rule)
    return [*told(card.story, voice), *labelled(voice, *said)]


def whole_exploration(card: Exploration, voice: Spoken) -> list[Part]:
    return [*told(card.story, voice), *labelled(voice, ("at-once", effects(voice, card.now))), *ways(card, voice)]


def finding_title(card: Finding, voice: Spoken) -> str:
    return voice.language.say("card-findings", {"card": card.id})


def whole_finding(card: Finding, voice: Spoken) -> list[Part]:
    """TW-SCAV-06, TW-SCAV-07."""
    things = {"luck": card.luck, "effects": effects(voice, card.special)}
    rows = zip(nouns.ROWS, (card.heap, card.furniture, card.pantry), strict=True)
    return [
        *told(card.story, voice),
        *lines(*((capitalised(str(voice.noun(f"row-{row}"))), effects(voice, done)) for row, done in rows)),
        *labelled(voice, ("special-find", voice.language.say("finding-special", things) if card.luck else "")),
    ]


def whole_raid(card: NightRaid, voice: Spoken) -> list[Part]:
    """TW-RAID-03, TW-RAID-04, TW-RAID-05."""
    first = voice.several([goods(voice, kind).form("other") for kind in card.only])
    return [
        *told(card.story, voice),
        *labelled(
            voice,
            ("red-corner", note(card.red, "card-crime-wave", voice)),
            ("before-the-dice", effects(voice, card.now)),
            ("damage", str(card.damage)),
            ("wounds", str(card.wounds)),
            ("lost-first", str(first)),
            ("gets-through", effects(voice, card.after)),
        ),
    ]


def whole_fate(card: Fate, voice: Spoken) -> list[Part]:
    """TW-FATE-02."""
    fight = voice.language.say("card-in-a-fight", {"die": die(voice, card.die)})
    return [
        *told(card.story, voice),
        *labelled(voice, ("at-dawn", effects(voice, card.dawn))),
        *lines((fight, effects(voice, card.combat))),
    ]


def whole_narrative(card: Narrative, voice: Spoken) -> list[Part]:
    """TW-NARR-01, TW-NARR-02."""
    said = ("keeps", note(card.keep, "narrative-until-used", voice)), ("now", effects(voice, card.now))
    return [*told(card.story, voice), *labelled(voice, *said), *ways(card, voice)]


# -- the book ---------------------------------------------------------------------------------------------------------


def whole_script(card: Script, voice: Spoken, *, whole: bool) -> list[Part]:
    """TW-GEN-05, TW-GEN-06: the whole page for who holds the book; for the others what is spoken there, and the
    options."""
    if not whole:
        return [*labelled(voice, ("you-hear", " ".join(aloud(card.story)))), *ways(card, voice)]
    now = labelled(voice, ("at-once", effects(voice, card.now)))
    return [*told(card.story, voice), *now, *rolls(card.roll, voice), *ways(card, voice)]
