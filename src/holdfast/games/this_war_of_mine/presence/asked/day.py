"""Questions of the Day phase: who works at what, at what price; what is built, cleared, boarded up."""

from __future__ import annotations

from .....kernel import Choice, capitalised, listing
from ...cards import Action
from ...characters import states
from ...combat import dice
from ...phases import working
from ...phases.day import DONE, LOCK_HOLDS
from ...phases.working import CRAFT, EXTRA_FATIGUE, EXTRA_ROUND, MOVE
from ...shelter import fittings, shelter
from ...shelter.shelter import BARS, DOOR, RUBBLE
from ...state import ACTION_ROUNDS, FATIGUE, HATCHET, NONE, PEOPLE, SHOVEL, Shelter
from ..chances import change_words, foretold, in_ten, name_of, states_of
from ..names import amounts, article, effect, effects, fitting_name, goods_name, obstacle_name, space_name
from .kinds import Label, Prompt, always

# -- who --------------------------------------------------------------------------------------------------------------


def act_prompt(g: Shelter, choice: Choice) -> str:
    if g.round == EXTRA_ROUND:
        return "Who takes a fourth action today, for 2 fatigue?"
    return f"Action round {g.round} of {ACTION_ROUNDS}: who is put to work next?"


def act_label(g: Shelter, choice: Choice, person: int) -> str:
    """TW-DAY-02, TW-DAY-04, TW-ADV-04, TW-SLEEP-03."""
    if person == DONE:
        return begin_label(g)
    name = name_of(g, person)
    if g.round == EXTRA_ROUND:
        return f"{name}: a fourth action, {change_words(g, person, FATIGUE, EXTRA_FATIGUE)}"
    if states.is_asleep(g, person):
        return f"{name} ({states_of(g, person)}): asleep, can only take a nap"
    blocked = [str(number) for number in range(g.round + 1, ACTION_ROUNDS + 1) if states.blocked(g, person, number)]
    later = f"; no action in round {' and '.join(blocked)}" if blocked else ""
    return f"{name} ({states_of(g, person)}{later})"


def begin_label(g: Shelter) -> str:
    """What is carried out, and who is left out."""
    at_work = [
        f"{name_of(g, person)} ({space_name(g.box, g.standing[person], g.side)})"
        for person in PEOPLE
        if g.acted[person] and g.standing[person] != NONE
    ]
    if at_work:
        return f"That is all: {listing(at_work)} begin" + ("s" if len(at_work) == 1 else "")
    return "Nobody takes a fourth action" if g.round == EXTRA_ROUND else "Nobody works in this round"


# -- at what ----------------------------------------------------------------------------------------------------------


def work_label(g: Shelter, choice: Choice, work: int) -> str:
    """`about` is the person."""
    what = work - g.box.spaces
    if what >= 0:
        if what == CRAFT:
            return "Build a Fitting"
        return "Move a Fitting to another space" if what == MOVE else "Take a Fitting apart, and have its price back"
    place = space_name(g.box, work, g.side)
    if g.cards_on[work]:
        return f"{place}: {clearing(g, choice.about, work)}{afterwards(g, work)}"
    fitting = g.fitting[work]
    there = place if fitting == NONE else f"{fitting_name(g.box, fitting)} ({place})"
    actions = working.actions_at(g, work)
    if len(actions) == 1:
        return f"{there}: {action_words(g, actions[0], choice.about)}{afterwards(g, work)}"
    return f"{there}: {listing([action.name for action in actions], 'or')}{afterwards(g, work)}"


def clearing(g: Shelter, person: int, space: int) -> str:
    """TW-DAY-15, TW-DAY-16, TW-DAY-17, TW-DAY-18, TW-DAY-19, TW-DOOR-01, TW-DOOR-02, TW-DOOR-03, TW-DOOR-04: what is
    done about the top card, with what in hand."""
    kind = shelter.top_kind(g, space)
    if kind == RUBBLE:
        what = "clear the remnants of the rubble" if g.cards_on[space][-1] % 2 else "break up the rubble"
        return f"{what} {with_what(g, space)}"
    if kind == BARS:
        return "saw through the bars (the saw blade comes back)"
    if kind == DOOR:
        tools = listing([article(goods_name(tool)) for tool in working.lock_tools(g, person)], "or")
        return f"open the closed door with {tools} ({in_ten(dice.BLACK - LOCK_HOLDS)})"
    return f"search the {obstacle_name(kind)} and clear it away"


