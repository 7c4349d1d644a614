"""What a Frostpunk card can say, and what it does."""

from __future__ import annotations

from typing import Final

from ...cards import Givers, Lexicon
from ...kernel import GameOver, Outcome, Rule
from ...kernel.rows import put
from .actions import construct, gather, reuse, snow
from .city import (
    automatons,
    citizen_cards,
    citizens,
    construction,
    events,
    expeditions,
    feelings,
    ground,
    heat,
    laws,
    scenario,
    sickness,
    technologies,
)
from .city import goods as supply
from .city.feelings import tokens_of, track_and_type
from .city.map import PLACE_WORDS
from .here import Here
from .nouns import (
    BUILDINGS,
    CITIZENS,
    GOODS,
    INSULATIONS,
    LAWS,
    LYING,
    RESOURCES,
    TECHNOLOGIES,
    TRACKS,
    TYPES_OF_DISCONTENT,
    TYPES_OF_HOPE,
)
from .phases import generator
from .state import ANYBODY, DISCONTENT, HOPE, NONE, OF_THE_ROUND, City


def this_space(g: City, here: Here) -> int:
    return here.space


def this_card(g: City, here: Here) -> int:
    return here.event


def this_stack(g: City, here: Here) -> int:
    return here.stack


GIVERS: Final[Givers] = {"seat": City.decider, "space": this_space, "event": this_card, "stack": this_stack}
lexicon = Lexicon("frostpunk", context=("here",), once=True, givers=GIVERS)
lexicon.noun("citizen", CITIZENS)
lexicon.noun("feeling", [*TRACKS, *TYPES_OF_HOPE, *TYPES_OF_DISCONTENT])
lexicon.noun("lying", LYING)
lexicon.noun("resource", RESOURCES)
lexicon.noun("goods", GOODS)
lexicon.noun("building", BUILDINGS)
lexicon.noun("insulation", INSULATIONS)
lexicon.noun("law", LAWS)
lexicon.noun("technology", TECHNOLOGIES)
lexicon.noun("place", PLACE_WORDS)
lexicon.amounts("pile", of="lying")


# -- what may be so ---------------------------------------------------------------------------------------------------


have = lexicon.at_least("[you] have {n} {goods}", opposite="[you] have fewer than {n} {goods}")(supply.have)


@lexicon.condition("[you] have active {feeling}", opposite="[you] have no active {feeling}")
def have_active(g: City, feeling: int) -> bool:
    """FP-HOPE-06, FP-HOPE-17."""
    return tokens_of(g, feeling, active_only=True) > 0


@lexicon.condition("[you] have {n} {feeling} (tokens|token)", opposite="[you] have fewer than {n} {feeling} tokens")
def have_tokens(g: City, n: int, feeling: int) -> bool:
    """FP-HOPE-01: active or exhausted."""
    return tokens_of(g, feeling, active_only=False) >= n


lexicon.at_least("[you] have {n} {citizen}", opposite="[you] have fewer than {n} {citizen}")(citizens.number_of)
lexicon.at_least("{n} {citizen} (are|is) sick", opposite="fewer than {n} {citizen} are sick")(citizens.number_sick)


@lexicon.condition("a {building} stands", opposite="no {building} stands")
def stands(g: City, building: int) -> bool:
    """FP-SET-04, FP-CONS-05."""
    return building in g.building


@lexicon.condition("{law} is in force", opposite="{law} is not in force")
def in_force(g: City, law: int) -> bool:
    """FP-LAW-01."""
    return g.laws[law] == 1


@lexicon.condition("{technology} is developed", opposite="{technology} is not developed")
def is_developed(g: City, technology: int) -> bool:
    """FP-DAWN-03."""
    return g.developed[technology] == 1


@lexicon.condition("hunger is {n} or more", opposite="hunger is less than {n}")
def is_hungry(g: City, n: int) -> bool:
    """FP-HUN-02."""
    return g.hunger >= n


@lexicon.condition("stress is {n} or more", opposite="stress is less than {n}")
def is_stressed(g: City, n: int) -> bool:
    """FP-GNR-10."""
    return g.stress >= n


@lexicon.condition("{n} or more have died", opposite="fewer than {n} have died")
def have_died(g: City, n: int) -> bool:
    """FP-SICK-07."""
    return g.corpses >= n


@lexicon.condition("it is round {n} or later", opposite="it is earlier than round {n}")
def is_round(g: City, n: int) -> bool:
    """FP-RND-04."""
    return g.round >= n


