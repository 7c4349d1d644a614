# Farmers. Each of them is named by the place where they work.

farmer-hired = A farmer moves in: { $space }.
farmer-eats = The farmer there eats { A($goods) }: { $space }.
farmer-unfed = The farmer there gets nothing to eat and may leave ({ $roll } on the die; leaves on 5 or less): { $space }.
farmer-leaves = A farmer packs up and goes: { $space }.

no-farm-there = There is no farm Fitting there: { $space }.
farmer-there = A farmer already works there: { $space }.
no-farmer-there = No farmer works there: { $space }.

ask-farm-at = Where does the farmer work from now on?
    .only = Only one place was free for a farmer.

ask-feed-farmer = What does the farmer get for supper? ({ $space })
    .answer = { $food ->
        [enough] Nothing
       *[other] { $food }
    }
    .only = There was { $food ->
        [enough] nothing
       *[other] only { $food }
    } for the farmer.

farmer-may-leave = leaves ({ $chance } in 10)

ask-farmer-goes = Which of the farmers leaves?
    .only = There was only one farmer to leave.
