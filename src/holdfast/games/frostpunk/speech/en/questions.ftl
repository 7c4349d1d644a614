# Each question, what its answers are called (.answer), and what the log says when only one is left (.only).

ask-advisor = Which Advisor are you?
    .answer = { $advisor }
    .only = { CAP(THE($advisor)) } was the only Advisor left.

ask-give-up = Which Citizen card do you give up? You pay its starting cost.
    .answer = { $citizen_card }
    .only = Only { $citizen_card } could be given up.

ask-turn = What do you do?
    .answer = { $action ->
        [fuel] Fuel the Generator first
        [construct] Build and dismantle
        [scout] Send out a Scout
        [gather] Gather Resources
        [remove-snow] Remove snow
        [use] Use a Building
        [special] Special Action of a card
        [rest] Time to Rest
        [card] Act with a Citizen card from your hand
        [shift] Extended Shift
       *[pass] Pass
    }
    .only = { $action ->
        [pass] There was nothing to do but pass.
       *[other] Only one thing could be done: { $action }.
    }

# $heat and $cold: where the markers stand; $held: the coal there is.
ask-fuel-first = How much coal do you burn? (heat { $heat }, cold { $cold }, { $held } coal)
    .answer = { $coal } coal
    .only = Only { $coal } coal could be burnt.

ask-fuel = How much coal goes into the Generator? (heat { $heat }, cold { $cold }, { $held } coal)
    .answer = { $coal } coal
    .only = { $coal ->
        [0] No coal could be burnt.
       *[other] Only { $coal } coal could be burnt.
    }

ask-cover = Which Meeple covers the Spent Citizen token?
    .answer = { $meeple }
    .only = { CAP(A($meeple)) } covers the Spent Citizen token.

# $action: what it is to do.
ask-meeple = Who does it? ({ $action })
    .answer = { $meeple }
    .only = Only { A($meeple) } can do it ({ $action }).

ask-gather = Where do you gather?
    .answer = { $space }
    .only = { $space } was the only place to gather.

ask-use = Which Building do you use?
    .answer = { $space }
    .only = Only the Building on { $space } could be used.

ask-scout = Which trail does the Scout take?
    .answer = { $stack }
    .only = Only { $stack } was open.

ask-sector = In which sector do you fell a Rim Tree?
    .answer = { CAP($sector) }
    .only = Only { $sector } had a Rim Tree.

ask-special = Which Special Action?
    .answer = { $special }
    .only = { $special } was the only card with a Special Action open.

ask-play = Which Citizen card do you play?
    .answer = { $citizen_card }
    .only = Only { $citizen_card } could be played.

ask-heated-meal = A hot meal, so that nobody falls sick from the cold?
    .answer = { $yes-no ->
        [no] No
       *[yes] Yes
    }
    .only = There was no choice about the hot meal.

ask-rest = What does the rest bring?
    .answer = { $resting ->
        [discard] Discard a Discontent token
       *[activate] Activate Care and Motivation
    }
    .only = There was only one way to rest.

ask-way-to-use = How do you use { THE($building) }?
    .answer = { $options }
    .only = There was only one way to use it.

ask-double-ration = One more cure for 2 food?
    .answer = { $yes-no ->
        [no] No
       *[yes] Yes
    }
    .only = There was no choice about the double ration.

ask-reuse = Which Building works once more?
    .answer = { $space }
    .only = Only the Building on { $space } could work once more.

ask-reuse-worker = Which Worker works once more?
    .answer = { $workplace ->
        [construction] Construct once more
        [snow] Remove snow once more
       *[other] { $workplace }
    }
    .only = Only one Worker could work once more: { $workplace }.

# $left: how many times more.
ask-construct = Build or dismantle? ({ $left } left)
    .answer = { $sub-actions ->
        [build] Build
        [dismantle] Dismantle
       *[done] Done
    }
    .only = { $sub-actions ->
        [build] There was something to build and nothing to dismantle.
        [dismantle] There was something to dismantle and nothing to build.
       *[done] There was nothing to build or dismantle.
    }

ask-build = What do you build?
    .answer = { $building }
    .only = { CAP(THE($building)) } was the only Building that could be built.

