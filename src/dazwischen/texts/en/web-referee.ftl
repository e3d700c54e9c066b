## The referee

referee-line = Write down what happened at the table, one action a line. The referee says of each what it was and by which rule. Take an example, paste your protocol or drag a file here.
referee-protocol = Protocol
referee-judge = Judge
referee-load = Load a file
referee-done = { $count ->
    [one] One line has been judged.
   *[other] { $count } lines have been judged.
}
referee-complaint = Line { $line }: { $text }
referee-verdicts = The verdicts
referee-look = Shows the table after this line
referee-situation = The table after line { $line }
referee-example-jay-thief = One thief too many
referee-example-jay-run = Eight at a stroke
referee-example-jay-misled = Led astray
referee-example-jay-count = Counted out
referee-example-jsolitaer-turn = Two turns
referee-example-jsolitaer-jay = The Jay helps
referee-example-jsolitaer-empty = An empty hand
referee-example-jarnac-steal = Jarnac!
referee-example-jarnac-double = Twice
referee-example-jarnac-objection = Objection
referee-notation = How to write it down
referee-notation-head = First facts such as “game: jay” and “players: 4”, then a blank line, then the actions. The referee skips what stands behind a #, and @12.5 at the front says in which second something happened.
referee-notation-jay = Seat and card: “2 bX” (r, b, g, l are red, blue, yellow, purple; B the Botschafter, V the Verräter, and Dame, Jay, Dieb). “2 A3” tops up three, “2 draw 2” draws penalty cards, “3 pause” interrupts, “3 count” counts at somebody. What is said stands in quotation marks: 2 "Jay", all "bereit".
referee-notation-jsolitaer = Seat, stack and card: “1 3:rH”. “1 corner bX” turns the corner card up, “1 2:corner” lays it, “1 end” ends the turn.
referee-notation-jarnac = “A draws SATEMU” draws, “A MAU” lays a new word, “A 1: MAUS” changes the word on row 1, “A pass” passes, “B jarnac 1: MAUT” takes it away, “B objects” objects.
