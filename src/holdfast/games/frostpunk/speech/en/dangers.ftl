# What is coming if nothing is done.

danger-hunger-tonight = Tonight { $hunger } hunger loses the game: you are { $food } food short.
danger-hunger-tomorrow = As it stands, { $hunger } hunger will lose the game tomorrow: find { $food } food by then.
danger-hungry = { $hunger } of yesterday's hunger goes unpaid tonight.
danger-food-short = You are { $food } food short tonight; it becomes hunger tomorrow.
danger-sick = With { COUNT($number, $citizen) } sick, the next sickness check loses the game: cure { $cure }.
danger-sick-soon = { COUNT($number, $citizen) } { $number ->
        [one] is
       *[other] are
    } sick; { $most } sick lose the game.
danger-hope = The last Hope token is exhausted: the next decrease loses the game.
danger-hope-active = One Hope token is left.
danger-discontent = A sixth Discontent token loses the game.
danger-deaths = Another { $deaths ->
        [one] { $deaths } death loses
       *[other] { $deaths } deaths lose
    } the game.
danger-breakdown = Stress { $stress }: the Generator may break down at the next stress check.
danger-explosion = Stress { $stress }: a second breakdown loses the game.
danger-beds = Tonight { $meeples ->
        [one] { $meeples } Meeple has
       *[other] { $meeples } Meeples have
    } no warm bed.
danger-last-round = This is the last Round.
danger-open-sides = No Rim Tree stands: the next Storm loses the game.
danger-storm = The Storm is due in Round { $round }.
