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

# Why: how the ends of an option's worlds differ from those of the other options, or from now.
hint-won = { $worlds ->
    [1] Won in the one world tried.
   *[other] { $all ->
        [true] Won in all { $worlds } worlds.
       *[false] Won in { $count } of { $worlds } worlds.
    }
}
hint-lost = { $worlds ->
    [1] Lost in the one world tried.
   *[other] { $all ->
        [true] Lost in all { $worlds } worlds.
       *[false] Lost in { $count } of { $worlds } worlds.
    }
}
hint-alike = { $worlds ->
    [one] As good as the first, as far as { $worlds } world can tell.
   *[other] As good as the first, as far as { $worlds } worlds can tell.
}
# $when is one of the horizons below, $good and $bad are differences.
hint-otherwise = { $when }, on average { $found } than otherwise.
hint-otherwise-but = { $when }, on average { $good } than otherwise, but { $bad }.
hint-than-now = { $when }, on average { $found } than now.
hint-than-now-but = { $when }, on average { $good } than now, but { $bad }.
hint-no-difference = { $when }, the others lead to about the same.
hint-no-change = { $when }, little has changed.
hint-soon = { $clock ->
    [day] By the end of the day
    [night] By the end of the night
   *[round] By the end of the round
}
hint-later = { $clock ->
    [day] { $ahead ->
        [one] { $ahead } day on
       *[other] { $ahead } days on
    }
    [night] { $ahead ->
        [one] { $ahead } night on
       *[other] { $ahead } nights on
    }
   *[round] { $ahead ->
        [one] { $ahead } round on
       *[other] { $ahead } rounds on
    }
}
hint-higher = { $track } { $number } higher
hint-lower = { $track } { $number } lower
hint-more = { $number } more { FORM($track, $number) }
hint-less = { $number } less { $track }
# The same of things that are counted.
hint-fewer = { $number } fewer { FORM($track, $number) }
