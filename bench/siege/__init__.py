"""A house under siege: people play while strangers try everything to keep them from it."""
