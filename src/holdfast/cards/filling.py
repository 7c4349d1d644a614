"""From the nodes of a card file to plain data of the game's shape, with every fault at its place.

The types of the game's structs say what is expected where: text, numbers, one of a list, sentences of the lexicon. What
is left (ranges, lengths) msgspec checks when the plain data becomes a card.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec import inspect

from .grammar import Fault, SentenceReader
from .problems import Mark, Problems, did_you_mean
from .reading import Fields, Items, Node, Text
from .sentences import Condition, Count, Score, Sentence
from .shapes import CardBase, Option, Shape, allowed, slot_name
from .slots import Amounts, CardRef

_ID: Final = re.compile(r"[A-Za-z0-9]+([_./-][A-Za-z0-9]+)*")
_PATH: Final = re.compile(r"\.?([A-Za-z_]\w*)|\[(\d+)\]")
MOST_ID_LETTERS: Final = 40


class Named(NamedTuple):
    """A card named somewhere, to be looked for once every deck is read."""

    ref: CardRef
    mark: Mark
    card: str


class Filler:
    """Fills in the cards of one pack."""

    def __init__(self, shape: Shape, problems: Problems) -> None:
        self.shape: Final = shape
        self.problems: Final = problems
        self.reader: Final = SentenceReader(shape.lexicon)
        self.named: Final[list[Named]] = []
        self.card = ""

    def fill(self, node: Node, type_: inspect.Type, card: str) -> Any:
        """The plain data of a card or a single thing; faults are noted, and leave a gap."""
        self.card = card
        return self.value(node, type_)

    def complain(self, node: Node, message: str) -> Any:
        """Note a fault; the None it gives is the gap that is left."""
        self.problems.add(node.mark, message, self.card)
        return None

    def value(self, node: Node, type_: inspect.Type) -> Any:
        if isinstance(type_, inspect.Metadata):
            name = slot_name(type_)
            return self.slot_value(node, name) if name else self.value(node, type_.type)
        if isinstance(type_, inspect.UnionType):
            return self.one_of(node, type_)
        if isinstance(type_, inspect.StructType):
            return self.struct(node, type_)
        if isinstance(type_, inspect.VarTupleType):
            return self.items(node, type_.item_type)
        if isinstance(type_, inspect.TupleType):
            return self.row(node, type_.item_types)
        if isinstance(type_, inspect.CustomType):
            return self.sentences(node, type_.cls)
        if not isinstance(node, Text):
            return self.complain(node, f"{_wanted(type_)} is expected here, not {_kind(node)}")
        if isinstance(type_, (inspect.EnumType, inspect.LiteralType)):
            return self.listed(node, allowed(type_))
        if isinstance(type_, inspect.StrType):
            return node.text if node.value is not None else self.complain(node, "a text is expected here, not nothing")
        value = node.value
        fits = {inspect.IntType: int, inspect.BoolType: bool, inspect.NoneType: type(None)}.get(type(type_))
        if fits is not None and type(value) is not fits:
            return self.complain(node, f"{_wanted(type_)} is expected here, not {_kind(node)}")
        return value

    def one_of(self, node: Node, type_: inspect.UnionType) -> Any:
        """The member of a union that this node can be."""
        if isinstance(node, Text) and node.value is None and type_.includes_none:
            return None
        members = [member for member in type_.types if not isinstance(member, inspect.NoneType)]
        structs = [member for member in members if isinstance(member, inspect.StructType)]
        if isinstance(node, Fields) and len(structs) > 1:
            return self.tagged(node, structs)
        wanted: tuple[type, ...] = (inspect.VarTupleType, inspect.TupleType, inspect.CustomType)
        if isinstance(node, Fields):
            wanted = (inspect.StructType,)
        elif isinstance(node, Text):
            value = node.value
            wanted = (inspect.Metadata, inspect.CustomType, inspect.StrType, inspect.EnumType, inspect.LiteralType)
            if isinstance(value, int):
                wanted = (inspect.BoolType if isinstance(value, bool) else inspect.IntType, *wanted)
        for member in (member for kind in wanted for member in members if isinstance(member, kind)):
            return self.value(node, member)
        return self.value(node, members[0])

    def tagged(self, node: Fields, structs: list[inspect.StructType]) -> Any:
        """Structs told apart by a field, as msgspec's tags are."""
        field = structs[0].tag_field or "type"
        tags = {str(struct.tag): struct for struct in structs}
        given = node.values.get(field)
        if not isinstance(given, Text):
            return self.complain(node, f'"{field}" is missing: one of {", ".join(tags)}')
        if given.text not in tags:
            return self.complain(given, f'unknown {field} "{given.text}"{did_you_mean(given.text, list(tags))}')
        return self.struct(node, tags[given.text])

    def struct(self, node: Node, type_: inspect.StructType) -> Any:
        if not isinstance(node, Fields):
            names = ", ".join(field.encode_name for field in type_.fields)
            return self.complain(node, f"fields are expected here ({names}), not {_kind(node)}")
        fields = {field.encode_name: field for field in type_.fields}
        plain: dict[str, Any] = {}
        for name, inner in node.values.items():
            if name == "then" and self.shape.then and issubclass(type_.cls, Option) and isinstance(inner, Text):
                plain[name] = self.listed(inner, list(self.shape.then))
            elif name in fields:
                plain[name] = self.value(inner, fields[name].type)
            elif name == type_.tag_field:
                plain[name] = inner.text if isinstance(inner, Text) else None
            else:
                hint = did_you_mean(name, list(fields))
                if "mean" not in hint:
                    hint = f": the fields are {', '.join(fields)}"
                self.problems.add(node.keys[name], f'unknown field "{name}"{hint}', self.card)
        for name, field in fields.items():
            if field.required and name not in node.values:
                self.complain(node, f'the field "{name}" is missing')
        if issubclass(type_.cls, CardBase):
            self.check_options(node)
        return plain

    def check_options(self, node: Fields) -> None:
        """A choice is a choice, and one way always remains open."""
        options = node.values.get("options")
        if not isinstance(options, Items) or not options.items:
            return
        if len(options.items) < self.shape.fewest_options:
            self.complain(options, f"a choice needs at least {self.shape.fewest_options} options")
        if all(isinstance(option, Fields) and "if" in option.values for option in options.items):
            self.complain(options, 'every option has an "if": one must always be open')

    def items(self, node: Node, type_: inspect.Type) -> Any:
        sentences = isinstance(type_, inspect.CustomType) and type_.cls is Sentence
        if sentences and isinstance(node, (Text, Fields)) and spoken(node) is not None:
            return self.lines([node], Sentence)
        if not isinstance(node, Items):
            return self.complain(node, f"a list is expected here, not {_kind(node)}")
        return self.lines(node.items, Sentence) if sentences else [self.value(item, type_) for item in node.items]

    def row(self, node: Node, types: tuple[inspect.Type, ...]) -> Any:
        if not isinstance(node, Items) or len(node.items) != len(types):
            return self.complain(node, f"a list of {len(types)} is expected here")
        return [self.value(item, type_) for item, type_ in zip(node.items, types, strict=True)]

    def listed(self, node: Text, known: list[Any]) -> Any:
        for value in known:
            if (value == node.value and type(value) is type(node.value)) or value == node.text:
                return value
        words = [str(value) for value in known]
        hint = did_you_mean(node.text, words)
        return self.complain(node, f'"{node.text}" is not allowed here{hint or ": one of " + ", ".join(words)}')

    def slot_value(self, node: Node, name: str) -> Any:
        """A word of the lexicon, an amount, or a card's id."""
        if name.startswith("card:"):
            return self.card_named(node, name)
        type_ = self.shape.lexicon.slot_type(name)
        if isinstance(type_, Amounts) and isinstance(node, Fields):
            return self.amounts(node, type_)
        if not isinstance(node, Text):
            return self.complain(node, f"{name} is expected here, not {_kind(node)}")
        try:
            return self.reader.slot(type_, node.text)
        except Fault as fault:
            return self.complain(node, str(fault))

    def card_named(self, node: Node, name: str) -> Any:
        deck = self.shape.slot_deck(name)
        if not deck:
            return self.complain(node, '"go" leads nowhere in this game')
        if not isinstance(node, Text) or not is_id(node.text):
            return self.complain(node, f"the id of a card of {deck} is expected here")
        ref = CardRef(deck, node.text)
        self.named.append(Named(ref, node.mark, self.card))
        return ref

    def amounts(self, node: Fields, type_: Amounts) -> Any:
        amounts = [0] * len(type_.noun.keys)
        for name, inner in node.values.items():
            number = inner.value if isinstance(inner, Text) else None
            if name not in type_.noun.places:
                hint = did_you_mean(name, type_.noun.keys)
                self.problems.add(node.keys[name], f'unknown {type_.noun.name} "{name}"{hint}', self.card)
            elif type(number) is not int or number < 0:
                self.complain(inner, f"how many {name}? A number is expected here")
            else:
                amounts[type_.noun.places[name]] = number
        return amounts

    def lines(self, nodes: list[Node], cls: type) -> list[Any]:
        """Sentences in a row. In [a, b] a comma ends a sentence unless it is quoted: that is told, not guessed."""
        plain: list[Any] = []
        before = ""
        for node in nodes:
            text = spoken(node)
            if text is None:
                self.complain(node, f"a sentence is expected here, not {_kind(node)}")
                continue
            sentence = self.sentence(node, text, cls, before)
            if sentence is not None:
                plain.append(sentence)
            before = text
        return plain

    def sentences(self, node: Node, cls: type) -> Any:
        """A field of a condition, a count, a score or a single effect."""
        listed = cls in (Condition, Score)
        lines = self.lines(node.items if isinstance(node, Items) and listed else [node], cls)
        if cls is Condition:
            return [clause for line in lines for clause in line]
        return lines if listed else next(iter(lines), None)

    def sentence(self, node: Node, text: str, cls: type, before: str = "") -> Any:
        read = {Sentence: self.reader.effect, Score: self.reader.score, Count: self.reader.count}.get(
            cls, self.reader.condition
        )
        guess = self.problems.guessing
        try:
            plain = read(text, guess)
        except Fault as fault:
            whole = f"{before}, {text}"
            if before and _reads_well(read, whole):
                return self.complain(node, f'in a [list] this sentence needs quotes: "{whole}"')
            return self.complain(node, str(fault))
        self.note_cards(plain, node)
        return plain

    def note_cards(self, plain: Any, node: Node) -> None:
        if isinstance(plain, CardRef):
            self.named.append(Named(plain, node.mark, self.card))
        elif isinstance(plain, list):
            for item in plain:
                self.note_cards(item, node)


