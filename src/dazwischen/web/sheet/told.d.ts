/** Written by `python -m scripts.wire` from the server's own structs. */

export interface SheetMade {
  code: string;
  path: string;
  write: string;
}

export interface SheetTold {
  code: string;
  version: number;
  sheet: View | null;
  said: string[];
}

export interface View {
  title: string;
  names: string[];
  phase: string;
  seats: number[];
  seats_now: number[];
  rounds: (Played | Void)[];
  next: number;
  running: number[][];
  first_half: number[];
  second_half: number[];
  whole: number[];
  half_time: HalfTime | null;
  prizes: (Amount | Thing)[];
  state: Record<string, any>;
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

/** J-SCORE-2: where everybody sits for the second half, and why. */
export interface HalfTime {
  order: number[];
  seats: number[];
  how: string;
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

export interface SheetAnswers {
  answers: Answered[];
  told: SheetTold;
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

export interface LevelRated {
  game: string;
  level: string;
  people: number;
}

export interface RatedShown {
  place: number;
  identity: number;
  name: string;
  mu: number;
  sigma: number;
  games: number;
}

export interface History {
  game: string;
  level: string;
  points: Point[];
}

/** After a game: `mu` is the estimate, `sigma` how unsure it is. */
export interface Point {
  number: number;
  at: number;
  mu: number;
  sigma: number;
}

export interface MyRatings {
  rated: boolean;
  histories: History[];
}
