"""A night: dawn, the watch, dusk, the storm. Each is one step."""

from __future__ import annotations

from holdfast.kernel import Choice, GameOver, Outcome, Rule, Ruling, Together, calm

from .questions import AGAIN, BRAVE, BURN, EAT, KEEPSAKE, MEAL, TASK, why_not_brave, why_not_eat, why_not_task
from .state import (
    BREAD,
    COIN,
    DAWN,
    DUSK,
    FISH,
    FLASK,
    KEEP,
    LETTER,
    LOST,
    MOST_WALLS,
    NETS,
    NO,
    NOBODY,
    SLEEP,
    STORES,
    STORM,
    TASKS,
    WALLS,
    WATCH,
    WEATHER,
    WORN_OUT,
    YES,
    Tower,
)


def step(g: Tower) -> Rule:
    return (dawn, watch, dusk, storm)[g.step](g)


# -- dawn: a step that asks nothing -----------------------------------------------------------------------------------


def dawn(g: Tower) -> Rule:
    """LH-DAWN-01."""
    g.tell("night", g.night)
    if g.rng.below(6) >= 4 and g.food_left[BREAD]:
        gain_food(g, BREAD)
        g.tell("driftwood")
    g.step = WATCH
    yield from ()


def gain_food(g: Tower, food: int) -> None:
    g.food_left[food] -= 1
    g.food[food] += 1


# -- the watch: all choose together -----------------------------------------------------------------------------------


def watch(g: Tower) -> Rule:
    """LH-WATCH-01, 02: nobody sees what the others choose before all have."""
    yield Together([(seat, choose_tasks(g, seat)) for seat in range(g.seats)])
    for seat in range(g.seats):
        for task in g.tasks[seat]:
            g.tell("task", seat, task)
            do_task(g, seat, task)
        g.tasks[seat] = []
    g.step = DUSK


def choose_tasks(g: Tower, seat: int) -> Rule:
    """LH-WATCH-01: two, one or none."""
    for _ in range(tasks_of(g, seat)):
        choice = Choice(TASK, seat, [])
        choice.values = [task for task in range(len(TASKS)) if why_not_task(g, choice, task) is None]
        g.tasks[seat].append((yield choice))


def tasks_of(g: Tower, seat: int) -> int:
    return 2 if not g.fatigue[seat] else int(g.fatigue[seat] < WORN_OUT)


def do_task(g: Tower, seat: int, task: int) -> None:
    """LH-WATCH-02."""
    if task == STORES and g.oil_left:
        g.oil_left -= 1
        g.oil += 1
    elif task == NETS and g.food_left[FISH]:
        gain_food(g, FISH)
    elif task == WALLS:
        g.walls = min(MOST_WALLS, g.walls + 1)
    elif task == SLEEP:
        g.fatigue[seat] = max(0, g.fatigue[seat] - 1)


# -- dusk: each keeper's secret; then the team's oil, with meals at any time ------------------------------------------


def dusk(g: Tower) -> Rule:
    """LH-KEEP-01, LH-LAMP-01."""
    for seat in range(g.seats):
        held = g.keepsakes[seat]
        if held != KEEP:
            use = yield Choice(KEEPSAKE, seat, [KEEP] if held == COIN else [KEEP, held])
            if use != KEEP:
                use_keepsake(g, seat)
    oil = yield from calm(
        lambda: Choice(BURN, g.leader, list(range(min(3, g.oil) + 1))),
        lambda: meals(g),
        lambda seat: eats(g, seat),
    )
    g.oil -= oil
    g.oil_left += oil
    g.light += oil
    g.tell("burns", oil)
    g.step = STORM


def meals(g: Tower) -> Choice | None:
    """LH-EAT-01: who may eat now."""
    choice = Choice(EAT, g.leader, [])
    choice.values = [seat for seat in range(g.seats) if why_not_eat(g, choice, seat) is None]
    return choice if choice.values else None


def eats(g: Tower, seat: int) -> Rule:
    """LH-EAT-01: an aside may ask further."""
    food = yield Choice(MEAL, g.leader, [food for food in (BREAD, FISH) if g.food[food]], about=seat)
    g.food[food] -= 1
    g.food_left[food] += 1
    g.fatigue[seat] -= 1
    g.tell("eats", seat, food)


def use_keepsake(g: Tower, seat: int) -> None:
    """LH-KEEP-01."""
    keepsake = g.keepsakes[seat]
    g.keepsakes[seat] = KEEP
    g.used.append((seat, keepsake))
    g.reveals += 1
    g.tell("uses", seat, keepsake)
    if keepsake == FLASK:
        g.fatigue[seat] = max(0, g.fatigue[seat] - 1)
    elif keepsake == LETTER:
        g.knows_top[seat] = True
        g.tell_only(seat, "reads", g.deck[-1])
    else:
        g.light += 1


# -- the storm: a hidden card, dice, a choice after them, and the worst from any depth --------------------------------


def storm(g: Tower) -> Rule:
    """LH-STORM-01, 02, 03."""
    card = g.deck.pop()
    g.gone.append(card)
    g.knows_top = [False] * g.seats
    g.reveals += 1
    strength = WEATHER[card] + (0 if g.sea else 2) + (yield from roll(g))
    g.tell("storm", strength, g.light + g.walls)
    if strength > g.light + g.walls:
        yield from suffer(g)
    g.light = 0
    g.leader = (g.leader + 1) % g.seats
    g.night += 1
    if g.night > g.nights:
        raise GameOver(Outcome("relieved", tuple(range(g.seats)), (g.walls,) * g.seats))
    g.step = DAWN


def roll(g: Tower) -> Ruling[int]:
    """LH-STORM-02."""
    die = 1 + g.rng.below(6)
    g.tell("rolls", die)
    again = yield Choice(AGAIN, g.leader, [NO, YES] if g.food[FISH] else [NO], about=die)
    if again == YES:
        g.food[FISH] -= 1
        g.food_left[FISH] += 1
        die = 1 + g.rng.below(6)
        g.tell("rolls", die)
    return die


def suffer(g: Tower) -> Rule:
    """LH-STORM-03."""
    choice = Choice(BRAVE, g.leader, [])
    choice.values = [who for who in range(NOBODY + 1) if why_not_brave(g, choice, who) is None]
    who = yield choice
    yield from wall_falls(g) if who == NOBODY else goes_out(g, who)


def wall_falls(g: Tower) -> Rule:
    """LH-END-01."""
    if not g.walls:
        raise GameOver(Outcome("wrecked", (), (0,) * g.seats))
    g.walls -= 1
    g.tell("falls", g.walls)
    yield from ()


def goes_out(g: Tower, who: int) -> Rule:
    """LH-END-01."""
    g.fatigue[who] += 2
    g.tell("braves", who)
    if g.fatigue[who] >= LOST - (not g.sea):
        raise GameOver(Outcome("lost", (), (0,) * g.seats))
    yield from ()
