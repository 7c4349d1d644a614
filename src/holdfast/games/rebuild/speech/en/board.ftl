# What the table shows.

# What the marks in the terminal's picture mean.
legend = L: a Leader at work   x: a marker placed this round   *: leaves the offer when the round ends
