"""The pieces of the picture: the crater, the tracks, the displays, cards to read, the end."""
