# The question, its answers, and what a bot would do.

yours = Your turn
asked = { $name }'s turn
propose = { $name } decides; you may propose
search = Search the options
search-among = { $count ->
    [one] { $count } option: search
   *[other] { $count } options: search
}
none-found = No option has these words.
asides = Also possible at any time
how-it-ended = How it ended
proposes = { $name } proposes this
read-card = Read the card: { $name }
# An answer at a certain place.
at = { $answer } ({ $place })

barred = Not possible now
barred-count = ({ $count })
barred-more = { $count } more
read-rule = Read the rule { $rule }

# What a bot would do
wonder = What would you do?
wonder-key = What would you do? (w)
advice = What a bot would do
ahead = Looking ahead…
chance-of = { $of ->
    [survival] A bot's chance of survival, from here
   *[winning] A bot's chance of winning, from here
}
chance = { $of ->
    [survival] Chance of survival: { $share } %
   *[winning] Chance of winning: { $share } %
}
share = { $share } %
advised = { $name } ({ $share } %)
advises = { $of ->
    [survival] A bot would choose, by the chance of survival: { LIST($options) }.
   *[winning] A bot would choose, by the chance of winning: { LIST($options) }.
}
worlds = { $count ->
    [one] Looked at { $count } world.
   *[other] Looked at { $count } worlds.
}
