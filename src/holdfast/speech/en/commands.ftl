# What the commands print.

command-not-written = The output could not be written: { $why }.

# holdfast games
command-game = { $name }  { $title }, { $few ->
    [one] { $few } seat
   *[other] { $few } seats
}
command-game-range = { $name }  { $title }, { $few } to { $many } seats
command-game-scenarios = scenarios: { $scenarios }
command-game-option = --option { $name }={ $values }: { $help } ({ $rule })
command-game-value = { $value }: { $title }. { $line }
option-not-with = { $values } not with { $other }={ $others } ({ $rule })
command-players = players: me, { $players }

# Choices of a game.
command-no-flag = There is no --{ $name }.{ $close ->
    [none] {""}
   *[one] {" "}Did you mean --{ $close }?
} { $choices ->
    [none] { $title } has nothing to choose.
   *[many] { $title } has these choices: { $choices }.
}
command-chosen-twice = { $name } is chosen twice: { $one } and { $other }.
command-option-form = An option is written name=value, as in same_action=kind, not "{ $given }".

# holdfast play
play-saved-brings = A saved game brings its own settings: { $word } cannot be combined with --load.
play-a-game = a game
play-record-folder = { $file } cannot be written: it is a folder.
play-record-no-folder = { $file } cannot be written: its folder does not exist.
play-over = The game in { $file } is over; "{ $command }" shows it.
play-seats-named = { $seats ->
    [one] This game has { $seats } seat, but --seats names { $named }.
   *[other] This game has { $seats } seats, but --seats names { $named }.
}
play-names-named = { $seats ->
    [one] There is { $seats } seat, but --names names { $named }.
   *[other] There are { $seats } seats, but --names names { $named }.
}
play-name = A name has 1 to { $most } letters; "{ $name }" does not.
play-player = Player { $number }

# holdfast replay
replay-no-seat = This game has seats 1 to { $seats }; there is no seat { $seat }.

# holdfast rules
rules-none = No rule of { $game } has "{ $words }" in its id, title or text.
rules-no-folder = { $folder } is not a folder.
rules-not-installed = Tests are not installed with holdfast: use a source checkout, or say where they are with --tests FOLDER.
rules-code = Code:
rules-no-code = Code: no line names it
rules-cards = Cards:
rules-no-cards = Cards: none
rules-tests = Tests:
rules-no-tests = Tests: none
rules-tests-missing = Tests: { $why }
rules-case = case { $number }
rules-rule = rule
rules-without-test = { $part }: NO TEST
rules-proved = { $number } of { $all } rules and cases are cited by a test ({ $percent }%).

# holdfast serve and holdfast mcp
serve-at = Holdfast is at { $address } (Ctrl-C stops it)
serve-agents = Agents find the games at { $address } (Ctrl-C stops it)
serve-port = A port is a number from 0 to 65535, not { $port }.
serve-host = { $host } is not an address of this machine: { $why }.
serve-in-use = Port { $port } at { $host } cannot be used: { $why }. Perhaps Holdfast is already running there; port 0 takes any that is free.
serve-metrics = The address for metrics is written 127.0.0.1:9100, not "{ $given }".
serve-origin = An origin is written https://play.example.org, not "{ $origin }".

# holdfast lab
lab-done = { $out }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $new } of them new.
lab-done-pace = { $out }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $new } of them new, { $pace } a second.
lab-report-how = "{ $command }" shows the results.
lab-damaged = Damaged, set aside and played again: { $number ->
    [one] { $number } of the files in { $folder }.
   *[other] { $number } of the files in { $folder }.
}
lab-stopped = Stopped. { $done } of { $games } games are kept in { $folder }; the same command goes on.
lab-charts = { $number ->
    [one] { $number } chart in { $folder }
   *[other] { $number } charts in { $folder }
}
