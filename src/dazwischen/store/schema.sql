-- Numbers are never given again: somebody new must not inherit the seats of somebody deleted.
CREATE TABLE IF NOT EXISTS identities (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    name    TEXT    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT;

-- Only digests: whoever reads the database cannot act as anybody.
CREATE TABLE IF NOT EXISTS secrets (
    digest   BLOB    PRIMARY KEY,
    identity INTEGER NOT NULL REFERENCES identities ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS links (
    digest   BLOB    PRIMARY KEY,
    identity INTEGER NOT NULL REFERENCES identities ON DELETE CASCADE,
    expires  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Tables: what its stream comes to stands beside it, to be looked up without folding.
CREATE TABLE IF NOT EXISTS rooms (
    code    TEXT    PRIMARY KEY,
    data    BLOB    NOT NULL,
    changed INTEGER NOT NULL,
    host    INTEGER NOT NULL,
    stream  INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS rooms_by_host ON rooms (host);

CREATE TABLE IF NOT EXISTS seated (
    identity INTEGER NOT NULL,
    room     TEXT    NOT NULL REFERENCES rooms ON DELETE CASCADE,
    PRIMARY KEY (identity, room)
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS seated_by_room ON seated (room);

-- No events, because it goes when whoever said it goes.
CREATE TABLE IF NOT EXISTS talk (
    room   TEXT    NOT NULL REFERENCES rooms ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    who    INTEGER NOT NULL,
    text   TEXT    NOT NULL,
    client TEXT    NOT NULL DEFAULT '',
    ticket INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS talk_by_identity ON talk (who);

CREATE TABLE IF NOT EXISTS games (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    room    TEXT    NOT NULL,
    key     TEXT    NOT NULL,
    header  BLOB    NOT NULL,
    begun   INTEGER NOT NULL,
    ended   INTEGER,
    outcome BLOB
) STRICT;

CREATE TABLE IF NOT EXISTS people (
    game     INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    identity INTEGER NOT NULL,
    PRIMARY KEY (game, seat, identity)
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS people_by_identity ON people (identity);

-- What is told of games in lists. Games of earlier versions have none until somebody asks.
CREATE TABLE IF NOT EXISTS summaries (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    upto INTEGER NOT NULL,
    data BLOB    NOT NULL
) STRICT;

-- Games that somebody does not want to see in lists any more.
CREATE TABLE IF NOT EXISTS put_away (
    identity INTEGER NOT NULL,
    game     INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    PRIMARY KEY (identity, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS put_away_by_game ON put_away (game);

-- Whatever has numbered events: a game, a table, a tournament, a score sheet. A game's number is its stream's;
-- numbers are never given again. In which blocks its events are; of a game in play the last, and what
-- the chain of its events came to, is unknown.
CREATE TABLE IF NOT EXISTS streams (
    id    INTEGER PRIMARY KEY AUTOINCREMENT,
    kind  TEXT    NOT NULL,
    first INTEGER NOT NULL,
    last  INTEGER,
    chain BLOB
) STRICT;

-- Of all streams together, as they come. By whom is the kind's own: the number of a seat or
-- of a person, or a role as JSON.
CREATE TABLE IF NOT EXISTS events (
    number INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL,
    seq    INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    by     ANY     NOT NULL,
    data   BLOB    NOT NULL,
    client TEXT    NOT NULL DEFAULT '',
    ticket INTEGER NOT NULL DEFAULT 0,
    chain  BLOB    NOT NULL DEFAULT x''
) STRICT;

-- In blocks of 2048 events, and by stream in each: store/events.py says why.
CREATE UNIQUE INDEX IF NOT EXISTS events_by_block ON events (number >> 11, stream, seq);

CREATE VIEW IF NOT EXISTS last_block (block) AS
    SELECT coalesce(max(number), 0) >> 11 FROM events;

-- A foreign key would look through all events for each stream that is deleted.
CREATE TRIGGER IF NOT EXISTS events_have_a_stream BEFORE INSERT ON events
    WHEN NOT EXISTS (SELECT 1 FROM streams WHERE id = NEW.stream)
    BEGIN SELECT raise(ABORT, 'an event of no stream'); END;

-- Tournaments and score sheets: each is its stream, and nothing else.
CREATE TABLE IF NOT EXISTS books (
    code    TEXT    PRIMARY KEY,
    kind    TEXT    NOT NULL,
    client  BLOB    NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    over    INTEGER NOT NULL,
    stream  INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Links with a role. Only digests, as with secrets.
CREATE TABLE IF NOT EXISTS keys (
    digest  BLOB PRIMARY KEY,
    book    TEXT NOT NULL REFERENCES books ON DELETE CASCADE,
    role    TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS keys_by_book ON keys (book);

-- A row a rated game and person: the last is how somebody stands, all are the history.
CREATE TABLE IF NOT EXISTS ratings (
    identity INTEGER NOT NULL REFERENCES identities ON DELETE CASCADE,
    game     TEXT    NOT NULL,
    level    TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    mu       REAL    NOT NULL,
    sigma    REAL    NOT NULL,
    PRIMARY KEY (identity, game, level, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS ratings_by_game ON ratings (game, level);

-- Those who wish not to be rated.
CREATE TABLE IF NOT EXISTS unrated (
    identity INTEGER PRIMARY KEY REFERENCES identities ON DELETE CASCADE
) STRICT;

-- Those whom the operator does not let in any more.
CREATE TABLE IF NOT EXISTS banned (
    identity INTEGER PRIMARY KEY REFERENCES identities ON DELETE CASCADE,
    at       INTEGER NOT NULL
) STRICT;

-- What the operator wants of a running server, and what came of it: store/orders.py.
CREATE TABLE IF NOT EXISTS orders (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    data   BLOB    NOT NULL,
    answer BLOB
) STRICT;

-- What clients were refused lately: they are told the same again, whatever has happened since.
CREATE TABLE IF NOT EXISTS refusals (
    room     TEXT    NOT NULL REFERENCES rooms ON DELETE CASCADE,
    identity INTEGER NOT NULL,
    slot     INTEGER NOT NULL,
    client   TEXT    NOT NULL,
    ticket   INTEGER NOT NULL,
    data     BLOB    NOT NULL,
    PRIMARY KEY (room, identity, slot)
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS refusals_by_identity ON refusals (identity);
