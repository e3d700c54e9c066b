"""The web client's types are those of the server's structs: `make web-lint` writes them."""

from msgspec import UNSET, Struct, UnsetType
from scripts.wire import Subject, subjects, written

from dazwischen.games import registry


class Inner(Struct, tag_field="t", tag="inner"):
    """Said of it."""

    names: tuple[str, ...]
    by: dict[int, bool] = {}


class Outer(Struct):
    inner: Inner | None
    kind: str | int = ""
    may: int | UnsetType = UNSET


def test_what_is_told_has_every_field() -> None:
    assert written(Subject("told.d.ts", {"Outer": Outer})).split("\n\n", 1)[1] == (
        "export interface Outer {\n  inner: Inner | null;\n  kind: string | number;\n"
        "  may?: number;\n}\n\n"
        '/** Said of it. */\nexport interface Inner {\n  t: "inner";\n  names: string[];\n'
        "  by: Record<string, boolean>;\n}\n"
    )


def test_of_what_is_sent_much_can_be_left_out() -> None:
    sent = written(Subject("sent.d.ts", {"Outer": Outer}, sent=True))
    assert "inner: Inner | null;" in sent
    assert "kind?: string | number;" in sent
    assert "by?: Record<string, boolean>;" in sent


def test_two_of_one_name_are_told_apart() -> None:
    other = type("Inner", (Struct,), {"__annotations__": {"x": int}, "__module__": "some.place"})
    found = written(Subject("told.d.ts", {"One": Inner, "Two": other}))
    assert "export interface Inner {" in found
    assert "export type Two = PlaceInner;" in found


def test_every_message_of_either_side_is_written() -> None:
    files = {subject.path: written(subject) for subject in subjects()}
    for tag in ("hello", "do", "room", "say", "hold", "share", "noted", "ping"):
        assert f't: "{tag}";' in files["net/sent.d.ts"]
    for tag in ("hello", "update", "room", "refused", "done", "said", "pong", "bye"):
        assert f't: "{tag}";' in files["net/told.d.ts"]
    for game in registry.NAMES:
        assert "export interface View {" in files[f"games/{game}/told.d.ts"]
