"""Where a change is judged, the same examples are tried each time; elsewhere new ones."""

import os

import pytest
from hypothesis import settings

settings.register_profile("judged", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("seeking", deadline=None)
settings.load_profile("judged" if "CI" in os.environ else "seeking")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first: at the end all but one worker would wait for them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
