"""The system's Firefox, by WebDriver BiDi, which it speaks itself."""

import base64
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.engines.bidi import Bidi, Refused, line_to
from tests.engines.driver import ENTER, Leaving, Point, pointing, typing
from tests.engines.program import line_of
from tests.engines.program import running as beside

PROGRAMS: Final = ("firefox-esr", "firefox")
PLAIN: Final = "dazwischen.test"
"""A name of this computer to which a browser grants no more than to any other over plain HTTP."""
PREFS: Final = {
    "intl.accept_languages": "de-DE, de",
    "network.dns.localDomains": PLAIN,
    "dom.disable_open_during_load": False,
    # Nothing but the page under test is asked for anything.
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.newtabpage.enabled": False,
    "browser.region.network.url": "",
    "browser.safebrowsing.downloads.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.search.update": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage": "about:blank",
    "browser.startup.page": 0,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.healthreport.uploadEnabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.push.connection.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "extensions.update.enabled": False,
    "geo.provider.network.url": "",
    "media.gmp-manager.updateEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disablePrefetch": True,
    "network.http.speculative-parallel-limit": 0,
    "network.prefetch-next": False,
    "network.proxy.type": 0,
    "network.trr.mode": 5,
    "security.certerrors.mitm.priming.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "signon.autofillForms": False,
    "toolkit.telemetry.enabled": False,
    "toolkit.telemetry.server": "data:,",
    "toolkit.telemetry.unified": False,
}
_LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_EVENTS: Final = ("log.entryAdded", "network.responseCompleted", "network.fetchError")
_LEFT: Final = re.compile("NS_BINDING_ABORTED|NS_ERROR_ABORT")
"""Requests of a page that somebody left meanwhile."""


class Running:
    """One program for many tours; each has cookies, storage and workers of its own."""

    def __init__(self, bidi: Bidi) -> None:
        self._pages: dict[str, Firefox] = {}
        self.bidi = bidi
        self.bidi.hear = self._hear
        self.bidi.say("session.new", capabilities={})
        self.bidi.say("session.subscribe", events=list(_EVENTS))

    def _hear(self, event: str, params: dict[str, Any]) -> None:
        context = params.get("context") or params.get("source", {}).get("context")
        page = self._pages.get(context)
        if page:
            page.hear(event, params)

    def visit(self, *, plain: bool) -> "Firefox":
        user = self.bidi.say("browser.createUserContext")["userContext"]
        created = self.bidi.say("browsingContext.create", type="window", userContext=user)
        context = created["context"]
        self._pages[context] = Firefox(self.bidi, user, context, PLAIN if plain else "")
        return self._pages[context]


class Firefox:
    def __init__(self, bidi: Bidi, user: str, context: str, host: str) -> None:
        self.troubles: list[str] = []
        self._bidi = bidi
        self._user = user
        self._context = context
        self._host = host

    def hear(self, event: str, params: dict[str, Any]) -> None:
        if event == "log.entryAdded":
            if params["level"] in {"error", "warn"}:
                self.troubles.append(str(params["text"]))
            return
        url = params["request"]["url"]
        if event == "network.fetchError":
            if not _LEFT.search(params["errorText"]):
                self.troubles.append(f"{url}: {params['errorText']}")
        elif params["response"]["status"] >= 400:
            self.troubles.append(f"{url}: {params['response']['status']}")

    def open(self, url: str) -> None:
        there = url.replace("127.0.0.1", self._host) if self._host else url
        self._say("browsingContext.navigate", url=there, wait="complete")

    def reload(self) -> None:
        self._say("browsingContext.reload", wait="complete")

    def ask(self, script: str, *values: Any) -> Any:
        try:
            answer = self._bidi.say(
                "script.callFunction",
                functionDeclaration=f"""async (values) =>
                  JSON.stringify(await ({script})(...JSON.parse(values)) ?? null)""",
                target={"context": self._context},
                arguments=[{"type": "string", "value": json.dumps(values)}],
                awaitPromise=True,
            )
        except Refused as refused:
            raise Leaving from refused
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def drag(self, way: Sequence[Point]) -> None:
        self._act(pointing(way))

    def type(self, text: str) -> None:
        self._act(typing(text))

    def enter(self) -> None:
        self.type(ENTER)

    def resize(self, width: int, height: int) -> None:
        self._say("browsingContext.setViewport", viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self._say("browsingContext.captureScreenshot")["data"])

    def close(self) -> None:
        self._bidi.say("browser.removeUserContext", userContext=self._user)

    def _act(self, source: dict[str, Any]) -> None:
        self._say("input.performActions", actions=[source])
        self._say("input.releaseActions")

    def _say(self, method: str, **params: Any) -> Any:
        return self._bidi.say(method, context=self._context, **params)


@contextmanager
def running(program: str) -> Iterator[Running]:
    with TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True) as profile:
        prefs = (f'user_pref("{name}", {json.dumps(value)});\n' for name, value in PREFS.items())
        (Path(profile) / "user.js").write_text("".join(prefs))
        log = Path(profile) / "log"
        command = [program, "--headless", "--no-remote", "--profile", profile]
        with (
            beside([*command, "--remote-debugging-port", "0", "about:blank"], log),
            line_to(f"{line_of(log, _LISTENING)}/session") as bidi,
        ):
            yield Running(bidi)
