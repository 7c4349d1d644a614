"""Packs of cards: a folder with `pack.yaml` and the decks, read, checked and compiled. A pack runs no code.

A deck is a list under its name: in a file of its own (`tiles.yaml`), or beside others in any file of the folder. A pack
that `extends` another holds only what differs: a card with a known id replaces that card, any other is added.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from types import GenericAlias, MappingProxyType
from typing import Any, Final, NoReturn, TypeVar

import msgspec

from . import cache
from .files import Source, gather
from .problems import Mark, Problems
from .reach import Doing, doing_of
from .sentences import Clause, Condition, Count, Score, Sentence
from .shapes import About, Shape

FORMAT: Final = 3  # of compiled packs

C = TypeVar("C", bound=msgspec.Struct)


class Kept(msgspec.Struct, frozen=True):
    """A pack as the cache keeps it: plain data, sentences as [phrase, values, modifiers]."""

    about: About
    layout: str
    doing: Doing
    plain: dict[str, msgspec.Raw]


class Pack:
    """Everything a game plays with, checked and unchangeable.

    `doing` tells what every card does, whatever it says and however it is written; `layout` names the order of the
    cards, and with it the meaning of a card's number in a save. `folders` are the places it was read from: the pack it
    extends or comes after, and its own. `source` is the pack in its own words, if this one is in others (`texts.py`).
    """

    def __init__(
        self,
        about: About,
        layout: str,
        shape: Shape,
        decks: Mapping[str, tuple[msgspec.Struct, ...]],
        singles: Mapping[str, msgspec.Struct],
        doing: Doing | None = None,
        source: Pack | None = None,
    ) -> None:
        self.about: Final = about
        self.name: Final = about.name
        self.version: Final = about.version
        self.layout: Final = layout
        self.shape: Final = shape
        self.lexicon: Final = shape.lexicon
        self.decks: Final = MappingProxyType(dict(decks))
        self.singles: Final = MappingProxyType(dict(singles))
        self.ids: Final = MappingProxyType({deck: tuple(map(_id, cards)) for deck, cards in decks.items()})
        self.names: Final = MappingProxyType({deck: tuple(map(_name, cards)) for deck, cards in decks.items()})
        self._places: Final = {deck: {id_: place for place, id_ in enumerate(ids)} for deck, ids in self.ids.items()}
        self.source: Final = source or self
        self.folders: tuple[Path, ...] = ()
        self.doing: Final = doing_of(self, shape) if doing is None else doing

    def index(self, deck: str, id_: str) -> int:
        """A card's place in its deck: the number by which the rules know it."""
        return self._places[deck][id_]

    def deck(self, name: str, cls: type[C]) -> tuple[C, ...]:
        """A deck, with the type of its cards."""
        return tuple([card if isinstance(card, cls) else _wrong(name, cls) for card in self.decks[name]])

    def single(self, name: str, cls: type[C]) -> C:
        """A thing of which a pack has one, such as a board, with its type."""
        thing = self.singles[name]
        return thing if isinstance(thing, cls) else _wrong(name, cls)

    def words(self, said: Sentence | Condition | Clause | Count | Score, language: str = "en") -> str:
        """What a player reads; a card that has a name is called by it, any other by its id in this pack."""
        return self.lexicon.words(said, language, self.names)


def load_pack(path: Path, shape: Shape, *, base: Path | None = None, keep: bool | Path = True) -> Pack:
    """Read a pack, or raise PackError with everything that is wrong with it.

    `base` is where to find the pack that this one may extend. `keep`: whether a compiled pack is looked for and kept in
    the user's cache (or in the folder given); without it everything is checked again.
    """
    pack = _load(path, shape, base, keep)
    pack.folders = (base, path) if base is not None and base != path else (path,)
    return pack


