/** A tournament as the server tells it; `docs/tournament.md` says what everything means. */

/** @typedef {{type: "played", first: number, second: number | null} | {type: "void"}} Entry */
/**
 * @typedef {{kind: "series", rounds: Entry[]} | {kind: "duel", scores: number[]}
 *   | {kind: "walkover", winner: number}} Result
 */
/** @typedef {{type: "amount", cents: number} | {type: "thing", name: string}} Prize */
/**
 * @typedef {object} Settings
 * @property {string} title
 * @property {string} game
 * @property {"series" | "swiss" | "round-robin"} system
 * @property {number} rounds
 * @property {number} table_size
 * @property {boolean} final
 * @property {boolean} online
 * @property {Record<string, any>} options
 * @property {Record<string, any>} timing
 * @property {number} minutes
 * @property {number} team_size
 * @property {Prize[]} prizes
 */
/**
 * @typedef {object} Entrant
 * @property {number} id
 * @property {string} name
 * @property {string} team
 * @property {"registered" | "here" | "withdrawn"} presence
 * @property {boolean} remote
 * @property {string} bot
 * @property {boolean} claimed
 * @property {boolean} mine
 */
/**
 * @typedef {object} Table
 * @property {number} number
 * @property {number[]} entrants
 * @property {"real" | "online"} where
 * @property {string} room
 * @property {"drawn" | "open" | "reported" | "disputed" | "settled" | "void"} status
 * @property {Entry[]} rounds
 * @property {number[]} seats
 * @property {{by: number, result: Result}[]} reports
 * @property {Result | null} result
 * @property {"agreed" | "judge" | "online" | "walkover" | null} how
 * @property {number[]} places
 * @property {number[]} gained
 * @property {string} paused
 * @property {boolean} mine
 * @property {string[]} may
 */
/**
 * @typedef {object} Round
 * @property {number} number
 * @property {boolean} final
 * @property {number} begun
 * @property {number} stopped
 * @property {number} waited
 * @property {boolean} complete
 * @property {number[]} byes
 * @property {Table[]} tables
 */
/** @typedef {{who: number, place: number, by: string, worth: Record<string, number>}} Placed */
/**
 * @typedef {object} TeamPlaced
 * @property {string} team
 * @property {number} place
 * @property {string} by
 * @property {Record<string, number>} worth
 * @property {number[]} members
 */
/** @typedef {{player: number, cents: number, things: {name: string}[]}} Award */
/** @typedef {{at: number, act: string, round: number, table: number, reason: string}} Act */
/** @typedef {"organiser" | "judge" | "captain" | "player" | "spectator" | "entry"} Role */
/**
 * @typedef {object} Tournament
 * @property {Settings} settings
 * @property {"registration" | "running" | "over"} phase
 * @property {string} paused
 * @property {{role: Role, entrant: number, team: string}} me
 * @property {string[]} may
 * @property {Entrant[]} entrants
 * @property {Round[]} rounds
 * @property {number} rounds_planned
 * @property {Placed[]} standing
 * @property {TeamPlaced[]} teams
 * @property {{awards: Award[], kept: Prize[]} | null} prizes
 * @property {Act[]} acts
 */
/** @typedef {{code: string, version: number, now: number, said: string[], tournament: Tournament}} Told */
/** @typedef {{role: Role, key: string, path: string, entrant: number, team: string, name: string}} RoleLink */
/** @typedef {{do: string, [field: string]: any}} Action */

export {};
