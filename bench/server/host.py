"""The server with the game of one move: `python -m server.host PORT FOLDER`."""

import sys
from pathlib import Path

from dazwischen.server.run import Settings, run
from server import tally

if __name__ == "__main__":
    tally.register()
    run(Settings(port=int(sys.argv[1]), data=Path(sys.argv[2]), crowd=1000))
