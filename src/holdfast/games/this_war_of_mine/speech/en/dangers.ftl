# What is coming if nothing is done.

danger-hunger = { $character } has hunger 3: one more, and { $character } may starve.
danger-misery = { $character } has misery 3: one more, and { $character } may leave.
danger-wounds = { $character } has wounds 3: one more may kill { $character }.
danger-illness = { $character } has illness 3: one more may kill { $character }.
danger-last-beginner = { $character } is the last starting character: without { $character } you cannot win.
danger-meals = Meals at dusk: { $meals } for { $people ->
        [one] { $people } person
       *[other] { $people } people
    }. Whoever eats nothing gets hungrier.
danger-water = Water at dusk: { $water } for { $people ->
        [one] { $people } person
       *[other] { $people } people
    }.
danger-guard = Nobody is awake enough to stand guard tonight.
danger-unguarded = Nobody is awake enough to stand guard tonight, and that ends the game.
danger-raid-damage = The next raid is worse than its card: { $damage } more damage.
danger-raid-wounds = The next raid is worse than its card: { $wounds ->
        [one] { $wounds } more wound
       *[other] { $wounds } more wounds
    }.
danger-cold = At { $cold } cold, people may fall ill at dawn.
danger-untreated = { $character } is hurt or ill, and no medicine is set aside for dawn.
danger-loud = Noise is { $noise }: a noise roll brings somebody { $noise } times in 10.
