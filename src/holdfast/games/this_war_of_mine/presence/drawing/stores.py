"""The headline, what the group owns, and what hangs over it: lines with a name before them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from .....presence.on_cards import in_deck
from .....presence.styled import styled
from ... import nouns
from ...speech import Spoken, lasts, pile
from ...state import ACTION_ROUNDS
from ..cards import event_kind
from ..expansions import WarHeart, WarSecrets, WarStreet
from ..out import WarTrip
from ..view import PHASE_WORDS, WarGone, WarLater, WarObjective, WarTonight, WarView
from .marks import BAD, COLD, DANGER, FAINT, HEADING, goods_listed, people_listed

LABEL: Final = 9  # columns at least for what stands before a line
FIRST: Final = ("canned-food", "raw-food", "vegetable", "water", "wood", "component")  # told even if there is none
BY_DAY: Final = ("morning", "day", "dusk")
NOT_EATEN: Final = ("water", "wood", "component")
Row = tuple[str, Text]


# -- the day ----------------------------------------------------------------------------------------------------------


def headline(table: WarView, voice: Spoken, names: list[str], width: int) -> Text:
    """The day, the phase, who holds the book, the cold; and as much more as has room."""
    say, cold = voice.language.say, table.cold
    now = say("headline", {"day": table.day, "when": when(table, voice)})
    text = Text.assemble((f" {now} ", "bold reverse"))
    text.append(f"  {say('holds-book', {'name': names[table.leader]})}")
    text.append(f"   {say('cold-tokens', {'tokens': cold})}", COLD if cold else FAINT)
    scenario = in_deck(voice.box.scenarios, table.scenario).title
    for words in (say("days-to-come", {"days": table.events.left}), scenario):
        if len(text) + 3 + len(words) <= width:
            text.append(f"   {words}", FAINT)
    return text


def when(table: WarView, voice: Spoken) -> str:
    """'Day, round 2 of 3'."""
    say, number = voice.language.say, table.round
    if table.phase == "set-up":
        return say("before-first-morning")
    phase = voice.thing("phase", PHASE_WORDS.index(table.phase))
    if not number:
        return str(phase)
    if number > ACTION_ROUNDS:
        return say("day-fourth", {"phase": phase})
    return say("day-round", {"phase": phase, "round": number, "rounds": ACTION_ROUNDS})


# -- lines ------------------------------------------------------------------------------------------------------------


def lines(rows: Sequence[Row], voice: Spoken, width: int) -> Table:
    """A line or more for each, with its name before it."""
    labels = [voice.language.say(f"label-{label}") if label else "" for label, _ in rows]
    room = max(LABEL, *map(len, labels))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style=HEADING, width=room, overflow="ellipsis")
    grid.add_column(width=max(1, width - room - 1))
    for label, (_, text) in zip(labels, rows, strict=True):
        grid.add_row(Text(label), text)
    return grid


def stores(table: WarView, voice: Spoken) -> Iterator[Row]:
    """STORAGE, what is laid ready or on its way, and what is hidden."""
    yield "storage", most_needed(table.storage, voice)
    rest = {word: number for word, number in table.storage.items() if word not in FIRST}
    if rest:
        yield "", Text(str(goods_listed(rest, voice)))
    if table.lent:
        yield "in-use", Text(str(goods_listed(table.lent, voice)))
    if table.pile and table.trip is None:
        yield "carried", Text(carried(table, voice))


def most_needed(stored: Mapping[str, int], voice: Spoken) -> Text:
    """Meals, water, wood and components, even if there are none."""
    text = Text(f"{voice.language.say('stores-food')} ")
    for word in FIRST:
        number = stored.get(word, 0)
        thing = voice.noun(f"goods-{word}", word).form("short")
        text.append("   " if word in NOT_EATEN else "  " if word != FIRST[0] else "")
        looks = ("", HEADING) if number else (FAINT, FAINT)
        said = styled(voice, "how-many", thing=(thing, looks[0]), number=(number, looks[1]))
        text.append_text(Text.assemble(*said))
    return text


def carried(table: WarView, voice: Spoken) -> str:
    """'2 raw food and 1 knife (weight 3 of 12)'."""
    say, load = voice.language.say, table.load
    weight = [] if load is None else [say("load-is", {"weight": load.weight, "most": load.capacity})]
    return say("is-carried", {"pile": goods_listed(table.pile, voice), "load": voice.several(weight)})


def over_us(table: WarView, voice: Spoken) -> Iterator[Row]:
    """The card at hand, Events in force, the Objective, places to go, tonight, what is still to come."""
    box = voice.box
    yield from at_hand(table, voice)
    for name in table.events.open:
        event = box.event(box.event_ids.index(name))
        things = {"event": (event.title, HEADING), "effects": (lasts(voice, event), "")}
        yield "event", Text.assemble(*styled(voice, "event-lasts", **things))
    if table.objective is not None:
        yield "objective", objective(table.objective, voice)
    if table.completed:
        titles = [card.title for card in box.objectives if card.id in table.completed]
        yield "completed", Text(str(voice.several(titles)))
    if table.trip is None:
        yield "places", places(table, voice)
    elif table.script is not None or table.fight is not None:
        yield "trip", Text(out_there(table.trip, table, voice))
    night = voice.joined(list(tonight(table, voice)))
    if night:
        yield "tonight", Text(night)
    if table.expansions.street is not None:
        yield "street", street(table.expansions.street, table, voice)
    if table.expansions.heart is not None:
        yield "heart", heart(table.expansions.heart, voice)
    sewers = table.expansions.sewers
    if sewers is not None and sewers.below and not sewers.way:
        sent = people_listed(voice, table.group, sewers.below)
        yield "below", Text(voice.language.say("sewers-sent", {"people": sent}))
    if table.expansions.secrets is not None:
        yield "secret", Text(voice.joined(list(secrets(table.expansions.secrets, voice))))
    rest = voice.joined(list(also(table, voice)))
    if rest:
        yield "also", Text(rest)


def street(seen: WarStreet, table: WarView, voice: Spoken) -> Text:
    """TW-STREET-07: which card acts next; who stands before the door, and on the way home."""
    say = voice.language.say
    outside = [figure for space in table.shelter for figure in space.figures]
    things = {
        "card": in_deck(voice.box.street, seen.next).title,
        "outside": voice.several(figures(outside, voice)),
        "pile": voice.several(figures(seen.pile, voice)),
    }
    return Text(say("street-stands", things))


def heart(seen: WarHeart, voice: Spoken) -> Text:
    """TW-HEART-04: how often it can still be visited, and where the group has been."""
    titles = [in_deck(voice.box.heart, card).title for card in seen.visited]
    things = {"left": seen.left, "visited": voice.several(titles), "here": int(seen.here)}
    return Text(voice.language.say("heart-stands", things))


def secrets(seen: WarSecrets, voice: Spoken) -> Iterator[str]:
    """TW-HIDDEN-04: one's own, how many others keep, and what lies open."""
    say = voice.language.say
    titles = {card.id: card.title for card in voice.box.secrets}
    yield say("secret-none") if seen.own is None else say("secret-own", {"secret": titles[seen.own]})
    yield say("secrets-kept", {"number": sum(seen.kept) - (seen.own is not None)})
    if seen.revealed:
        yield say("secrets-revealed", {"cards": voice.several([titles[card] for card in seen.revealed])})


