# What the table shows.

# What the marks in the terminal's picture mean.
legend = States from 0 to 4: ■■□□ 2.   acts: ● a black dot blocks that round, ○ it is free.   P·E·I: prowess, empathy, inventory.   » whom the card means.   In the house: ╟╢ a ladder, ╎ a hole with its number, ╪ boarded up; (in brackets) nobody can get there; a number stands for a person, reversed if at work; + is being built.   Noise: [n] the marker.   In a fight: [1 A+1] enemy 1, of kind A, with prowess 1.
