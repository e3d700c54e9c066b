"""A table from its opening to play, as clients see it."""

from tests.server.live import Live


def test_those_at_the_table_see_the_game_begin(server: Live) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    code = server.table(ada, options={"players": 2})
    here, there = server.socket(ada), server.socket(bob)
    here.send({"t": "hello", "table": code, "client": "a"})
    there.send({"t": "hello", "table": code, "client": "b"})
    assert here.next("hello")["game"] is None
    there.send({"t": "room", "id": 1, "do": {"do": "sit", "seat": 2}})
    assert there.next("done")["re"] == 1
    here.send({"t": "room", "id": 1, "do": {"do": "start"}})
    for client in (here, there):
        welcome = client.next("hello")
        while welcome["game"] is None:
            welcome = client.next("hello")
        assert len(welcome["game"]["view"]["hand"]) in (0, 8)
    here.send({"t": "do", "id": 2, "intent": {"do": "ready", "seat": 1}})
    answer = here.next("update", "refused")
    assert answer["re"] == [2]
