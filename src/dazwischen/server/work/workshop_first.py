"""Read by the process that those of the workshop are copies of: what all of them need, once."""

from dazwischen.server.work import archive, judging, retold, working  # noqa: F401 - they stay in memory
from dazwischen.server.work.retellings import words
from dazwischen.texts import LANGUAGES

for _language in LANGUAGES:
    # A key that is nowhere makes it read all catalogues of its own.
    words(_language).has("")