ask-build-on = Where does { THE($building) } stand?
    .answer = { $space }
    .only = { $space } was the only possible space for { THE($building) }.

ask-dismantle = What do you dismantle?
    .answer = { $space }
    .only = Only the Building on { $space } could be dismantled.

ask-destroy = Which Building is destroyed?
    .answer = { $space }
    .only = Only the Building on { $space } could be destroyed.

ask-remove-snow = Where do you clear the snow?
    .answer = { $near-far ->
        [near] Two Near tiles
       *[far] One Far tile
    }
    .only = { $near-far ->
        [near] Only Near tiles could be placed.
       *[far] Only a Far tile could be placed.
    }

ask-place-near = Where does a Near tile go?
    .answer = { $place }
    .only = { $place } was the only possible place.

ask-place-far = Where does a Far tile go?
    .answer = { $place }
    .only = { $place } was the only possible place.

ask-take = How much do you take from { $space }?
    .answer = Take { $number }
    .only = Only { $number } could be taken.

ask-take-from = Which space do you take from?
    .answer = { $spot ->
        [enough] That is enough
       *[other] { $spot }
    }
    .only = { $spot ->
        [enough] There was nothing left to take.
       *[other] { $spot } was the only possible space.
    }

ask-fell = Which tree is felled?
    .answer = { $space }
    .only = The only tree within reach stood on { $space }.

ask-thump = Choose a space for the coal.
    .answer = { $spot ->
        [enough] That is enough
       *[other] { $spot }
    }
    .only = { $spot ->
        [enough] There was no space for more coal.
       *[other] { $spot } was the only possible space.
    }

# $resource: what is lost.
ask-lose-from = Which tile loses 1 { $resource }?
    .answer = { $space }
    .only = Only { $space } had some to lose.

ask-option = What do you do?
    .story = { $event }. { PART($event, "story") }
    .answer = { $options }
    .only = Only one option was open.

ask-dusk-effect = Dusk: which card comes first?
    .answer = { $event }
    .only = Only { $event } had an effect.

ask-night-effect = Night: which card comes first?
    .answer = { $event }
    .only = Only { $event } had an effect.

ask-keep-faith = Which of the revealed Dusk cards is discarded?
    .answer = { $event ->
        [none] Discard none of them
       *[other] { $event }
    }
    .only = No revealed card could be discarded.

ask-law = Which Law is introduced?
    .answer = { $law }
    .only = { $law } was the only Law left.

ask-build-now = Build { THE($building) } at once, free of charge?
    .answer = { $yes-no ->
        [no] No
       *[yes] Yes
    }
    .only = There was no choice about building it at once.

ask-technology = Which Technology is developed next?
    .answer = { $technology }
    .only = { $technology } was the only Technology left.

ask-improvement = Upgrade a Building, or hurry the Technology? ({ $left } left)
    .answer = { $improvements ->
        [upgrade] Upgrade a Building
        [token] Hurry the Technology by a Round
       *[enough] That is enough
    }
    .only = { $improvements ->
        [upgrade] Only a Building could be upgraded.
        [token] Only the Technology could be hurried.
       *[enough] There was nothing to improve.
    }

ask-upgrade = Which Building is upgraded?
    .answer = { $space }
    .only = Only the Building on { $space } could be upgraded.

ask-which-scout = Which Scout moves first?
    .answer = { $stack }
    .only = Only the Scout on { $stack } moves.

ask-route = Go in, or go on?
    .story = The Scout has arrived. { $expedition }: { PART($expedition, "story") }
    .answer = { $routes ->
        [skip] Pass it by and go on
       *[explore] Go in
    }
    .only = { $routes ->
        [skip] The Scout could only go on.
       *[explore] The Scout could only go in.
    }

ask-way = What do you do?
    .story = { $expedition }. { PART($expedition, "inside") }
    .answer = { $options }
    .only = Only one option was open.

ask-whose-advisor = Whose Advisor is heard this Round?
    .answer = { $owner }
    .only = Only one Advisor could be heard.

ask-advise = Use { THE($advisor) }?
    .answer = { $yes-no ->
        [no] No
       *[yes] Yes
    }
    .only = There was no choice about the Advisor.

