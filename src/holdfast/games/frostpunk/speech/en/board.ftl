# What the table shows.

# What the marks in the terminal's picture mean.
legend = W Worker, E Engineer, C Child, w Child Worker, e Child Engineer, A Automaton.   ~ heated, * cold.   +: upgraded.   (large): the same Building goes on.   ◆ a Deposit.   Hope and Discontent: ● active, ○ exhausted.   On a trail: the letter of the Scout.   Rounds: S the Storm, ! a Scenario Trigger, T a Technology is due.

# From the Generator outwards.
zone-generator = Generator tile
zone-near = Near tiles
zone-far = Far tiles