def with_what(g: Shelter, space: int) -> str:
    """TW-DAY-17."""
    others = [person for person in PEOPLE if g.standing[person] == space]
    if others:
        return f"(beside {listing([name_of(g, other) for other in others])}; once a round)"
    return "(the shovel comes back)" if g.stock[SHOVEL] else "(without a shovel: a second person helps)"


def action_words(g: Shelter, action: Action, person: int = NONE) -> str:
    """'Cook for one, for 1 wood: gain 1 canned food'."""
    price = f", for {amounts(action.cost)}" if any(action.cost) else ""
    lent = f", with {amounts(action.lent)}, which comes back" if any(action.lent) else ""
    does = [foretold(g, action.do, person)] if action.do else []
    if action.roll:
        does.append(roll_words(g, action))
    return f"{action.name}{price}{lent}: {'; then '.join(does) or 'nothing'}"


def roll_words(g: Shelter, action: Action) -> str:
    """TW-GEN-16: 'a roll (1 to 4: gain 2 wood; 5 to 8: ...)'."""
    rows, low = [], 1
    for row in action.roll:
        rolled = str(low) if row.to == low else f"{low} to {row.to}"
        does = [effect(g.box, sentence) for sentence in row.do]
        if row.go != NONE:
            does.append("the book tells more")
        rows.append(f"{rolled}: {listing(does) or 'nothing'}")
        low = row.to + 1
    return f"a roll ({'; '.join(rows)})"


def afterwards(g: Shelter, space: int) -> str:
    """TW-ADVB-02, TW-ADVB-03, TW-FAQ-02: what threatens whoever has acted there."""
    plan = shelter.plan_of(g)
    threats = [effects(g.box, plan.after[space])] if plan.after[space] and is_bare_after(g, space) else []
    if plan.street[space]:
        threats += [
            f"{g.box.events[event].title}: {effects(g.box, g.box.event_cards[event].outside)}"
            for event in g.open_events
            if g.box.event_cards[event].outside
        ]
    return f" (afterwards, {'; '.join(threats)})" if threats else ""


def is_bare_after(g: Shelter, space: int) -> bool:
    """TW-ADVB-02: a rule under a Shelter card sleeps; it may wake when the last one is cleared."""
    cards = g.cards_on[space]
    return not cards or (len(cards) == 1 and (cards[0] % 2 == 1 or shelter.top_kind(g, space) != RUBBLE))


def action_prompt(g: Shelter, choice: Choice) -> str:
    person, space = choice.about
    there = g.fitting[space]
    where = space_name(g.box, space, g.side) if there == NONE else fitting_name(g.box, there)
    return f"{where}: what does {name_of(g, person)} do there?"


def action_label(g: Shelter, choice: Choice, number: int) -> str:
    person, space = choice.about
    return f"{action_words(g, working.actions_at(g, space)[number], person)}{afterwards(g, space)}"


def tool_label(g: Shelter, choice: Choice, tool: int) -> str:
    """TW-DOOR-01, TW-DOOR-02, TW-DOOR-03, TW-DOOR-04, TW-DOOR-05."""
    opens = in_ten(dice.BLACK - LOCK_HOLDS)
    kept = "which is kept" if tool == HATCHET else "which is used up if it does"
    return f"{capitalised(goods_name(tool))}: opens {opens}, {kept} ({g.stock[tool]} on STORAGE)"


# -- Fittings ---------------------------------------------------------------------------------------------------------


def offers(g: Shelter, fitting: int) -> str:
    """What a Fitting is good for."""
    card = g.box.fittings[fitting]
    parts = ["a bed for the night"] if card.bed else []
    parts += [action_words(g, action) for action in card.actions]
    if card.ready:
        parts.append(f"when ready: {effects(g.box, card.ready)}")
    if card.dawn:
        parts.append(f"at every dawn: {effects(g.box, card.dawn)}")
    return "; ".join(parts) or "nothing by itself"