# $cards: how many Citizen cards it brings.
ask-call-to-rise = Send out the Call to Rise now? It brings { $cards ->
        [one] { $cards } Citizen card
       *[other] { $cards } Citizen cards
    }.
    .answer = { $yes-no ->
        [no] No
       *[yes] Yes
    }
    .only = There was no choice about the Call to Rise.

ask-next-sick = Whose sickness comes first?
    .answer = { FORM($citizen, 2) }
    .only = { CAP(FORM($citizen, 2)) } come first.

ask-additives = Use Food Additives? (hunger { $hunger })
    .answer = { $yes-no ->
        [no] No
       *[yes] Yes
    }
    .only = There was no choice about Food Additives.

ask-sleepless = There are too few warm beds. Who goes without?
    .answer = { $citizen }
    .only = Only { A($citizen) } was left without a bed.

ask-hub = Which Steam Hub do you light, for 1 coal?
    .answer = { $spot ->
        [enough] Light no more
       *[other] { $spot }
    }
    .only = { $spot ->
        [enough] No Steam Hub could be lit.
       *[other] Only the Steam Hub on { $spot } could be lit.
    }

ask-light-hub = Which Steam Hub do you light, for 1 coal?
    .answer = { $space }
    .only = Only the Steam Hub on { $space } could be lit.

# $track: Hope or Discontent.
ask-raise = { $track } increases: draw a token, or activate one?
    .answer = { $raising ->
        [draw] Draw a token
       *[other] Activate { $raising }
    }
    .only = { $raising ->
        [draw] A token is drawn: nothing is exhausted.
       *[other] { $raising } is activated: it was the only choice.
    }

ask-lower = { $track } decreases: exhaust an active token, or remove an exhausted one?
    .answer = { $side }
    .only = { CAP($side) } was the only choice.

ask-activate = Which { $track } token is activated?
    .answer = { $token }
    .only = { $token } is activated: nothing else is exhausted.

ask-exhaust = Which { $track } token is exhausted?
    .answer = { $token }
    .only = { $token } is exhausted: nothing else is active.

ask-discard = Which { $track } token goes back to the bag?
    .answer = { $side }
    .only = { CAP($side) } was the only choice.

ask-pick = Public Council: which { $track } token do you take from the bag?
    .answer = { $token }
    .only = { $token } was the only type left in the bag.

ask-activate-all = Which type of Hope becomes active?
    .answer = { $token }
    .only = { $token } was the only choice.

ask-exhaust-all = Which type of Discontent is exhausted?
    .answer = { $token }
    .only = { $token } was the only choice.

ask-join = Who joins?
    .answer = { $citizen }
    .only = Only { A($citizen) } could join.

# $fate: what is to happen.
ask-somebody = { $fate ->
        [sickens] Who falls sick?
        [dies] Who dies?
       *[leaves] Who leaves?
    }
    .answer = { $citizen }
    .only = It can only be { A($citizen) }.

ask-spent = Who is spent?
    .answer = { $citizen }
    .only = Only { A($citizen) } could be spent.

ask-cure = Who is cured? ({ $left } to cure)
    .answer = { $patient ->
        [enough] That is enough
       *[other] { $patient }
    }
    .only = { $patient ->
        [enough] Nobody could be cured.
       *[other] Only { A($patient) } could be cured.
    }

ask-treat = Who is treated? ({ $left } to treat)
    .answer = { $patient ->
        [enough] That is enough
       *[other] { $patient }
    }
    .only = { $patient ->
        [enough] Nobody could be treated.
       *[other] Only { A($patient) } could be treated.
    }

ask-cure-or-treat = Cure or treat?
    .answer = { $care ->
        [cure] Cure { $cures }
       *[treat] Treat { $treats }
    }
    .only = { $care ->
        [cure] Nobody could be treated, so it is a cure.
       *[treat] Nobody could be cured, so it is a treatment.
    }

ask-bury = How many are buried?
    .answer = Bury { $dead }
    .only = Only { $dead } could be buried.

ask-mourn = { CAP(A($citizen)) } has died. Give a card from your hand, or let the deck decide?
    .answer = { $citizen_card ->
        [none] Keep your cards; the deck decides
       *[other] { $citizen_card }
    }
    .only = Only { $citizen_card } could be given.
