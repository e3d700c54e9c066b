"""Where a change is judged, the same examples are tried each time; elsewhere new ones."""

import os

from hypothesis import settings

settings.register_profile("judged", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("seeking", deadline=None)
settings.load_profile("judged" if "CI" in os.environ else "seeking")
