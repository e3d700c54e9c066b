/** Written by `python -m scripts.wire` from the server's own structs. */

export type Event =
  | Dealt
  | TurnBegan
  | Laid
  | TurnedUp
  | Swapped
  | EarnedSlot
  | SlotNamed
  | TurnEnded
  | Undone
  | GameEnded
  | Readied
  | Seated
  | WentAway
  | CameBack
  | BotSteppedIn
  | BotSteppedOut;

export interface View {
  options: Options;
  seat: number | null;
  phase: string;
  game: number;
  first: number;
  turn: number;
  served: boolean;
  looked: boolean;
  stacks: Stack[];
  corner: number;
  turned: number[];
  hand: number[];
  counts: number[];
  piles: number[];
  slots: number[][];
  laid: number[];
  turns: number[];
  reason: string;
  winners: number[];
  points: number[];
  totals: number[];
  played: number;
  may: May;
}

export interface Options {
  players: number;
  edition: "jay" | "zdj-4.6";
  level: number;
  colours: number;
  copies: Record<string, number>;
  figures: Kind[];
  first: number;
  games: number;
  keep_slots: boolean;
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

export interface Stack {
  lying: number;
  layer: number;
  twins: boolean;
  reservations: number[];
  cards: number[];
}

export interface May {
  lay: Move[];
  turn_up: boolean;
  swap: boolean;
  end: number[];
  ends_game: boolean;
  undo: number;
  next: boolean;
}

/** A legal lay: from where, which figure, on which stack, and what it would be. */
export interface Move {
  source: string;
  card: number;
  stack: number;
  kind: number;
}

/** Where every card lies when a game begins. */
export interface Dealt {
  e: "dealt";
  game: number;
  first: number;
  traitors: number[];
  piles: number[][];
  corner: number[];
  slots: number[][];
}

export interface TurnBegan {
  e: "turn-began";
  seat: number;
  cards: number[];
}

export interface Laid {
  e: "laid";
  seat: number;
  source: string;
  card: number;
  stack: number;
  kind: number;
}

export interface TurnedUp {
  e: "turned-up";
  seat: number;
  card: number;
}

export interface Swapped {
  e: "swapped";
  seat: number;
  card: number;
  slot: number;
}

/** The next card of the seat's own pile lies open before it. */
export interface EarnedSlot {
  e: "earned-slot";
  seat: number;
  card: number;
}

export interface SlotNamed {
  e: "slot-named";
  seat: number;
  card: number;
}

export interface TurnEnded {
  e: "turn-ended";
  seat: number;
  cards: number[];
}

export interface Undone {
  e: "undone";
  seat: number;
  steps: number;
}

/** `reason` is EMPTIED or STUCK. */
export interface GameEnded {
  e: "game-ended";
  reason: string;
  winners: number[];
  points: number[];
}

/** Wants the next game. */
export interface Readied {
  e: "ready";
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
