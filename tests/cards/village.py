"""A made-up game for these tests: a village, its stores, its people, one question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from holdfast.cards import (
    CardBase,
    Count,
    Effects,
    Joints,
    Lexicon,
    Pack,
    Score,
    Sentence,
    Shape,
    load_pack,
    perform,
    slot,
)
from holdfast.kernel.choice import Choice, Question, Rule

WOOD: Final = 0
COAL: Final = 1
CORE: Final = 2
CHILD: Final = 0
ELDER: Final = 1


class Village:
    """The state: stores by goods, sick people by kind, what was drawn and what was asked."""

    def __init__(self, **stores: int) -> None:
        self.stores = [stores.get("wood", 0), stores.get("coal", 0), stores.get("core", 0)]
        self.sick = [0, 0]
        self.noise = 0
        self.drawn: list[int] = []
        self.once: list[int] = []
        self.seat = -1


HELPERS = Question("helper", "numbers", lambda state, choice, value: None)
OPTIONS = Question("option", "option", lambda state, choice, value: None)

lexicon = Lexicon("village", context=("seat",), once=True)
lexicon.noun("goods", [("wood", "wood", "wood"), ("coal", "coal", "coal"), ("core", "steam core", "steam cores")])
lexicon.noun("folk", [("child", "child", "children"), ("elder", "elder", "elders")])
lexicon.noun("weather", ["fair", "foul"])
lexicon.amounts("cost", of="goods")


@lexicon.phrase("gain {n} {goods}")
def gain(g: Village, seat: int, n: int, goods: int) -> None:
    g.stores[goods] += n
    g.seat = seat


@lexicon.phrase("pay {cost}")
def pay(g: Village, seat: int, cost: tuple[int, ...]) -> None:
    for goods, n in enumerate(cost):
        g.stores[goods] -= n


@lexicon.phrase("{n} {folk} (fall|falls) sick")
def fall_sick(g: Village, seat: int, n: int, folk: int) -> None:
    g.sick[folk] += n


@lexicon.phrase("cure {n:a} sick {folk+}")
def cure(g: Village, seat: int, folk: int, n: int) -> None:
    g.sick[folk] = max(0, g.sick[folk] - n)


@lexicon.phrase("make noise")
def make_noise(g: Village, seat: int) -> None:
    g.noise += 1


@lexicon.phrase("noise +{n}")
def noise(g: Village, seat: int, n: int) -> None:
    g.noise += n


@lexicon.phrase("draw event {card:card:events}")
def draw(g: Village, seat: int, card: int) -> None:
    g.drawn.append(card)


@lexicon.phrase("up to {n} (helpers|helper): {do:effect}")
def helpers(g: Village, seat: int, n: int, do: Sentence) -> Rule:
    number = yield Choice(HELPERS, seat, list(range(n + 1)))
    for _ in range(number):
        yield from perform(g, (do,), seat)


@lexicon.condition("[you] have {n} {goods}", opposite="[you] have fewer than {n} {goods}")
def have(g: Village, seat: int, n: int, goods: int) -> bool:
    return g.stores[goods] >= n


@lexicon.condition("[you] have {cost} in store")
def have_all(g: Village, seat: int, cost: tuple[int, ...]) -> bool:
    return all(g.stores[goods] >= n for goods, n in enumerate(cost))


@lexicon.condition("all {folk+} are well")
def all_well(g: Village, seat: int, folk: int) -> bool:
    return g.sick[folk] == 0


@lexicon.count("sick {folk+}")
def sick_people(g: Village, seat: int, folk: int) -> int:
    return g.sick[folk]


@lexicon.count("{goods}")
def in_store(g: Village, seat: int, goods: int) -> int:
    return g.stores[goods]


@lexicon.count("(barns|barn) with {a:goods} or {b:goods}")
def barns(g: Village, seat: int, a: int, b: int) -> int:
    return (g.stores[a] > 0) + (g.stores[b] > 0)


@lexicon.score("{n} VP")
def points(g: Village, seat: int, n: int) -> int:
    return n


@lexicon.score("the wood you have")
def wood_points(g: Village, seat: int) -> int:
    return g.stores[WOOD]


lexicon.joints["de"] = Joints(
    each="{sentence} für jedes Mal: {count}",
    every="{sentence} für je {n} Mal: {count}",
    most="{sentence}, höchstens {n}",
    when="falls {condition}: {sentence}",
    unless="außer wenn {condition}: {sentence}",
    once="einmal im Spiel: {sentence}",
    once_when="einmal im Spiel, {sentence}",
    opposite="nicht ({condition})",
    both="und",
)
lexicon.noun_wording("de", "goods", {"wood": ("Holz", "Holz"), "coal": ("Kohle", "Kohle"), "core": ("Kern", "Kerne")})
lexicon.wording("de", "gain {n} {goods}", "erhalte {n} {goods}")
lexicon.wording("de", "pay {cost}", "zahle {cost}")
lexicon.wording("de", "[you] have {n} {goods}", "du hast {n} {goods}", opposite="du hast weniger als {n} {goods}")


class Event(CardBase, frozen=True, kw_only=True):
    weather: Annotated[int, slot("weather")] = 0
    level: Literal[1, 2, 3] = 1
    after: Annotated[int, slot("card:events")] | None = None


class Barn(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    cost: Annotated[tuple[int, ...], slot("cost")]
    gives: Effects = ()
    score: Score = Score()
    counts: Count | None = None
    room: Annotated[int, msgspec.Meta(ge=1)] = 1


class Map(msgspec.Struct, frozen=True):
    roads: int
    names: tuple[str, ...] = ()


def no_two_barns_of_a_price(pack: Pack) -> Iterable[tuple[str, str, str, str]]:
    """The game's own rule about its packs."""
    seen: dict[tuple[int, ...], str] = {}
    for barn in pack.deck("barns", Barn):
        if barn.cost in seen:
            yield "barns", barn.id, "cost", f"costs the same as {seen[barn.cost]}"
        seen.setdefault(barn.cost, barn.id)


shape = Shape(
    lexicon,
    decks={"events": Event, "barns": Barn},
    singles={"map": Map},
    optional=("barns",),
    go="events",
    then=("remove", "keep"),
    check=no_two_barns_of_a_price,
)

PACK: Final = """\
name: first
game: village
version: "1"
"""

EVENTS: Final = """\
- id: E1
  title: The Cracked Main
  story: Steam screams out of the north pipe.
  weather: foul
  now: [noise +1]
  options:
    - story: Close the sector.
      if: have 3 coal
      do: [pay 3 coal, draw event E2]
      then: remove
    - story: Leave it to whistle.
      do: [1 child falls sick]
      go: E2
- id: E2
  title: Quiet
  now:
    - once per game, if have 1 coal and all children are well: gain 2 wood for each barn with wood or coal, at most 3
"""

BARNS: Final = """\
- id: B1
  cost: 1 wood and 2 coal
  gives: [gain 1 steam core]
  score: 2 VP for every 2 sick children, at most 4
- {id: B2, cost: {core: 1}, counts: sick elders}
"""

MAP: Final = "roads: 3\n"

FILES: Final = {"pack.yaml": PACK, "events.yaml": EVENTS, "barns.yaml": BARNS, "map.yaml": MAP}


def write_pack(folder: Path, files: Mapping[str, str] = FILES, **changed: str) -> Path:
    """The pack above, some of its files changed: write_pack(tmp_path, events="...")."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {**files, **{f"{stem}.yaml": text for stem, text in changed.items()}}.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def village_pack(folder: Path, **changed: str) -> Pack:
    return load_pack(write_pack(folder, FILES, **changed), shape, keep=False)
