"""From a pack as it is written to cards: sentences read, references linked, each fault noted at its place."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import inspect

from .assembly import Draft
from .filling import Filler, at_path
from .grammar import link
from .problems import Mark, Problems, did_you_mean
from .reading import Node
from .sentences import Clause, Condition
from .shapes import About, Complaint, Shape
from .slots import CardRef

if TYPE_CHECKING:
    from .packs import Pack

FORMAT: Final = 1  # of hashes


class Compilation(msgspec.Struct, frozen=True):
    """A pack's plain data, as it is kept, and the cards made of it."""

    about: About
    layout: str
    plain: dict[str, Any]  # by deck a list, by single thing a dict
    decks: dict[str, tuple[msgspec.Struct, ...]]
    singles: dict[str, msgspec.Struct]


class Linker:
    """Turns the ids of cards into places, and numbers the once-sentences in reading order."""

    def __init__(self, ids: dict[str, list[str]]) -> None:
        self.places: Final = {deck: {id_: place for place, id_ in enumerate(names)} for deck, names in ids.items()}
        self.onces = 0

    def card(self, ref: CardRef) -> int:
        return self.places[ref.deck].get(ref.id, 0)  # a missing one has been noted as a problem

    def once(self) -> int:
        self.onces += 1
        return self.onces - 1


def compile_draft(draft: Draft, about: About, shape: Shape, problems: Problems, start: Mark) -> Compilation:
    """Raises PackError with everything that is wrong, short of the game's own checks."""
    filler = Filler(shape, problems)
    ids = {deck: [card.id for card in cards] for deck, cards in draft.decks.items()}
    linker = Linker(ids)
    once: list[tuple[str, str, int]] = []
    plain: dict[str, Any] = {}
    decks: dict[str, tuple[msgspec.Struct, ...]] = {}
    singles: dict[str, msgspec.Struct] = {}
    for deck, cls in shape.decks.items():
        if deck not in draft.given and deck not in shape.optional:
            problems.add(start, f'the deck "{deck}" is missing: write {deck}.yaml')
        rows = []
        made = []
        for card in draft.decks[deck]:
            before = linker.onces
            row, struct = _compile(filler, linker, card.node, shape.types[deck], cls, card.id)
            rows.append(row)
            made.append(struct)
            if linker.onces > before:
                once.append((deck, card.id, linker.onces - before))
        plain[deck] = rows
        decks[deck] = tuple([struct for struct in made if struct is not None])
    for name, cls in shape.singles.items():
        node = draft.singles.get(name)
        if node is not None:
            plain[name], single = _compile(filler, linker, node, shape.types[name], cls, "")
            if single is not None:
                singles[name] = single
        elif name not in shape.optional:
            problems.add(start, f'"{name}" is missing: write {name}.yaml')
    _check_named(filler, ids, problems)
    if problems:
        problems.give_up()
    layout = json.dumps([ids, once], sort_keys=True)
    return Compilation(about, _digest(layout), plain, decks, singles)


def _compile(
    filler: Filler, linker: Linker, node: Node, type_: inspect.Type, cls: type[msgspec.Struct], name: str
) -> tuple[Any, msgspec.Struct | None]:
    """A card's plain data, and the card itself unless something is wrong with it."""
    before = len(filler.problems.found)
    plain = link(filler.fill(node, type_, name), linker)
    if len(filler.problems.found) > before:
        return plain, None
    try:
        return plain, msgspec.convert(plain, cls, dec_hook=filler.shape.build)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `")
        place = at_path(node, path.rstrip("`"))
        field = path.rstrip("`").removeprefix("$").removeprefix(".")
        filler.problems.add(place.mark, f"{field}: {message}" if field else message, name)
        return plain, None


def _check_named(filler: Filler, ids: dict[str, list[str]], problems: Problems) -> None:
    for ref, mark, card in filler.named:
        if ref.id not in ids[ref.deck]:
            hint = did_you_mean(ref.id, ids[ref.deck]) if problems.guessing else ""
            problems.add(mark, f'there is no card "{ref.id}" in {ref.deck}{hint}', card)


def check_game(draft: Draft, shape: Shape, pack: Pack, problems: Problems, start: Mark) -> None:
    """What is asked of any pack, and what the game itself asks, each complaint at the field it names."""
    for deck, id_, path, message in chain(needless(pack), shape.check(pack) if shape.check else ()):
        node = draft.card(deck, id_)
        mark = start if node is None else at_path(node, path).mark
        problems.add(mark, message, id_)


def needless(pack: Pack) -> Iterator[Complaint]:
    """Conditions that a price beside them asks for anyway: a player would read both."""
    singles = ((name, (one,)) for name, one in pack.singles.items())
    for deck, cards in chain(pack.decks.items(), singles):
        for card in cards:
            for path, thing in structs_in(card, ""):
                yield from _said_twice(pack, deck, str(getattr(card, "id", "")), path, thing)


def _said_twice(pack: Pack, deck: str, id_: str, path: str, thing: msgspec.Struct) -> Iterator[Complaint]:
    asked = getattr(thing, "if_", None)
    for clause in asked.clauses if isinstance(asked, Condition) else ():
        for sentence in getattr(thing, "do", ()):
            needs = sentence.needs
            if needs is not None and clause.wanted and _no_more(pack, clause, needs):
                words = f'"{pack.words(sentence)}" needs that anyway: leave out "{pack.words(clause)}"'
                yield deck, id_, f"{path}.if".lstrip("."), words


def _no_more(pack: Pack, clause: Clause, needs: Clause) -> bool:
    """Whether a clause asks for no more than another one does."""
    lead = pack.lexicon.phrases[clause.phrase].lead if clause.phrase == needs.phrase else -1
    return clause.phrase == needs.phrase and all(
        one == other or (place == lead and one < other)  # type: ignore[operator]
        for place, (one, other) in enumerate(zip(clause.args, needs.args, strict=True))
    )


def structs_in(value: object, path: str) -> Iterator[tuple[str, msgspec.Struct]]:
    """Everything on a card that has fields, itself first, each with its path."""
    if isinstance(value, msgspec.Struct):
        yield path, value
        for name, inner in zip(value.__struct_encode_fields__, msgspec.structs.astuple(value), strict=True):
            yield from structs_in(inner, f"{path}.{name}".lstrip("."))
    elif isinstance(value, tuple):
        for number, item in enumerate(value):
            yield from structs_in(item, f"{path}[{number}]")


def _digest(text: str) -> str:
    return f"{FORMAT}-{hashlib.sha256(text.encode()).hexdigest()}"