def figures(standing: Sequence[str], voice: Spoken) -> list[str]:
    return [voice.counted(number, voice.noun(f"figure-{kind}")) for kind, number in Counter(standing).items()]


def at_hand(table: WarView, voice: Spoken) -> Iterator[Row]:
    """The Event or the Visitor that is being carried out; the question tells its story."""
    if table.event is not None:
        event = in_deck(voice.box.events, table.event)
        things = {"event": (event.title, HEADING), "kind": (event_kind(event, voice), "")}
        yield "now", Text.assemble(*styled(voice, "event-at-hand", **things))
    if table.visitor is not None:
        visitor = in_deck(voice.box.visitors, table.visitor).title
        yield "now", Text.assemble(*styled(voice, "at-the-door", visitor=(visitor, HEADING)))


def also(table: WarView, voice: Spoken) -> Iterator[str]:
    """Pets, what is kept, what is still to come, who is gone."""
    say, several = voice.language.say, voice.several
    if table.pets:
        yield say("also-pets", {"pets": several([voice.noun(f"pet-{pet}") for pet in table.pets])})
    if table.expansions.dog:
        yield say("also-dog", {"states": several([say(f"dog-is-{one}") for one in table.expansions.dog])})
    if table.kept:
        titles = [card.title for card in voice.box.narrative if card.id in table.kept]
        yield say("also-kept", {"cards": several(titles)})
    if table.expansions.measures is not None and table.expansions.measures.in_hand:
        titles = [card.title for card in voice.box.measures if card.id in table.expansions.measures.in_hand]
        yield say("also-measures", {"cards": several(titles)})
    if table.later:
        yield say("also-to-come", {"scripts": several([later(one, voice) for one in table.later])})
    if table.gone:
        yield say("also-gone", {"people": several([gone(one, voice) for one in table.gone])})


