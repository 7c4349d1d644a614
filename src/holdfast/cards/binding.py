"""How a phrase calls the function that carries it out: which slot is which parameter, and what the others are."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, NamedTuple

from .patterns import NUMBERS, Pattern, Slot
from .sentences import Act

# What a parameter of a name means on a card, from the state (who decides) or from state and context (this card).
# (Functions with a name: what a lambda takes cannot be seen once it is compiled.)
Givers = Mapping[str, Callable[..., object]]


class Bound(NamedTuple):
    """What is called, with the slots in the order in which it takes them; `heeds`: the context comes before them."""

    act: Act
    slots: tuple[Slot, ...]
    heeds: bool


def bind(
    function: Act,
    pattern: Pattern,
    context: Sequence[str],
    givers: Givers,
    fixed: Mapping[str, object],
    only: Sequence[Slot] | None = None,
) -> Bound:
    """A function's parameters after the state are the context (if it heeds it), what the lexicon gives by their names,
    and the slots. A slot is the parameter of its name; the only one that is left is the only parameter left. `fixed`
    are values the phrase itself settles; a default may settle the last ones, too. `only`: the slots meant for it."""
    wanted = pattern.slots() if only is None else only
    slots = {slot.name: slot for slot in wanted}
    if len(slots) != len(wanted):
        raise ValueError(f'phrase "{pattern.source}": a slot appears twice; name them {{a:type}} and {{b:type}}')
    whole = list(inspect.signature(function).parameters.values())
    if any(one.kind in (one.VAR_POSITIONAL, one.VAR_KEYWORD) for one in whole):
        raise ValueError(f'phrase "{pattern.source}": its function must take plain parameters')
    own = [one for one in whole[1:] if one.name not in fixed]
    heeds = bool(context) and [one.name for one in own[: len(context)]] == list(context)
    own = own[len(context) :] if heeds else own
    given: list[Callable[..., object]] = []
    while own and own[0].name in givers and own[0].name not in slots:
        given.append(givers[own.pop(0).name])
    own = [one for one in own if one.name in slots or one.default is one.empty]
    left = [name for name in slots if name not in {one.name for one in own}]
    strange = [one for one in own if one.name not in slots]
    if not whole or len(left) != len(strange) or len(left) > 1 or (heeds and given):
        after = f" (after {' and '.join(context)}, if it heeds the context)" if context else ""
        raise ValueError(
            f'phrase "{pattern.source}": after the state its function must take '
            f"({', '.join(slots)}){after}, and takes ({', '.join(one.name for one in whole[1:])})"
        )
    ordered = tuple(slots[one.name if one.name in slots else left[0]] for one in own)
    settled = _settled(function, fixed) if fixed else function
    return _giving(settled, given, ordered) if given else Bound(settled, ordered, heeds)


def bind_least(function: Act, pattern: Pattern, context: Sequence[str], givers: Givers) -> Bound:
    """The same for a function that counts: it holds where there are as many as the pattern's number says, or more."""
    number, *others = sorted(pattern.slots(), key=lambda slot: slot.type not in NUMBERS)
    bound = bind(function, pattern, context, givers, {}, others)
    count = bound.act
    if bound.heeds:

        @wraps(function)
        def at_least_here(g: Any, moment: Any, least: int, *values: Any) -> bool:
            return bool(count(g, moment, *values) >= least)

        return Bound(at_least_here, (number, *bound.slots), heeds=True)

    @wraps(function)
    def at_least(g: Any, least: int, *values: Any) -> bool:
        return bool(count(g, *values) >= least)

    return Bound(at_least, (number, *bound.slots), heeds=False)


def _settled(function: Act, fixed: Mapping[str, object]) -> Act:
    @wraps(function)
    def act(g: Any, *values: Any) -> Any:
        return function(g, *values, **fixed)

    return act


def _giving(function: Act, given: Sequence[Callable[..., object]], slots: tuple[Slot, ...]) -> Bound:
    """What is given from the state alone needs no context."""
    plain = [len(inspect.signature(give).parameters) == 1 for give in given]
    give, *others = given
    if all(plain):
        if others:
            raise ValueError(f"{function.__name__}: the state alone gives one parameter, no more")

        @wraps(function)
        def act(g: Any, *values: Any) -> Any:
            return function(g, give(g), *values)

        return Bound(act, slots, heeds=False)
    if not others:

        @wraps(function)
        def act_here(g: Any, moment: Any, *values: Any) -> Any:
            return function(g, give(g, moment), *values)

        return Bound(act_here, slots, heeds=True)
    givers = list(zip(given, plain, strict=True))

    @wraps(function)
    def act_at(g: Any, moment: Any, *values: Any) -> Any:
        return function(g, *[give(g) if bare else give(g, moment) for give, bare in givers], *values)

    return Bound(act_at, slots, heeds=True)
