# What is said of the game before anybody plays it.

title = Frostpunk: The Board Game
    .summary = One to four leaders keep a city alive around a Generator in the ice. Co-operative, two to three hours.

# What a table can settle, and what its values are called.
option-scenario = Scenario
    .help = Which story is played.
option-society = Society
    .help = Who came to the crater.
    .I = I
    .II = II
    .III = III
    .IV = IV
    .V = V
    .VI = VI
option-difficulty = Difficulty
    .help = How much they brought with them.
    .normal = Normal
    .hard = Hard
