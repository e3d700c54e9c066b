"""Words of the players' languages: whatever is written, the same protocol is read."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dazwischen.core import protocolfile
from dazwischen.core.errors import InvalidInput
from dazwischen.core.forms import write
from dazwischen.core.vocabulary import Verb, Vocabulary
from dazwischen.games import registry
from dazwischen.tournament.referees import referee
from tests.conformance import play
from tests.words import VOCABULARIES, disguised, filled, lines_of, places

GAMES = sorted(VOCABULARIES)


def read(vocabulary: Vocabulary, text: str, *headers: str) -> str:
    """A line as the notation gets it."""
    head = "\n".join((f"game: {vocabulary.game}", *headers))
    (line,) = vocabulary.canonical(protocolfile.parse(f"{head}\n\n{text}\n".encode())).lines
    return line.text


VERBS = [
    pytest.param(vocabulary, verb, id=f"{game}-{verb.name}")
    for game, vocabulary in VOCABULARIES.items()
    for verb in vocabulary.verbs
]


@pytest.mark.parametrize(("vocabulary", "verb"), VERBS)
@given(st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_every_way_to_write_a_line_is_the_same_line(
    vocabulary: Vocabulary, verb: Verb, seed: int
) -> None:
    dice = Random(seed)
    values = filled(vocabulary.game, verb, dice)
    canonical = write(verb.form, values)
    assert read(vocabulary, canonical) == canonical
    for form in (*verb.de, *verb.en):
        assert set(places(form)) == set(places(verb.form))
        if vocabulary.sided and places(form) == ["who"] and len(form.split()) == 2:
            # A command that stands alone is written small there; it could be a word otherwise.
            assert read(vocabulary, write(form, values)) == canonical
        else:
            assert read(vocabulary, disguised(write(form, values), values, dice)) == canonical


@pytest.mark.parametrize(("vocabulary", "verb"), VERBS)
def test_the_notation_reads_every_line(vocabulary: Vocabulary, verb: Verb) -> None:
    """What a page offers can be read, whether or not it would be in order at that moment."""
    for seed in range(5):
        line = write(verb.form, filled(vocabulary.game, verb, Random(seed)))
        head = {"jarnac": "\nteams: A=3 B=2", "jay": "\nplayers: 6"}.get(vocabulary.game, "")
        text = f"game: {vocabulary.game}{head}\n\n{line}\n"
        protocol = protocolfile.parse(text.encode())
        (verdict,) = referee(protocol).judge(protocol).verdicts
        assert verdict.line == text.splitlines().index(line) + 1


@pytest.mark.parametrize("game", GAMES)
@given(st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_whole_protocols_in_german_are_judged_alike(game: str, seed: int) -> None:
    dice = Random(seed)
    vocabulary = VOCABULARIES[game]
    headers = (
        [("game", game)] if game in ("jarnac", "jsolitaer") else [("game", game), ("players", "6")]
    )
    told = lines_of(vocabulary, dice, 12)
    plain = "\n".join(
        [
            *(f"{name}: {value}" for name, value in headers),
            "",
            *(write(verb.form, values) for verb, values in told),
        ]
    )
    german = "\n".join(
        [
            *(f"{_german(vocabulary, name)}: {value}" for name, value in headers),
            "",
            *(write(dice.choice(verb.de), values) for verb, values in told),
        ]
    )
    assert judged(german) == judged(plain)


def judged(text: str) -> object:
    protocol = protocolfile.parse(text.encode())
    try:
        return referee(protocol).judge(protocol)
    except InvalidInput as error:
        return error.code, error.line


def _german(vocabulary: Vocabulary, name: str) -> str:
    return next(header.others[0] for header in vocabulary.headers if header.name == name).upper()


@pytest.mark.parametrize("game", GAMES)
def test_headers_and_their_values(game: str) -> None:
    vocabulary = VOCABULARIES[game]
    for header in vocabulary.headers:
        suffix = " A" if header.of_side else ""
        for name in (header.name, header.name.upper(), *header.others):
            for value, others in (header.values or {"1": ()}).items():
                for word in (value, value.upper(), *others):
                    if header.name == "game":
                        continue
                    text = f"Spiel: {game}\n{name}{suffix}: {word}\n\n"
                    read_ = vocabulary.canonical(protocolfile.parse(text.encode()))
                    assert read_.header(header.name + suffix, "?") == value


def test_no_word_means_two_things() -> None:
    for vocabulary in VOCABULARIES.values():
        names = [name for header in vocabulary.headers for name in (header.name, *header.others)]
        assert len({name.casefold() for name in names}) == len(names)


@pytest.mark.parametrize(
    ("game", "line", "canonical"),
    [
        ("jay", "2 legt das rote H", "2 rH"),
        ("jay", "Spieler 2 wirft Gelben Dieb", "2 gDieb"),
        ("jay", "1 eröffnet das blaue X", "1 bX"),
        ("jay", "2 bedient bH", "2 bH"),
        ("jay", "2: bx", "2 bX"),
        ("jay", "2 VERRAETER", "2 V"),
        ("jay", "2 legt verdeckt", "2 V"),
        ("jay", "3 stockt zwei auf", "3 A2"),
        ("jay", "3 zaehlt an", "3 count"),
        ("jay", "Alle sagen „bereit“", 'all "bereit"'),
        ("jay", "Richter: zu weit 2", "judge too-far 2"),
        ("jay", "2 sagt „Strafe rotes H“", '2 "Strafe rH"'),
        ("jay", "2 tauscht rH gegen gelbes O", "2 swap rH gO"),
        ("jay", "2 B", "2 B"),
        ("jay", "2 rQ", "2 rQ"),
        ("jsolitaer", "1 legt rH auf Stapel 3", "1 3:rH"),
        ("jsolitaer", "1 3: rotes h", "1 3:rH"),
        ("jsolitaer", "1 2:Ecke", "1 2:corner"),
        ("jarnac", "a zieht S A T E M U", "A draws S A T E M U"),
        ("jarnac", "A passt", "A pass"),
        ("jarnac", "A PASST", "A PASST"),
        ("jarnac", "B Jarnac! 1: MAUT", "B jarnac 1: MAUT"),
        ("jarnac", "A tauscht ABC gegen XYZ", "A exchange ABC for XYZ"),
        ("jarnac", "A Einspruch", "A Einspruch"),
        ("jarnac", "b2 schlägt jarnac runde vor", "B2 proposes jarnac runde"),
        ("jay-series", "1 gewinnt vor 3", "1 3"),
    ],
)
def test_lines_as_people_write_them(game: str, line: str, canonical: str) -> None:
    assert read(VOCABULARIES[game], line) == canonical


@pytest.mark.parametrize("game", registry.NAMES)
@given(st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_games_that_were_played_stay_as_they_are_written(game: str, seed: int) -> None:
    """What is in the words of the notation already means what it always meant."""
    played = play(game, registry.module(game).rules.options(), seed, 40)
    written = protocolfile.parse(registry.exported(played.log).encode())
    brought = VOCABULARIES[game].canonical(written)
    assert brought.headers == written.headers
    for now, before in zip(brought.lines, written.lines, strict=True):
        # What "Strafe" is for is said in full and written in short.
        assert now == before or '"Strafe ' in before.text


@pytest.mark.parametrize("game", GAMES)
def test_what_a_page_asks_for_is_what_the_referee_takes(game: str) -> None:
    for header in VOCABULARIES[game].headers:
        if header.numbers:
            low, high = header.numbers
            for value, taken in ((low, True), (high, True), (low - 1, False), (high + 1, False)):
                assert accepts(game, header.name, str(value)) == taken, (header.name, value)
        for word in header.values if header.name != "game" else ():
            assert accepts(game, header.name, word), (header.name, word)
        if header.usual:
            assert accepts(game, header.name, header.usual)


def accepts(game: str, name: str, value: str) -> bool:
    protocol = protocolfile.parse(f"game: {game}\n{name}: {value}\n\n".encode())
    try:
        referee(protocol).judge(protocol)
    except InvalidInput:
        return False
    return True


def test_players_have_names() -> None:
    jay = VOCABULARIES["jay"]
    names = "Namen: Anna Lena, Ben, Richter"
    assert read(jay, "Anna Lena legt bX", names) == "1 bX"
    assert read(jay, "ben A3", names) == "2 A3"
    assert read(jay, "Richter zu weit Ben", names) == "judge too-far 2"
    assert read(VOCABULARIES["jay-series"], "Ben vor Anna", "Namen: Anna, Ben, Cem") == "2 1"
    protocol = protocolfile.parse(b"game: jay\nnames: Anna, Ben, Cem\n\nBen bX\n")
    report = registry.module("jay").referee.judge(protocol)
    assert report.names == ("Anna", "Ben", "Cem")
    assert set(report.state["hands"]) == {"1", "2", "3"}


@pytest.mark.parametrize(
    ("text", "line", "near"),
    [
        ("Spiel: jay\nStuffe: 7\n\n", 2, "Stufe"),
        ("Spiel: jai\n\n", 1, "jay"),
        ("Spiel: jay\n\n2 stokt 3 auf\n", 3, "stockt"),
        ("Spiel: jay\n\n1 rH\n2 Pausse\n", 4, "Pause"),
        ("Spiel: jarnac\n\nA zieht SATEMU\nA Jarnak 1: MAUT\n", 4, "Jarnac"),
        ("Spiel: J-Solitär\n\n1 deckd rH auf\n", 3, "deckt"),
        ("Spiel: Serie\n\n1 for 2\n", 3, "vor"),
    ],
)
def test_the_nearest_word_is_taught(text: str, line: int, near: str) -> None:
    protocol = protocolfile.parse(text.encode())
    with pytest.raises(InvalidInput) as caught:
        referee(protocol).judge(protocol)
    assert caught.value.line == line
    assert caught.value.args_["near"] == near
