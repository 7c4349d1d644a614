# How an answer is told in one line: "Scrap Yard: +2 supplies; risk: one may fall sick".

# $name is the answer, $facts what it does.
told-line = { $name }: { $facts }
told-joint = {"; "}
# A question that had one answer, in a log that does not tell what it was about.
told-only = There was only one answer: { $answer }.
# Something that comes later.
told-later = later: { $fact }
# Something that may happen.
told-risk = risk: { $fact }

# So many of a thing.
counted = { COUNT($number, $thing) }
