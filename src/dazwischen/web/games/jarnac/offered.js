/** What a table can choose. Written by `python -m scripts.choices` from the game's own list. */

export const OFFERED = {
  variant: ["standard", "professional", "solo"],
  language: ["de", "fr"],
  teams: [1, 2, 3, 4],
  judging: ["dictionary", "challenge"],
  doubt: [5000, 10000, 20000, 0],
  jarnacs: [1, 2, "unlimited"],
  jarnac: [0, 20000, 10000, 5000],
  handicap: [9, 8, 7],
  starter: [0, 1, 2],
  thinking: [0, 60, 45, 30],
  clock: [0, 600, 900, 1500],
  umlauts: ["tiles", "split"],
  time_per: ["move", "turn"],
  flag: ["lose", "pass"],
  no_append: [false, true],
  min_added: [0, 2, 3],
  min_length: [0, 4, 5, 6],
};

/** What the server takes where nothing is chosen. */
export const USUAL = {
  variant: "standard",
  language: "de",
  teams: [1, 1],
  judging: null,
  jarnacs: 2,
  handicap: [9, 9],
  starter: 0,
  thinking: 0,
  clock: 0,
  umlauts: "tiles",
  time_per: "move",
  flag: "lose",
  no_append: false,
  min_added: 0,
  min_length: 0,
};

export const USUAL_TIMES = {
  doubt: 5000,
  jarnac: 10000,
};
