## dazwischen admin

admin-no-games = There are no games.
admin-no-tables = There are no tables.
admin-no-identities = There is nobody.
admin-column-id = No.
admin-column-code = Code
admin-column-name = Name
admin-column-game = Game
admin-column-state = State
admin-column-table = Table
admin-column-host = Host
admin-column-people = People
admin-column-begun = Begun
admin-column-ended = Ended
admin-column-changed = Last
admin-column-created = Since
admin-column-seen = Last seen
admin-state-playing = in play
admin-state-waiting = waiting
admin-state-ended = over
admin-state-stopped = broken off
admin-backup = Backed up to { $file }.
admin-delete-sure = Delete { $kind ->
    [game] { $count ->
        [one] game
       *[other] games
    }
    [table] { $count ->
        [one] table
       *[other] tables
    }
    [tournament] { $count ->
        [one] with all its tables the tournament
       *[other] with all their tables the tournaments
    }
    [sheet] { $count ->
        [one] score sheet
       *[other] score sheets
    }
    [ratings] { $count ->
        [one] all ratings of person
       *[other] all ratings of people
    }
   *[identity] { $count ->
        [one] person
       *[other] people
    }
} { $names } for good?
admin-deleted = { $count ->
    [one] One entry
   *[other] { $count } entries
} deleted.
admin-prune-nothing = Say what is to go after how many days, for example --tables 90.
admin-prune-sure = Delete everything for good that nobody has used for so long?
admin-no-tournaments = There are no tournaments.
admin-no-sheets = There are no score sheets.
admin-no-imports = Nobody has brought in games from elsewhere.
admin-no-ratings = Nobody is rated.
admin-column-level = Level
admin-column-points = Rating
admin-column-count = Games
admin-column-banned = Banned
admin-column-events = Events
admin-column-rounds = Rounds
admin-column-tables = Tables
admin-column-said = Said
admin-column-ratings = Ratings
admin-column-options = Rules
admin-column-outcome = Result
admin-column-games = Games
admin-yes = yes
admin-banned = { $count ->
    [one] One person is
   *[other] { $count } people are
} not let in any more.
admin-unbanned = { $count ->
    [one] One person is
   *[other] { $count } people are
} let in again.
unusable-no-answer = The server has not answered for { $seconds } seconds. Nothing was done, and nothing will be done later.
unusable-no-database = There is no database at { $path }.
unusable-store-version = The database belongs to another version of the program: it is at { $found }, and { $ours } is needed.
unusable-store-problem = The database cannot be used: { $problem }
unusable-store-in-use = The folder { $folder } belongs to another server, which is running.
unusable-no-output = The file cannot be written: { $problem }
unusable-game-in-play = Game { $name } is still being played. It can be deleted with table { $table }, or when it is over.
unusable-no-such-entry = There is no { $kind ->
    [game] game
    [table] table
    [tournament] tournament
    [sheet] score sheet
   *[identity] person
} “{ $name }”.
admin-upgraded = The database is as this version needs it.
unusable-store-outdated = The database is still at { $found }, and this version needs { $ours }. If an older server is running, leave it alone with its version. Once it has stopped, “dazwischen admin upgrade” takes the database along, and so does “dazwischen serve” when it starts.
unusable-file-taken = { $file } exists already. Choose another name: nothing is overwritten.
admin-whole = Everything is there as it was kept.
admin-damaged = { $count ->
    [one] One damage.
   *[other] { $count } damages.
} Stop the server, keep the folder, and restore the last backup with “dazwischen admin --data NEW restore BACKUP”.
admin-restored = The backup is now in { $folder }.
damage = { $what ->
    [pages] The database's file is damaged: { $problem }
    [log] The log beside the database is cut or damaged: the last { $seq } pages that were kept are lost, that is what happened last.
    [file] The database's file is no longer as it was closed.
    [game] Game { $name } is damaged from event { $seq } on.
    [table] Table { $name } can no longer be read.
   *[book] Something is missing in the tournament or score sheet { $name }, or it can no longer be read.
}
unusable-store-damaged = { damage } Nothing was changed. “dazwischen admin check” shows everything.
