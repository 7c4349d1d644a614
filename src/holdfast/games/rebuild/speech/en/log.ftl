# What happens.

round = Round { $round } begins.
resupply = Resupply: { $resupply }.
starts = { $seat } has mat 1 and goes first.
first = { $seat } goes first, with { $influence } Influence.
first-stays = Nobody leads in Influence ({ $influence }); { $seat } stays first.
leader = { $seat } has a Leader on { THE($tile) }.
    .together = { $seat } has Leaders on { THE($tile) }.
leader-gained = { $seat } gains a Leader.
no-leader = { $seat } gets no Leader.
stands = { $seat } goes to { THE($place) }.
idle = { $seat } leaves a marker on { THE($place) } and does nothing.
uses = { $seat } uses { THE($tile) }.
takes = { $number ->
        [0] { $seat } finds no { FORM($token, 2) } on the board.
       *[other] { $seat } takes { COUNT($number, $token) } from the board{ COMPARE($number, $wanted) ->
            [less] {" "}(of { $wanted }).
           *[same] .
        }
    }
gains = { $number ->
        [0] { $seat } gains no { FORM($token, 2) }: the supply has none.
       *[other] { $seat } gains { COUNT($number, $token) }{ COMPARE($number, $wanted) ->
            [less] {" "}(of { $wanted }).
           *[same] .
        }
    }
gives = { $seat } gives { COUNT($number, $token) }.
scores = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
builds = { $seat } builds { THE($tile) }.
builds-over = { $seat } builds { THE($tile) } over { THE($below_tile) }.
enters = { THE($tile) } is now on offer.
level-2 = Level 2 begins: everybody gets the sixth marker.
last-tile = That was the last tile: the game ends when all markers are placed.
round-ends = Round { $round } ends; { THE($tile) } leaves the market.
objective = { $seat } had the objective { $objective }.
total = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (objectives { $objectives }, tiles { $tiles }, track { $track }, Influence { $influence }, hearts { $hearts }).
