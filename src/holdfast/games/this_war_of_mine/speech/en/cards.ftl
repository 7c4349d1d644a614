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
