/** Written by `python -m scripts.wire` from the server's own structs. */

export type Intent =
  | Begin
  | Draw
  | Exchange
  | Lay
  | Pass
  | CallJarnac
  | Object
  | Accept
  | Release
  | Propose
  | Confirm
  | HandOver
  | Leave
  | Return
  | TimeUp
  | Forgo
  | FlagFall;

/** The table begins the game and draws lots for the first move. At a `patient` one nobody draws before the other side had its time to object: K-WORD-2. */
export interface Begin {
  do: "begin";
  patient?: boolean;
  seat: number;
  at?: number;
}

/** The letters are named only where a real table is reported. */
export interface Draw {
  do: "draw";
  letters?: string;
  seat: number;
  at?: number;
}

/** Instead of the letter that opens a turn. */
export interface Exchange {
  do: "exchange";
  letters: string;
  drawn?: string;
  seat: number;
  at?: number;
}

/** A new word on a free row, 0 for the first one; or the word of a row changed. */
export interface Lay {
  do: "lay";
  word: string;
  row?: number;
  seat: number;
  at?: number;
}

export interface Pass {
  do: "pass";
  seat: number;
  at?: number;
}

/** From a row of the opponent's, or from loose letters alone for row 0. */
export interface CallJarnac {
  do: "jarnac";
  word: string;
  row?: number;
  seat: number;
  at?: number;
}

/** To the word just laid. */
export interface Object {
  do: "object";
  seat: number;
  at?: number;
}

/** "Gilt": no objection to the word just laid. To that which ended the game the table says it in time. */
export interface Accept {
  do: "accept";
  seat: number;
  at?: number;
}

/** The table finds that a side had its time to object. */
export interface Release {
  do: "release";
  side: number;
  seat: number;
  at?: number;
}

/** To the captain: `what` is lay, jarnac, pass, exchange or object. */
export interface Propose {
  do: "propose";
  what: string;
  row?: number;
  word?: string;
  seat: number;
  at?: number;
}

/** The captain does what a seat of the side proposed. */
export interface Confirm {
  do: "confirm";
  of: number;
  seat: number;
  at?: number;
}

/** The captain makes another seat of the side captain. */
export interface HandOver {
  do: "hand-over";
  to: number;
  seat: number;
  at?: number;
}

/** The table finds that a seat is gone. */
export interface Leave {
  do: "leave";
  who: number;
  seat: number;
  at?: number;
}

/** The table finds that a seat is back. */
export interface Return {
  do: "return";
  who: number;
  seat: number;
  at?: number;
}

/** The table finds that the side at move has no time left. */
export interface TimeUp {
  do: "time-up";
  side: number;
  seat: number;
  at?: number;
}

/** The table ends a side's pause for "Jarnac!", and its own turn begins. */
export interface Forgo {
  do: "forgo";
  side: number;
  seat: number;
  at?: number;
}

/** The table finds that a side has used up its whole time. */
export interface FlagFall {
  do: "flag-fall";
  side: number;
  seat: number;
  at?: number;
}
