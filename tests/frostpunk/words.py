"""The crater in words: names for its numbers, by the box's own tables, and the fields of the table in these names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping, MutableSequence, Sequence
from difflib import get_close_matches
from functools import cache
from inspect import signature
from typing import Any, NamedTuple

from holdfast.games.frostpunk.actions.meeples import TURN_WORDS
from holdfast.games.frostpunk.box import FrostpunkBox
from holdfast.games.frostpunk.nouns import (
    BUILDINGS,
    CITIZENS,
    INSULATIONS,
    LAWS,
    TECHNOLOGIES,
    TRACKS,
    TYPES_OF_DISCONTENT,
    TYPES_OF_HOPE,
)
from holdfast.games.frostpunk.speech import PHASES
from holdfast.games.frostpunk.state import NONE

# Heat, with the indicators on their starting spaces.
HEAT = {"off": 1, "red only": 2, "all warm": 7}
# A number without a name is itself.
Said = str | int | None


class Names:
    """Names for 0, 1, 2 and so on; where there is nothing, that is None."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def number(self, word: Said) -> int:
        if word is None:
            return NONE
        assert word in self.words, f"there is no {word!r}; is it {get_close_matches(str(word), self.words, cutoff=0)}?"
        return self.words.index(str(word))

    def word(self, number: int) -> Said:
        assert NONE <= number < len(self.words), f"{number} is none of {', '.join(self.words)}"
        return None if number == NONE else self.words[number]


class Amounts(Names):
    def number(self, word: Said) -> int:
        assert isinstance(word, int), f"{word!r} is no amount"
        return word

    def word(self, number: int) -> Said:
        return number


AMOUNT = Amounts()


