"""Tables and games that a tour comes to without the start page."""

from dazwischen.games.jarnac.solver import Play
from tests.engines.person import Person

THREE = 3
_POST = """const post = async (path, body) => {
  const answer = await fetch(path, { method: "POST", body });
  return answer.json();
};
await post("/api/me", JSON.stringify({ name: "Ada" }));
localStorage.setItem("dazwischen.name", "Ada");"""
_OPEN = f"async (table) => {{ {_POST} return (await post('/api/tables', table)).code; }}"
_BRING_IN = f"async (log) => {{ {_POST} return (await post('/api/replays', log)).path; }}"
_BOARD = """() => {
  const side = document.querySelector('.side[data-side="1"]');
  const rows = [...side.querySelectorAll(".row-cells")].map(({ dataset }) => dataset.word);
  return [rows, side.querySelector(".rack").textContent.replace(/\\s/g, "")];
}"""
_UMLAUTS = {"AE": "ä", "OE": "ö", "UE": "ü"}


def table_of(person: Person, wanted: str) -> None:
    code = person.driver.ask(_OPEN, wanted)
    person.goes(f"/table/{code}")
    # A page at the same address would not learn its new name.
    person.driver.reload()
    person.sees(".game")


def brought_in(person: Person, log: str) -> str:
    """The path of a game's replay."""
    return str(person.driver.ask(_BRING_IN, log))


def board(person: Person) -> tuple[list[str], str]:
    """Rows and loose letters as they are shown, at one moment."""
    rows, letters = person.driver.ask(_BOARD)
    return rows, letters


def pass_and_draw(person: Person) -> None:
    letters = len(board(person)[1])
    person.clicks("[data-act=pass]")
    if letters >= THREE:
        person.clicks("[data-act=draw]")
    person.until(lambda: len(board(person)[1]) > letters, "a letter")


def with_umlauts(word: str) -> str:
    """As somebody types it, where an umlaut lies as two letters."""
    for split, umlaut in _UMLAUTS.items():
        word = word.replace(split, umlaut)
    return word.lower()


def has_umlaut(play: Play) -> bool:
    return not with_umlauts(play.word).isascii()
