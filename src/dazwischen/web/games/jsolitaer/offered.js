/** What a table can choose. Written by `python -m scripts.choices` from the game's own list. */

export const OFFERED = {
  players: [1, 2, 3, 4, 5, 6],
  games: [1, 3, 5, 10, 0],
  keep_slots: [false, true],
  level: [1, 2, 3, 4, 5, 6, 7],
  colours: [4, 3, 2],
  first: [1, 2, 3, 4, 5, 6],
};

/** What the server takes where nothing is chosen. */
export const USUAL = {
  players: 1,
  games: 1,
  keep_slots: false,
  level: 7,
  colours: 4,
  first: 1,
};

export const USUAL_TIMES = {};
