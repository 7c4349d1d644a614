# What an answer does.

on-tile = { $tile }
over-tile = over { THE($tile) }
gets = { $gains }
gain = +{ COUNT($number, $token) }
gain-helped = +{ $number } { $number ->
        [one] worker
       *[other] workers
    } (helped { $token })
gets-points = +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gets-nothing = nothing now
second-use = second time
with-leader = with a Leader
does-build = build a tile
does-spend = stories for money, or money for Influence
does-trade = money for resources
has-icon = { $icon }
special-tile = your special tile
costs = costs { $price ->
        [none] nothing
       *[many] { $price }
    }
costs-short = { $price ->
        [none] nothing
       *[many] { $price }
    }
worth-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
worth-influence = { $influence } Influence
worth-hearts = { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
exchange = { COUNT($number, $token) } for { COUNT($count, $gained_token) }
in-supply = { $number } in the supply
only-in-supply = only { $number } in the supply
