"""How fast Holdfast's Rebuild plays and copies, beside catanatron, the best-known Python engine of a like game."""