def objective(now: WarObjective, voice: Spoken) -> Text:
    card = in_deck(voice.box.objectives, now.card)
    title = (card.title, HEADING)
    if card.steps:
        track = "●" * now.status + "○" * (now.steps - now.status)
        taken = {"status": now.status, "steps": now.steps, "price": pile(voice, card.price), "track": track}
        things = {gap: (value, "") for gap, value in taken.items()}
        return Text.assemble(*styled(voice, "objective-so-far", objective=title, **things))
    if card.when:
        return Text.assemble(*styled(voice, "objective-is", objective=title, condition=(voice.words(card.when), "")))
    return Text(*title)


def places(table: WarView, voice: Spoken) -> Text:
    """'near Quince Lane Bakery (10)': how many Unknown cards await there, and what is hidden."""
    say, text = voice.language.say, Text()
    for word, name, hidden in zip(nouns.PLACES, table.places, table.hidden, strict=False):
        text.append("   " if text else "").append(f"{say(f'lies-{word}')} ", FAINT)
        if name is None:
            text.append(say("no-place"))
        else:
            card = in_deck(voice.box.locations, name)
            text.append(say("place-with", {"location": card.title, "number": card.number}))
        if hidden:
            text.append(f" [{say('place-hidden', {'pile': goods_listed(hidden, voice)})}]", "green")
    return text


def out_there(trip: WarTrip, table: WarView, voice: Spoken) -> str:
    """Where the scavengers are, in a line, while something else fills the picture."""
    where = in_deck(voice.box.locations, trip.location).title
    things = {"location": where, "noise": trip.noise, "unknown": trip.unknown, "carried": carried(table, voice)}
    return voice.language.say("out-there", things)


def tonight(table: WarView, voice: Spoken) -> Iterator[str]:
    """Who guards, what keeps a raid off, and what makes it worse. By day the house alone shows its boards."""
    say, night = voice.language.say, table.tonight
    if night.guards:
        yield say("night-guards", {"people": people_listed(voice, table.group, night.guards)})
    if any(table.boarded) and table.phase not in BY_DAY:
        yield say("night-boards", {"holes": sum(table.boarded)})
    yield from raid(night, voice)
    if table.beds and table.phase == "evening":
        yield say("night-beds", {"beds": table.beds})


def raid(night: WarTonight, voice: Spoken) -> Iterator[str]:
    """What is left of a raid that is under way; before it, what changes it."""
    say = voice.language.say
    if night.under_way:
        yield say("raid-left", {"damage": night.damage, "wounds": night.wounds})
    elif night.spared:
        yield say("raid-spared")
    else:
        by = {"damage": night.damage + night.events.damage, "wounds": night.wounds + night.events.wounds}
        changes = [say(f"raid-by-{what}", {"by": f"{number:+d}"}) for what, number in by.items() if number]
        if changes:
            yield say("raid-changed", {"changes": voice.several(changes)})


def later(one: WarLater, voice: Spoken) -> str:
    """'script 622 (at the next dusk)': what it is called would tell too much."""
    message = "script-in-days" if one.days else "script-next"
    return voice.language.say(message, {"script": one.script, "days": one.days, "moment": one.when})


def gone(one: WarGone, voice: Spoken) -> str:
    name = in_deck(voice.box.characters, one.character).name
    return voice.language.say("gone-left" if one.left else "gone-dead", {"character": name})


# -- dangers ----------------------------------------------------------------------------------------------------------

# What the marks beside the people, and the line about tonight, tell as well.
TOLD_ELSEWHERE: Final = (
    "danger-hunger",
    "danger-misery",
    "danger-wounds",
    "danger-illness",
    "danger-raid-damage",
    "danger-raid-wounds",
)


def dangers(table: WarView, voice: Spoken) -> Text | None:
    """What will be lost if nothing is done, in a row."""
    coming = [row for row in table.dangers if row[0] not in TOLD_ELSEWHERE]
    said = [f"{DANGER} {voice.say(message, numbers)}" for message, numbers in coming]
    return Text("  ".join(said), BAD) if said else None
