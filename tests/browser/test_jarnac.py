"""Jarnac as people play it: a stolen word, objections, a team, alone to the end."""

import re

from playwright.sync_api import Page, expect

from dazwischen.games.jarnac import solver
from tests.browser.axe import findings
from tests.browser.conftest import Open
from tests.browser.jarnac import (
    RULES,
    alone,
    board,
    first_word,
    go_round,
    lay,
    left,
    lying,
    pass_and_draw,
    plays,
    rack,
    side,
    two,
    typed,
)
from tests.browser.jarnac import together as sit_together
from tests.browser.person import put_away_and_back, table_of


def test_a_word_that_was_missed_is_stolen(visit: Open) -> None:
    one, other = two(visit)
    victim, thief = one, other
    turns = {one: 1, other: 2}
    while True:
        first = [play for play in plays(victim, turns[victim]) if play.row is None]
        if first:
            lay(victim, first[-1], turns[victim])
        victim.keyboard.press("3")
        expect(thief.locator(".jarnac")).to_have_attribute("data-stage", "jarnac")
        rows, letters = board(thief, turns[victim])
        found = [play for play in solver.jarnacs_on(RULES, rows, letters) if play.row]
        if found:
            break
        thief.keyboard.press("1")
        expect(thief.locator("[data-act=pass]")).to_be_visible()
        victim, thief = thief, victim
    play = found[0]
    score = side(victim, turns[thief]).locator(".score b")
    points = int(score.inner_text()) + len(play.word) ** 2
    expect(side(thief, turns[thief]).get_by_role("timer")).to_be_visible()
    side(thief, turns[victim]).locator(f'[data-row="{play.row}"]').click()
    for _ in rows[(play.row or 0) - 1]:
        thief.keyboard.press("Backspace")
    typed(thief, play.word)
    thief.get_by_role("button", name="Jarnac!").click()
    for page in (thief, victim):
        expect(lying(page, turns[thief], play.word)).to_have_count(1)
        row = side(page, turns[victim]).locator(f'[data-row="{play.row}"]')
        expect(row).to_have_attribute("data-word", "")
        expect(page.locator("#live")).to_contain_text("Jarnac!")
    expect(score).to_have_text(f"{points}")


