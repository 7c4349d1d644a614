# Hints: what a bot that looks ahead would do.

hint-head = { $together ->
    [true] What I would do, by the chance of survival:
   *[false] What I would do, by the chance of winning:
}
hint-worlds = { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
}
hint-told = { $option }: { $chance } in { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
}. { $reason }
# A chance in percent; nothing is certain that was only played out.
hint-percent = { $percent }%
hint-hardly = <1%
hint-nearly = >99%
