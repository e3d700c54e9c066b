"""Draws the icons of the installed app from `web/icon.svg`: for maintainers, needs Chromium.

`python -m scripts.icons` writes them to `web/icons`; they are part of the repository.
"""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

WEB: Final = Path(__file__).resolve().parents[1] / "src" / "dazwischen" / "web"
CLOTH: Final = "#13282b"
SIZES: Final = (("180", 180, 0.0), ("192", 192, 0.0), ("512", 512, 0.0), ("maskable-512", 512, 0.1))
"""Name, pixels, and the border that a system may cut off, as a part of the whole."""


def main() -> None:
    drawing = (WEB / "icon.svg").read_text()
    folder = WEB / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        program = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, size, border in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            # Systems that cut a shape of their own want the cloth up to the edge.
            cloth = CLOTH if border or name == "180" else "transparent"
            inner = size * (1 - 2 * border)
            page.set_content(
                f"<style>body{{margin:0;background:{cloth};display:grid;place-items:center;"
                f"height:{size}px}}svg{{width:{inner}px;height:{inner}px}}</style>{drawing}"
            )
            page.screenshot(path=folder / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
