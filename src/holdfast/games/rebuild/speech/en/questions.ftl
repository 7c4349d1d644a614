# Each question, what its answers are called (.answer), and what the log says when only one is left (.only).

# $markers: how many markers the player has left.
ask-place = Place a marker ({ $markers } left).
    .answer = { $placing ->
        [idle] leave a marker somewhere and do nothing
       *[other] { $placing }
    }
    .only = Only one place was left.

ask-idle = Place a marker without using it. Where?
    .answer = { $place }
    .only = Only one place was left.

# $leaders: how many are still to be placed.
ask-lead = Where does a Leader work this round? ({ $leaders } to place)
    .answer = { $leading }
    .only = Only one tile was left for a Leader.

ask-post = Put the new Leader to work at once?
    .answer = { $posting ->
        [later] keep the Leader for the next round
       *[other] { $posting }
    }
    .only = The new Leader waits for the next round.

ask-build = What do you build?
    .answer = { $building ->
        [nothing] build nothing
       *[other] { $building }
    }
    .only = { $seat } builds nothing.

ask-put = Where does { THE($tile) } go?
    .answer = an open space
    .only = There was only one possible space for { THE($tile) }.

# $workers: how many the price asks for.
ask-pay = { $workers ->
        [one] Which of your workers goes?
       *[other] Which { $workers } of your workers go?
    }
    .answer = { $mixes }
    .only = There was only one way to pay.

ask-spend = What do you exchange?
    .answer = { $exchanges ->
        [nothing] exchange nothing
       *[other] { $exchanges }
    }
    .only = There was nothing to exchange.

ask-trade = How much money do you trade?
    .answer = { $money ->
        [0] no trade
       *[other] { $money } money
    }
    .only = There was no money to trade.

# $left: how many may still be taken.
ask-buy = Take one from the supply ({ $left } to take).
    .answer = { COUNT(1, $token) }
    .only = There was only one thing left to buy.
