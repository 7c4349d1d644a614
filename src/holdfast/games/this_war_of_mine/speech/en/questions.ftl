# Each question, what its answers are called (.answer), and what the log says when only one is left (.only).

# -- goods and trade --

# $due: what is still to be paid of it.
ask-commission = The commission is { $due }: what do you pay with?
    .answer = { $token ->
        [enough] No trade after all
       *[other] { $token }
    }
    .only = There was only one thing to pay the commission with.

ask-give-worth = You must give goods worth { $due }. What do you give?
    .answer = { $goods }
    .only = Only { $goods } could be given.

# $credit: the value of what was given and not yet used; $colour: what is on offer.
ask-trade = { $credit ->
        [0] Give something, and take something for it
       *[other] You have { $credit } left to spend
    }{ $colour ->
        [any] {""}
       *[other] {" "}(only { $colour } goods are on offer)
    }. What do you do?
    .answer = { $dealing ->
        [give] Give something
        [buy] Take something
       *[done] Done
    }
    .only = There was nothing to trade.

ask-trade-give = What do you give?
    .answer = { $goods }
    .only = Only { $goods } could be given.

ask-trade-buy = You have { $credit } left to spend. What do you take?
    .answer = { $goods }
    .only = Only { $goods } could be taken.

ask-take-hidden = The supply is empty. Where do you take hidden { FORM($goods, 2) } from?
    .answer = { $place }
    .only = There was only one place where it was hidden.

ask-lose-piece = What do you lose? ({ $left ->
        [one] { $left } piece
       *[other] { $left } pieces
    } to lose)
    .answer = 1 { $goods }
    .only = Only { $goods } could be lost.

# -- at any time --

ask-anytime = What do you do meanwhile?
    .answer = { $anytime ->
        [eat] Somebody eats
        [medicine] Set medicine aside for the Fate card
        [drink] Somebody drinks
        [objective] Pay a step of the objective
        [kept-card] Use a card you have kept
       *[slaughter] Slaughter a pet
    }
    .only = There was only one thing to do meanwhile.

ask-aside-food = What do they eat?
    .answer = { $snack }
    .only = There was only { $snack } to eat.

ask-aside-medicine = Which medicine do you set aside?
    .answer = { $medical }
    .only = There was only { $medical } to give.

ask-aside-drink = What do they drink?
    .answer = { $drink }
    .only = There was only { $drink } to drink.

ask-aside-pet = Which pet do you slaughter?
    .answer = { CAP(THE($pet)) }
    .only = There was only { THE($pet) }.

ask-aside-eater = Who eats { THE($goods) }?
    .only = Only one person could eat.

ask-aside-patient = Who gets { THE($medical) }?
    .only = Only one person could get it.

ask-aside-drinker = Who drinks { THE($goods) }?
    .only = Only one person could drink.

ask-agree-slaughter = Do you agree to slaughter { THE($pet) }?
    .answer = { $yes-no ->
        [no] No, spare it
       *[yes] Yes
    }
    .only = There was no choice about the pet.

ask-forfeit = Everybody you began with is gone: the final objective is out of reach. Do you give up?
    .answer = { $yes-no ->
        [no] No, play on
       *[yes] Yes, end the game
    }
    .only = There was no choice about giving up.

# -- the raid and the dawn --

# $left: how much guards and boards still keep off; $damage and $wounds: what the raid threatens.
ask-keep-off = Guards and boards can keep off { $left } more. The raid threatens { $damage } damage and { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }. What do they keep off?
    .answer = { $block ->
        [damage] 1 damage
       *[wounds] 1 wound
    }
    .only = { $block ->
        [damage] Only damage was left to keep off.
       *[wounds] Only wounds were left to keep off.
    }

ask-wound-guard = Which guard takes the next wound? ({ $left } left)
    .only = Only one guard could take the wound.

ask-crime = Crime grows. Which deck gets worse? ({ $left ->
        [one] { $left } card
       *[other] { $left } cards
    } to add)
    .answer = { $crime ->
        [raid] Night Raids: worse nights at home
       *[resident] Residents: worse company at the locations
    }
    .only = { $crime ->
        [raid] Only cards for the Night Raids deck were left.
       *[resident] Only cards for the Residents deck were left.
    }

ask-medicine = Which medicine do you set aside for the Fate card?
    .answer = { $medical ->
        [enough] Enough
       *[other] { $medical }
    }
    .only = There was no medicine to give.

ask-nurse = Whose wounds does { $character } dress?
    .answer = Nobody's
    .only = There were no wounds to dress.

ask-alcohol = Does anybody drink?
    .answer = { $drink ->
        [enough] Enough
       *[other] { $drink }
    }
    .only = There was nothing to drink.

# -- fights --

