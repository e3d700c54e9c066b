import pytest
from msgspec.structs import replace

from dazwischen.cli.games.jay.commands import Command, Word, read
from dazwischen.cli.games.jay.hand import in_order
from dazwischen.core.report import Message
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.actions.waive import Waive
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.ruleset import ruleset
from dazwischen.table.opening import PERSON, opened

HAND = "lZ rX rDieb bO Botschafter gDame rX"
"""As shown: 1 rX, 2 rX, 3 rDieb, 4 bO, 5 gDame, 6 lZ, 7 Botschafter."""


def _read(line: str) -> Command:
    table = opened("jay", Options(), 1, [PERSON] * 4)
    table.advance(0)
    catalogue = table.state.rules.catalogue
    hand = tuple(number for word in HAND.split() if (number := catalogue.number(word)))
    slots = (hand[:2], *table.state.slots[1:])
    state = replace(table.state, hands=(hand, *table.state.hands[1:]), slots=slots)
    return read(line, GAME.view(state, 1), catalogue)


def _card(name: str) -> int:
    number = ruleset(Options()).catalogue.number(name)
    assert number
    return number


@pytest.mark.parametrize(
    ("line", "figure"),
    [
        ("rX", "rX"),
        ("rx", "rX"),
        ("R X", "rX"),
        (" rotes  x ", "rX"),
        ("red X", "rX"),
        ("1", "rX"),
        ("3", "rDieb"),
        ("rd", "rDieb"),
        ("r thief", "rDieb"),
        ("bo", "bO"),
        ("bot", "Botschafter"),
        ("b", "Botschafter"),
        ("Botschafter", "Botschafter"),
        ("yellow queen", "gDame"),
        ("lila Z", "lZ"),
        ("bX", "bX"),
    ],
)
def test_a_card_by_number_or_name(line: str, figure: str) -> None:
    assert _read(line) == do.Lay(seat=1, card=_card(figure))


@pytest.mark.parametrize("line", ["v 3", "v3", "V rDieb", "v rd", "verräter 3", "face down 3"])
def test_face_down(line: str) -> None:
    assert _read(line) == do.Lay(seat=1, card=_card("rDieb"), face_down=True)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("a2", do.TopUp(seat=1, count=2)),
        ("A 2", do.TopUp(seat=1, count=2)),
        ("aufstocken 2", do.TopUp(seat=1, count=2)),
        ("top up 2", do.TopUp(seat=1, count=2)),
        ("a", do.TopUp(seat=1, count=1)),
        ("z", do.Draw(seat=1, count=1)),
        ("Ziehen", do.Draw(seat=1, count=1)),
        ("draw 2", do.Draw(seat=1, count=2)),
        ("Jay!", do.CallJay(seat=1)),
        ("„Jay“", do.CallJay(seat=1)),
        ("23", do.Count(seat=1)),
        ("pause", do.Pause(seat=1)),
        ("verzicht", Waive(seat=1)),
        ("waive", Waive(seat=1)),
        ("", Word.NEXT),
        ("ok", Word.NEXT),
        ("Bereit", Word.NEXT),
        ("?", Word.HELP),
        ("HILFE", Word.HELP),
        ("regeln", Word.RULES),
        ("ende", Word.QUIT),
        ("quit", Word.QUIT),
    ],
)
def test_words(line: str, command: Command) -> None:
    assert _read(line) == command


@pytest.mark.parametrize("line", ["tausch 3 1", "tausche rDieb 1", "swap rd lZ"])
def test_swap(line: str) -> None:
    assert _read(line) == do.Swap(seat=1, card=_card("rDieb"), slot=_card("lZ"))


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("xyz", "play-not-understood"),
        ("8", "play-no-such-card"),
        ("0", "play-no-such-card"),
        ("v", "play-which-face-down"),
        ("v 9", "play-no-such-card"),
        ("tausch 1 3", "play-no-such-slot"),
        ("tausch q 1", "play-not-understood"),
    ],
)
def test_what_means_nothing_is_said_to(line: str, key: str) -> None:
    command = _read(line)
    assert isinstance(command, Message)
    assert command.key == key


def test_hands_are_shown_by_colour() -> None:
    catalogue = ruleset(Options()).catalogue
    shown = in_order(catalogue, tuple(map(_card, HAND.split())))
    names = [catalogue.name(card) for card in shown]
    assert names == ["rX", "rX", "rDieb", "bO", "gDame", "lZ", "Botschafter"]
