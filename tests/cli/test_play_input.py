from dazwischen.cli.games.jay.input import LineEditor


def _lines(*chunks: str, end: bool = False) -> tuple[list[str], str]:
    editor = LineEditor()
    for chunk in chunks:
        editor.feed(chunk)
    if end:
        editor.end()
    return list(editor.lines), editor.buffer


def test_lines_come_out_whole() -> None:
    assert _lines("rX\nz", "ieh", "en\n2") == (["rX", "ziehen"], "2")


def test_the_last_line_needs_no_end() -> None:
    assert _lines("jay", end=True) == (["jay"], "")


def test_keys_that_take_back() -> None:
    assert _lines("rXY\x7f")[1] == "rX"
    assert _lines("tausch rX 1\x17")[1] == "tausch rX"
    assert _lines("nonsense\x15ok")[1] == "ok"
    assert _lines("\x7f\x7fa")[1] == "a"


def test_arrows_and_bells_are_ignored() -> None:
    assert _lines("r\x1b[A\x1bOP\x07\x00X\n") == (["rX"], "")


def test_control_d_ends_only_an_empty_line() -> None:
    editor = LineEditor()
    editor.feed("a\x04")
    assert not editor.ended
    editor.feed("\x15\x04")
    assert editor.ended


def test_a_pasted_book_is_cut() -> None:
    assert len(_lines("x" * 10_000)[1]) < 1000