def test_what_is_no_word_comes_back_with_the_reason(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    _, letters = board(page)
    known = RULES.lexicon.is_standard
    wrong = next(word for n in range(6) if not known(word := (letters * 2)[n : n + 5]))
    typed(page, wrong.lower())
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("kein gültiges Wort. K-WORD-1")
    expect(page.get_by_label("Dein Wort")).to_have_value(wrong)
    expect(lying(page, 1, wrong)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_label("Dein Wort")).to_have_value("")
    assert board(page) == ([""] * 8, letters)


def test_an_objection_takes_a_wrong_word_back(visit: Open) -> None:
    one, other = two(visit, judging="challenge")
    _, letters = board(one)
    known = RULES.lexicon.is_standard
    wrong = next(word for n in range(6) if not known(word := (letters * 2)[n : n + 5]))
    typed(one, wrong.lower())
    one.keyboard.press("Enter")
    for page in (one, other):
        expect(lying(page, 1, wrong)).to_have_count(1)
    lies = side(other, 1).get_by_role("button", name=f"{wrong} nachschlagen")
    expect(lies).to_be_disabled()
    expect(other.get_by_role("group", name=f"Gilt {wrong}?")).to_be_visible()
    other.get_by_role("button", name="Einspruch").click()
    for page in (one, other):
        expect(lying(page, 1, wrong)).to_have_count(0)
        expect(page.locator(".notice")).to_contain_text(f"{wrong} gilt nicht.")
    expect(rack(one)).to_have_count(6)


def test_nothing_is_drawn_before_the_other_side_has_spoken_or_had_its_time(visit: Open) -> None:
    """K-WORD-2: who laid the word sees whom he waits for; then the letter comes by itself."""
    one, other = two(visit, judging="challenge", timing={"doubt": 60_000})
    word = first_claim(one)
    expect(one.locator(".prompt")).to_contain_text("widersprechen")
    expect(one.locator("[data-act=draw]")).to_have_count(0)
    one.keyboard.press("1")
    expect(other.locator(".prompt")).to_contain_text(f"Gibt es {word}?")
    expect(other.locator(".verdict")).to_contain_text(word)
    for page in (one, other):
        assert findings(page) == []
    expect(rack(one)).to_have_count(6 - len(word))
    other.get_by_role("button", name="Gilt").click()
    expect(rack(one)).to_have_count(7 - len(word))
    expect(other.locator(".verdict")).to_have_count(0)
    expect(one.locator("#live")).to_contain_text(f"lässt {word} gelten.")


def test_whoever_says_nothing_holds_nobody_up_for_long(visit: Open) -> None:
    one, other = two(visit, judging="challenge", timing={"doubt": 10_000})
    word = first_claim(one)
    expect(other.locator(".verdict")).to_be_visible()
    expect(one.locator(".prompt")).to_contain_text(re.compile(r"noch ([1-9]|10) s widersprechen"))
    expect(rack(one)).to_have_count(7 - len(word))


def first_claim(page: Page) -> str:
    """Three letters as they lie, called a word."""
    _, letters = board(page)
    typed(page, letters[:3].lower())
    page.keyboard.press("Enter")
    expect(lying(page, 1, letters[:3])).to_have_count(1)
    return letters[:3]


def test_both_times_can_be_read(visit: Open) -> None:
    """K-PRO-6: the time for a move does not hide what is left of the game."""
    one, other = two(visit, thinking=60, clock=600)
    for page in (one, other):
        times = side(page, 1).locator(".clock")
        expect(times).to_have_count(2)
        expect(times.first).to_contain_text(re.compile(r"Zug.*(1:00|0:\d\d)"))
        expect(times.last).to_contain_text(re.compile(r"Rest.*(10:00|9:\d\d)"))
        expect(side(page, 2).locator(".clock")).to_contain_text("10:00")


def test_a_time_out_is_called_one(visit: Open) -> None:
    one, other = two(visit, clock=8, flag="pass")
    expect(one.locator(".notice")).to_contain_text("Zeit abgelaufen: du passt.")
    expect(one.locator(".notice")).to_contain_text("K-PRO-6")
    expect(other.locator(".notice")).to_contain_text(re.compile("Zeit abgelaufen: .* passt."))
    expect(other.locator("#live")).to_contain_text("Zeit abgelaufen")


def test_a_fallen_flag_loses_the_game(visit: Open) -> None:
    one, other = two(visit, clock=8)
    for page in (one, other):
        ending = page.locator(".result")
        expect(ending).to_contain_text("Eine Uhr ist abgelaufen")
    expect(one.locator("#live")).to_contain_text("verloren")
    # Nobody has a point; whoever has lost is not first for all that.
    table = other.locator(".result .points")
    expect(table.locator("th")).to_have_text(["Platz", "Wer", "Wörter", "Punkte"])
    expect(table.locator("tr[data-me=true] td").first).to_have_text("1.")
    expect(one.locator(".points tr[data-me=true] td").first).to_have_text("2.")
    expect(other.locator(".history-lines li").first).to_contain_text("K-PRO-6")
    for page in (one, other):
        put_away_and_back(page)
        expect(page.get_by_role("link", name="Noch einmal ansehen")).to_be_visible()
    expect(one.get_by_role("button", name="Nochmal")).to_be_visible()


def test_hardships_wait_behind_a_word(visit: Open) -> None:
    """K-PRO-6 to K-PRO-8: what is chosen is kept; professionals judge by objection."""
    page = visit(bare=True)
    table_of(page, game="jarnac", options={}, seats=["me"])
    appending = page.get_by_role("group", name="Wörter einfach verlängern")
    expect(appending).to_be_hidden()
    page.get_by_text("Mehr Regeln zur Wahl").click()
    appending.get_by_role("radio", name="nicht erlaubt").check()
    expect(appending.locator(".choice-line")).to_contain_text("LAST")
    expect(page.get_by_role("group", name="Ist die Uhr abgelaufen")).to_have_count(0)
    page.get_by_role("radio", name="10 Minuten").check()
    flag = page.get_by_role("group", name="Ist die Uhr abgelaufen")
    expect(flag.get_by_role("radio", name="hast du verloren")).to_be_checked()
    expect(page.get_by_role("radio", name="sagt das Wörterbuch")).to_be_checked()
    page.get_by_role("radio", name="Profi").check()
    expect(page.get_by_role("radio", name="entscheidet ein Einspruch")).to_be_checked()
    page.reload()
    page.get_by_text("Mehr Regeln zur Wahl").click()
    expect(appending.get_by_role("radio", name="nicht erlaubt")).to_be_checked()


def test_a_team_of_two(visit: Open) -> None:
    captain, mate, opponent = visit(), visit(), visit()
    sit_together(captain, mate, opponent, timing={"jarnac": 600_000}, teams=[2, 1])
    while not (found := plays(captain)):
        go_round(captain, opponent)
    play = found[0]
    typed(mate, play.word)
    mate.get_by_role("button", name="Vorschlagen").click()
    expect(captain.locator(".proposal")).to_contain_text(play.word)
    expect(opponent.locator("#live")).to_contain_text("schlägt etwas vor.")
    expect(opponent.locator(".proposal")).to_have_count(0)
    expect(mate.get_by_role("button", name="Machen wir")).to_have_count(0)
    captain.get_by_role("button", name="Machen wir").click()
    for page in (captain, mate, opponent):
        expect(lying(page, 1, play.word)).to_have_count(1)
    expect(captain.locator(".proposal")).to_have_count(0)
    captain.get_by_role("button", name="zum Kapitän machen").click()
    expect(mate.get_by_role("button", name="Legen")).to_be_visible()
    expect(captain.get_by_role("button", name="Vorschlagen")).to_be_visible()
    mate.keyboard.press("3")
    expect(opponent.locator(".jarnac")).to_have_attribute("data-stage", "jarnac")


def test_alone_to_the_end_and_what_was_missed(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    expect(page.locator(".score")).to_contain_text("/ 576")
    exchange(page)
    while True:
        fresh = [play for play in plays(page) if play.row is None]
        if fresh and sum(map(bool, board(page)[0])) == 7:
            break
        if fresh:
            lay(page, fresh[0])
        else:
            pass_and_draw(page)
    typed(page, fresh[0].word)
    page.keyboard.press("Enter")
    if page.locator(".place").count():
        page.locator('.place[data-row="0"]').click()
    expect(page.locator(".result")).to_contain_text("von 576 Punkten")
    assert findings(page) == []
    put_away_and_back(page)
    page.get_by_role("button", name="Analyse ansehen").click()
    moves = page.locator(".moves .move")
    expect(moves.first).to_contain_text("gepasst")
    expect(moves.last).to_contain_text(f"{fresh[0].word} +{len(fresh[0].word) ** 2}")
    # Alone nobody calls Jarnac, so nothing is said about it.
    expect(page.get_by_role("columnheader", name="Liegen gelassen")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Jarnac")).to_have_count(0)
    plot = page.get_by_role("img", name="Punkte im Lauf des Spiels")
    expect(plot).to_be_visible()
    page.get_by_text("Als Tabelle").click()
    score = page.locator(".score b").inner_text()
    expect(page.locator(".plot tbody tr").last).to_contain_text(score)
    assert findings(page) == []
    page.locator(".moves").get_by_role("button", name="nachschlagen").first.click()
    expect(page.locator(".entries li").first).to_be_visible()
    expect(page.locator(".entry-kind")).to_contain_text("Gültig")
    assert findings(page) == []


def exchange(page: Page) -> None:
    """Three letters go back instead of the one that a pass brings."""
    bag, (_, letters) = left(page), board(page)
    page.keyboard.press("3")
    page.get_by_role("button", name="Tauschen").click()
    for place in range(3):
        rack(page).nth(place).click()
    page.get_by_role("button", name=f"{letters[:3]} zurücklegen").click()
    expect(page.locator("#live")).to_contain_text(f"Du legst {' '.join(letters[:3])} zurück")
    expect(page.locator(".bar-title")).to_contain_text(f"{bag} ")


def test_a_word_on_the_board_can_be_asked(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    play = first_word(page)
    lay(page, play)
    page.get_by_role("button", name=f"{play.word} nachschlagen").click()
    expect(page.get_by_role("dialog", name=play.word)).to_be_visible()
    expect(page.locator(".entries li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