ask-arm = Which weapon does { $character } take?
    .answer = { $armed_with }
    .only = There was no weapon to take.

# $foes: the enemies who stand, with weapon and wounds; $fighters: those of the group.
ask-combat = What do you do?
    .story = { CAP($foes) }. Against them: { $fighters }.
    .answer = { $combat ->
        [fight] Fight on with the weapons in hand
        [change] Hand out other weapons, then fight
       *[flee] Flee: the enemies strike once, nobody strikes back, and the trip is over
    }
    .only = There was no way but to fight.

ask-second-shot = Does { $character } fire twice?
    .answer = { $yes-no ->
        [no] One shot
       *[yes] Two shots
    }
    .only = There was no ammo for a second shot.

# $face: what was rolled.
ask-re-roll = { $character } rolled { $face }. Roll again?
    .answer = { $yes-no ->
        [no] Keep it
       *[yes] Roll again, with one use of prowess
    }
    .only = The roll stood.

ask-trust-fate = { $is-foe ->
        [0] { $character } rolled fate. Trust it?
       *[1] { CAP($foe) } rolled fate. Trust it?
    }
    .answer = { $yes-no ->
        [no] No
       *[yes] Draw a Fate card
    }
    .only = There was no choice about fate.

ask-kill-foe = Which enemy is killed? ({ $left } to kill)
    .only = Only { $foe } could be killed.

ask-hit-foe = Which enemy takes the next wound? ({ $left } left)
    .only = Only { $foe } could be hit.

ask-victim = The blow is deadly. Who is hit?
    .only = Only one person could be hit.

ask-take-wound = Who takes the next wound? ({ $left } left)
    .only = Only one person could take the wound.

# -- dusk and evening --

ask-everybody-drinks = There is water for everybody ({ $water }). Does everybody drink?
    .answer = { $yes-no ->
        [no] No, choose who drinks
       *[yes] Everybody drinks
    }
    .only = There was not enough water for everybody.

ask-who-drinks = Who drinks next? ({ $water } water)
    .answer = That is all
    .only = Nobody was left to drink, or there was no water.

ask-who-eats = Who eats next? ({ $pile })
    .answer = That is all
    .only = There was nobody to feed.

ask-meal = What does { $character } eat?
    .answer = { $food ->
        [enough] Enough
       *[other] { $food }
    }
    .only = There was only { $food } to eat.

# $guards and $scavengers: what the others do.
ask-tonight = What does { $character } do tonight?{ $guards ->
        [none] {""}
       *[other] {" "}On guard: { $guards }.
    }{ $scavengers ->
        [none] {""}
       *[other] {" "}Out: { $scavengers }.
    }
    .answer = { $nights ->
        [bed] Sleep in a bed
        [floor] Sleep on the floor
        [guard] Stand guard
       *[out] Go out scavenging
    }
    .only = { $nights ->
        [bed] All that was left to do tonight was to sleep in a bed.
        [floor] All that was left to do tonight was to sleep on the floor.
        [guard] Somebody had to stand guard, and nobody else could.
       *[out] All that was left to do tonight was to go out.
    }

# -- scavenging --

ask-where-to = Where { $scavengers ->
        [one] does { $scavengers }
       *[other] do { $scavengers }
    } go?
    .answer = There is nowhere to go
    .only = There was only one place to go.

# $weight: what they can carry home; $pile: what they have taken so far.
ask-take-along = What { $scavengers ->
        [one] does { $scavengers }
       *[other] do { $scavengers }
    } take along? They can carry a weight of { $weight } home.{ $pile ->
        [none] {""}
       *[other] {" "}So far: { $pile }.
    }
    .answer = { $token ->
        [enough] Set off
       *[other] { $token }
    }
    .only = There was nothing to take along.

ask-exchange = Give { $price } unknown cards back, unseen, for another location? ({ $cards } left)
    .answer = Keep all locations, and explore
    .only = There was no location to exchange.

ask-carry-more = Who carries 1 more, for 2 fatigue? (weight { $weight } of { $most })
    .answer = Nobody else
    .only = Nobody could carry more.

ask-leave-behind = What do you leave behind? (weight { $weight } of { $most })
    .answer = { $token ->
        [enough] Nothing more
       *[other] { $token }
    }
    .only = There was only one thing to leave behind.

ask-hide = Do you agree to hide this at { $location }: { $pile }?
    .answer = { $yes-no ->
        [no] No, discard it
       *[yes] Yes
    }
    .only = There was no choice about hiding it.

ask-bring-home = How much { FORM($goods, 2) } do you bring home? (weight { $weight } of { $most })
    .answer = { $amount }
    .only = There was no room for more.

# -- cards --

ask-event-option = What do you do?
    .story = { PART($event, "told") }
    .only = There was only one way to go on.

