/** Written by `python -m scripts.wire` from the server's own structs. */

export interface NewTournament {
  key: string;
  settings: Settings;
}

export interface Settings {
  title?: string;
  game?: string;
  system?: "round-robin" | "series" | "swiss";
  rounds?: number;
  table_size?: number;
  final?: boolean;
  online?: boolean;
  options?: Record<string, any>;
  timing?: Record<string, any>;
  minutes?: number;
  team_size?: number;
  prizes?: (Amount | Thing)[];
}

/** A prize that can be divided. */
export interface Amount {
  type: "amount";
  cents: number;
}

/** A prize that cannot: a cup, a ham. */
export interface Thing {
  type: "thing";
  name: string;
}

export interface Batch {
  key: string;
  actions: Sent[];
}

export interface Sent {
  id: string;
  do:
    | Configure
    | Register
    | Edit
    | CheckIn
    | Withdraw
    | ComeBack
    | Draw
    | Undraw
    | Place
    | Start
    | Finish
    | Claim
    | Score
    | ReportResult
    | Confirm
    | Dispute
    | Pause
    | Resume
    | Rule
    | VoidTable
    | Correct;
}

/** After the first draw the game and its system stay. */
export interface Configure {
  do: "configure";
  settings: Settings;
}

/** Also after the first rounds: who comes late begins with nothing. */
export interface Register {
  do: "register";
  name: string;
  team?: string;
  remote?: boolean;
  bot?: string;
  here?: boolean;
}

export interface Edit {
  do: "edit";
  entrant: number;
  name?: string;
  team?: string;
  remote?: boolean;
}

/** Only who is checked in is drawn. */
export interface CheckIn {
  do: "check-in";
  entrant: number;
  here?: boolean;
}

export interface Withdraw {
  do: "withdraw";
  entrant: number;
  reason?: string;
}

/** Somebody who had withdrawn is there again. */
export interface ComeBack {
  do: "come-back";
  entrant: number;
}

/** Draws the next round, or takes the tables as given; whoever they leave out has a bye. */
export interface Draw {
  do: "draw";
  number: number;
  tables?: number[][];
}

/** Takes a draw back before the round begins. */
export interface Undraw {
  do: "undraw";
  number: number;
}

/** Before the round begins: has a table played online, or at a real one. */
export interface Place {
  do: "place";
  round: number;
  table: number;
  online: boolean;
}

/** The round begins: its clock runs and its online tables open. */
export interface Start {
  do: "start";
  number: number;
}

/** The standing is final, and prizes are shared out. */
export interface Finish {
  do: "finish";
}

/** Whoever came with the player's link plays for the entrant at online tables. */
export interface Claim {
  do: "claim";
  identity: number;
}

/** At a real table: a round of the series; an earlier number corrects that round. With the last round the result is reported by whoever entered it. */
export interface Score {
  do: "score";
  round: number;
  table: number;
  number: number;
  first?: number;
  second?: number | null;
  void?: boolean;
}

/** A result; two that agree settle the table, two that differ call the judge. */
export interface ReportResult {
  do: "report";
  round: number;
  table: number;
  result: Series | Duel | Walkover;
}

/** The rounds of a series. */
export interface Series {
  kind: "series";
  rounds: (Played | Void)[];
}

/** Who came first and who second, as numbers of players; with two players nobody is second. */
export interface Played {
  type: "played";
  first: number;
  second?: number | null;
}

/** A round that does not count and is played again. */
export interface Void {
  type: "void";
}

/** The scores of the two sides. */
export interface Duel {
  kind: "duel";
  scores: [number, number];
}

/** Nothing was played, or not to the end: one is first, all others last. */
export interface Walkover {
  kind: "walkover";
  winner: number;
}

/** Agrees with what another has reported, as it was shown. */
export interface Confirm {
  do: "confirm";
  round: number;
  table: number;
  result: Series | Duel | Walkover;
}

/** Does not agree: the judge decides. */
export interface Dispute {
  do: "dispute";
  round: number;
  table: number;
}

/** A table stands still, or with table 0 everything, the clock too. */
export interface Pause {
  do: "pause";
  reason: string;
  table?: number;
}

export interface Resume {
  do: "resume";
  table?: number;
}

/** Decides what a table without a result has come to. */
export interface Rule {
  do: "rule";
  round: number;
  table: number;
  result: Series | Duel | Walkover;
  reason: string;
}

/** A table does not count, or `again`: it is played again from the beginning. */
export interface VoidTable {
  do: "void";
  round: number;
  table: number;
  reason: string;
  again?: boolean;
}

/** Another result for a table that has one, in any round: everything is computed anew. */
export interface Correct {
  do: "correct";
  round: number;
  table: number;
  result: Series | Duel | Walkover;
  reason: string;
}

export interface SeatWanted {
  key: string;
}
