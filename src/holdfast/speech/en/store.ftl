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

# holdfast store verify
store-no-chains = The entries of this store carry no hashes yet. This release adds them when it first opens the store.
store-entry-gone = Entry { $entry } is missing.
store-entry-changed = Entry { $entry } was changed after it was written, or one before it was.
store-entry-loose = Entry { $entry } carries no hash. A server of an older release wrote it, if one still runs here; the next pick then adds the hash.
store-entry-other = Entry { $entry } and those before it are not what they were when the hashes were noted.
store-log-cut = The log ends before entry { $entry }, and it had { $known }.
store-table-gone = This table was there when the hashes were noted, and is gone.
store-wrong = { $table }  { $why }
store-verified = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}: { $wrong ->
    [0] every log is as it was written.
    [one] { $wrong } log is damaged.
   *[other] { $wrong } logs are damaged.
}
store-no-heads = { $file } is not what "holdfast store verify --json" prints: { $why }

# holdfast backup and holdfast restore
backup-writing = rows written
backup-done = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}. Keep it as safe as the store.
backup-stopped = Stopped. { $file } was not written.
backup-exists = { $file } is there already. Name another file, or use --replace to write over it.
backup-not-written = { $file } could not be written: { $why }. Nothing else has changed.
backup-not-read = { $file } could not be read: { $why }.
backup-none = { $file } is not a backup of Holdfast.
backup-damaged = { $file } is damaged or was cut short, so nothing of it is restored.
backup-newer = { $file } was made by a newer release of Holdfast ({ $release }). Restore it with that release.
restore-checking = rows checked
restore-writing = rows restored
restore-stopped = Stopped. The store is as it was.
restore-tables-there = There are tables in this store. Name an empty one, or use --replace to throw them away.
restore-done = { $place } now has { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, as they stood at { $made }.

# holdfast store archived and holdfast store bring-back
store-archived = { $table }  { $game }: put away at { $at }
store-no-table = There is no table { $table } in this store, and none of that name was put away.
store-brought-back = Table { $table } is back.

# holdfast operator
operator-key-unread = The operator's key could not be read from { $file }: { $why }.
operator-key-short = An operator's key has at least { $least } letters, digits and signs. "openssl rand -base64 30" makes a good one.
operator-no-key = Say where the operator's key is: --key FILE, or { $variable } in the environment.
operator-seat = A seat is a number from 1, or "watch" for those who only watch; not "{ $given }".
operator-refused = The server refuses: { $why }
operator-unreached = { $server } could not be asked: { $why }.
operator-done = { $people ->
    [-1] Done.
    [0] Done, but nobody holds that seat.
    [one] Done, for { $people } person.
   *[other] Done, for { $people } people.
}
operator-table = { $table }  { $changed }  { $game }, { $names }: { $picks ->
    [one] { $picks } pick
   *[other] { $picks } picks
}{ $over ->
    [true] , over
   *[false] {""}
}{ $here ->
    [0] {""}
   *[other] , { $here } there now
}
operator-report = { $number }  { $at }  table { $table }, { $name }: { $text }
operator-line = {"    "}{ $at }  { $name }: { $text }
operator-audit = { $number }  { $at }  { $who }: { $what } { $table }  { $note }
