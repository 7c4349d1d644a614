"""Arranging a city in the crater for a test in a line or two, doing one thing, and looking at the table: all in words.

city = town({"near-1/a": "hunters-hut"}, ready={"worker": 2}, food=3)
city.turn("turn:use", "meeple:worker")
assert city.standing["near-1/a"] == "worker"
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from inspect import isgenerator
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent
from typing import Any

from holdfast.cards import Shape, load_pack
from holdfast.games.frostpunk.actions.use import use_building
from holdfast.games.frostpunk.box import BUILT_IN, FrostpunkBox, open_box
from holdfast.games.frostpunk.city.citizens import type_of_round
from holdfast.games.frostpunk.city.marks import marks, set_mark
from holdfast.games.frostpunk.pack import shape
from holdfast.games.frostpunk.phases.action import turn
from holdfast.games.frostpunk.setup import empty_table, set_up
from holdfast.games.frostpunk.speech import SPEECH, Spoken
from holdfast.games.frostpunk.state import EACH_TOKEN, NONE, City
from holdfast.games.frostpunk.stories import Story
from holdfast.kernel import Choice, Refusal, Rng, Rule
from tests.frostpunk.words import Words, words_of

SOCIETIES = ["I", "II", "III", "IV", "V", "VI"]
# Cards of a test need not make a whole game: a Dusk card that no other names, say.
UNCHECKED = Shape(shape.lexicon, shape.decks, shape.singles, then=shape.then)


class Asked:
    """The open question."""

    def __init__(self, city: Crater, choice: Choice) -> None:
        self.city, self.choice = city, choice
        self.name, self.seat, self.about = choice.question.name, choice.seat, choice.about
        self.team = choice.question.team
        self.domain = city.g.box.vocabulary.domain(choice.question)

    @property
    def offers(self) -> list[str]:
        return [self.domain.words[value] for value in self.choice.values]

    @property
    def keys(self) -> list[str]:
        return [f"{self.name}:{word}" for word in self.offers]

    def refusal(self, word: str) -> Refusal | None:
        """Why this is no answer; what is refused is not offered, and all else is."""
        value = self.domain.value(word)
        refusal = self.choice.question.why_not(self.city.g, self.choice, value)
        assert (refusal is None) is (value in self.choice.values), f"{word} is offered and refused, or neither"
        return refusal

    def refuses(self, word: str) -> str:
        """The rule by which this is no answer; empty where it is one."""
        refusal = self.refusal(word)
        return "" if refusal is None else refusal.rule

    def why(self, word: str) -> str:
        """Why this is no answer, as a player reads it."""
        refusal = self.refusal(word)
        assert refusal is not None
        return self.city.voice.refusal(refusal)

    @property
    def refused_by(self) -> set[str]:
        """The rules by which all else is refused."""
        return {self.refuses(word) for word in self.domain.words} - {""}

    def all_is_offered_or_refused(self) -> None:
        for word in self.domain.words:
            self.refusal(word)


class Crater:
    """A city. Its fields are read and written in words; `g` is the table itself."""

    g: City
    words: Words

    def __init__(self, g: City) -> None:
        object.__setattr__(self, "g", g)
        object.__setattr__(self, "words", words_of(g.box))

    def __getattr__(self, name: str) -> Any:
        if name in self.words.halves:
            field, half, spoken = self.words.halves[name]
            return spoken.read(getattr(self.g, field)[half])
        value = getattr(self.g, name)
        return self.words.fields[name].read(value) if name in self.words.fields else value

    def __setattr__(self, name: str, said: Any) -> None:
        if name in self.words.halves:
            field, half, spoken = self.words.halves[name]
            both = list(getattr(self.g, field))
            both[half] = spoken.write(both[half], said)
            setattr(self.g, field, both)
        elif name in self.words.fields:
            setattr(self.g, name, self.words.fields[name].write(getattr(self.g, name), said))
        else:
            assert hasattr(self.g, name), f"there is no {name} on the table"
            setattr(self.g, name, said)

    def copy(self) -> Crater:
        return Crater(self.g.copy())

    # -- doing things -------------------------------------------------------------------------------------------------

    def play(self, rule: Callable[..., Any] | Rule, *said: Any, **about: Any) -> Any:
        """Carry out a rule. What is said to it is named first, then come the answers to its questions, by their keys:
        play(join, "worker", 7, "join:child"). A question with one answer is not put, as at the table; at each, all is
        either offered or refused."""
        playing = Playing(self, rule, said, about)
        while (asked := playing.next()) is not None:
            playing.answer(asked)
        assert not playing.left, f"nobody asked for {playing.left}"
        return playing.result

    def turn(self, *answers: str) -> None:
        self.play(turn, *answers)

    def use(self, space: str, *answers: str) -> None:
        """The first player uses the Building that stands there."""
        self.play(use_building, 0, space, *answers)

    def says(self, question: Callable[..., Any], *said: Any, **about: Any) -> Any:
        """What the rules answer when they are asked this of the table."""
        arguments, named = self.words.arguments(question, said, about)
        return question(self.g, *arguments, **named)

    def asked(self, name: str, rule: Callable[..., Any], *said: Any, **about: Any) -> Asked:
        """Carry a rule out as far as the question of this name that comes after these answers."""
        playing = Playing(self, rule, said, about)
        while (asked := playing.next()) is not None:
            if asked.name == name and not playing.left:
                return asked
            playing.answer(asked)
        raise AssertionError(f"nobody asked {name}")

    def offers(self, rule: Callable[..., Any], *said: Any, **about: Any) -> list[str]:
        """The keys that the first question of a rule offers."""
        asked = Playing(self, rule, said, about).next()
        assert asked is not None, "nobody asked"
        return asked.keys

    def questions(self, rule: Callable[..., Any], *said: Any, **about: Any) -> list[str]:
        """The questions a rule puts, with these answers and then always the first."""
        playing = Playing(self, rule, said, about)
        names = []
        while (asked := playing.next()) is not None:
            names.append(asked.name)
            playing.answer(asked, None if playing.left else asked.keys[0])
        return names

    def at_random(self, rng: Rng, rule: Callable[..., Any], *said: Any, but: str = "") -> int:
        """Carry a rule out with any answers, but for this one where there are others; so many questions it put."""
        playing, number = Playing(self, rule, said, {}), 0
        while (asked := playing.next()) is not None:
            keys = [key for key in asked.keys if key != but] or asked.keys
            playing.answer(asked, keys[rng.below(len(keys))])
            number += 1
        return number

    def why_not(self, key: str, *about: Any) -> Refusal | None:
        """Why this would be no answer to its question, about these things, if it were asked now."""
        name, _, word = key.partition(":")
        choice = self.choice(name, [], *about)
        return choice.question.why_not(self.g, choice, self.g.box.vocabulary.domain(choice.question).value(word))

    def refuses(self, key: str, *about: Any) -> str:
        """The rule by which it would be none; empty where it would be one."""
        refusal = self.why_not(key, *about)
        return "" if refusal is None else refusal.rule

    def why(self, key: str, *about: Any) -> str:
        """The same, as a player reads it."""
        refusal = self.why_not(key, *about)
        assert refusal is not None
        return self.voice.refusal(refusal)

    def choice(self, name: str, offers: Iterable[str], *about: Any) -> Choice:
        """A question with these answers, about these things, as it might be asked now."""
        question = self.words.questions[name]
        values = [self.g.box.vocabulary.domain(question).value(word) for word in offers]
        of_what: Any = None
        if isinstance(question.about, type):
            of_what = question.about(*map(self.words.number, about, question.about._fields))
        elif about:
            of_what = self.words.number(*about, question.about or "")
        return Choice(question, self.g.decider(), values, of_what)

    def refuses_turn(self, what: str) -> str:
        """The rule by which this cannot be done on the turn now, and so is not offered; empty where it can."""
        return self.asked("turn", turn).refuses(what)

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def log(self) -> list[str]:
        """What was told so far, where the city was made with told=[]."""
        assert self.g.told is not None
        return [self.voice.say(message, numbers) for message, _, numbers in self.g.told]

    @property
    def voice(self) -> Spoken:
        return SPEECH.voice(self.g.box, [f"Player {seat + 1}" for seat in range(self.g.seats)])

    def told_of(self, message: str) -> list[tuple[int, ...]]:
        """The numbers in all that was told by this message."""
        return [numbers for told, _, numbers in self.g.told or [] if told == message]

    def type_of_round(self, number: int) -> str:
        return str(self.g.box.citizen_words[type_of_round(self.g, number)])

    def count(self, field: str, thing: str) -> int:
        """On how many spaces there is such a thing."""
        return list(getattr(self, field).values()).count(thing)

    def printed(self, table: str, thing: str) -> Any:
        """What the box says of a thing."""
        return getattr(self.g.box, table)[self.words.number(thing, "building")]

    def goods(self, pile: Iterable[int]) -> dict[str, int]:
        """A cost or a gain, in words."""
        words = self.words.printed["goods"].words
        return {thing: number for thing, number in zip(words, pile, strict=False) if number}

    def marked(self, name: str) -> list[int]:
        """How many of the scenario's marks lie on each of their spots."""
        return marks(self.g, name)

    def mark(self, name: str, numbers: Iterable[int]) -> None:
        for spot, number in enumerate(numbers):
            set_mark(self.g, name, spot, number)

    @property
    def story(self) -> Story:
        """The record of the scenario."""
        return self.g.box.settings[self.g.story].story

    def named(self, things: str, numbers: Iterable[int]) -> list[str]:
        """What the rules found, in words; empty where there is nothing."""
        words = (self.words.printed.get(things) or self.g.box.vocabulary.domains[things]).words
        return [str(words[number]) if number != NONE else "" for number in numbers]


