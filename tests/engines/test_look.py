"""What engines draw in ways of their own."""

import base64

import pytest

from tests.engines.conftest import ENGINES
from tests.engines.person import Person
from tests.limits import until
from tests.serving import Serving

pytestmark = pytest.mark.parametrize("engine", ENGINES)

ROW = """async (png, y) => {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` });
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  return [...brush.getImageData(0, y, 60, 1).data].filter((_, n) => n % 4 === 1);
}"""
"""How green the first pixels of a line are, as they were photographed."""
SCROLLBAR = """() => {
  const { scrollbarColor } = getComputedStyle(document.documentElement);
  const [, track] = scrollbarColor?.match(/rgb[^)]*\\)/g) ?? [];
  return track?.match(/\\d+/g).slice(0, 3).map(Number) ?? null;
}"""


def test_the_cloth_is_finely_woven(person: Person, server: Serving) -> None:
    person.driver.open(server.url)
    person.sees(".huge")

    def woven() -> list[int] | None:
        """A picture can be taken before the cloth is there."""
        picture = base64.b64encode(person.driver.picture()).decode()
        found: list[int] = person.driver.ask(ROW, picture, 3)
        return found if len(set(found)) > 1 else None

    row = until(woven, "threads")
    # Each thread is like the next, six pixels further; the light over the cloth changes slowly.
    assert max(abs(a - b) for a, b in zip(row, row[6:], strict=False)) <= 2


def test_scrollbars_are_as_dark_as_the_page(person: Person, server: Serving, engine: str) -> None:
    person.driver.open(server.url)
    person.sees(".huge")
    track = person.driver.ask(SCROLLBAR)
    if engine == "webkit" and track is None:
        return  # It draws them by the page's colour scheme.
    assert track, "the system's colours, whatever the theme"
    assert max(track) < 64
