"""All doors."""

from typing import Final

from tests.doors import files, following, messages, operators, routes, wire
from tests.doors.trial import Door

DOORS: Final[dict[str, Door]] = {
    "messages": messages.messages,
    "following": following.following,
    "routes": routes.routes,
    "referee": files.referee,
    "imports": files.imports,
    "lists": files.lists,
    "settings": operators.settings,
    "wire": wire.wire,
    "databases": operators.databases,
}
