/** What a table can choose. Written by `python -m scripts.choices` from the game's own list. */

export const OFFERED = {
  level: [1, 2, 3, 4, 5, 6, 7],
  players: [2, 3, 4, 5, 6],
  rounds: [1, 3, 5, 10, 0],
  faults: ["guarded", "take-back", "penalty", "tournament"],
  count: [0, 20000, 10000, 5000],
  edition: ["jay", "zdj-4.6"],
  announce: ["auto", "manual"],
  hand: [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  colours: [4, 3, 2],
  shuffle: ["full", "cut"],
  decks: ["common", "own"],
  starter_noble: [false, true],
  captains: [false, true],
  opener: [1, 2, 3, 4, 5, 6, 0],
};

/** What the server takes where nothing is chosen. */
export const USUAL = {
  level: 7,
  players: 4,
  rounds: 1,
  faults: "guarded",
  edition: "jay",
  announce: "auto",
  hand: 0,
  colours: 4,
  shuffle: "full",
  decks: "common",
  starter_noble: false,
  captains: false,
  opener: 1,
};

export const USUAL_TIMES = {
  count: 10000,
};