def craft_label(g: Shelter, choice: Choice, fitting: int) -> str:
    """TW-CRAFT-03, TW-ADV-03."""
    return f"{fitting_name(g.box, fitting)} for {amounts(fittings.price(g, choice.about, fitting))}{gives(g, fitting)}"


def idea_label(g: Shelter, choice: Choice, fitting: int) -> str:
    return f"{fitting_name(g.box, fitting)}, to be built for {amounts(g.box.fitting_cost[fitting])}{gives(g, fitting)}"


def gives(g: Shelter, fitting: int) -> str:
    card = g.box.fittings[fitting]
    bonus = f"at once {effects(g.box, card.bonus)}; " if card.bonus and fitting not in g.crafted else ""
    beside = f"beside the {fitting_name(g.box, card.beside)}; " if card.beside != NONE else ""
    return f" ({beside}{bonus}{offers(g, fitting)})"


def site_label(g: Shelter, choice: Choice, space: int) -> str:
    return f"{space_name(g.box, space, g.side)}{afterwards(g, space)}"


def moved_label(g: Shelter, choice: Choice, space: int) -> str:
    waiting = f"; what is begun there comes along, {days(g.waits[space])}" if g.waits[space] else ""
    return f"{fitting_name(g.box, g.fitting[space])} ({space_name(g.box, space, g.side)}{waiting})"


def dismantled_label(g: Shelter, choice: Choice, space: int) -> str:
    fitting = g.fitting[space]
    lost = "; what is begun there is lost" if g.waits[space] else ""
    back = amounts(g.box.fitting_cost[fitting])
    return f"{fitting_name(g.box, fitting)} ({space_name(g.box, space, g.side)}): gives back {back}{lost}"


def days(number: int) -> str:
    return "1 day more" if number == 1 else f"{number} days more"


# -- cards and holes of the shelter -----------------------------------------------------------------------------------


def clear_label(g: Shelter, choice: Choice, space: int) -> str:
    """TW-DAY-18, TW-DAY-19."""
    kind = shelter.top_kind(g, space)
    turned = g.cards_on[space][-1] % 2
    what = "the remnants of the rubble" if turned else f"the {obstacle_name(kind)}"
    step = " (the remnants stay)" if kind == RUBBLE and not turned else ""
    return f"{space_name(g.box, space, g.side)}: {what}{step}"


def hole_label(g: Shelter, choice: Choice, hole: int) -> str:
    """TW-RAID-14: each keeps a damage or a wound of every raid off."""
    return f"Hole {hole + 1}, beside {space_name(g.box, shelter.plan_of(g).holes[hole], g.side)}"


def of_person(text: str) -> Prompt:
    """`about` is the person."""
    return lambda g, choice: text.format(name_of(g, choice.about))


def of_fitting(text: str) -> Prompt:
    """`about` is the Fitting."""
    return lambda g, choice: text.format(fitting_name(g.box, choice.about))


PROMPTS: dict[str, Prompt] = {
    "act": act_prompt,
    "work": of_person("What does {} do?"),
    "action": action_prompt,
    "craft": of_person("Which Fitting does {} build?"),
    "craft-at": of_fitting("{}: where is it to stand?"),
    "move": of_person("Which Fitting does {} move?"),
    "move-to": of_fitting("{}: where is it moved to?"),
    "dismantle": of_person("Which Fitting does {} take apart?"),
    "helper": of_person("There is no shovel. Who helps {}, with the action of this round?"),
    "lock-tool": of_person("With what does {} work on the lock?"),
    "idea": always("Which idea is worked out, so that it can be built?"),
    "clear": always("Which Shelter card is cleared, without work?"),
    "board-up": always("Which hole is boarded up? Each board keeps 1 damage or 1 wound of every raid off."),
    "tear-down": always("Which boards are lost? Each keeps 1 damage or 1 wound of every raid off."),
}

LABELS: dict[str, Label] = {
    "act": act_label,
    "work": work_label,
    "action": action_label,
    "craft": craft_label,
    "craft-at": site_label,
    "move": moved_label,
    "move-to": site_label,
    "dismantle": dismantled_label,
    "helper": act_label,
    "lock-tool": tool_label,
    "idea": idea_label,
    "clear": clear_label,
    "board-up": hole_label,
    "tear-down": hole_label,
}
