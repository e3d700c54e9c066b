/** Written by `python -m scripts.wire` from the server's own structs. */

export type Message = Hello | Do | Command | Say | Hold | Share | Noted | Ping;

export type TableCommand =
  | Sit
  | Stand
  | LetBot
  | PlayOn
  | SetSeat
  | SetRules
  | Settings
  | HandHost
  | AskCaptain
  | MakeCaptain
  | NoCaptain
  | Start
  | Stop;

/** Comes to a table, for the first time or again. `client` is the client's own random name. */
export interface Hello {
  t: "hello";
  table: string;
  client: string;
  game?: number;
  seq?: number;
  lang?: "de" | "en";
}

/** An intent. `id` is the client's counter; `seen` and `waited` say what it was an answer to. */
export interface Do {
  t: "do";
  id: number;
  intent: any;
  seen?: number;
  waited?: number;
}

/** Something about the table itself: seats, rules, the start. */
export interface Command {
  t: "room";
  id: number;
  do: any;
}

/** Table talk: free text, or one of the preset calls. */
export interface Say {
  t: "say";
  id: number;
  text?: string;
  call?: string;
}

/** Somebody reads or looks elsewhere, or is back: a table with nobody but bots waits for him. */
export interface Hold {
  t: "hold";
  on: boolean;
}

/** What a player's client adds to the seed of the next game, once it knows the commitment. */
export interface Share {
  t: "share";
  commitment: string;
  share: string;
}

/** Somebody was shown who has given his seat away: he need not be told again. */
export interface Noted {
  t: "noted";
}

export interface Ping {
  t: "ping";
  n?: number;
}

/** Takes a free seat. */
export interface Sit {
  do: "sit";
  seat?: number;
}

/** Gives up one's seat; in a running game a bot takes it. */
export interface Stand {
  do: "stand";
}

/** Lets a bot play for oneself, and watches. */
export interface LetBot {
  do: "let-bot";
  bot?: string;
}

export interface PlayOn {
  do: "play-on";
}

/** The host gives a seat to a bot, or frees it. */
export interface SetSeat {
  do: "set-seat";
  seat: number;
  holder: "bot" | "empty" | "person";
  bot?: string;
}

/** The host chooses game, options and timing of the next game. */
export interface SetRules {
  do: "set-rules";
  game: string;
  options?: any;
  timing?: any;
}

/** The host changes what is named. */
export interface Settings {
  do: "settings";
  name?: string;
  public?: boolean;
  watching?: boolean;
  delay?: number;
  talk?: boolean;
}

/** The host makes somebody else host. */
export interface HandHost {
  do: "hand-host";
  to: number;
}

/** Somebody who watches would like to be a player's captain. */
export interface AskCaptain {
  do: "ask-captain";
  seat: number;
}

/** A player makes somebody who watches his captain. */
export interface MakeCaptain {
  do: "make-captain";
  who: number;
}

/** A seat has no captain any more, or whoever asks to be is told no. */
export interface NoCaptain {
  do: "no-captain";
  seat: number;
}

/** The host starts the game, or the next one: a rematch at the same seats. */
export interface Start {
  do: "start";
}

/** The host breaks the running game off. */
export interface Stop {
  do: "stop";
}
