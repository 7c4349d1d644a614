"""This War of Mine in words: names for its numbers, by the box's own tables, and the table's fields in these names.

A card is called what its box calls it: people by their first names, what comes with the game by its title or name.
Cards that a test made have their ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.combat.arming import JAM
from holdfast.games.this_war_of_mine.presence.view import DECK_WORDS
from holdfast.games.this_war_of_mine.setup import TABLE
from holdfast.games.this_war_of_mine.shelter.shelter import ACTED, SPOKEN_FOR
from holdfast.games.this_war_of_mine.speech import PHASES
from holdfast.games.this_war_of_mine.state import (
    FATE_ICON,
    HATCHET_ICON,
    MEDICAL,
    MOST_PEOPLE,
    NONE,
    OUT_OF_AMMO,
    SHOTGUN_ICON,
    Shelter,
)
from tests.this_war_of_mine.names import AMOUNT, Field, Names, Row, Said, Two, heaps, lines, one, records, rows, sets

# Where an exploration below stands, after the stages of scavenging, which it has too.
BELOW = ("walking", "meeting", "resting", "coming-out", "turning")

# Where a phase of several steps stands: in the order of its own module. All others stand at their beginning.
STAGES: dict[str | None, tuple[str, ...]] = {
    "day": ("assigning", "working", "packing", "sorting", "packed", *BELOW),
    "scavenging": ("leaving", "exploring", "packing", "sorting", "packed"),
    "night-raid": ("arming", "raiding", "crime"),
    "dawn": ("return", "medicine", "fate-card", "narrative-action", "death"),
}
ICONS = {HATCHET_ICON: "hatchet", SHOTGUN_ICON: "shotgun", OUT_OF_AMMO: "out of ammo", FATE_ICON: "fate"}


class People(Names):
    """Who sits where in the group, by first name; a place of the group also by its key, from 1 to 4."""

    def __init__(self, g: Shelter, characters: Names) -> None:
        super().__init__(*(str(person + 1) for person in range(MOST_PEOPLE)))
        self.g, self.characters = g, characters

    def number(self, word: Said) -> int:
        if word in (None, *self.words):
            return super().number(word)
        card = self.characters.number(word)
        assert card in self.g.characters, f"{word} is not in the group"
        return self.g.characters.index(card)

    def word(self, number: int) -> Said:
        card = self.g.characters[number] if 0 <= number < MOST_PEOPLE else NONE
        return super().word(number) if card == NONE else self.characters.word(card)


class Fighters(Names):
    """People, and the enemies they fight."""

    def __init__(self, people: People) -> None:
        super().__init__()
        self.people = people

    def number(self, word: Said) -> int:
        enemy = str(word).removeprefix("enemy ")
        return self.people.number(word) if enemy == str(word) else MOST_PEOPLE + int(enemy) - 1

    def word(self, number: int) -> Said:
        return self.people.word(number) if number < MOST_PEOPLE else f"enemy {number - MOST_PEOPLE + 1}"


class Jammed(Names):
    """Whose weapon jams: "Ingvar, pistol"."""

    def __init__(self, fighters: Fighters, weapons: Names) -> None:
        super().__init__()
        self.fighters, self.weapons = fighters, weapons

    def number(self, word: Said) -> int:
        fighter, _, weapon = str(word).partition(", ")
        return self.fighters.number(fighter) * JAM + self.weapons.number(weapon)

    def word(self, number: int) -> Said:
        return f"{self.fighters.word(number // JAM)}, {self.weapons.word(number % JAM)}"


class Begun(Names):
    """Who has begun to work in this round: "acted", "builds Stove", "moves to g6"."""

    def __init__(self, fittings: Names, spaces: Names) -> None:
        super().__init__(
            "",
            "acted",
            *(f"builds {fitting}" for fitting in fittings.words),
            *(f"moves to {space}" for space in spaces.words),
            nothing="nothing",
        )
        assert (self.number("acted"), self.number(f"builds {fittings.words[0]}")) == (ACTED, SPOKEN_FOR)

    def is_nothing(self, number: int) -> bool:
        return number == 0


class Stages(Names):
    """Where the phase stands."""

    def __init__(self, phase: Callable[[], str | None]) -> None:
        super().__init__("beginning")
        self.phase = phase
        for words in STAGES.values():
            self.places.update({word: number for number, word in enumerate(words)})

    def word(self, number: int) -> Said:
        return STAGES.get(self.phase(), self.words)[number]


def levels(state: int, people: People) -> Field:
    """The part of the levels of everybody that belongs to one state."""
    part = slice(state * MOST_PEOPLE, (state + 1) * MOST_PEOPLE)

    def write(old: list[int], said: Any) -> list[int]:
        everybody = list(old)
        everybody[part] = rows(people).write(old[part], said)
        return everybody

    return Field(lambda everybody: Row(everybody, people, AMOUNT, part), write)


class Words:
    """The words of a box."""

    def __init__(self, box: WarBox) -> None:
        base = open_box(None)
        self.box = box
        self.goods = Names(*(key for key, _, _ in nouns.GOODS))
        self.weapons = Names(*self.goods.words, nothing="unarmed")
        self.medical = Names(*(self.goods.words[token] for token in MEDICAL))
        self.states = Names(*nouns.STATES)
        self.spaces = Names(*box.space_words)
        self.places = Names("near", "distant", "far", "off the board", "below", also=nouns.PLACES)
        self.decks = Names(*DECK_WORDS)
        self.moments = Names(*nouns.MOMENTS, *(key for key, _, _ in nouns.INSTEAD))
        self.rules = Names(*TABLE)
        self.phases = Names(*PHASES, nothing="set-up")
        self.nights = Names(*box.vocabulary.domains["nights"].words)
        self.dice = Names(*nouns.DICE)
        self.characters = Names(
            *(card.name.partition(" ")[0] for card in box.characters), also=(card.id for card in box.characters)
        )
        self.cards: dict[str, Names] = {"characters": self.characters, "scripts": Names(*box.script_ids)}
        for deck in (
            "exploration", "findings", "residents", "raids", "fate", "narrative", "visitors", "locations", "events",
            "objectives", "fittings", "shelter", "scenarios", "street", "measures", "secrets", "heart",
            "sewers", "chambers", "corridors",
        ):  # fmt: skip
            self.cards[deck] = called(getattr(box, deck), getattr(base, deck))
        self.cards["plans"] = Names(*(plan.plan.id for plan in box.plans))
        self.below = {
            "maps": self.cards["sewers"],
            "rooms": Names(*(card.id[:-1] for card in box.chambers[::4])),
            "corridors": Names(*(card.id[:-1] for card in box.corridors[::4])),
        }
        self.fittings, self.scripts = self.cards["fittings"], self.cards["scripts"]
        self.obstacles = Two(self.cards["shelter"], "", ", remnants")
        self.foes = Names(
            *("ABC"[kind] + str(prowess) for kind, prowess in zip(box.enemy_kind, box.enemy_prowess, strict=True))
        )
        numbered = Names(*map(str, range(1, 26)))
        spoken_of = {
            "weapon": self.weapons, "melee": self.weapons, "die": self.dice, "moment": self.moments,
            "when": self.moments, "instead": Names(*(key for key, _, _ in nouns.INSTEAD)), "token": self.medical,
            "medical": self.medical, "state": self.states, "space": self.spaces, "place": self.places,
            "deck": self.decks, "phase": self.phases, "task": self.nights, "pet": Names(*nouns.PETS),
            "plight": Names(*nouns.PLIGHTS), "ability": Names(*nouns.ABILITIES), "who": Names(*nouns.WHO),
            "trait": Names(*nouns.TRAITS), "colour": Names(*nouns.COLOURS), "row": Names(*nouns.ROWS, "special"),
            "foe": numbered, "nth": numbered, "how": Names("died", "left"), "fitting": self.fittings,
            "character": self.characters, "obstacle": self.obstacles,
            "obstacle kind": Names(*(key for key, _, _ in nouns.SHELTER_KINDS)),
            "work": Names(*box.vocabulary.domains["work"].words),
            "figure": Names(*(key for key, _, _ in nouns.FIGURES)), "corner": Names("outside", "pile"),
            "way": Names(*nouns.EXITS),
        }  # fmt: skip
        self.kinds: dict[str, Names] = spoken_of
        self.kinds |= {"goods": self.goods, **dict.fromkeys(("food", "alcohol", "given", "kinds", "only"), self.goods)}
        for kind, deck in (
            ("script", "scripts"), ("resident", "residents"), ("event", "events"), ("lasting_event", "events"),
            ("visitor", "visitors"), ("exploration", "exploration"), ("finding", "findings"), ("raid", "raids"),
            ("narrative", "narrative"), ("first", "narrative"), ("second", "narrative"), ("fate", "fate"),
            ("objective", "objectives"), ("location", "locations"), ("scenario", "scenarios"),
            ("street_card", "street"), ("measure", "measures"), ("secret", "secrets"), ("heart_card", "heart"),
            ("sewers_map", "sewers"), ("chamber", "chambers"), ("corridor", "corridors"),
        ):  # fmt: skip
            self.kinds[kind] = self.cards[deck]
        for kind in ("fitting", "space", "character", "foe"):
            self.kinds[f"other_{kind}"] = self.kinds[kind]
        for kind in ("foe", "pet", "deck", "weapon"):
            self.kinds[f"{kind}s"] = self.kinds[kind]
        self.questions = {question.name: question for question in box.vocabulary.questions}
        self.numbers: dict[str, int] = {}
        clashing = set()
        for names in (self.goods, self.states, self.spaces, self.nights, self.dice, *self.cards.values()):
            for word, number in names.places.items():
                if self.numbers.setdefault(word, number) != number:
                    clashing.add(word)
        for word in clashing:
            del self.numbers[word]

    def deck(self, number: int) -> Names:
        return self.cards[DECK_WORDS[number]]

    def fields(self, g: Shelter, people: People, fighters: Fighters) -> dict[str, Field]:
        """The fields of a table that are said in words."""
        stages = Stages(lambda: self.phases.word(g.phase))
        gone = Two(self.characters, ", dead", ", left")
        held = rows(self.goods)
        foes = lines(self.foes)
        return {
            **{state: levels(number, people) for number, state in enumerate(self.states.words)},
            "phase": one(self.phases),
            "stage": one(stages),
            "table": sets(self.rules),
            "expansions": sets(Names(*nouns.EXPANSIONS)),
            "side": one(self.cards["plans"]),
            "scenario": one(self.cards["scenarios"]),
            **dict.fromkeys(("measures", "in_hand"), lines(self.cards["measures"])),
            **dict.fromkeys(("secrets", "spare", "revealed"), lines(self.cards["secrets"])),
            "tireless": rows(people),
            "who": one(people),
            "card": one(self.cards["residents"]),
            "event": one(self.cards["events"]),
            "visitor": one(self.cards["visitors"]),
            "script": one(self.scripts),
            "characters": lines(self.characters),
            "beginners": lines(self.characters),
            "gone": lines(gone),
            "task": rows(people, self.nights),
            **dict.fromkeys(("busy", "stopped"), sets(people)),
            "acted": rows(people, Begun(self.fittings, self.spaces)),
            "standing": rows(people, self.spaces),
            "armed": rows(people, self.weapons),
            "treated": Field(
                lambda tokens: treated(tokens, people, self.medical),
                lambda old, said: treat(old, said, people, self.medical),
            ),
            "pets": sets(self.kinds["pet"]),
            "farmers": lines(self.spaces),
            "figures": rows(Two(self.kinds["figure"], " outside", " on the pile")),
            "street": one(self.cards["street"]),
            **dict.fromkeys(("stock", "pile", "waste", "dearer"), held),
            "hidden": Field(
                lambda hidden: {
                    self.places.word(place): Row(goods, self.goods) for place, goods in enumerate(hidden) if goods
                },
                lambda old, said: [
                    held.write([0] * len(self.goods.words), said[place]) if said.get(place) else []
                    for place in self.places.words[: len(old)]
                ],
            ),
            "cards_on": heaps(self.spaces, lambda _: self.obstacles),
            "fitting": rows(self.spaces, self.fittings),
            "waits": rows(self.spaces),
            "boarded": sets(self.kinds["nth"]),
            **dict.fromkeys(("fittings", "ideas", "crafted"), lines(self.fittings)),
            **dict.fromkeys(("decks", "drawn"), heaps(self.decks, self.deck)),
            "aside": heaps(Names("raids", "residents"), lambda kind: self.cards["residents" if kind else "raids"]),
            **dict.fromkeys(("events", "open_events", "unused"), lines(self.cards["events"])),
            **dict.fromkeys(("objectives", "completed"), lines(self.cards["objectives"])),
            "objective": one(self.cards["objectives"]),
            "kept_cards": lines(self.cards["narrative"]),
            "places": rows(self.places, self.cards["locations"]),
            "heart": lines(self.cards["heart"]),
            **dict.fromkeys(("read", "epilogue"), lines(self.scripts)),
            "later": records(self.moments, AMOUNT, self.scripts),
            "location": one(self.places),
            "below": lines(self.characters),
            "way": records(self.below["maps"], Names(*nouns.ENTRANCES), Names(*nouns.EXITS)),
            **dict.fromkeys(
                ("sewers", "sewers_drawn"), heaps(Names(*self.below), lambda deck: list(self.below.values())[deck])
            ),
            "unknown": lines(self.cards["exploration"]),
            "foes": foes,
            **dict.fromkeys(("foe_weapon", "foe_melee"), lines(self.weapons)),
            "fighter": one(fighters),
            "dodging": lines(fighters),
            "jammed": lines(Jammed(fighters, self.weapons)),
        }


def called(cards: Sequence[Any], base: Sequence[Any]) -> Names:
    """Cards by their titles or names, where they come with the game; those of a test by their ids."""
    known = {card.id: title_of(card) for card in base}
    titles = [*known.values(), *(card.id for card in cards if card.id not in known)]
    own = [title if (title := title_of(card)) == known.get(card.id) else "" for card in cards]
    words = [title if titles.count(title) == 1 else card.id for title, card in zip(own, cards, strict=True)]
    return Names(*words, also=(card.id for card in cards))


def title_of(card: Any) -> str:
    return str(getattr(card, "title", "") or getattr(card, "name", ""))


def treated(tokens: list[int], people: People, medical: Names) -> dict[str, set[str]]:
    """What lies on whose card."""
    kinds = len(medical.words)
    given: dict[str, set[str]] = {}
    for number, lies in enumerate(tokens):
        if lies:
            given.setdefault(people.word(number // kinds), set()).add(medical.word(number % kinds))
    return given


def treat(old: list[int], said: Mapping[str, Iterable[str]], people: People, medical: Names) -> list[int]:
    kinds = len(medical.words)
    lies = [people.number(person) * kinds + medical.number(token) for person, given in said.items() for token in given]
    return [int(number in lies) for number in range(len(old))]


@cache
def words_of(box: WarBox) -> Words:
    return Words(box)
