/** Written by `python -m scripts.wire` from the server's own structs. */

export type Event =
  | Dealt
  | Laid
  | TakenBack
  | Owed
  | Drew
  | Recycled
  | Swapped
  | Readied
  | Opening
  | Reopening
  | Called
  | CalledWrongly
  | Announced
  | Counted
  | CountedOut
  | Paused
  | Returned
  | Settled
  | Withdrawn
  | Cleared
  | Found
  | Unclear
  | Voided
  | RoundEnded
  | Waived
  | Seated
  | WentAway
  | CameBack
  | BotSteppedIn
  | BotSteppedOut;

export interface View {
  options: Options;
  seat: number | null;
  phase: string;
  round: number;
  dealer: number;
  opener: number;
  hand: number[];
  counts: number[];
  piles: number[];
  aside: number;
  slots: number[][];
  box: Seen[];
  flow: Flow | null;
  owes: number[];
  ready: number[];
  counting: number | null;
  counted_out: number;
  finished: number[];
  places: number[];
  points: number[];
  totals: number[];
  scores: number[][];
  paid: number[];
  captains: boolean;
  may: May;
}

export interface Options {
  edition: "jay" | "zdj-4.6";
  level: number;
  players: number;
  faults: "guarded" | "penalty" | "take-back" | "tournament";
  announce: "auto" | "manual";
  shuffle: "cut" | "full";
  decks: "common" | "own";
  hand: number;
  colours: number;
  copies: Record<string, number>;
  figures: Kind[];
  starter_noble: boolean;
  window: number;
  opener: number;
  captains: boolean;
  rounds: number;
  reading: number;
}

export interface Kind {
  name: string;
  rank: "pawn" | "noble" | "traitor";
  copies: number;
  coloured: boolean;
  wild: boolean;
  similar_to: string[];
  effects: (ThrownOn | ThrownOnTwins | ServedByAnyone | OpenTo | ReservesWhenThrown | ReservesWhenServed | LayerReserves)[];
  short: string[];
}

/** May be thrown on these, whatever the colour (the Dame on pawns). */
export interface ThrownOn {
  type: "ThrownOn";
  on: string[];
}

/** May be thrown whenever twins lie (the Dieb). */
export interface ThrownOnTwins {
  type: "ThrownOnTwins";
}

/** May be served on these without any right (the Jay on Botschafter and Verräter). */
export interface ServedByAnyone {
  type: "ServedByAnyone";
  on: string[];
}

/** While it lies, these may be served on it by anybody, whatever the colour (the Dame). */
export interface OpenTo {
  type: "OpenTo";
  to: string[];
}

/** Its thrower reserves (the Dieb). */
export interface ReservesWhenThrown {
  type: "ReservesWhenThrown";
}

/** Its server reserves (the Jay). */
export interface ReservesWhenServed {
  type: "ReservesWhenServed";
}

/** Served on one of these, the layer of that figure reserves too (the Jay). */
export interface LayerReserves {
  type: "LayerReserves";
  on: string[];
}

/** A card in the box as everybody sees it; `kind` is None where nobody is told. */
export interface Seen {
  serial: number;
  figure: number;
  seat: number;
  kind: number | null;
}

export interface Flow {
  lying: number;
  layer: number;
  twins: boolean;
  obligation: number;
  reservations: number[];
  priority: number[];
}

/** What a seat may do now, as data: clients show it and hold no rules themselves. */
export interface May {
  lay: [number, number][];
  traitor: number | null;
  top_up: number | null;
  draw: number;
  swap: boolean;
  next: boolean;
  acts: string[];
}

/** Where every card lies when the round begins. */
export interface Dealt {
  e: "dealt";
  round: number;
  dealer: number;
  opener: number;
  hands: number[][];
  piles: number[][];
  slots: number[][];
  aside: number[];
}

/** A card in the box, with all that follows from it: a lay is one event whatever it was, so that a tournament's players cannot tell a fault by the number of events. */
export interface Laid {
  e: "laid";
  seat: number;
  card: number;
  figure: number;
  kind: number;
  own: number;
  extra: boolean;
  finishes: boolean;
}

/** A wrong lay where faults are taken back: the game pauses. */
export interface TakenBack {
  e: "taken-back";
  seat: number;
  figure: number;
}

/** Penalty cards that an interruption or a call brings; those of a lay are in the lay. */
export interface Owed {
  e: "owed";
  seat: number;
  cards: number;
  why: string;
  say: number | null;
  serial: number;
}

export interface Drew {
  e: "drew";
  seat: number;
  cards: number[];
  piles: number[];
  why: string;
  short: boolean;
  extra: boolean;
}

/** Cards put aside, or the lower box, go under the draw piles: what the piles are then. */
export interface Recycled {
  e: "recycled";
  piles: number[][];
  gone: number[] | null;
}

export interface Swapped {
  e: "swapped";
  seat: number;
  card: number;
  slot: number;
}

export interface Readied {
  e: "ready";
  seat: number;
}

/** Everybody is ready before the first card. */
export interface Opening {
  e: "opening";
}

/** Everybody is ready after an interruption. */
export interface Reopening {
  e: "reopening";
  priority: number[];
}

/** "Jay" by a player who has finished. */
export interface Called {
  e: "called";
  seat: number;
  at: number;
  later: boolean;
}

/** "Jay" by a player who has not finished: J-END-4. */
export interface CalledWrongly {
  e: "called-wrongly";
  seat: number;
}

export interface Announced {
  e: "announced";
  seat: number;
  what: number;
}

export interface Counted {
  e: "counted";
  seat: number;
  of: number;
  at: number;
}

/** "Strafe": the time of whoever was counted at is over. */
export interface CountedOut {
  e: "counted-out";
  of: number;
}

/** `seat` is 0 for a judge's pause; `justified` is settled by J-FAULT-3. */
export interface Paused {
  e: "paused";
  seat: number;
  justified: boolean;
  rules: string[];
  captain: boolean;
}

/** A card goes back from the box to its layer, and what was owed because of it no longer is. */
export interface Returned {
  e: "returned";
  serial: number;
  why: string;
  restore: boolean;
}

/** The interruption has cleared up every card in the box so far. */
export interface Settled {
  e: "settled";
}

/** A finish does not count: the player is back in the round. */
export interface Withdrawn {
  e: "withdrawn";
  seat: number;
}

/** J-JUDGE-2: a pause is justified after all, and its extra card no longer owed. */
export interface Cleared {
  e: "cleared";
  seat: number;
}

/** A judge's finding, on record. */
export interface Found {
  e: "found";
  finding: string;
  of: number;
  cards: number;
  others: number[];
}

/** J-FAULT-7. */
export interface Unclear {
  e: "unclear";
  of: number;
}

export interface Voided {
  e: "voided";
}

/** Sent again with other places if a call inside the window changes them. */
export interface RoundEnded {
  e: "round-ended";
  places: number[];
  points: number[];
}

export interface Waived {
  e: "waived";
  seat: number;
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
