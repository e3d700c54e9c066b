"""The server with the game of one move: `python -m server.host PORT FOLDER`."""

import sys
from pathlib import Path

from dazwischen.server.endpoints.gate import Admission
from dazwischen.server.run import Folders, Listening, Settings, run
from server import tally

if __name__ == "__main__":
    tally.register()
    run(
        Settings(
            Listening(port=int(sys.argv[1])),
            Folders(Path(sys.argv[2])),
            admission=Admission(crowd=1000),
        )
    )
