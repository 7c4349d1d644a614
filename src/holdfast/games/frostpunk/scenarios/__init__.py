"""What the rules of single scenarios do, a file for each chapter."""
