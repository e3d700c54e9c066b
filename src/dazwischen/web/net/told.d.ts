/** Written by `python -m scripts.wire` from the server's own structs. */

export type Message = Welcome | Update | Room | Refused | Done | Said | Pong | Bye;

/** The answer to `hello`: all it takes to show the table, and events missed since `seq`. */
export interface Welcome {
  t: "hello";
  you: Person;
  seat: number;
  room: RoomInfo;
  game: GameInfo | null;
  missed: Envelope[];
  said: Said[];
  fresh: boolean;
}

export interface Person {
  id: number;
  name: string;
  here: boolean;
}

/** All about a table that everybody at it may know. */
export interface RoomInfo {
  code: string;
  name: string;
  game: string;
  options: any;
  timing: any;
  public: boolean;
  watching: boolean;
  delay: number;
  talk: boolean;
  host: number;
  seats: SeatInfo[];
  watchers: Person[];
  captains: CaptainInfo[];
  playing: number;
  held: boolean;
  games: number[];
  totals: Record<string, number>;
  unready: string[];
  tournament: boolean;
  commitment: string;
}

/** A seat of the table: whose it is, and who acts there now. */
export interface SeatInfo {
  status: "bot" | "empty" | "gone" | "person" | "watching";
  who: number;
  name: string;
  bot: string;
}

/** Somebody who may pause for the player of a seat, or asks to. */
export interface CaptainInfo {
  seat: number;
  who: number;
  name: string;
  here: boolean;
  asks: boolean;
}

/** A game as a seat sees it now. */
export interface GameInfo {
  id: number;
  seq: number;
  at: number;
  now: number;
  view: any;
  outcome: Outcome | null;
  commitment: string;
  shares: string[];
}

/** How a game ended: why, who won (several seats if shared), and every seat's points. */
export interface Outcome {
  reason: string;
  winners: number[];
  points: number[];
}

/** An event in its place: its number from 1, its time in milliseconds, and who caused it. Whatever the table did on its own is caused by `TABLE`, also in the name of a seat. */
export interface Envelope {
  seq: number;
  at: number;
  by: number;
  event: any;
}

export interface Said {
  t: "said";
  n: number;
  at: number;
  who: number;
  name: string;
  text: string;
  call: string;
}

/** What happened in a game since the last, as a seat sees it; `telling.py` puts it in bytes. */
export interface Update {
  t: "update";
  game: number;
  seq: number;
  at: number;
  events: Envelope[];
  view: Record<string, any>;
  outcome?: Outcome;
  re?: number[];
}

/** The table changed. */
export interface Room {
  t: "room";
  room: RoomInfo;
  seat: number;
  put_out?: string;
}

/** The answer to what changed nothing. `re` is its id, 0 if none could be read. */
export interface Refused {
  t: "refused";
  re: number;
  code: string;
  rules: string[];
  text: string;
}

/** The answer to what is done, or was done already; `seq` is the last event it caused. */
export interface Done {
  t: "done";
  re: number;
  seq: number;
}

export interface Pong {
  t: "pong";
  n: number;
  rtt?: number;
}

/** The last message before the server closes a connection. */
export interface Bye {
  t: "bye";
  code: string;
  text: string;
}
