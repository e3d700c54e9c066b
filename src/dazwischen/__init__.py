"""Dazwischen: Jay, J-Solitär and Jarnac."""

from dazwischen import compiled

compiled.take()
