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

CREATE TABLE IF NOT EXISTS rooms (
    code    TEXT    PRIMARY KEY,
    data    BLOB    NOT NULL,
    changed INTEGER NOT NULL,
    host    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS rooms_by_host ON rooms (host);

CREATE TABLE IF NOT EXISTS seated (
    identity INTEGER NOT NULL,
    room     TEXT    NOT NULL REFERENCES rooms ON DELETE CASCADE,
    PRIMARY KEY (identity, room)
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS seated_by_room ON seated (room);

CREATE TABLE IF NOT EXISTS talk (
    room   TEXT    NOT NULL REFERENCES rooms ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    who    INTEGER NOT NULL,
    text   TEXT    NOT NULL,
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

-- With rowid: what happens at many tables at once is appended to the same pages. Ordered by game,
-- every event would write a page of its own.
CREATE TABLE IF NOT EXISTS events (
    game   INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seq    INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    by     INTEGER NOT NULL,
    data   BLOB    NOT NULL,
    client TEXT    NOT NULL DEFAULT '',
    ticket INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seq)
) STRICT;
