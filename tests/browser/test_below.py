"""The whole house below another site's address, in a browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.serving import Serving, free_port


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    port = free_port()
    address = f"http://127.0.0.1:{port}/spiele/jay/"
    serving = Serving(tmp_path_factory.mktemp("below"), options=["--address", address])
    serving.port, serving.url = port, address.rstrip("/")
    serving.start()
    yield serving
    serving.kill()


def test_a_stranger_plays_below(visit: Open, below: Serving) -> None:
    page = visit(below.url, service_workers="allow")
    home = f"{below.url}/"
    expect(page).to_have_url(home)
    outside: list[str] = []
    page.on(
        "request", lambda r: None if r.url.startswith((home, "data:")) else outside.append(r.url)
    )
    page.locator(".huge").click()
    expect(page.locator(".hand-card").first).to_be_visible()
    assert page.url.startswith(f"{home}#/table/")
    scope = page.evaluate("async () => (await navigator.serviceWorker.ready).scope")
    assert scope == home
    kept = page.evaluate("""async () => {
      const [name] = await caches.keys();
      return (await (await caches.open(name)).keys()).map(({ url }) => url);
    }""")
    assert {home, f"{home}web/main.js"} <= set(kept)
    assert all(url.startswith(home) for url in kept)
    manifest = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{home}manifest.webmanifest?lang=de"
    [cookie] = page.context.cookies()
    assert cookie["path"] == "/spiele/jay/"
    assert outside == []


def test_what_is_given_away_leads_below(visit: Open, below: Serving) -> None:
    page = visit(f"{below.url}/#/rules/real-table")
    expect(page.locator(".guide-address")).to_have_text(f"{below.url}/#/referee"[7:])
    code = page.locator("img.qr")
    expect(code).to_have_js_property("complete", value=True)
    assert code.evaluate("image => image.naturalWidth") > 0
    made = page.evaluate("""async () => {
      const { address, invitation } = await import("./web/app/router.js");
      return [invitation("abc"), address("/#/device/t")];
    }""")
    assert made == [f"{below.url}/#/table/abc", f"{below.url}/#/device/t"]
