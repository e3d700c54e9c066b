"""Mutated inputs for every door of the house, as many as wanted; a seed leads to each again."""
