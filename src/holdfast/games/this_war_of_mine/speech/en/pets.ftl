# Dog and Cat.

dog-eats = The dog eats { A($goods) }.
dog-unfed = The dog gets nothing to eat and goes looking for food ({ $roll } on the die; gone on { $most } or less).
resident-passes = The dog leads you round somebody, unseen.

ask-feed-dog = What does the dog get for supper?
    .answer = { $food ->
        [enough] Nothing
       *[other] { $food }
    }
    .only = There was { $food ->
        [enough] nothing
       *[other] only { $food }
    } for the dog.
keeps-off-then = keeps { $number } off a raid at home
dog-may-stray = is gone ({ $chance } in 10)

ask-dog-along = Does the dog go out with the scavengers?
    .answer = { $yes-no ->
        [yes] It goes along
       *[no] It guards the house
    }
    .only = There was only one way for the dog.
shows-a-way-round = once, it can lead you round an encounter

ask-let-pass = The dog has stopped, and growls. Do you let whoever is there pass?
    .answer = { $yes-no ->
        [yes] Let them pass
       *[no] Go on and meet them
    }
    .only = There was no way round.

ask-leave-dog = You flee. Does the dog stay behind to hold them off?
    .answer = { $yes-no ->
        [yes] Leave the dog behind
       *[no] Take the dog along
    }
    .only = There was only one way for the dog.
dog-is-lost = nobody strikes at you, and the dog is gone
they-strike = they strike at you as you turn

# On the cards.
card-pet-dusk = At dusk
card-pet-raid = In a raid
pet-eats = eats one food from STORAGE; unfed, it is gone on a roll of { $strays } or less
pet-eats-nothing = needs no food
pet-guards = keeps { $number } off the damage or the wounds while it is at home, { $fed } if it was fed
pet-roll = roll the black die

# In the house.
dog-is-fed = fed
dog-is-along = out with the scavengers
dog-is-helped = has led you round somebody
also-dog = the dog: { $states }