@lexicon.condition("the generator has broken down", opposite="the generator has never broken down")
def has_broken_down(g: City) -> bool:
    """FP-GNR-13."""
    return g.overheated


@lexicon.condition("{n} (storms|storm) (have|has) passed", opposite="fewer than {n} storms have passed")
def storms_passed(g: City, n: int) -> bool:
    """FP-WEA-10."""
    return g.storms >= n


@lexicon.condition("scouts are out", opposite="no scouts are out")
def scouts_out(g: City) -> bool:
    """FP-SCOUT-03."""
    return any(scout != NONE for scout in g.scouts)


lexicon.at_least("this card holds {n} {goods}", opposite="this card holds fewer than {n} {goods}")(events.goods_on)


@lexicon.condition(
    "scenario card {card:card:scenario} holds {n} {goods}",
    opposite="scenario card {card:card:scenario} holds fewer than {n} {goods}",
)
def scenario_holds(g: City, card: int, n: int, goods: int) -> bool:
    """FP-SCN-01."""
    return events.goods_on(g, g.box.first_scenario + card, goods) >= n


@lexicon.condition("[you] have an automaton", opposite="[you] have no automaton")
def have_automaton(g: City) -> bool:
    """FP-AUTO-01."""
    return g.automatons > 0


@lexicon.condition("an automaton is left in the bank", opposite="no automaton is left in the bank")
def automaton_left(g: City) -> bool:
    """FP-AUTO-08."""
    return automatons.in_bank(g) > 0


@lexicon.condition("a law may be introduced", opposite="no law may be introduced")
def law_open(g: City) -> bool:
    """FP-LAW-06."""
    return laws.why_not_introduce(g) is None


lexicon.condition("a tree stands here", opposite="no tree stands here")(ground.tree_at)


@lexicon.condition("a tree stands on this tile", opposite="no tree stands on this tile")
def tree_on_tile(g: City, here: Here) -> bool:
    """FP-BLD-20."""
    return bool(ground.trees_on_tile(g, here.space))


@lexicon.condition("a tree stands on or next to this tile", opposite="no tree stands on or next to this tile")
def tree_near(g: City, here: Here) -> bool:
    """FP-BLD-21."""
    return bool(ground.trees_near(g, here.space))


lexicon.condition("resources lie here", opposite="no resources lie here")(ground.resources_at)
lexicon.condition("resources lie on this tile", opposite="no resources lie on this tile")(ground.resources_on_tile)


@lexicon.condition("{n} revealed tiles have {resource}", opposite="fewer than {n} revealed tiles have {resource}")
def tiles_have(g: City, n: int, resource: int) -> bool:
    """FP-SET-36."""
    return len(ground.tiles_with(g, resource)) >= n


@lexicon.condition("a building can be reused", opposite="no building can be reused")
def building_reusable(g: City, here: Here) -> bool:
    """FP-EVT-17."""
    return bool(reuse.reusable_buildings(g, here.space))


@lexicon.condition("a worker can be reused", opposite="no worker can be reused")
def worker_reusable(g: City) -> bool:
    """FP-EVT-18."""
    return bool(reuse.reusable_workers(g))


lexicon.condition("a {building} can be built", opposite="no {building} can be built")(construction.can_build_free)
lexicon.at_least("{n} near (tiles|tile) can be placed", opposite="fewer than {n} near tiles can be placed")(
    snow.near_placeable
)
lexicon.at_least("{n} far (tiles|tile) can be placed", opposite="fewer than {n} far tiles can be placed")(
    snow.far_placeable
)


# -- what can be counted ----------------------------------------------------------------------------------------------


lexicon.count("sick {citizen+}")(citizens.number_sick)


@lexicon.count("active {feeling} (tokens|token)")
def count_active(g: City, feeling: int) -> int:
    return tokens_of(g, feeling, active_only=True)


lexicon.count("{building}")(construction.number_standing)
lexicon.count("{citizen}")(citizens.number_of)


@lexicon.count("dead")
def count_dead(g: City) -> int:
    return g.corpses


@lexicon.count("(laws|law) in force")
def count_laws(g: City) -> int:
    return sum(g.laws)


lexicon.count("{goods} on this card")(events.goods_on)


# -- Hope and Discontent ----------------------------------------------------------------------------------------------


@lexicon.phrase("increase {feeling}")
def increase(g: City, feeling: int) -> Rule:
    """FP-HOPE-07, FP-HOPE-08."""
    track, kind = track_and_type(feeling)
    if kind == NONE:
        yield from feelings.increase(g, track)
    else:
        yield from feelings.increase_type(g, track, kind)


