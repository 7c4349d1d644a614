# What the house says wherever people play: its rules, and what they choose badly.

# The rules of the house, by their names.
HF-KEY = An option is named by its key or by its number in the list.
HF-ASKED = Only the question that is open can be answered.
HF-SEAT = Only the seats that are asked may answer.
HF-OVER = A game that is over takes no more picks.
HF-UNDO = Once chance or a hidden card has been revealed, a pick can be taken back only if the table agrees.

house-no-language = There is no language "{ $language }". Choose one of: { LIST($known, last: "or") }.

# $players are the players there are; $close one whose name is much like $name, or none.
house-no-player = There is no player "{ $name }".{ $close ->
    [none] {""}
   *[one] {" "}Did you mean { $close }?
} Choose one of: { LIST($players, last: "or") }.
house-same-name = Two seats have the same name.
house-no-game = There is no game "{ $name }".{ $close ->
    [none] {""}
   *[one] {" "}Did you mean { $close }?
} Choose one of: { LIST($games, last: "or") }.
house-no-module = { $variable } names { $module }, which could not be imported: { $why }.
house-no-packs = This game has no packs of cards.
house-seats = { $title } is for { $few ->
    [one] { $few } seat
   *[other] { $few } seats
}, not { $given }.
house-seats-range = { $title } is for { $few } to { $many } seats, not { $given }.
house-no-option = { $options ->
    [none] { $title } has no option "{ $name }", nor any other.
   *[many] { $title } has no option "{ $name }". It has { $options }.
}
house-option-value = { $name } is { LIST($values, last: "or") }, not "{ $given }".
house-options-clash = { $name } { $value } cannot be combined with { $other } { $other_value } ({ $rule }).
house-seed = A seed is a whole number from 0 to 2**64 - 1, not { $given }.
house-budget = A planner's budget is a number of playouts, as in planner:200, or of seconds a step, as in planner:2s, not "{ $given }".

# What cannot be done at a table.
house-no-seat = There is no seat { $seat } at this table.
house-key-kind = Choose an option by its key or its number, not by { $given }.
house-no-number = { $last ->
    [0] There is only option 0; there is no option { $given }.
   *[other] The options are numbered 0 to { $last }; there is no option { $given }.
}
house-no-key = There is no option "{ $given }".{ $close ->
    [none] {""}
   *[one] {" "}Did you mean { $close }?
}
house-over = The game is over.
house-waiting = Waiting for { $names }.
house-asked = The question now is "{ $asked }", and "{ $given }" does not answer it.
house-no-checkpoints = This game was started without checkpoints, so it can only be played on.
house-undo-nothing = There is nothing to take back.
house-undo-agree = Chance or a hidden card has been revealed since. The table must agree to undo.
house-no-rule = There is no rule { $rule }.{ $close ->
    [none] {""}
   *[one] {" "}Did you mean { $close }?
}
house-asked-now = It's { $name }'s turn.
