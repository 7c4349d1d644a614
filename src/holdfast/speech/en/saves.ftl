# Saves and records: what cannot be kept, and what cannot be read again.

save-imagined = This game was imagined by a player and never took place, so there is no record of it.
save-no-checkpoints = This game was started without checkpoints, so it cannot be saved; its record can be kept.

# Writing a file, and reading one.
save-folder = { $file } could not be written: it is a folder.
save-no-file = { $file } could not be written: it is not a file.
save-not-written = { $file } could not be written: { $why }.
save-unchanged = { $file } could not be written: { $why }. What was there is unchanged.
save-reads-files = { $file } is not a file.
save-too-large = { $file } is larger than any save; it is not one.
save-not-read = { $file } could not be read: { $why }.

# What a file holds.
save-not-one = This is not a Holdfast save or record, or it was cut short.
save-newer = This file has format { $format }, from a newer Holdfast; this one reads up to { $most }.
# $found is what it is, $kind what it should be.
save-wanted = { $found ->
    [save] This is a Holdfast save,
    [record] This is a Holdfast record,
   *[other] This is a Holdfast file of another kind,
} { $kind ->
    [save] not a save.
   *[record] not a record.
}
save-digest = This save is damaged: its contents do not match their digest.
save-damaged = { $kind ->
    [save] This save is damaged: { $why }.
   *[record] This record is damaged: { $why }.
}
save-unknown-pick = This save names an unknown pick: "{ $pick }".
save-checkpoint = This save is damaged: its checkpoint lies beyond its picks.
save-no-replay = This save does not replay: pick { $number } is not on offer.
# $number picks stood when one was taken back.
save-takeback = This record is damaged: after pick { $number }, seat { $seat } takes one back, and there is no such seat.
save-pick = Pick { $number } of this record, "{ $pick }", cannot be made: { $why } ({ $rule })

# A position that was saved. $missing and $unknown are names of fields.
save-broken = The saved position contradicts itself ({ $fault }).
save-state = The saved position is of version { $was } of this game's state, and this release has version { $now }.
save-shape = The saved position does not fit these rules.{ $missing ->
    [none] {""}
   *[many] {" "}It lacks { $missing }.
}{ $unknown ->
    [none] {""}
   *[many] {" "}It has { $unknown }, which they do not know.
}
save-chance = The saved position's random numbers are damaged.
save-fault = The saved position breaks the rules at { $field }.
save-field = The saved position is damaged at { $field }: { $why }.

# What has changed since; $changes is one of the first three.
save-rules = the rules have changed
save-pack-version = pack { $pack } is { $now } now, and was { $was }
save-pack-cards = the cards of pack { $pack } have changed{ $decks ->
    [none] {""}
   *[many] {" "}({ $decks })
}
save-layout = { $since ->
    [saved] Since this game was saved { $changes }, and its position cannot be read any more.
   *[recorded] Since this game was recorded { $changes }, and its position cannot be read any more.
}
save-other-picks = Since this game was recorded { $changes }: its picks may mean something else now.
save-goes-on = Since this game was saved { $changes }: it goes on from its last step, as it is now.
