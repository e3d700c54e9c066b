"""Dazwischen: Jay, J-Solitär and Jarnac."""
