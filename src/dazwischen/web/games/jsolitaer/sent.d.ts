/** Written by `python -m scripts.wire` from the server's own structs. */

export type Intent =
  | Deal
  | Lay
  | LaySlot
  | LayCorner
  | TurnUp
  | Swap
  | NameSlot
  | EndTurn
  | Undo
  | Ready;

/** The table deals the next game. */
export interface Deal {
  do: "deal";
  seat: number;
  at?: number;
}

/** A hand card on a stack. */
export interface Lay {
  do: "lay";
  stack: number;
  card: number;
  seat: number;
  at?: number;
}

export interface LaySlot {
  do: "lay-slot";
  stack: number;
  card: number;
  seat: number;
  at?: number;
}

/** The topmost turned-up corner card on a stack. */
export interface LayCorner {
  do: "lay-corner";
  stack: number;
  seat: number;
  at?: number;
}

/** Turns up a corner card. */
export interface TurnUp {
  do: "turn-up";
  card?: number;
  seat: number;
  at?: number;
}

/** Puts a hand card into a slot and takes the slot figure for it. */
export interface Swap {
  do: "swap";
  card: number;
  slot: number;
  seat: number;
  at?: number;
}

/** Says which figure an earned slot is, where cards have no faces. */
export interface NameSlot {
  do: "name-slot";
  card: number;
  seat: number;
  at?: number;
}

/** Ends the turn and draws up to eight, or exactly so many as announced. */
export interface EndTurn {
  do: "end";
  count?: number | null;
  seat: number;
  at?: number;
}

/** Takes back the last steps of a turn played alone. */
export interface Undo {
  do: "undo";
  steps?: number;
  seat: number;
  at?: number;
}

/** Has seen how the game went and wants the next one. */
export interface Ready {
  do: "ready";
  seat: number;
  at?: number;
}
