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
   *[identity] { $count ->
        [one] person
       *[other] people
    }
} { $names } for good?
admin-deleted = { $count ->
    [one] One entry
   *[other] { $count } entries
} deleted.
unusable-no-database = There is no database at { $path }.
unusable-store-version = The database belongs to another version of the program: it is at { $found }, and { $ours } is needed.
unusable-store-problem = The database cannot be used: { $problem }
unusable-store-in-use = The folder { $folder } belongs to another server, which is running.
unusable-no-output = The file cannot be written: { $problem }
unusable-game-in-play = Game { $name } is still being played. It can be deleted with table { $table }, or when it is over.
unusable-no-such-entry = There is no { $kind ->
    [game] game
    [table] table
   *[identity] person
} “{ $name }”.