def _load(path: Path, shape: Shape, base: Path | None, keep: bool | Path) -> Pack:
    problems = Problems()
    sources = gather(path, problems)
    base_sources = gather(base, problems) if base is not None and base != path else []
    if problems:
        problems.give_up()
    folder = keep if isinstance(keep, Path) else cache.cache_folder() if keep else None
    key = _cache_key(shape, sources, base_sources)
    pack = _fetch(folder, key, shape) if folder is not None else None
    if pack is not None:
        return pack
    pack, plain = _compile_pack(shape, sources, base_sources, problems)
    if folder is not None:
        raw = {name: msgspec.Raw(msgspec.msgpack.encode(data)) for name, data in plain.items()}
        cache.keep(folder, key, msgspec.msgpack.encode(Kept(pack.about, pack.layout, pack.doing, raw)))
    return pack


def game_of(path: Path) -> str:
    """The game a pack is for, before anything else of it is read."""
    from .reading import Fields, Text, read_yaml

    problems = Problems()
    sources = gather(path, problems)
    if not sources or problems:
        problems.give_up()
    root = read_yaml(sources[0].data, sources[0].path, problems)
    game = root.values.get("game") if isinstance(root, Fields) else None
    if not isinstance(game, Text):
        if not problems:
            problems.add(Mark(sources[0].path, 1, 1), 'does not say which "game" it is for')
        problems.give_up()
    return game.text


def _compile_pack(
    shape: Shape, sources: list[Source], base_sources: list[Source], problems: Problems
) -> tuple[Pack, dict[str, Any]]:
    """All that a kept pack has no need of, and so is imported only here: YAML, grammar, checks."""
    from .assembly import assemble, extend
    from .compiling import check_game, compile_draft

    start = Mark(sources[0].path, 1, 1)
    draft = assemble(sources, shape, problems)
    about = draft.about
    if about is None:
        problems.give_up()
    if about.extends:
        mark = draft.about_node.values["extends"].mark if draft.about_node else start
        base = assemble(base_sources, shape, problems)
        if base.about is None or base.about.name != about.extends:
            known = f"; the pack at hand is {base.about.name}" if base.about else ""
            problems.add(mark, f'there is no pack "{about.extends}" to extend{known}')
        elif base.about.extends:
            problems.add(mark, f'"{about.extends}" itself extends another pack, which is one too many')
        else:
            extend(draft, base)
    made = compile_draft(draft, about, shape, problems, start)
    pack = Pack(about, made.layout, shape, made.decks, made.singles)
    check_game(draft, shape, pack, problems, start)
    if problems:
        problems.give_up()
    return pack, made.plain


def _fetch(folder: Path, key: str, shape: Shape) -> Pack | None:
    """The pack as it was kept; None where it was not, or is damaged, or is not ours."""
    content = cache.fetch(folder, key)
    if content is None:
        return None
    try:
        kept = msgspec.msgpack.decode(content, type=Kept)
        decks = {
            name: _revive(kept.plain[name], GenericAlias(tuple, (cls, ...)), shape) for name, cls in shape.decks.items()
        }
        singles = {
            name: _revive(kept.plain[name], cls, shape) for name, cls in shape.singles.items() if name in kept.plain
        }
    except (msgspec.MsgspecError, KeyError):
        return None
    return Pack(kept.about, kept.layout, shape, decks, singles, kept.doing)


def _revive(raw: msgspec.Raw, type_: Any, shape: Shape) -> Any:
    return msgspec.msgpack.decode(raw, type=type_, dec_hook=shape.build)


def _cache_key(shape: Shape, sources: list[Source], base_sources: list[Source]) -> str:
    """Names the bytes of every file, the words the game knows and the shape of its cards."""
    digest = hashlib.sha256(f"{FORMAT}\n{shape.fingerprint()}\n".encode())
    for number, source in enumerate([*sources, *base_sources]):
        head = f"{number < len(sources)} {source.name} {len(source.data)}\n"
        digest.update(head.encode())
        digest.update(source.data)
    return digest.hexdigest()


def _id(card: msgspec.Struct) -> str:
    named: Any = card
    return str(named.id)


def _name(card: msgspec.Struct) -> str:
    """What players call it."""
    return str(getattr(card, "name", "") or getattr(card, "title", "") or _id(card))


def _wrong(name: str, cls: type) -> NoReturn:
    raise TypeError(f'"{name}" does not hold {cls.__name__}')
