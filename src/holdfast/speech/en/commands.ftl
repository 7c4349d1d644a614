# What the commands print.

command-not-written = The output could not be written: { $why }.
