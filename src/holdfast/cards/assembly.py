"""The files of a pack put together: what it says of itself, its decks card by card, and its single things."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import inspect

from .files import Source
from .filling import Filler, is_id
from .problems import Problems, did_you_mean
from .reading import Fields, Items, Node, Text, read_yaml
from .shapes import About, Shape

ABOUT: Final = inspect.type_info(About)


class CardNode(NamedTuple):
    id: str
    node: Fields


class Draft:
    """A pack as it is written, before its sentences are read."""

    def __init__(self, shape: Shape) -> None:
        self.about: About | None = None
        self.about_node: Fields | None = None
        self.decks: Final[dict[str, list[CardNode]]] = {name: [] for name in shape.decks}
        self.singles: Final[dict[str, Node]] = {}
        self.given: Final[set[str]] = set()

    def card(self, deck: str, id_: str) -> Node | None:
        """Where a card or a single thing is written."""
        for card in self.decks.get(deck, ()):
            if card.id == id_:
                return card.node
        return self.singles.get(deck)


def written(node: Node | None) -> Any:
    if isinstance(node, Text):
        return node.value
    if isinstance(node, Items):
        return [written(item) for item in node.items]
    if isinstance(node, Fields):
        return {name: written(inner) for name, inner in node.values.items()}
    return None


def assemble(sources: list[Source], shape: Shape, problems: Problems) -> Draft:
    """Read every file, and sort what stands in them."""
    draft = Draft(shape)
    for number, source in enumerate(sources):
        root = read_yaml(source.data, source.path, problems)
        if root is None:
            continue
        if number == 0:
            _take_pack_file(draft, root, shape, problems)
        else:
            _take_deck_file(draft, root, source.name.removesuffix(".yaml"), shape, problems)
    return draft


def _take_pack_file(draft: Draft, root: Node, shape: Shape, problems: Problems) -> None:
    if not isinstance(root, Fields):
        problems.add(root.mark, "says nothing of the pack: name, game and version are wanted")
        return
    about = Fields(root.mark)
    for name, node in root.values.items():
        if name in shape.types:
            _take(draft, name, node, shape, problems)
        else:
            about.keys[name] = root.keys[name]
            about.values[name] = node
    before = len(problems.found)
    plain = Filler(shape, problems).fill(about, ABOUT, "")
    if len(problems.found) > before:
        return
    draft.about = msgspec.convert(plain, About)
    draft.about_node = about
    if draft.about.game != shape.lexicon.name:
        problems.add(
            about.values["game"].mark, f"this pack is for {draft.about.game}, and {shape.lexicon.name} is played"
        )
    if not is_id(draft.about.name):
        problems.add(about.values["name"].mark, "a pack's name is a word: letters, digits, and - _ . / between them")


def _take_deck_file(draft: Draft, root: Node, stem: str, shape: Shape, problems: Problems) -> None:
    """A file is one deck by its own name, or holds decks under their names."""
    known = list(shape.types)
    if isinstance(root, Fields) and not (stem in shape.singles and stem not in root.values):
        for name, node in root.values.items():
            if name in shape.types:
                _take(draft, name, node, shape, problems)
            else:
                problems.add(root.keys[name], f'unknown deck "{name}"{did_you_mean(name, known)}')
    elif stem in shape.types:
        _take(draft, stem, root, shape, problems)
    else:
        problems.add(root.mark, f'unknown deck "{stem}"{did_you_mean(stem, known)}')


def _take(draft: Draft, name: str, node: Node, shape: Shape, problems: Problems) -> None:
    """A deck's cards, each with its id; a deck may be spread over files."""
    if name in shape.singles:
        if name in draft.singles:
            problems.add(node.mark, f'"{name}" stands in this pack twice')
        draft.singles[name] = node
        return
    draft.given.add(name)
    if not isinstance(node, Items):
        problems.add(node.mark, f'the deck "{name}" must be a list of cards')
        return
    cards = draft.decks[name]
    first = {card.id: card.node.mark for card in cards}
    for item in node.items:
        id_ = item.values.get("id") if isinstance(item, Fields) else None
        if not isinstance(item, Fields) or not isinstance(id_, Text) or id_.value is None:
            problems.add(item.mark, f'a card of "{name}" needs an id')
        elif not is_id(id_.text):
            problems.add(id_.mark, "a card's id has letters and digits, and - _ . / between them")
        elif id_.text in first:
            mark = first[id_.text]
            problems.add(id_.mark, f"this id is taken by the card in {mark.path}, line {mark.line}", id_.text)
        else:
            first[id_.text] = item.mark
            cards.append(CardNode(id_.text, item))


def extend(draft: Draft, base: Draft) -> None:
    """Lay a pack over the one it extends: known cards replaced where they lie, the others added behind."""
    for name, cards in base.decks.items():
        own = {card.id: card for card in draft.decks[name]}
        merged = [own.pop(card.id, card) for card in cards]
        draft.decks[name][:] = merged + [card for card in draft.decks[name] if card.id in own]
    draft.given.update(base.given)
    for name, node in base.singles.items():
        draft.singles.setdefault(name, node)
