# Whether the deal was fair
title = Was the deal fair?
about = Chance comes from a key that nobody chose. Its seal is shown from the start and tells nothing of the key. When the game is over you get the key, and anybody can check that it fits the seal and deals these cards.
chosen = Whoever made this table chose its seed, so they may know everything that is to come.
seal = Seal
seed = Seed
key = Key
fits = The key fits the seal that this browser saw first.
broken = The key does not fit the seal that this browser saw first. The deal was not what was promised.
by-hand = A page without https cannot check the seal itself. The command below can.
verify = To deal and play the game again on your own machine, download the record and type:
# The name of a program and of its command, which are the same in every language.
command = holdfast verify { $record } { $seal }