class Playing:
    """A rule that is being carried out on a city."""

    def __init__(
        self, city: Crater, rule: Callable[..., Any] | Rule, said: Iterable[Any], about: Mapping[str, Any]
    ) -> None:
        said = list(said)
        self.left = [key for key in said if isinstance(key, str) and ":" in key]
        arguments = said[: len(said) - len(self.left)]
        assert said == [*arguments, *self.left], "what is said to the rule comes before the answers"
        self.city, self.sent = city, None
        self.result = city.says(rule, *arguments, **about) if callable(rule) else rule
        self.rules = [self.result] if isgenerator(self.result) else []

    def next(self) -> Asked | None:
        """The next question, if there is one. Of seats that decide together one is asked after the other."""
        while self.rules:
            try:
                asked = self.rules[-1].send(self.sent)
            except StopIteration as done:
                self.rules.pop()
                self.result = done.value
                self.sent = None if len(self.rules) > 1 else 0
                continue
            if isinstance(asked, Choice):
                question = Asked(self.city, asked)
                question.all_is_offered_or_refused()
                return question
            self.rules += [lane for _, lane in reversed(asked.lanes)]
            self.sent = None
        return None

    def answer(self, asked: Asked, key: str | None = None) -> None:
        """Give this answer, or else the next; a question with one answer is not put, as at the table."""
        if len(asked.offers) == 1 and len(self.rules) == 1:
            key = asked.keys[0]
        elif key is None:
            assert self.left, f"nobody answers {', '.join(asked.keys)}"
            key = self.left.pop(0)
        assert key in asked.keys, f"{key} is not among {', '.join(asked.keys)}"
        self.sent = asked.domain.value(key.partition(":")[2])


