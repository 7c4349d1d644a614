"""How fast Holdfast's games play and copy, beside catanatron, the best-known Python engine of a like game."""
