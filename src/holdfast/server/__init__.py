"""Tables on the network: a store of what was picked, seats by links, live views."""