class Row(MutableMapping[str, Any]):
    """A list of the table by the names of its places, without those where there is nothing."""

    def __init__(self, row: list[int], places: Names, things: Names = AMOUNT) -> None:
        self.row, self.places, self.things = row, places, things

    def __getitem__(self, place: str) -> Said:
        return self.things.word(self.row[self.places.number(place)])

    def __setitem__(self, place: str, thing: Said) -> None:
        self.row[self.places.number(place)] = self.things.number(thing)

    def __delitem__(self, place: str) -> None:
        self[place] = 0 if self.things is AMOUNT else None

    def __iter__(self) -> Iterator[str]:
        return (word for number, word in enumerate(self.places.words[: len(self.row)]) if self[word])

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, place: object) -> bool:
        return bool(self[str(place)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mapping) and dict(self) == {place: thing for place, thing in other.items() if thing}

    def __repr__(self) -> str:
        return repr(dict(self))


class Line(MutableSequence[Any]):
    """A list of the table with names for what is in it."""

    def __init__(self, line: list[int], things: Names) -> None:
        self.line, self.things = line, things

    def __getitem__(self, place: Any) -> Any:
        found = self.line[place]
        return [self.things.word(one) for one in found] if isinstance(found, list) else self.things.word(found)

    def __setitem__(self, place: Any, said: Any) -> None:
        self.line[place] = self.things.number(said)

    def __delitem__(self, place: Any) -> None:
        del self.line[place]

    def __len__(self) -> int:
        return len(self.line)

    def insert(self, place: int, said: Said) -> None:
        self.line.insert(place, self.things.number(said))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


class Piles(MutableSequence[Any]):
    """Several lists of the table, each with names for what is in it."""

    def __init__(self, piles: list[list[int]], things: Names) -> None:
        self.piles, self.things = piles, things

    def __getitem__(self, place: Any) -> Any:
        found = self.piles[place]
        return [Line(pile, self.things) for pile in found] if isinstance(place, slice) else Line(found, self.things)

    def __setitem__(self, place: Any, said: Any) -> None:
        self.piles[place] = [self.things.number(one) for one in said]

    def __delitem__(self, place: Any) -> None:
        del self.piles[place]

    def __len__(self) -> int:
        return len(self.piles)

    def insert(self, place: int, said: Any) -> None:
        self.piles.insert(place, [self.things.number(one) for one in said])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


class Field(NamedTuple):
    """How a field of the table is read and written in words."""

    read: Callable[[Any], Any]
    write: Callable[[Any, Any], Any]  # the old value, and words for the new


def rows(places: Names, things: Names = AMOUNT) -> Field:
    def write(old: list[int], said: Any) -> list[int]:
        row = Row([0 if things is AMOUNT else NONE] * len(old), places, things)
        row.update(said)
        return row.row

    return Field(lambda row: Row(row, places, things), write)


def lines(things: Names) -> Field:
    return Field(lambda line: Line(line, things), lambda _, said: [things.number(one) for one in said])


def piles(things: Names) -> Field:
    return Field(
        lambda piles: Piles(piles, things),
        lambda _, said: [[things.number(one) for one in pile] for pile in said],
    )


def sets(things: Names) -> Field:
    """What is so of some things, and of no others."""

    def read(row: list[int]) -> set[Said]:
        assert set(row) <= {0, 1}, f"{row}: a thing is so, or it is not"
        return {things.word(number) for number, is_so in enumerate(row) if is_so}

    return Field(
        read,
        lambda old, said: [int(number in map(things.number, said)) for number in range(len(old))],
    )


def one(things: Names) -> Field:
    return Field(things.word, lambda _, said: things.number(said))


class Words:
    """The words of a box."""

    def __init__(self, box: FrostpunkBox) -> None:
        domains = box.vocabulary.domains
        citizens, meeples = Names(*box.citizen_words), Names(*box.meeple_words)
        spaces, places = Names(*box.space_words), Names(*box.place_words)
        resources, lying, goods = Names(*box.resource_words), Names(*box.lying_words), Names(*box.goods_words)
        buildings = Names(*(key for key, _, _ in BUILDINGS), "ruins")
        laws, technologies = Names(*LAWS), Names(*TECHNOLOGIES)
        insulations, tracks, phases = Names(*INSULATIONS), Names(*TRACKS), Names(*PHASES)
        tiles = Names(*(tile.id for tile in box.map_tiles))
        events, cards = Names(*box.event_ids), Names(*(card.id for card in box.citizen_cards))
        advisors = Names(*domains["advisors"].words)
        weather = Names(*(card.id for card in box.weather))
        expeditions = Names(*(card.id for card in box.expeditions))
        sided = Names(*(side for card in box.expeditions for side in (card.id, f"{card.id}, black")))
        tokens = [Names(*words) for words in box.token_words]
        sides = [
            Names(*(f"{side}-{word}" for word in words for side in ("exhausted", "active")))
            for words in box.token_words
        ]
        whom = Names(*(key for key, _, _ in CITIZENS))
        of_citizens, of_meeples = rows(citizens), rows(meeples)
        of_buildings, of_events, of_cards = rows(buildings), lines(events), lines(cards)
        heat = Field(lambda heat: heat, lambda _, said: HEAT.get(said, said))
        on_places = rows(places, tiles)
        everywhere = dict.fromkeys(places.words, tiles.words[0])
        self.fields: dict[str, Field] = {
            "heat": heat,
            "cold": heat,
            "storm": Field(
                lambda storm: None if storm == NONE else storm, lambda _, said: NONE if said is None else said
            ),
            **dict.fromkeys(("people", "sick", "skull", "spent", "covered", "mustered"), of_citizens),
            **dict.fromkeys(("ready", "building_site", "snow_field", "used_up"), of_meeples),
            **dict.fromkeys(("left", "ruined", "unlocked"), of_buildings),
            **dict.fromkeys(("citizens", "citizens_gone", "played"), of_cards),
            **dict.fromkeys(("morning", "dusk", "dusk_gone", "revealed", "disputes", "entered"), of_events),
            **dict.fromkeys(("display", "special_done"), of_events),
            **dict.fromkeys(("scouts", "meeple_on"), lines(meeples)),
            **dict.fromkeys(("weather", "weather_gone"), lines(weather)),
            **dict.fromkeys(("near", "far"), lines(tiles)),
            "hands": piles(cards),
            "advisors": lines(advisors),
            "little": sets(Names(*box.meeple_words[3:])),
            "stock": rows(resources),
            "ranges": rows(insulations),
            "lit": lines(spaces),
            "tiles": Field(
                on_places.read, lambda old, said: on_places.write(old, everywhere if said == "everywhere" else said)
            ),
            "deposits": lines(lying),
            "lies": rows(spaces, lying),
            "amount": rows(spaces),
            "building": rows(spaces, buildings),
            "improved": rows(spaces),
            "standing": rows(spaces, meeples),
            "goods_on": Field(
                lambda held: [Row(row, goods) for row in held],
                lambda _, said: [rows(goods).write([0] * len(goods.words), on_card) for on_card in said],
            ),
            "future_laws": lines(laws),
            "laws": sets(laws),
            "technologies": lines(technologies),
            "developed": sets(technologies),
            "developing": one(technologies),
            "phase": one(phases),
            "society": one(Names(*(card.id for card in box.societies))),
            "trails": piles(expeditions),
            "stacks": piles(sided),
        }
        # the two tracks of feeling: (field of the table, which of its two)
        self.halves: dict[str, tuple[str, int, Field]] = {
            "hope": ("tokens", 0, lines(sides[0])),
            "discontent": ("tokens", 1, lines(sides[1])),
            "hope_bag": ("bags", 0, rows(tokens[0])),
            "discontent_bag": ("bags", 1, rows(tokens[1])),
        }
        # what has a name, and is never an answer
        self.printed = {"insulations": insulations, "resources": resources, "goods": goods, "lying": lying}
        stacks = Names(*domains["stacks"].words)
        self.parameters: dict[str, Names] = {
            "advisor": advisors,
            "building": buildings,
            "feeling": Names(*TRACKS, *TYPES_OF_HOPE, *TYPES_OF_DISCONTENT),
            "place": places,
            "space": spaces,
            "stack": stacks,
            "stacks": stacks,
            "track": tracks,
            "wishes": advisors,
        }
        self.questions = {question.name: question for question in box.vocabulary.questions}
        self.numbers: dict[str, int] = {}
        clashing = set()
        for names in (
            citizens, meeples, spaces, places, resources, lying, goods, buildings, laws, technologies, insulations,
            tracks, tiles, events, cards, advisors, weather, expeditions, *tokens, whom, Names(*TURN_WORDS),
        ):  # fmt: skip
            for number, word in enumerate(names.words):
                if self.numbers.setdefault(word, number) != number:
                    clashing.add(word)
        for word in clashing:
            del self.numbers[word]

    def arguments(self, function: Callable[..., Any], said: Sequence[Any], named: Mapping[str, Any]) -> Any:
        """What is said to a function of the rules beside the table, in numbers."""
        parameters = list(parameters_of(function))
        parameters += parameters[-1:] * (len(said) - len(parameters))
        return (
            [self.number(word, parameter) for word, parameter in zip(said, parameters, strict=False)],
            {parameter: self.number(word, parameter) for parameter, word in named.items()},
        )

    def number(self, said: Any, parameter: str = "") -> Any:
        if isinstance(said, str):
            if parameter == "ask":
                return self.questions[said]
            if parameter in self.parameters and said in self.parameters[parameter].words:
                return self.parameters[parameter].number(said)
            assert said in self.numbers, f"{said!r} names nothing, or more than one thing"
            return self.numbers[said]
        if type(said) in (list, tuple):
            return type(said)(self.number(one, parameter) for one in said)
        return NONE if said is None else said


@cache
def parameters_of(function: Callable[..., Any]) -> tuple[str, ...]:
    """What is said to a function of the rules beside the table."""
    return tuple(signature(function).parameters)[1:]


@cache
def words_of(box: FrostpunkBox) -> Words:
    return Words(box)
