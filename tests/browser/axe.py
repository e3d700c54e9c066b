"""What screen readers and weak eyes would stumble over."""

from importlib.resources import files

from playwright.sync_api import Page

AXE = files("axe_playwright_python").joinpath("axe.min.js")


def findings(page: Page, *only: str) -> list[str]:
    """Whatever axe-core finds that is serious or critical, by some of its rules or by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    how = {"resultTypes": ["violations"], **({"runOnly": only} if only else {})}
    found = page.evaluate("(how) => axe.run(how)", how)
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for violation in found["violations"]
        if violation["impact"] in {"serious", "critical"}
        for node in violation["nodes"]
    ]
