/** Written by `python -m scripts.wire` from the server's own structs. */
