/** Written by `python -m scripts.wire` from the server's own structs. */

export interface NewSheet {
  key: string;
}

export interface SheetBatch {
  key: string;
  actions: SheetSent[];
}

export interface SheetSent {
  id: string;
  do: Begin | Enter | Rename | SetPrizes | SetTitle;
}

/** Two to six names, clockwise from seat 1 unless the seats are drawn. */
export interface Begin {
  do: "begin";
  names: string[];
  title?: string;
  prizes?: (Amount | Thing)[];
  draw?: boolean;
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

/** A round: who came first and second, as numbers of players, or that it is void. `number` is the round that is meant, counted without void ones. The next one is entered, an earlier one is corrected. So whatever is sent twice does no harm, and two phones that enter the same round enter one. */
export interface Enter {
  do: "enter";
  number: number;
  first?: number;
  second?: number | null;
  void?: boolean;
}

export interface Rename {
  do: "rename";
  player: number;
  name: string;
}

export interface SetPrizes {
  do: "set-prizes";
  prizes: (Amount | Thing)[];
}

export interface SetTitle {
  do: "set-title";
  title: string;
}

export interface RatingWish {
  rated: boolean;
}
