"""The nine phases of a Round, a file each."""
