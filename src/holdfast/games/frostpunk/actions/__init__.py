"""The main actions of the Action Phase, a file each."""
