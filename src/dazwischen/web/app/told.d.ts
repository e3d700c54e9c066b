/** Written by `python -m scripts.wire` from the server's own structs. */

export interface Me {
  id: number;
  name: string;
  commitment: string;
}

export interface Link {
  path: string;
  expires: number;
  qr: string;
}

export interface House {
  imprint: string | null;
  privacy: string | null;
  kept: Told[];
}

export interface Told {
  what: string;
  until: string;
}

/** A game with the schemas of its options and timings. */
export interface GameChoice {
  name: string;
  options: Record<string, any>;
  timing: Record<string, any>;
  bots: string[];
  unready: string[];
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

export interface Person {
  id: number;
  name: string;
  here: boolean;
}

/** Somebody who may pause for the player of a seat, or asks to. */
export interface CaptainInfo {
  seat: number;
  who: number;
  name: string;
  here: boolean;
  asks: boolean;
}

export interface Opened {
  code: string;
  path: string;
  room: RoomInfo;
  commitment: string;
}

export interface Hint {
  game: number;
  seq: number;
  exact: boolean;
  steps: Record<string, any>[];
}

/** What somebody is told who was sent a link, before he says who he is. */
export interface Invitation {
  host: string;
  name: string;
  game: string;
  options: any;
  people: string[];
  free: number;
  playing: boolean;
  watching: boolean;
}
