"""The parts of the picture: the house, its people, what they own, the night, a fight, the book."""