ask-visitor-option = What do you do?
    .story = { PART($visitor, "told") }
    .only = There was only one way to go on.

ask-unknown-card = What do you do?
    .story = { PART($exploration, "told") }
    .only = There was only one way to go on.

ask-narrative-option = What do you do?
    .story = { PART($narrative, "told") }
    .only = There was only one way to go on.

# $hears: 1 where the others only hear what is spoken there.
ask-script-option = Script { PART($script, "number") }, { $script }. What do you do?
    .story = { $hears ->
        [1] { PART($script, "heard") }
       *[0] {""}
    }
    .only = There was only one way to go on.

# PART "enemies": with how many it may come to a fight, and how they are armed.
ask-resident = What do you do?
    .story = { PART($resident, "told") } { PART($resident, "enemies") }
    .only = There was only one way to go on.

# $who: whom the card means; $deed: what for, if that is $known; $roll: on which roll.
ask-which-person = { $known ->
        [0] { CAP($who) }: who is it?
       *[1] { $roll ->
            [-1] { CAP($who) }: { $deed }. Who is it?
            [0] { CAP($who) } tests empathy: { $deed }. Who is it?
           *[other] { CAP($who) } rolls { $roll } or less: { $deed }. Who is it?
        }
    }
    .story = { $before ->
        [1] { $scenario }, before the first day.
       *[0] {""}
    }
    .only = Only one person could be meant.

ask-take-in = May { $character } join the group?
    .story = { $character }, { PART($character, "trade") }. { PART($character, "story") }
    .answer = { $yes-no ->
        [no] Turn { $character } away
       *[yes] Take { $character } in
    }
    .only = There was no choice about who joins.

ask-take-find = { $row ->
        [special] They find something special. Do they take it?
       *[other] They find something in the { $row }. Do they take it?
    }
    .story = { $row ->
        [special] { PART($finding, "story") }
       *[other] {""}
    }
    .answer = { $yes-no ->
        [no] Leave it where it is
       *[yes] Take it
    }
    .only = There was no choice about the find.

ask-narrative = You draw two cards. Which do you take? The other goes back.
    .only = Only one card could be drawn.

ask-aside-card = Which of your kept cards do you use?
    .only = Only one card could be used.

ask-spirit = Whose spirit is next? Everybody awake has a turn.
    .only = Only one person was left.

# -- the day --

# In the round after the last, somebody may take a fourth action.
ask-act = { COMPARE($round, $rounds) ->
        [more] Who takes a fourth action today, for 2 fatigue?
       *[other] Action round { $round } of { $rounds }: who is put to work next?
    }
    .answer = { $person ->
        [done] nobody else
       *[other] person { $person }
    }
    .only = Nobody could be put to work this round.

ask-work = What does { $character } do?
    .answer = { $work ->
        [craft] { build-one }
        [move] { move-one }
        [dismantle] { take-one-apart }
       *[other] { $work }
    }
    .only = { $work ->
        [craft] There was nothing to do but build a Fitting.
        [move] There was nothing to do but move a Fitting.
        [dismantle] There was nothing to do but take a Fitting apart.
       *[other] There was only one place to work.
    }

# $fitting: what stands on the space, if anything does.
ask-action = { $fitting ->
        [none] { $space }
       *[other] { $fitting }
    }: what does { $character } do there?
    .only = There was only one thing to do at { $space }.

ask-craft = Which Fitting does { $character } build?
    .answer = { $fitting }
    .only = Only { $fitting } could be built.

ask-craft-at = Where does { THE($fitting) } go?
    .answer = { $space }
    .only = { $space } was the only possible space for { THE($fitting) }.

ask-move = Which Fitting does { $character } move?
    .only = Only the one at { $space } could be moved.

ask-move-to = Where is { THE($fitting) } moved to?
    .answer = { $space }
    .only = { $space } was the only possible space for { THE($fitting) }.

ask-dismantle = Which Fitting does { $character } take apart?
    .only = Only the one at { $space } could be taken apart.

ask-helper = There is no shovel. Who helps { $character }, with this round's action?
    .only = Only one person could help.

ask-lock-tool = What does { $character } use on the lock?
    .answer = { $goods }
    .only = Only { A($goods) } was at hand.

ask-idea = Which idea do you work out, so that it can be built?
    .answer = { $fitting }
    .only = Only { $fitting } was left.

ask-clear = Which Shelter card is cleared, without work?
    .answer = { $space }
    .only = Only the one at { $space } could be cleared.

ask-board-up = Which hole is boarded up? Each board keeps 1 damage or 1 wound of every raid off.
    .only = There was only one hole left.

ask-tear-down = Which boards are lost? Each keeps 1 damage or 1 wound of every raid off.
    .only = Only one hole was boarded up.
