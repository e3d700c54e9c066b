"""Jarnac as people play it: a stolen word, objections, a team, alone to the end."""

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
    page = visit()
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
    other.get_by_role("button", name=f"Einspruch gegen {wrong}").click()
    for page in (one, other):
        expect(lying(page, 1, wrong)).to_have_count(0)
        expect(page.locator(".notice")).to_contain_text(f"{wrong} gilt nicht.")
    expect(rack(one)).to_have_count(6)


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
    page = visit()
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
    expect(page.locator(".ending")).to_contain_text("von 576 Punkten")
    assert findings(page) == []
    page.get_by_role("button", name="Analyse ansehen").click()
    moves = page.locator(".moves .move")
    expect(moves.first).to_contain_text("gepasst")
    expect(moves.last).to_contain_text(f"{fresh[0].word} +{len(fresh[0].word) ** 2}")
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
    page = visit()
    alone(page)
    play = first_word(page)
    lay(page, play)
    page.get_by_role("button", name=f"{play.word} nachschlagen").click()
    expect(page.get_by_role("dialog", name=play.word)).to_be_visible()
    expect(page.locator(".entries li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
