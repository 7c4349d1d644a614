# What cards do, as it is told of them.

# An Event that stays: when it does what.
lasts-morning = in the morning: { $effects }
lasts-dusk = at dusk: { $effects }
lasts-dawn = at dawn: { $effects }
lasts-outside = whoever has acted on the top floor or outside: { $effects }
lasts-damage = every raid: { $damage } more damage
lasts-wounds = every raid: { $wounds ->
        [one] { $wounds } more wound
       *[other] { $wounds } more wounds
    }
lasts-nothing = nothing more happens for now

# An Objective: what it asks for, and what it brings.
objective-steps = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $price } for each
objective-when = when the chapter is over, { $condition }
objective-reward = reward: { $effects }
objective-penalty = if it fails: { $effects }

fate-combat = { $die }: { $effects }

# What the others hear of a script.
you-hear = You hear: { $spoken }

# Cards as they are read: the kinds of card, and the labels of their lines.
kind-event = Event
kind-ending = Ending
kind-chapter = Chapter
kind-objective = Objective
kind-scenario = Scenario
kind-character = Character
kind-fitting = Fitting
kind-fitting-built = Fitting, built
kind-fitting-idea = Idea
kind-pet = Pet
kind-street = Street card
kind-measure = Desperate Measure
kind-heart = Heart of the City
kind-sewers = Sewers Map
kind-chamber = Room below
kind-corridor = Corridor
kind-secret = Hidden Objective
kind-shelter = Shelter card
kind-space = Room
kind-location = Location
kind-exploration = Exploration card
kind-findings = Findings card
kind-resident = Resident
kind-visitor = Visitor
kind-raid = Night Raid
kind-fate = Fate
kind-narrative = Narrative Action
kind-goods = Goods
kind-states = States
kind-script = Script

card-if = If { $condition }
card-nothing = nothing
card-book-tells = the book tells more
card-leaves = the card leaves the game
card-on-a-roll = On a roll of { COMPARE($low, $to) ->
        [same] { $low }
       *[other] { $low } to { $to }
    }
card-at-once = At once
card-now = Now
card-then = Then
card-note = Note
card-you-hear = You hear
card-red-corner = Red corner
card-crime-wave = comes with the Crime Wave

# Goods.
card-kind = Kind
card-weight = Weight
card-value = Value in trade
card-in-the-box = In the box
token-resource = resource
token-coloured = { $colour } token
token-never-traded = never traded

# Fittings, and what is printed on the board.
card-costs = Costs
card-where = Where
card-at-first = At first
card-first-built = When built for the first time
card-at-night = At night
card-when-ready = When ready
card-every-dawn = At every dawn
card-tended = At every dawn, with a farmer
fitting-beside = directly beside { THE($fitting) }
fitting-in-stack = in the Fittings stack
fitting-idea = an idea
fitting-placed = in the { $space }
fitting-bed = one person sleeps in it
action-costs = for { $pile }
action-borrows = with { $pile }, which comes back
action-then = { $effects }; then { $table }
action-asleep = { $action } (also asleep)
card-printed = Printed
card-acted-there = Whoever has acted there
space-is-guard = where the guards stand, and where every way begins
space-is-floor = where people without a bed sleep
space-is-storage = where the group keeps what it owns
space-note-dark = dark: nothing can be built there
space-note-ladder = a ladder up
space-note-hole = a hole in the wall beside it
space-note-crowd = any number of people can be here

# Shelter cards: in front what bars the way, on the back what it gives.
bars-rubble = Rubble bars the way: a shovel or two people break it up, and a second time clear what is left.
bars-heap = A heap can be searched and cleared away.
bars-furniture = Furniture can be searched and cleared away.
bars-bars = Bars bar the way: they take a saw blade, which is not used up.
bars-door = A closed door bars the way: it takes a lockpick, and a roll of 4 or more.
card-gives = Gives
card-remnants = Its remnants

# People.
card-prowess = Prowess
card-inventory = Inventory
card-empathy = Empathy
card-gift = Gift
card-spirit = Spirit { $trait }
card-states = State tokens
card-state = { CAP($state) } blocks
state-blocks = level { $level }: round { $rounds }
state-blocks-none = no round
card-who = Who
card-kind-of = Kind { $kind }
resident-who = { $kind }, { $enemies ->
        [0] nobody who fights
        [one] { $enemies } enemy
       *[other] { $enemies } enemies
    }
arms = { A($weapon) }
arms-both = { A($weapon) }, then { A($melee) }

# Days.
card-cold = Cold
card-first-of-campaign = First of a campaign
card-stays = Stays
card-in-the-morning = In the morning
card-at-dusk = At dusk
card-at-dawn = At dawn
card-acted-outside = Whoever has acted on the top floor or outside
card-every-raid = Every raid
event-cold = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
event-raid = { $damage } damage and { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } more; if several cards say so, only the highest counts
event-only-cold = only the cold comes
event-until-removed = until it is removed
event-war-over = the war is over
card-chapter = Chapter
card-steps = Steps
card-chapter-over = When the chapter is over
card-reward = Reward
card-penalty = If it fails
card-final = Final
objective-price = { $steps }, { $price } each
objective-paid = { $steps } paid
objective-is-final = once it is completed, the end of the war is a victory
card-days = Days
card-objectives = Objectives
card-on-storage = On STORAGE
card-at-the-start = At the start
scenario-days = at most { $days }
scenario-objectives = one for each chapter
scenario-no-objectives = none

# Nights.
card-unknown-cards = Unknown cards
card-rule = Rule
card-findings = Findings { $card }
card-special-find = Special find
finding-special = on a roll of { $luck } or less, { $effects }
card-before-the-dice = Before the dice
card-damage = Damage
card-wounds = Wounds
card-lost-first = What is lost first
card-gets-through = If anything gets through
card-in-a-fight = In a fight, { $die }
card-keeps = Kept
narrative-until-used = until it is used, at any calm moment