def on(city: Crater, *spaces: str) -> Any:
    """What lies on a space and how much, or a list of it for several."""
    lying = [(city.lies[space], city.amount[space]) for space in spaces]
    return lying if len(spaces) > 1 else lying[0]


def reason(refusal: Refusal | None) -> tuple[str, str] | None:
    """The rule by which something is refused, and the reason given."""
    return None if refusal is None else (refusal.rule, refusal.reason)


# -- cities -----------------------------------------------------------------------------------------------------------


def a_city(seed: int = 1, **fields: Any) -> Crater:
    """A city with nothing in it but what is named, in words: people={"worker": 5}, hope=["active-care"]."""
    box: FrostpunkBox = fields.pop("box", None) or open_box(None)
    city = Crater(empty_table(box, fields.pop("seats", 2), Rng(seed), which(box, fields.pop("scenario", "crater"))))
    city.hope, city.discontent = fields.pop("hope", ["exhausted-care"]), fields.pop("discontent", [])
    for track, bag in zip(city.g.tokens, city.g.bags, strict=True):
        bag[:] = [EACH_TOKEN - sum(token // 2 == kind for token in track) for kind in range(len(bag))]
    for name, said in {"phase": "action", "call_to_rise": False, **fields}.items():
        setattr(city, name, said)
    return city


def town(
    buildings: dict[str, str] | None = None,
    piles: dict[str, tuple[str, int]] | None = None,
    upgraded: tuple[str, ...] = (),
    **fields: Any,
) -> Crater:
    """Twenty of each type live here, and everything is warm. `buildings` by space (a Large one by its first), `piles`
    as what lies on a space and how much."""
    twenty = dict.fromkeys(("worker", "engineer", "child"), 20)
    city = a_city(**{"people": twenty, "heat": "all warm", "cold": "all warm", **fields})
    city.automatons = max(city.automatons, city.ready["automaton"])
    for space, building in (buildings or {}).items():
        put_up(city, space, building, upgraded=space in upgraded)
    for space, (thing, number) in (piles or {}).items():
        uncover(city, space)
        city.lies[space] = thing
        city.amount[space] = number
    return city


def crater(
    buildings: dict[str, str] | None = None, piles: dict[str, tuple[str, int]] | None = None, **fields: Any
) -> Crater:
    """A town without snow: there is a tile on every place."""
    return town(buildings, piles, **{"tiles": "everywhere", **fields})


def put_up(city: Crater, space: str, building: str, *, upgraded: bool = False) -> None:
    place = space.partition("/")[0]
    large = city.g.box.large[city.words.number(building, "building")]
    for other in (f"{place}/a", f"{place}/b") if large else (space,):
        uncover(city, other)
        city.building[other] = building
        city.improved[other] = int(upgraded)


def uncover(city: Crater, space: str) -> None:
    """Its place has a tile, if it is no space of the Generator tile."""
    if "/" in space:
        city.g.tiles[city.words.number(space.partition("/")[0], "place")] = 0


def which(box: FrostpunkBox, scenario: str) -> int:
    return [setting.story.id for setting in box.settings].index(scenario)


def new_game(
    seed: int = 1,
    seats: int = 2,
    society: str = "I",
    *,
    hard: bool = False,
    box: FrostpunkBox | None = None,
    scenario: str = "crater",
) -> Crater:
    """A scenario as it is set up, before anybody has chosen anything."""
    box = box or open_box(None)
    options = {"scenario": which(box, scenario), "society": SOCIETIES.index(society), "difficulty": int(hard)}
    return Crater(set_up(box, seats, options, Rng(seed)))


def game_in_which(holds: Callable[[Crater], bool], **fields: Any) -> Crater:
    """The first new game of which this is true."""
    return next(city for seed in range(2_000) if holds(city := new_game(seed, **fields)))


def food_on_tiles(city: Crater) -> int:
    """What the tiles on the map bring when they are turned over."""
    return sum(tile.food for tile in city.box.map_tiles if tile.id in city.tiles.values())


# -- cards ------------------------------------------------------------------------------------------------------------


@cache
def box_with(cards: str) -> FrostpunkBox:
    """The built-in box with some cards more, written as in a pack: box_with("morning: [{id: X1, ...}]")."""
    with TemporaryDirectory() as folder:
        path = Path(folder)
        (path / "pack.yaml").write_text('{name: more, game: frostpunk, version: "1", extends: base}', encoding="utf-8")
        (path / "cards.yaml").write_text(dedent(cards), encoding="utf-8")
        return FrostpunkBox(load_pack(path, UNCHECKED, base=BUILT_IN), None)


def box_of(
    morning: dict[str, str] | None = None,
    scenario: dict[str, str] | None = None,
    citizens: dict[str, str] | None = None,
) -> FrostpunkBox:
    """The box with cards more: Event and Scenario cards by what their Special Actions say, {"X1": "do: [gain 2 wood]"};
    Citizen cards as {"X2": "type: worker, ability: {action: gather, do: [gain 2 wood]}"}."""
    special = "- {{id: {}, title: T, story: S, {}special: {{story: S, {}}}}}"
    stays = "now: [gain 1 food], then: keep, "  # what an Event card must say to lie in the display
    person = "- {{id: {}, name: N, trade: T, story: S, cost: [], {}{}}}"
    dies = ", dies: {worker: [], engineer: [], child: []}"
    decks = {
        "morning": [special.format(name, stays, says) for name, says in (morning or {}).items()],
        "scenario": [special.format(name, "", says) for name, says in (scenario or {}).items()],
        "citizens": [
            person.format(name, says, "" if "dies:" in says else dies) for name, says in (citizens or {}).items()
        ],
    }
    return box_with("\n".join(line for deck, cards in decks.items() if cards for line in [f"{deck}:", *cards]))


def put_on_display(city: Crater, *cards: str) -> None:
    """In the display lie these cards, and no others."""
    city.display = cards
    city.goods_on = [{}] * len(cards)
    city.meeple_on = [None] * len(cards)
    city.kept_on = [0] * len(cards)