@lexicon.phrase("decrease {feeling}")
def decrease(g: City, feeling: int) -> Rule:
    """FP-HOPE-10, FP-HOPE-18."""
    track, kind = track_and_type(feeling)
    if kind == NONE:
        yield from feelings.decrease(g, track)
    else:
        yield from feelings.decrease_type(g, track, kind)


@lexicon.phrase("increase {feeling} {n} times")
def increase_times(g: City, feeling: int, n: int) -> Rule:
    """FP-HOPE-09: one after the other."""
    for _ in range(n):
        yield from increase(g, feeling)


@lexicon.phrase("decrease {feeling} {n} times")
def decrease_times(g: City, feeling: int, n: int) -> Rule:
    """FP-HOPE-09: one after the other."""
    for _ in range(n):
        yield from decrease(g, feeling)


@lexicon.phrase("activate {feeling}")
def activate(g: City, feeling: int) -> Rule:
    """FP-HOPE-03."""
    track, kind = track_and_type(feeling)
    if kind == NONE:
        yield from feelings.activate_one(g, track)
    else:
        feelings.activate(g, track, kind)


@lexicon.phrase("exhaust {feeling}")
def exhaust(g: City, feeling: int) -> Rule:
    """FP-HOPE-04, FP-HOPE-05."""
    track, kind = track_and_type(feeling)
    if kind == NONE:
        yield from feelings.exhaust_one(g, track)
    else:
        feelings.exhaust(g, track, kind)


@lexicon.phrase("discard {feeling}")
def discard(g: City, feeling: int) -> Rule:
    """FP-HOPE-14."""
    track, kind = track_and_type(feeling)
    yield from feelings.discard_one(g, track, kind)


lexicon.phrase("activate all hope of one type", track=HOPE, active=True)(feelings.turn_all)
lexicon.phrase("exhaust all discontent of one type", track=DISCONTENT, active=False)(feelings.turn_all)


# -- people -----------------------------------------------------------------------------------------------------------


@lexicon.phrase("{n} {citizen} (join|joins)")
def join(g: City, n: int, citizen: int) -> Rule:
    """FP-GEN-10, FP-GEN-12, FP-LIM-01, FP-RND-06."""
    if citizen == ANYBODY:
        for _ in range(n):
            yield from citizens.somebody_joins(g)
    else:
        yield from citizens.join(g, type_meant(g, citizen), n)


@lexicon.phrase("{n} {citizen} (leave|leaves)")
def leave(g: City, n: int, citizen: int) -> Rule:
    """FP-GEN-12, FP-GEN-13, FP-GEN-15."""
    if citizen == ANYBODY:
        for _ in range(n):
            yield from citizens.somebody_leaves(g)
    else:
        citizens.leave(g, type_meant(g, citizen), n)


@lexicon.phrase("{n} {citizen} (fall|falls) sick")
def fall_sick(g: City, n: int, citizen: int) -> Rule:
    """FP-GEN-11, FP-GEN-12, FP-SICK-21."""
    if citizen == ANYBODY:
        for _ in range(n):
            yield from citizens.somebody_falls_sick(g)
    else:
        yield from sickness.fall_sick(g, type_meant(g, citizen), n)


@lexicon.phrase("{n} {citizen} (die|dies)")
def die(g: City, n: int, citizen: int) -> Rule:
    """FP-SICK-12, FP-SICK-13."""
    if citizen == ANYBODY:
        for _ in range(n):
            yield from citizens.somebody_dies(g)
    else:
        yield from sickness.die(g, type_meant(g, citizen), n)


@lexicon.phrase("{n} {citizen} (are|is) spent")
def are_spent(g: City, n: int, citizen: int) -> Rule:
    """FP-PREP-08, FP-PREP-09: Spent Citizen tokens to the supply."""
    for _ in range(n):
        yield from citizens.is_spent(g, citizen if citizen == ANYBODY else type_meant(g, citizen))


def type_meant(g: City, citizen: int) -> int:
    """FP-RND-06."""
    return citizens.type_of_round(g, g.round) if citizen == OF_THE_ROUND else citizen


lexicon.phrase("cure {n}")(sickness.cure)
lexicon.phrase("treat {n}")(sickness.treat)
lexicon.phrase("cure {cures:n} or treat {treats:n}")(sickness.cure_or_treat)
lexicon.phrase("bury up to {n}")(citizens.bury)
lexicon.phrase("bury up to {n} and increase hope")(citizens.bury_for_hope)


