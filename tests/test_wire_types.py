"""The web client's types are those of the server's structs, as they are now."""

import pytest
from msgspec import UNSET, Struct, UnsetType
from scripts.wire import WEB, Subject, subjects, written

SUBJECTS = list(subjects())


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.path)
def test_they_are_current(subject: Subject) -> None:
    assert (WEB / subject.path).read_text(encoding="utf-8") == written(subject), (
        "run python -m scripts.wire"
    )


def test_no_others_are_there() -> None:
    kept = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*.d.ts")}
    vendored = {path for path in kept if path.startswith("vendor/")}
    assert kept - vendored == {subject.path for subject in SUBJECTS}


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
