/** Written by `python -m scripts.wire` from the server's own structs. */

export interface Name {
  name: string;
}

export interface NewTable {
  game: string;
  options?: any;
  timing?: any;
  seats?: string[];
  name?: string;
  public?: boolean;
  watching?: boolean;
  delay?: number;
  talk?: boolean;
  start?: boolean;
  share?: FirstShare | null;
}

/** What somebody's client adds to the cards of the first game, and after which promise. */
export interface FirstShare {
  commitment: string;
  share: string;
}
