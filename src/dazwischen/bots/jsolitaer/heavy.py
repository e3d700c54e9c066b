"""Nobody: what the best looks at is done in good time as plain Python too."""

from typing import Final

FROM: Final = None
