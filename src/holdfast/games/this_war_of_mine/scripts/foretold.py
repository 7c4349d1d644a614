"""What the effects of a card will do, and what chance may make of them: told of an option before it is taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, cast

from ....cards import Effects, Option, Sentence
from ....kernel import Choice, Fact, Facts
from ..characters import meaning, people, states
from ..characters.told import becomes
from ..here import of
from ..state import LOUDEST, NONE, QUIET, Shelter

# What a phrase is to whoever foretells it, by its place in the lexicon (`box.foretold`).
PLAIN: Final = 0
RAISES: Final = 1
LOWERS: Final = 2
LOUDER: Final = 3
QUIETER: Final = 4
NOISE_ROLL: Final = 5
FIGHT: Final = 6
FLIGHT: Final = 7
EMPATHY: Final = 8
DIE_WOUNDS: Final = 9
FOLLOWS: Final = 10
REMEMBERS: Final = 11
ABOUT_NOISE: Final = (LOUDER, QUIETER, NOISE_ROLL)
MOST_HITS: Final = 3  # on a face; any other shows an icon


class Foretold:
    """Effects in their order: what they do at once, what follows some day, what chance decides."""

    def __init__(self, g: Shelter, done: Effects, person: int = NONE) -> None:
        self.now: list[Fact] = []
        self.later: list[Fact] = []
        self.risk: list[Fact] = []
        level = g.noise
        for sentence in done:
            kind = g.box.foretold[sentence.phrase]
            if kind == FOLLOWS:
                self.later = [("something-follows",)]
                continue
            if sentence.modifiers is not None and kind in ABOUT_NOISE:
                level = NONE  # it may or may not come to that
            if person != NONE and kind in (RAISES, LOWERS) and sentence.modifiers is None:
                state, n = cast("tuple[int, int]", sentence.args)
                self.now.append(becomes(g, person, state, n if kind == RAISES else -n))
                continue
            self.now.append(sentence)
            if kind in (LOUDER, QUIETER) and level != NONE:
                after = noise_after(g, level, kind, cast("int", sentence.args[0]))
                self.now.append(("noise-becomes", level, after))
                level = after
            self.risk += chances(g, sentence, kind, level, person)
            if kind == NOISE_ROLL:
                level = NONE  # it falls if somebody comes


def noise_after(g: Shelter, level: int, kind: int, n: int) -> int:
    return max(QUIET, min(LOUDEST, level + louder_by(g, n) if kind == LOUDER else level - n))


def louder_by(g: Shelter, n: int) -> int:
    """TW-NOISE-02, TW-SCAV-02: with what the location adds and the gift 'quiet' takes off."""
    more = g.box.locations[g.places[g.location]].noise if NONE < g.location < len(g.places) else 0
    return max(0, n + more - any(states.gift(g, person) == "quiet" for person in people.present(g)))


def chances(g: Shelter, sentence: Sentence, kind: int, level: int, person: int) -> Iterator[Fact]:
    if kind == NOISE_ROLL and level != NONE:
        yield ("somebody-comes", level)
    elif kind == FIGHT and g.card != NONE:
        yield ("enemies", g.box.residents[g.card].enemies)
    elif kind == FLIGHT:
        yield ("struck-once",) if g.location != NONE else ("comes-to-a-fight",)
    elif kind == EMPATHY:
        here = of(g, person if person != NONE else g.who)
        for one in meaning.meant(g, here, cast("int", sentence.args[0])):
            yield ("touched-by-it", g.characters[one], g.box.empathy[g.characters[one]])
    for part in inner(sentence):
        if g.box.foretold[part.phrase] == DIE_WOUNDS:
            faces = Counter(face for face in g.box.faces[cast("int", part.args[0])] if 0 < face <= MOST_HITS)
            for hits, number in sorted(faces.items()):
                yield ("wounds-of-die", hits, number)


def inner(sentence: Sentence) -> Iterator[Sentence]:
    """The sentence itself and those inside it."""
    yield sentence
    for arg in sentence.args:
        if isinstance(arg, Sentence):
            yield from inner(arg)


def option_told(g: Shelter, option: Option, card: str = "") -> Facts:
    """Its story, on what condition it is there, and what it will do. Where it leads is not told."""
    since: list[Fact] = [
        ("since", clause) for clause in option.if_.clauses if g.box.foretold[clause.phrase] != REMEMBERS
    ]
    told = Foretold(g, option.do)
    later = [*told.later, ("book-tells-more",)] if option.go != NONE else told.later
    now = told.now or ([] if later else [("nothing-more",)])
    return Facts(name=("option-told", option), now=[*since, *now], later=later, risk=told.risk, card=card)


def whom_it_befalls(g: Shelter, choice: Choice, person: int) -> Facts:
    """TW-GEN-03, TW-GEN-16, TW-GEN-17: who it may be, what would become of them, and how likely."""
    _, roll, deed, _ = choice.about
    card = g.characters[person]
    told = Foretold(g, (g.box.deeds[deed],) if deed != NONE else (), person)
    changes = [fact for fact in told.now if not isinstance(fact, Sentence)]
    how: Fact = ("how-they-are", *(states.level(g, person, state) for state in range(5)))
    chance = g.box.empathy[card] if roll == meaning.BY_EMPATHY else roll
    odds: list[Fact] = [("happens-in-ten", chance)] if roll != meaning.FOR_SURE else []
    return Facts(name=("who", card), now=[how, *changes], risk=odds)
