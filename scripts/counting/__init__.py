"""How well the house is kept, counted in its sources and on its busiest way."""
