# Why not.

place-not-own = { THE($place) } is on another player's mat.
place-open-space = There is no building on { THE($place) }.
place-not-middle = { THE($place) } holds resources; markers go on the three middle squares.
place-twice = You have used { THE($place) } twice this round.
tile-twice = You have used { THE($tile) } twice this round.
kind-twice = You have done what { THE($place) } does twice this round.
no-passing = You have { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } left and must place one.
leader-off-mat = Leaders stand on tiles of your own mat, not on { THE($place) }.
leader-not-own = { THE($place) } is on another player's mat.
leader-no-tile = There is no building on { THE($place) }.
leader-taken = A Leader already stands on { THE($tile) }.
leaders-left = You still have { $leaders ->
        [one] { $leaders } Leader
       *[other] { $leaders } Leaders
    } to place.
pay-number = The price is { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }.
pay-lacks = { $number ->
        [0] You have no { $side } workers.
        [one] Only { $number } of your workers is { $side }.
       *[other] Only { $number } of your workers are { $side }.
    }
build-off-mat = { THE($place) } is not on your mat.
build-icon = { THE($tile) } cannot lie on { THE($below_tile) }: their icons differ.
build-cost = { THE($tile) } costs { COUNT($number, $token) }, and you have fewer.
build-not-on-offer = { THE($tile) } is not on offer.
build-no-room = You have no open space for { THE($tile) }, and no building with its icon.
spend-lacks = That takes { COUNT($number, $token) }, and you have { $held }.
trade-money = You have { $held } money, not { $number }.
buy-not-sold = The Port sells water, food, supplies and workers, not { FORM($token, 2) }.
buy-none-left = The supply has no { FORM($token, 2) } left.
