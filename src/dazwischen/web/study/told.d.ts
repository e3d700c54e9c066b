/** Written by `python -m scripts.wire` from the server's own structs. */

export interface Library {
  games: Listed[];
  older: number;
  people: Companion[];
}

export interface Listed {
  id: number;
  game: string;
  level: number;
  path: string;
  table: string;
  seat: number;
  seats: SeatTold[];
  begun: number;
  ended: number | null;
  rounds: number;
  points: number[];
  place: number;
  result: "" | "lost" | "shared" | "won";
}

export interface SeatTold {
  names: string[];
  holder: "bot" | "empty" | "person";
  bot: string;
}

export interface Companion {
  id: number;
  name: string;
}

export interface BroughtIn {
  id: number;
  key: string;
  path: string;
}

export interface Replay {
  id: number;
  path: string;
  header: any;
  seats: SeatTold[];
  begun: number;
  ended: number | null;
  outcome: any | null;
  envelopes: Envelope[];
}

/** An event in its place: its number from 1, its time in milliseconds, and who caused it. Whatever the table did on its own is caused by `TABLE`, also in the name of a seat. */
export interface Envelope {
  seq: number;
  at: number;
  by: number;
  event: any;
}

export interface Checked {
  cards: "alone" | "checked" | "old" | "words" | "wrong";
  seed: string;
  mixed: Mixed | null;
  problem: string;
}

/** How the seed of a game came about. */
export interface Mixed {
  commitment: string;
  secret: string;
  shares: string[];
}

export interface Finding {
  word: string;
  standard: boolean;
  professional: boolean;
  entries: Record<string, string>[];
  instead: string | null;
  tier: number | null;
}

export interface Search {
  letters: string;
  same: Found[];
  more: Record<string, Found[]>;
  begun: Found[];
  less: Found[];
}

export interface Found {
  word: string;
  professional: boolean;
  tier: number;
}

export interface Outline {
  id: number;
  path: string;
  game: string;
  options: any;
  seats: SeatTold[];
  eye: number | null;
  begun: number;
  ended: number | null;
  outcome: any | null;
  lasted: number;
  total: number;
  page: number;
  moments: Moment[];
}

export interface Moment {
  step: number;
  seq: number;
  at: number;
  seat: number;
  kinds: string[];
  text: string;
}

export interface Steps {
  first: number;
  total: number;
  steps: StepTold[];
}

export interface StepTold {
  seq: number;
  at: number;
  seat: number;
  verdict: string;
  rules: string[];
  text: string;
  moments: string[];
  view: Record<string, any>;
  hands: Record<string, number[]>;
}

export interface Coulds {
  seq: number;
  total: number;
  could: CouldTold[];
}

export interface CouldTold {
  seat: number;
  verdict: string;
  word: string;
  figure: number;
  place: number;
  source: string;
  gain: number;
}

export interface Judged {
  game: string;
  verdicts: VerdictTold[];
  situation: string[];
  state: Record<string, any>;
  view: any;
  names: string[];
  figures: string[];
}

export interface VerdictTold {
  line: number;
  seat: number | string;
  action: string;
  verdict: string;
  word: string;
  rules: string[];
  text: string;
}
