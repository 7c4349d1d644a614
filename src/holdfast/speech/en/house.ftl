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
