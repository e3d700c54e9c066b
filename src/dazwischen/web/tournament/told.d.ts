/** Written by `python -m scripts.wire` from the server's own structs. */

export interface TournamentMade {
  code: string;
  links: RoleLink[];
}

export interface RoleLink {
  role: "captain" | "entry" | "judge" | "organiser" | "player" | "server" | "spectator";
  key: string;
  path: string;
  entrant: number;
  team: string;
  name: string;
}

export interface TournamentTold {
  code: string;
  version: number;
  now: number;
  tournament: View;
  said: string[];
}

export interface View {
  settings: Settings;
  phase: "over" | "registration" | "running";
  paused: string;
  rounds_planned: number;
  entrants: EntrantShown[];
  rounds: RoundShown[];
  standing: Placed[];
  teams: TeamPlaced[];
  prizes: Division | null;
  acts: Act[];
  me: Me;
  may: string[];
}

export interface Settings {
  title: string;
  game: string;
  system: "round-robin" | "series" | "swiss";
  rounds: number;
  table_size: number;
  final: boolean;
  online: boolean;
  options: Record<string, any>;
  timing: Record<string, any>;
  minutes: number;
  team_size: number;
  prizes: (Amount | Thing)[];
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

export interface EntrantShown {
  id: number;
  name: string;
  team: string;
  presence: "here" | "registered" | "withdrawn";
  remote: boolean;
  bot: string;
  claimed: boolean;
  mine: boolean;
}

export interface RoundShown {
  number: number;
  final: boolean;
  begun: number;
  stopped: number;
  waited: number;
  complete: boolean;
  byes: number[];
  tables: TableShown[];
}

export interface TableShown {
  number: number;
  entrants: number[];
  where: "online" | "real";
  room: string;
  status: "disputed" | "drawn" | "open" | "reported" | "settled" | "void";
  rounds: (Played | Void)[];
  seats: number[];
  reports: Report[];
  result: Series | Duel | Walkover | null;
  how: "agreed" | "judge" | "online" | "walkover" | null;
  places: number[];
  gained: number[];
  paused: string;
  mine: boolean;
  may: string[];
}

/** Who came first and who second, as numbers of players; with two players nobody is second. */
export interface Played {
  type: "played";
  first: number;
  second: number | null;
}

/** A round that does not count and is played again. */
export interface Void {
  type: "void";
}

export interface Report {
  by: number;
  result: Series | Duel | Walkover;
}

/** The rounds of a series. */
export interface Series {
  kind: "series";
  rounds: (Played | Void)[];
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

export interface Placed {
  who: number;
  place: number;
  by: string;
  worth: Record<string, number>;
}

export interface TeamPlaced {
  team: string;
  place: number;
  by: string;
  worth: Record<string, number>;
  members: number[];
}

export interface Division {
  awards: Award[];
  kept: (Amount | Thing)[];
}

export interface Award {
  player: number;
  cents: number;
  things: Thing[];
}

/** What a judge has done, and why. */
export interface Act {
  at: number;
  act: string;
  round: number;
  table: number;
  reason: string;
}

export interface Me {
  role: "captain" | "entry" | "judge" | "organiser" | "player" | "server" | "spectator";
  entrant: number;
  team: string;
}

export interface Answers {
  answers: Answered[];
  told: TournamentTold;
}

/** What became of an action. */
export interface Answered {
  id: string;
  done: boolean;
  problem: Problem | null;
  entrant: number;
  key: string;
}

export interface Problem {
  code: string;
  rules: string[];
  text: string;
  line?: number;
}

export interface Imported {
  registered: number;
  told: TournamentTold;
}

/** Why nothing of a file was taken. */
export interface Problems {
  code: string;
  rules: string[];
  text: string;
  problems: LineProblem[];
}

export interface LineProblem {
  line: number;
  code: string;
  text: string;
}

/** Whoever folds the log gets the tournament. */
export interface Export {
  code: string;
  log: Logged[];
  tournament: View;
}

export interface Logged {
  seq: number;
  at: number;
  by: Actor;
  event:
    | Configured
    | Registered
    | Changed
    | RoundDrawn
    | RoundUndrawn
    | EventsPlaced
    | RoundStarted
    | RoomOpened
    | Scored
    | Reported
    | Disputed
    | Settled
    | Ruled
    | Voided
    | Paused
    | Resumed
    | Finished;
}

export interface Actor {
  role: "captain" | "entry" | "judge" | "organiser" | "player" | "server" | "spectator";
  entrant: number;
  team: string;
}

export interface Configured {
  e: "configured";
  settings: Settings;
}

export interface Registered {
  e: "registered";
  entrant: Entrant;
}

export interface Entrant {
  id: number;
  name: string;
  team: string;
  presence: "here" | "registered" | "withdrawn";
  remote: boolean;
  bot: string;
  identity: number;
}

/** An entrant is called otherwise, here, gone, back or claimed. */
export interface Changed {
  e: "changed";
  entrant: Entrant;
  why: string;
  reason: string;
}

export interface RoundDrawn {
  e: "round-drawn";
  number: number;
  tables: Table[];
  byes: number[];
  final: boolean;
  field: number[];
}

export interface Table {
  number: number;
  entrants: number[];
  where: "online" | "real";
  room: string;
  rounds: (Played | Void)[];
  reports: Report[];
  disputed: boolean;
  result: Series | Duel | Walkover | null;
  how: "agreed" | "judge" | "online" | "walkover" | null;
  void: boolean;
  paused: string;
}

export interface RoundUndrawn {
  e: "round-undrawn";
  number: number;
}

export interface EventsPlaced {
  e: "placed";
  round: number;
  table: number;
  online: boolean;
}

export interface RoundStarted {
  e: "round-started";
  number: number;
  at: number;
}

export interface RoomOpened {
  e: "room-opened";
  round: number;
  table: number;
  room: string;
}

/** The rounds of a series as they stand after an entry. */
export interface Scored {
  e: "scored";
  round: number;
  table: number;
  rounds: (Played | Void)[];
}

export interface Reported {
  e: "reported";
  round: number;
  table: number;
  by: number;
  result: Series | Duel | Walkover;
}

export interface Disputed {
  e: "disputed";
  round: number;
  table: number;
  by: number;
}

export interface Settled {
  e: "settled";
  round: number;
  table: number;
  result: Series | Duel | Walkover;
  how: "agreed" | "judge" | "online" | "walkover";
}

/** By a judge, for the first time or instead of another result. */
export interface Ruled {
  e: "ruled";
  round: number;
  table: number;
  result: Series | Duel | Walkover;
  act: string;
  reason: string;
  at: number;
}

export interface Voided {
  e: "voided";
  round: number;
  table: number;
  again: boolean;
  reason: string;
  at: number;
}

export interface Paused {
  e: "paused";
  round: number;
  table: number;
  reason: string;
  at: number;
}

export interface Resumed {
  e: "resumed";
  round: number;
  table: number;
  at: number;
}

export interface Finished {
  e: "finished";
  at: number;
}

/** Where the person of this browser plays. */
export interface Seat {
  room: string;
  told: TournamentTold;
}
