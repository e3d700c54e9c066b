"""How a bot sits at the table: teams, objections, clocks, and how long it takes."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from dazwischen.bots.jarnac import doubt, pace, team
from dazwischen.bots.jarnac.bot import make
from dazwischen.bots.jarnac.mind import points
from dazwischen.bots.jarnac.scene import DRAW, JARNAC_CALL, LAY, PASS, Move
from dazwischen.bots.protocol import Action
from dazwischen.bots.strength import Level, strength
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.auto_actions import Timing
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ruleset
from dazwischen.games.jarnac.state import Clock, Proposal, State
from tests.bots.jarnac.boards import seen, table
from tests.bots.jarnac.driver import SMALL, done

TEAMS = Options(teams=(2, 1))
CHALLENGE = Options(judging="challenge")
STRICT = Options(variant="professional", judging="challenge")


def asked(
    state: State, seat: int, name: str, now: int = 0, seed: int = 1
) -> Action[do.JarnacIntent] | None:
    bot = make(state.rules.options, seat, strength(name), budget=SMALL)
    bot.see(GAME.view(state, seat), now)
    return bot.act(now, Dice(seed))


def wants(state: State, seat: int, name: str, seed: int = 1) -> do.JarnacIntent | None:
    action = asked(state, seat, name, seed=seed)
    return action.intent if action else None


def test_it_waits_for_its_turn() -> None:
    state = table((("REST",), ("MAU",)), ("EN", "T"))
    assert wants(state, 2, "meister") is None
    assert isinstance(wants(state, 1, "meister"), do.Lay)
    assert wants(GAME.start(Options(), 1), 1, "leicht") is None


def test_a_member_proposes_once() -> None:
    state = table((("REST",), ("MAU",)), ("EN", "T"), TEAMS)
    proposed = wants(state, 2, "mittel")
    assert isinstance(proposed, do.Propose)
    assert proposed.what == LAY
    assert wants(done(state, proposed), 2, "mittel") is None


def test_a_captain_takes_the_better_proposal() -> None:
    state = table((("REST",), ("MAU",)), ("ENSB", "T"), TEAMS)
    own = wants(state, 1, "leicht")
    assert isinstance(own, do.Lay)
    good = done(state, do.Propose(seat=2, what="lay", row=1, word="BERSTEN"))
    assert wants(good, 1, "leicht") == do.Confirm(seat=1, of=2)
    impossible = done(state, do.Propose(seat=2, what="lay", row=1, word="RESTBXXX"))
    assert wants(impossible, 1, "leicht") == own
    poor = done(state, do.Propose(seat=2, what="lay", word="NEB"))
    assert wants(poor, 1, "mittel") == wants(state, 1, "mittel")


def test_a_captain_calls_the_jarnac_that_somebody_else_saw() -> None:
    state = table((("REST",), ("MAU",)), ("", "T"), TEAMS, passed=True)
    state = done(state, do.Propose(seat=2, what="jarnac", row=1, word="MAUT"))
    assert wants(state, 1, "leicht") == do.Confirm(seat=1, of=2)


@pytest.mark.parametrize(
    ("move", "possible"),
    [
        (Move(LAY, 1, "RESTEN"), True),
        (Move(LAY, 0, "RESTEN"), False),
        (Move(LAY, 1, "RESTNE"), False),
        (Move(JARNAC_CALL, 1, "MAUT"), False),
        (Move(PASS), False),
    ],
)
def test_what_can_be_confirmed(move: Move, *, possible: bool) -> None:
    scene = seen(table((("REST",), ("MAU",)), ("EN", "T"), TEAMS))
    assert team.possible(scene, move) is possible
    assert points(scene, Move(LAY, 1, "RESTEN")) == 20


def test_nothing_is_proposed_that_goes_without_saying() -> None:
    assert team.proposal(2, Move(DRAW), ()) is None
    assert team.proposal(2, Move(PASS), ()) == Proposal(2, "pass")
    assert team.proposal(2, Move(PASS), (Proposal(2, "pass"),)) is None


def test_meister_objects_to_wrong_words_and_to_no_others() -> None:
    state = table((("REST",), ("MAU",)), ("ENX", "T"), CHALLENGE)
    wrong = done(state, do.Lay(seat=1, word="XERSTEN", row=1))
    assert wants(wrong, 2, "meister") == do.Object(seat=2)
    right = done(state, do.Lay(seat=1, word="RESTEN", row=1))
    assert wants(right, 2, "meister") is None


def test_meister_knows_that_a_word_may_not_become_a_form_of_itself() -> None:
    state = table((("TAL",), ("MAU",)), ("SEN", "T"), STRICT)
    assert wants(done(state, do.Lay(seat=1, word="TALS", row=1)), 2, "meister") == do.Object(seat=2)
    assert wants(done(state, do.Lay(seat=1, word="LAST", row=1)), 2, "meister") is None


@pytest.mark.parametrize("name", ["leicht", "mittel", "stark", "meister", "leicht@1000"])
def test_whoever_is_waited_for_answers_in_time(name: str) -> None:
    state = replace(table((("REST",), ("MAU",)), ("ENX", "T"), CHALLENGE), patient=True)
    wrong = done(state, do.Lay(seat=1, word="XERSTEN", row=1))
    right = done(state, do.Lay(seat=1, word="RESTEN", row=1))
    assert wants(right, 1, name) is None, "the layer waits"
    for seed in range(50):
        for laid, answer in ((wrong, do.Object(seat=2)), (right, do.Accept(seat=2))):
            bot = make(CHALLENGE, 2, strength(name))
            noticed = bot.notice(Dice(seed), own=False)
            bot.see(GAME.view(laid, 2), noticed)
            action = bot.act(noticed, Dice(seed))
            assert action is not None
            assert action.intent == answer
            assert 200 < noticed + action.delay < Timing().doubt


NONSENSE = ["XYZ", "TERN", "RABZ", "LOMPE", "STRAKEN", "BUNZEN", "GRALPEN", "EIRTNU", "QUADEL"]


def test_each_strength_sees_through_nonsense_but_beginners_not_always() -> None:
    rules = ruleset(CHALLENGE)
    wrong = [word for word in NONSENSE if not rules.lexicon.is_standard(word)]
    assert len(wrong) >= 6
    for level in (Level.MITTEL, Level.STARK, Level.MEISTER):
        assert all(doubt.objects(rules, level, (w, ""), Dice(1), known=False) for w in wrong)
    made = ["".join(letters) for letters in permutations("XQRTE")]
    seen = [doubt.objects(rules, Level.LEICHT, (w, ""), Dice(1), known=False) for w in made]
    assert 0.6 * len(made) < sum(seen) < 0.95 * len(made)
    again = [doubt.objects(rules, Level.LEICHT, (w, ""), Dice(2), known=False) for w in made]
    assert again == seen, "to ask often is no way around it"


@pytest.mark.parametrize("options", [CHALLENGE, STRICT], ids=["standard", "professional"])
def test_right_words_are_seldom_objected_to(options: Options) -> None:
    """Known ones never, and others less where it costs a letter."""
    rules = ruleset(options)
    most = 0.03 if rules.professional else 0.09
    for level in Level:
        unknown = [
            doubt.objects(rules, level, ("BERSTEN", ""), Dice(seed), known=False)
            for seed in range(1000)
        ]
        assert sum(unknown) <= most * 1000
        assert not any(
            doubt.objects(rules, level, ("REST", ""), Dice(seed), known=True) for seed in range(100)
        )


def test_the_word_that_ended_the_game_is_accepted_or_objected_to() -> None:
    rows = ("MAUT", "RABE", "TORE", "ALTE", "NOTE", "RUFE", "MUTE"), ("MAU",)
    state = table(rows, ("UNDX", "T"), CHALLENGE)
    assert wants(done(state, do.Lay(seat=1, word="UND")), 2, "leicht") == do.Accept(seat=2)
    assert wants(done(state, do.Lay(seat=1, word="UNX")), 2, "meister") == do.Object(seat=2)


def test_a_fallen_flag_leaves_a_pass() -> None:
    state = table((("REST",), ("MAU",)), ("EN", "T"), Options(clock=60))
    late = replace(state, clock=Clock(since=0, used=(59_000, 0)))
    assert asked(late, 1, "stark", now=1_000) is not None
    action = asked(late, 1, "stark", now=1_000)
    assert action is not None
    assert isinstance(action.intent, do.Pass)
    action = asked(late, 1, "stark", now=200)
    assert action is not None
    assert isinstance(action.intent, do.Lay)
    assert 200 + action.delay < 1_000


def test_delays_fit_the_hand_and_not_the_head() -> None:
    means = [
        sum(pace.delay(level, LAY, Dice(seed)) for seed in range(200)) / 200 for level in Level
    ]
    assert means == sorted(means, reverse=True)
    assert 2_000 <= means[0] <= 6_000
    assert 1_000 <= means[3] <= 2_000
    state = table((("REST",), ("MAU",)), ("EN", "T"))
    slow, fast = asked(state, 1, "mittel:leicht"), asked(state, 1, "mittel:meister")
    assert slow is not None
    assert fast is not None
    assert slow.intent == fast.intent
    assert slow.delay > fast.delay


def test_drawing_is_faster_than_thinking_of_a_word() -> None:
    for seed in range(20):
        assert pace.delay(Level.STARK, DRAW, Dice(seed)) < pace.delay(Level.STARK, LAY, Dice(seed))


def test_noticing_takes_a_few_hundred_milliseconds() -> None:
    bot = make(Options(), 1, strength("stark"))
    times = [bot.notice(Dice(seed), own=False) for seed in range(100)]
    assert min(times) >= 150
    assert max(times) <= 1_200
    assert bot.notice(Dice(1), own=True) < bot.notice(Dice(1), own=False)