def _reads_well(read: Callable[[str, bool], object], text: str) -> bool:
    try:
        read(text, False)
    except Fault:
        return False
    return True


def spoken(node: Node) -> str | None:
    """The text of a sentence. YAML takes 'if A: B' for a mapping of one pair; here it is a sentence."""
    if isinstance(node, Text):
        return node.text if node.value is not None else None
    if isinstance(node, Fields) and len(node.values) == 1:
        ((key, inner),) = node.values.items()
        if isinstance(inner, Text):
            return f"{key}: {inner.text}"
    return None


def is_id(text: str) -> bool:
    return len(text) <= MOST_ID_LETTERS and _ID.fullmatch(text) is not None


def at_path(node: Node, path: str) -> Node:
    """The node a path such as `options[1].do[0]` leads to, as far as it goes."""
    for name, number in _PATH.findall(path.removeprefix("$")):
        if isinstance(node, Fields) and name in node.values:
            node = node.values[name]
        elif isinstance(node, Items) and number and int(number) < len(node.items):
            node = node.items[int(number)]
        else:
            break
    return node


def _kind(node: Node) -> str:
    if isinstance(node, Items):
        return "a list"
    if isinstance(node, Fields):
        return "fields"
    assert isinstance(node, Text)
    return "nothing" if node.value is None else f'"{node.text[:40]}"'


def _wanted(type_: inspect.Type) -> str:
    names = {inspect.IntType: "a number", inspect.StrType: "a text", inspect.BoolType: "true or false"}
    return names.get(type(type_), "something else")
