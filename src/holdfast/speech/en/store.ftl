# What the commands say that look after a server's tables.

# holdfast store check
store-tables = tables
store-table = { $table }  { $game }: { $fate }
store-goes-on = { $over ->
    [true] is over, and can be looked back at
   *[false] goes on
}
store-older-cards = goes on under the cards it began with, version { $cards }{ $release ->
    [none] {""}
   *[other] {" "}of release { $release }
}
store-step = goes on under newer rules, by { $steps ->
    [many] { LIST($steps) }
   *[other] { $steps }
}; everybody at the table will see it in the log
store-left = is left alone. { $why }
store-checked = Release { $release }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. { $well } go on as they are or are over, { $older } under the cards of an older release, { $step } by a step to newer rules; { $left } would be left alone.{ $schema ->
    [same] {""}
   *[older] {" "}The store has schema { $was }; this release will bring it to { $now } when it first opens it.
}
