# What the boards of all games share.

# $name is the thing, $ways what a click on it does.
now = { $name }. { $ways }
not-now = { $name }. Not now: { $reason }
ways = { LIST($ways, last: "or") }
choose-here = choose here
read = Read { $name }
