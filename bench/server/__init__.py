"""The server under load, from a second process on the other core: `make bench-server`."""
