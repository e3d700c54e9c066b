/** Written by `python -m scripts.wire` from the server's own structs. */

export type Event =
  | Begun
  | Drew
  | Exchanged
  | WordLaid
  | Passed
  | Taken
  | Forgone
  | LastJarnac
  | Objected
  | TakenBack
  | TurnGiven
  | Doubled
  | Accepted
  | Granted
  | Released
  | Proposed
  | Captain
  | Left
  | Returned
  | FlagFell
  | Ended
  | Seated
  | WentAway
  | CameBack
  | BotSteppedIn
  | BotSteppedOut;

export interface View {
  options: Options;
  seat: number | null;
  phase: string;
  move: number;
  sides: Side[];
  bag: number;
  due: number;
  taken: number;
  beat: number;
  longer: number;
  laid: string;
  old: string;
  patient: boolean;
  held: boolean;
  since: number;
  thought: number;
  fallen: number[];
  gone: number[];
  proposals: Proposal[];
  ended: string;
  winner: number;
  points: number[];
  goal: number;
  may: May;
}

export interface Options {
  language: "de" | "fr";
  variant: "professional" | "solo" | "standard";
  judging: "challenge" | "dictionary" | null;
  umlauts: "split" | "tiles";
  jarnacs: 1 | 2 | "unlimited";
  handicap: [number, number];
  teams: [number, number];
  starter: number;
  thinking: number;
  clock: number;
  time_per: "move" | "turn";
  flag: "lose" | "pass";
  no_append: boolean;
  min_added: number;
  min_length: number;
  reading: number;
}

export interface Side {
  rows: string[];
  rack: string;
  score: number;
  seats: number[];
  captain: number;
  used: number;
}

/** What somebody on a side would do, until the captain has decided. */
export interface Proposal {
  seat: number;
  what: string;
  row: number;
  word: string;
}

export interface May {
  draw: number;
  exchange: boolean;
  lay: number[];
  change: number[];
  pass: boolean;
  jarnac: boolean;
  take: number[];
  object: boolean;
  accept: boolean;
  propose: boolean;
  proposable: May | null;
  confirm: number[];
  hand_over: number[];
}

/** Who has the first move; a report of a real table can begin with letters on it. */
export interface Begun {
  e: "begun";
  side: number;
  rows: string[][];
  racks: string[];
  begun: boolean[];
  bag: number;
  patient: boolean;
}

export interface Drew {
  e: "drew";
  side: number;
  letters: string;
  at: number;
}

export interface Exchanged {
  e: "exchanged";
  side: number;
  returned: string;
  drawn: string;
  at: number;
}

export interface WordLaid {
  e: "laid";
  side: number;
  row: number;
  word: string;
  old: string;
  added: string;
  at: number;
}

export interface Passed {
  e: "passed";
  side: number;
  at: number;
}

/** A Jarnac: the word lies on a row of the caller's, and the opponent's row is free. */
export interface Taken {
  e: "taken";
  side: number;
  row: number;
  word: string;
  of: number;
  old: string;
  added: string;
  at: number;
}

/** The time to call Jarnac is over, and the side's own turn begins. */
export interface Forgone {
  e: "forgone";
  side: number;
  at: number;
}

/** K-PRO-4: all rows of the opponent are filled, and this side may still take a word. */
export interface LastJarnac {
  e: "last-jarnac";
  side: number;
  beat: number;
}

export interface Objected {
  e: "objected";
  side: number;
  word: string;
  right: boolean;
  at: number;
}

/** All is as it was before the word, but for the time used. */
export interface TakenBack {
  e: "taken-back";
  side: number;
  word: string;
}

/** K-PRO-5: the turn goes to whoever objected to a wrong word. */
export interface TurnGiven {
  e: "turn-given";
  side: number;
}

/** K-PRO-5: the side's next single letter is two. */
export interface Doubled {
  e: "doubled";
  side: number;
}

/** Nobody objects to the word that ended the game. */
export interface Accepted {
  e: "accepted";
}

/** The side has nothing against the word: its layer may go on. */
export interface Granted {
  e: "granted";
  side: number;
  word: string;
  at: number;
}

/** The side had its time to object: the layer may go on, and until he does it still can. */
export interface Released {
  e: "released";
  side: number;
  word: string;
  at: number;
}

/** Only the seat's own side is told what. */
export interface Proposed {
  e: "proposed";
  seat: number;
  what: string;
  row: number;
  word: string;
}

export interface Captain {
  e: "captain";
  side: number;
  seat: number;
}

export interface Left {
  e: "left";
  seat: number;
}

export interface Returned {
  e: "returned";
  seat: number;
}

export interface FlagFell {
  e: "flag-fell";
  side: number;
  at: number;
}

/** `why` is rows, bag, flag (one fell and lost) or flags (both fell), the same after solo-; the winning side, or 0. */
export interface Ended {
  e: "ended";
  why: string;
  winner: number;
}

/** Whose the seat is from now on; `bot` is the strength of a bot. */
export interface Seated {
  e: "seated";
  seat: number;
  holder: "bot" | "empty" | "person";
  bot: string;
}

export interface WentAway {
  e: "went-away";
  seat: number;
}

export interface CameBack {
  e: "came-back";
  seat: number;
}

/** A bot plays for the seat's person. */
export interface BotSteppedIn {
  e: "bot-stepped-in";
  seat: number;
  bot: string;
}

/** The person plays again. */
export interface BotSteppedOut {
  e: "bot-stepped-out";
  seat: number;
}
