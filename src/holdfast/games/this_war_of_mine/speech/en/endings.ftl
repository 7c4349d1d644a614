# How it ends: what happened (TW-GEN-21, TW-GEN-22, TW-OBJ-07, TW-OBJ-08, TW-EVE-05).
ending-victory = The war is over, and the last objective is reached.
ending-survived = The war is over, and somebody has survived.
ending-hunger = Everybody is dead; the last person died of hunger.
ending-wounds = Everybody is dead; the last person died of wounds.
ending-illness = Everybody is dead; the last person died of illness.
ending-killed = Everybody is dead; the last person was killed outright.
ending-abandoned = The last person has left the house.
ending-unguarded = Nobody could stand guard one night.
ending-forfeit = All the starting characters are gone, and the others have given up.

# What becomes of everybody.
fared-alive = { $character }, alive
fared-dead = { $character }, dead
fared-gone = { $character }, gone away

# What is left, line by line.
left-played = Played
left-days = Days
    .won = { $day }, lived through
    .lost = { $day }, the last of them lost
left-alive = The living
    .said = { $states ->
        [none] { $character }
       *[other] { $character } ({ $states })
    }
left-dead = The dead
left-gone = Gone away
left-objective = Objective
    .reached = the last one is reached
    .lost = the last one was not reached
    .open = { $objective } was not reached{ $steps ->
        [0] {""}
        [one] , { $status } of { $steps } step paid
       *[other] , { $status } of { $steps } steps paid
    }
left-built = Built
left-boarded = Boarded up
    .said = { $boarded } of { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }
left-storage = In storage
left-scripts = Scripts read
left-nobody = nobody
left-nothing = nothing