@lexicon.phrase("the leader draws {n} citizen (cards|card)")
def leader_draws(g: City, n: int) -> None:
    """FP-CIT-13."""
    for _ in range(n):
        citizen_cards.draw_to_hand(g, g.leader)


@lexicon.phrase("each player draws {n} citizen (cards|card)")
def everyone_draws(g: City, n: int) -> None:
    """FP-CIT-13."""
    for turn in range(g.seats):
        for _ in range(n):
            citizen_cards.draw_to_hand(g, (g.leader + turn) % g.seats)


@lexicon.phrase("a child worker joins")
def child_worker(g: City) -> None:
    """FP-CHILD-01."""
    g.little = put(g.little, 0, 1)


@lexicon.phrase("a child engineer joins")
def child_engineer(g: City) -> None:
    """FP-CHILD-01."""
    g.little = put(g.little, 1, 1)


# -- goods ------------------------------------------------------------------------------------------------------------


lexicon.phrase("gain {n} {goods}")(supply.gain)
lexicon.phrase("lose {n} {goods}")(supply.lose)
lexicon.phrase("spend {n} {goods}", needs=have)(supply.spend)
lexicon.phrase("add {n} hunger")(supply.add_hunger)
lexicon.phrase("reduce hunger by {n}")(supply.reduce_hunger)
lexicon.phrase("gain {n} (automatons|automaton)")(automatons.gain)
lexicon.phrase("make an automaton", needs=automaton_left, number=1)(automatons.gain)
lexicon.phrase("lose {n} (automatons|automaton)")(automatons.lose)


# -- the Generator, the cold and the Storm ----------------------------------------------------------------------------


lexicon.phrase("add {n} stress")(generator.add_stress)
lexicon.phrase("remove {n} stress")(generator.remove_stress)


@lexicon.phrase("remove all stress")
def remove_all_stress(g: City) -> None:
    """FP-BLD-08."""
    generator.remove_stress(g, g.stress)


@lexicon.phrase("install the generator upgrade")
def install_upgrade(g: City) -> None:
    """FP-BLD-09: for the rest of the game; a second time changes nothing."""
    g.upgraded = True


@lexicon.phrase("fuel the generator")
def fuel_now(g: City) -> Rule:
    """FP-GNR-02: where a card says so."""
    yield from heat.fuel(g, heat.FUEL, g.leader)


lexicon.phrase("the cold rises by {n}")(heat.raise_cold)
lexicon.phrase("the cold eases by {n}")(heat.ease_cold)
lexicon.phrase("the {insulation} indicator rises by {n}")(heat.raise_indicator)
lexicon.phrase("the {insulation} indicator falls by {n}")(heat.lower_indicator)


@lexicon.phrase("the storm comes {n} (rounds|round) nearer")
def storm_nears(g: City, n: int) -> None:
    """FP-WEA-09."""
    scenario.move_storm(g, -n)


lexicon.phrase("the storm holds off {n} (rounds|round)")(scenario.move_storm)


@lexicon.phrase("set the storm to round {n}")
def set_storm(g: City, n: int) -> None:
    """FP-WEA-13."""
    g.storm = n


@lexicon.phrase("remove the storm marker")
def remove_storm(g: City) -> None:
    """FP-WEA-14."""
    g.storm = NONE


# -- Event and Scenario cards -----------------------------------------------------------------------------------------


@lexicon.phrase("add dusk card {card:card:dusk}")
def add_dusk(g: City, card: int) -> None:
    """FP-EVT-11."""
    events.add_dusk(g, g.box.first_dusk + card)


lexicon.phrase("remove morning card {event:card:morning}")(events.remove_from_display)


@lexicon.phrase("remove dusk card {card:card:dusk}")
def remove_dusk(g: City, card: int) -> None:
    """FP-EVT-16."""
    events.remove_from_display(g, g.box.first_dusk + card)


lexicon.phrase("this card leaves")(events.remove_from_display)
lexicon.phrase("put {n} {goods} on this card", needs=have)(events.put_on_card)
lexicon.phrase("take all {goods} from this card")(events.take_from_card)
lexicon.phrase("put an automaton on this card")(events.keep_automaton)
lexicon.phrase("reveal 3 dusk cards and discard one of them")(events.keep_faith)


@lexicon.phrase("reveal scenario card {card:card:scenario}")
def reveal_scenario(g: City, card: int) -> Rule:
    """FP-SCN-02."""
    yield from scenario.reveal(g, g.box.first_scenario + card)


