# What the text client says to the person who types.

terminal-yes-or-no = Please answer y or n.

# Cards to read.
terminal-no-cards = There are no cards to read.
terminal-cards = Cards you can read now; c ID or c WORD shows one:
terminal-card-unknown = No card that you can read now has "{ $words }" in its id or title.
terminal-cards-found = { $number ->
    [one] { $number } card; c ID shows it:
   *[other] { $number } cards; c ID shows one:
}

# Rules to read.
terminal-rule-unknown = No rule of this game has "{ $words }" in its id, title or text.
terminal-rules-found = { $number ->
    [one] { $number } rule; r ID shows it:
   *[other] { $number } rules; r ID shows one:
}
terminal-rule-who = Who: { $who }
terminal-rule-ruling = Ruling: { $ruling }
terminal-rule-case = Case { $number }. Given { $given }; { $do }: { $expect }.
terminal-rule-source = Source: { $source }
terminal-rules-how = r ID shows a rule, r WORD finds rules; "{ $command }" prints them all.

# A game watched again.
replay-help = Enter: next   b: back   a number: to that pick   e: to the end   t: the table   q: quit
replay-taken-back = (taken back by agreement: { $name }'s { $key })
replay-head = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }: { $picks ->
    [one] { $picks } pick
   *[other] { $picks } picks
}, { $finished ->
    [true] to the end
   *[false] not finished
}.
replay-options = Options: { $options }
replay-last = That was the last pick: b goes back, q quits.
replay-picks = { $picks ->
    [one] There is only { $picks } pick.
   *[other] There are only { $picks } picks.
}

# A record checked.
verify-played = Dealt and played again: { $picks ->
    [one] { $picks } pick
   *[other] { $picks } picks
}, { $over ->
    [true] and the same end
   *[false] not finished
}.
verify-other-end = Dealt and played again, this game does not end as the record says.
verify-drawn = The seed was drawn by chance: { $seed }
    Its seal: { $seal }
verify-chosen = Somebody chose the seed: { $seed }
    Its seal: { $seal }
verify-same-seal = That is the seal you were shown.
verify-other-seal = You were shown another seal, { $seal }: either this is the record of another game, or that game was not dealt from the seed that was promised.

# Who plays which seat.
seating-unknown = There is no player "{ $word }".{ $close ->
    [none] {""}
   *[one] {" "}Did you mean { $close }?
} Choose one of: { LIST($who, last: "or") }.
seating-yours-already = You play this seat already. A bot is one of: { LIST($bots, last: "or") }.
seating-loan = { $bot } plays { $name }
seating-loans = { CAP($loans) }; { $how ->
    [key] m takes the seat back.
   *[interrupt] Enter or Ctrl-C takes it back.
}
seating-you = you
seating-for-you = { $bot }, for you
seating-shown = { $name }: { $player }
seating-no-seat = No seat is called "{ $name }". The seats are { $names }.
seating-no-loan = No bot plays for you. m NAME takes the seat of that name.
seating-yours = You play { $names }.

# The table.
table-pass = Pass the screen to { $name } and press Enter.
table-next = --- { $name } ---
table-refused = { $reason } ({ $rule }; r { $rule } shows the rule)
table-lines-before = { $number ->
    [one] ... { $number } line before (l shows it)
   *[other] ... { $number } lines before (l shows them)
}
table-can-choose = You can choose that: it is option { $number }.
table-no-such-thing = There is no "{ $key }" in this game.
table-nothing-barred = You can choose every answer to this question.
# $then is what the same player did next, without their name: "Anna uses the Well; takes 2 water."
table-and-then = { $before }; { $then }
table-languages = You can read in { LIST($known, last: "or") }: type g and the name.
table-more-barred = { $number ->
    [one] ... and { $number } more like this
   *[other] ... and { $number } more like these
}
table-barred = { $title }: { $number ->
    [one] { $number } option
   *[other] { $number } options
}
table-thinking = Looking ahead; Ctrl-C stops it.
table-no-hint = Stopped without a hint.
table-undo-nothing = There is nothing of yours to take back.
table-undo-others = { $picks ->
    [one] Undo takes back { $picks } pick
   *[other] Undo takes back { $picks } picks
}, and { $names } moved since. Does the table agree?
table-undo-chance = { $picks ->
    [one] Undo takes back { $picks } pick
   *[other] Undo takes back { $picks } picks
}, and chance or a hidden card has been revealed since. Does the table agree?
table-undone = { $picks ->
    [one] { $picks } pick taken back.
   *[other] { $picks } picks taken back.
}

# What was typed.
typed-nothing = Type a number from 1 to { $most }, or h for help.
typed-no-number = There is no option { $number }. They go from 1 to { $most }.
typed-could-be = { $more ->
    [true] "{ $typed }" could be { LIST($keys, last: "or") }, or others.
   *[false] "{ $typed }" could be { LIST($keys, last: "or") }.
}
typed-unknown = "{ $typed }" is not an option. Type a number from 1 to { $most }, or h for help.

# The commands, one line each.
command-pick = choose that option; its key, or the beginning of it, works too
command-why-not = why not: what you cannot choose now, and by which rule (? KEY for one)
command-hint = what would you do? A hint: the best options, how likely each is to win, and why
command-bot = a bot plays your seat from here: b greedy, b planner, b random; b alone shows who plays
command-me = me: take your seat back from a bot; m NAME takes any seat
command-undo = undo: back to your last decision
command-table = the table again
command-log = the log of the whole game
command-card = a card: c ID or c WORD; c alone lists all you can read now
command-rules = the rules: r ID or r WORD
command-save = save: s or s FILE
command-language = another language: g fr; g alone lists them
command-help = this help
command-quit = quit

# Games and records kept.
keeping-exists = { $file } already exists. Overwrite it?
keeping-saved = Saved. To go on from here:
keeping-keep = Save this game to go on later?
keeping-bye = Goodbye.
keeping-kept = The game is saved. To go on:
keeping-not-kept = The game could not be saved: { $why }
keeping-no-folder = { $folder } could not be made: { $why }.
keeping-record = The record is in { $file }; "{ $command }" shows it.
keeping-record-wanted = Keep the record of this game? A file name, or Enter for no:
