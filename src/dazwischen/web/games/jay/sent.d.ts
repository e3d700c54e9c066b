/** Written by `python -m scripts.wire` from the server's own structs. */

export type Intent =
  | Lay
  | TopUp
  | Draw
  | CallJay
  | Ready
  | Announce
  | Pause
  | CaptainPause
  | Waive
  | Count
  | CountOut
  | Swap
  | Deal
  | Find;

export interface Lay {
  do: "lay";
  card: number;
  face_down?: boolean;
  seat: number;
  at?: number;
}

/** In a round "A" and a number; before "bereit" the extra cards of J-DRAW-5. */
export interface TopUp {
  do: "top-up";
  count: number;
  seat: number;
  at?: number;
}

/** Draws penalty cards. */
export interface Draw {
  do: "draw";
  count: number;
  seat: number;
  at?: number;
}

export interface CallJay {
  do: "jay";
  later?: boolean;
  seat: number;
  at?: number;
}

export interface Ready {
  do: "ready";
  seat: number;
  at?: number;
}

/** "Strafe" with what it is for: STRAFE, KARTE or a figure. */
export interface Announce {
  do: "announce";
  what: number;
  seat: number;
  at?: number;
}

/** A hand over the box. */
export interface Pause {
  do: "pause";
  seat: number;
  at?: number;
}

/** The hand of the seat's captain, who has no seat himself: J-TEAM-1. */
export interface CaptainPause {
  do: "captain-pause";
  seat: number;
  at?: number;
}

export interface Waive {
  do: "waive";
  seat: number;
  at?: number;
}

/** Says "23" to the player under obligation. */
export interface Count {
  do: "count";
  seat: number;
  at?: number;
}

/** The table says "Strafe", when the count is over. */
export interface CountOut {
  do: "count-out";
  seat: number;
  at?: number;
}

/** Puts a hand card down and takes a slot card for it. */
export interface Swap {
  do: "swap";
  card: number;
  slot: number;
  seat: number;
  at?: number;
}

/** The table deals the next round. */
export interface Deal {
  do: "deal";
  seat: number;
  at?: number;
}

/** A judge's finding, one of `rules_judge.FINDINGS`, about the seat `of`. */
export interface Find {
  do: "find";
  finding: string;
  of?: number;
  card?: number;
  face_down?: boolean;
  cards?: number;
  others?: number[];
  seat: number;
  at?: number;
}