@lexicon.phrase("remove scenario card {card:card:scenario}")
def remove_scenario(g: City, card: int) -> None:
    """FP-SCN-01."""
    events.remove_from_display(g, g.box.first_scenario + card)


@lexicon.phrase("the city is saved")
def saved(g: City) -> None:
    """FP-END-01."""
    raise GameOver(Outcome("saved", tuple(range(g.seats))))


lexicon.wording("en", "add dusk card {card:card:dusk}", "something will follow: a Dusk card")
lexicon.wording("en", "remove dusk card {card:card:dusk}", "{card:card:dusk} leaves the display")
lexicon.wording("en", "remove morning card {event:card:morning}", "{event:card:morning} leaves the display")
lexicon.wording("en", "reveal scenario card {card:card:scenario}", "a Scenario card is revealed")
lexicon.wording("en", "remove scenario card {card:card:scenario}", "{card:card:scenario} leaves the display")
lexicon.wording(
    "en",
    "scenario card {card:card:scenario} holds {n} {goods}",
    "{card:card:scenario} holds {n} {goods}",
    opposite="{card:card:scenario} holds fewer than {n} {goods}",
)


# -- Laws, Technologies, Expeditions ----------------------------------------------------------------------------------


lexicon.phrase("introduce a law", needs=law_open)(laws.introduce)


@lexicon.phrase("the development token moves {n} (rounds|round) nearer")
def development_nears(g: City, n: int) -> Rule:
    """FP-BLD-11."""
    for _ in range(n):
        yield from technologies.advance(g)


lexicon.phrase("the development token moves {n} (rounds|round) away")(technologies.delay)
lexicon.phrase("improve the city {n} times")(technologies.improve)
lexicon.phrase("scouts move {n} (spaces|space)")(expeditions.move_scouts)
lexicon.phrase("the new scout moves {n} (spaces|space)")(expeditions.move)


# -- the map ----------------------------------------------------------------------------------------------------------


lexicon.phrase("place {n} near (tiles|tile)")(snow.place_near)
lexicon.phrase("place {n} far (tiles|tile)")(snow.place_far)
lexicon.phrase("take up to {n} resources from here", needs=ground.resources_at)(gather.take_from)


@lexicon.phrase("take up to {n} resources from this tile", needs=ground.resources_on_tile)
def take_on_tile(g: City, here: Here, n: int) -> Rule:
    """FP-TECH-07."""
    yield from gather.take_from_tile(g, g.decider(), here.space, n)


lexicon.phrase("take 1 resource from each adjacent space")(gather.take_around)
lexicon.phrase("fell a tree here", needs=ground.tree_at)(ground.fell)


@lexicon.phrase("fell a tree on this tile", needs=tree_on_tile)
def fell_on_tile(g: City, here: Here) -> Rule:
    """FP-BLD-20."""
    yield from gather.fell_one(g, g.decider(), ground.trees_on_tile(g, here.space))


@lexicon.phrase("fell a tree on or next to this tile", needs=tree_near)
def fell_near(g: City, here: Here) -> Rule:
    """FP-BLD-21, FP-TECH-08."""
    yield from gather.fell_one(g, g.decider(), ground.trees_near(g, here.space))


@lexicon.phrase("put up to {n} coal on each of {m:n} adjacent spaces")
def thump(g: City, here: Here, n: int, m: int) -> Rule:
    """FP-BLD-26, FP-BLD-27, FP-BLD-28."""
    yield from gather.thump(g, g.decider(), here.space, n, m)


lexicon.phrase("{n} revealed tiles lose 1 {resource} each", needs=tiles_have)(gather.tiles_lose)
lexicon.phrase("build or dismantle up to {n} times")(construct.construct)
lexicon.phrase("build a {building} for free")(construction.build_free)


@lexicon.phrase("destroy {n} (buildings|building)")
def destroy(g: City, n: int) -> Rule:
    """FP-EVT-13."""
    for _ in range(n):
        yield from construction.destroy(g)


lexicon.phrase("destroy a {building}")(construction.destroy)
lexicon.phrase("all {building+} become ruins")(construction.ruin_all)


@lexicon.phrase("reuse a building", needs=building_reusable)
def reuse_building(g: City, here: Here) -> Rule:
    """FP-EVT-17, FP-BLD-52."""
    yield from reuse.reuse_building(g, g.decider(), here.space)


lexicon.phrase("reuse a worker", needs=worker_reusable)(reuse.reuse_worker)
