"""Questions of a fight: weapons, rolls, fate, who is hit."""

from __future__ import annotations

from .....kernel import Choice, capitalised
from ... import nouns
from ...characters import people, states
from ...combat import arming, attacks, combat
from ...shelter import storage
from ...state import (
    AMMO,
    ASSAULT_RIFLE,
    DEAD_FOE,
    FATE_ICON,
    FIREARMS,
    HATCHET,
    MOST_PEOPLE,
    SHOTGUN,
    UNARMED,
    WEAPONS,
    WOUNDS,
    Shelter,
)
from ..chances import change_words, die_words, face_words, fate_odds, is_foe, name_of, states_of
from ..names import a_weapon, counted, foe_name, weapon_name
from .kinds import Label, Prompt, either, yes_or_no

# -- weapons ----------------------------------------------------------------------------------------------------------


def arm_label(g: Shelter, choice: Choice, answer: int) -> str:
    """TW-COMB-05, TW-COMB-16, TW-COMB-18, TW-COMB-19, TW-COMB-20, TW-RAID-06, TW-RAID-08, TW-RAID-09, TW-RAID-10,
    TW-RAID-11."""
    weapon = UNARMED if answer == arming.BARE_HANDS else WEAPONS[answer]
    parts = [die_words(g, arming.die_of(weapon))]
    ends = "kills" if g.fighting else "ends the raid"
    if weapon == HATCHET:
        parts.append(f"the hatchet {ends}")
    elif weapon == SHOTGUN:
        parts.append(f"the shotgun {ends}")
    if weapon in FIREARMS:
        second = ", a second shot for another" if weapon == ASSAULT_RIFLE else ""
        parts.append(f"1 of {storage.at_hand(g, AMMO)} ammo a shot{second}")
    return f"{capitalised(weapon_name(weapon))} ({'; '.join(parts)})"


def foes_words(g: Shelter) -> str:
    """Who still stands: 'enemy 1 with a knife, 1 wound'."""
    standing = [foe_words(g, foe) for foe in combat.living(g)]
    return "; ".join(standing)


def foe_words(g: Shelter, foe: int) -> str:
    return f"{foe_name(foe)} with {a_weapon(g.foe_weapon[foe])}, {counted(g.foe_wounds[foe], 'wound')}"


PLANS = {
    combat.FIGHT: "Fight on with the weapons in hand",
    combat.CHANGE: "Hand the weapons out anew, then fight",
    combat.FLEE: "Flee: the enemies strike once, nobody strikes back, and the trip is over",
}


def combat_prompt(g: Shelter, choice: Choice) -> str:
    here = [
        f"{name_of(g, person)} with {a_weapon(g.armed[person])}, wounds {states.level(g, person, WOUNDS)}"
        for person in people.present(g)
    ]
    return f"{capitalised(foes_words(g))}. Against them: {'; '.join(here)}. What do you do?"


def second_shot_prompt(g: Shelter, choice: Choice) -> str:
    return f"Does {name_of(g, choice.about)} fire twice? ({storage.at_hand(g, AMMO)} more ammo)"


# -- rolls ------------------------------------------------------------------------------------------------------------


def fighter_name(g: Shelter) -> str:
    fighter = g.fighter
    return capitalised(foe_name(fighter - MOST_PEOPLE)) if is_foe(fighter) else name_of(g, fighter)


def weapon_of(g: Shelter) -> int:
    fighter = g.fighter
    return g.foe_weapon[fighter - MOST_PEOPLE] if is_foe(fighter) else g.armed[fighter]


def roll_worth(g: Shelter, face: int, *, hurts: bool = False) -> str:
    """TW-COMB-06, TW-COMB-10, TW-COMB-19, TW-COMB-20: what a face counts, if it stands: not an attack but a danger that
    a card holds for 'this character' gives wounds."""
    if hurts:
        hits = attacks.worth(UNARMED, face)
        return change_words(g, g.fighter, WOUNDS, hits) if hits else "no wound"
    hits = attacks.worth(weapon_of(g), face)
    if hits == attacks.KILL:
        return "kills at once" if g.fighting else "the raid does no harm"
    return counted(hits, "hit") if hits else "a miss"


def reroll_prompt(g: Shelter, choice: Choice) -> str:
    return f"{name_of(g, g.fighter)} has rolled {face_words(choice.about.face)}: roll again?"


def roll_again(g: Shelter, choice: Choice) -> str:
    """TW-COMB-10: of how many re-rolls are left, the rules alone keep count."""
    die = "" if choice.about.hurts else f" ({die_words(g, arming.die_of(weapon_of(g)))})"
    return f"Roll again, with one use of prowess: the new roll counts{die}"


def fate_prompt(g: Shelter, choice: Choice) -> str:
    return f"{fighter_name(g)} has rolled fate: trust to it?"


def fate_trusted(g: Shelter, choice: Choice) -> str:
    """TW-COMB-22."""
    die = arming.die_of(weapon_of(g))
    some, cards = fate_odds(g, die)
    return (
        f"Draw a Fate card: {some} of {cards} show the {nouns.DICE[die]} die and are carried out, any other is a miss"
    )


# -- who is hit -------------------------------------------------------------------------------------------------------


def hit_label(g: Shelter, choice: Choice, foe: int) -> str:
    """TW-COMB-08."""
    before = g.foe_wounds[foe]
    after = "dies" if before + 1 == DEAD_FOE else f"wounds {before} to {before + 1}"
    return f"{capitalised(foe_name(foe))} with {a_weapon(g.foe_weapon[foe])}: {after}"


def kill_label(g: Shelter, choice: Choice, foe: int) -> str:
    return f"{capitalised(foe_words(g, foe))}: dies"


def victim_label(g: Shelter, choice: Choice, person: int) -> str:
    return f"{name_of(g, person)} ({states_of(g, person)}): dies"


def wound_label(g: Shelter, choice: Choice, person: int) -> str:
    return f"{name_of(g, person)}: {change_words(g, person, WOUNDS, 1)}"


PROMPTS: dict[str, Prompt] = {
    "arm": lambda g, choice: f"Which weapon does {name_of(g, choice.about)} take?",
    "combat": combat_prompt,
    "second-shot": second_shot_prompt,
    "re-roll": reroll_prompt,
    "trust-fate": fate_prompt,
    "kill-foe": lambda g, choice: f"Which enemy is killed? ({choice.about} to kill)",
    "hit-foe": lambda g, choice: f"Which enemy takes the next wound? ({choice.about} left)",
    "victim": lambda g, choice: "The blow is deadly. Whom does it hit?",
    "take-wound": lambda g, choice: f"Who takes the next wound? ({choice.about} left)",
}

LABELS: dict[str, Label] = {
    "arm": arm_label,
    "combat": lambda g, choice, plan: PLANS[plan],
    "second-shot": either("One shot", "Two shots, for a second ammo"),
    "re-roll": yes_or_no(
        lambda g, choice: f"Keep it: {roll_worth(g, choice.about.face, hurts=choice.about.hurts)}", roll_again
    ),
    "trust-fate": yes_or_no(lambda g, choice: f"Do not: {roll_worth(g, FATE_ICON)}", fate_trusted),
    "kill-foe": kill_label,
    "hit-foe": hit_label,
    "victim": victim_label,
    "take-wound": wound_label,
}
