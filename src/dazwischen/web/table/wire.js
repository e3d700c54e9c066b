/** The messages of the wire, as types. `docs/protocol.md` says what they mean. */

/** @typedef {"person" | "gone" | "watching" | "bot" | "empty"} Status */
/** @typedef {{id: number, name: string, here: boolean}} Person */
/** @typedef {{status: Status, who: number, name: string, bot: string}} SeatInfo */
/** @typedef {{seat: number, who: number, name: string, here: boolean, asks: boolean}} CaptainInfo */
/**
 * @typedef {object} RoomInfo
 * @property {string} code
 * @property {string} name
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {Record<string, any>} timing
 * @property {boolean} public
 * @property {boolean} watching
 * @property {number} delay
 * @property {boolean} talk
 * @property {number} host
 * @property {SeatInfo[]} seats
 * @property {Person[]} watchers
 * @property {CaptainInfo[]} captains who may pause for a player, or asks to
 * @property {number} playing
 * @property {boolean} held its time stands, because its only person reads or looks elsewhere
 * @property {number[]} games
 * @property {Record<string, number>} totals
 * @property {string[]} unready Strengths of bots that cannot be seated yet.
 * @property {boolean} tournament A tournament's table: it has no host, and seats are the draw's.
 * @property {string} commitment to the secret that the next game is dealt from
 */
/** @typedef {import("../net/told").Outcome} Outcome */
/** @typedef {{seq: number, at: number, by: number, event: any}} Numbered */
/**
 * @typedef {object} GameInfo
 * @property {number} id
 * @property {number} seq
 * @property {number} at
 * @property {number} now
 * @property {any} view
 * @property {Outcome | null} [outcome]
 * @property {string} [commitment] to the secret that it is dealt from; not known of an update
 * @property {string[]} [shares] what came to it from each seat's client, or nothing
 */
/** @typedef {{n: number, at: number, who: number, name: string, text: string, call: string}} Said */
/**
 * @typedef {object} Welcome
 * @property {"hello"} t
 * @property {Person} you
 * @property {number} seat
 * @property {RoomInfo} room
 * @property {GameInfo | null} game
 * @property {Numbered[]} missed
 * @property {Said[]} said
 * @property {boolean} fresh
 */
/**
 * @typedef {object} Update
 * @property {"update"} t
 * @property {number} game
 * @property {number} seq
 * @property {number} at
 * @property {Numbered[]} events
 * @property {Record<string, any>} view
 * @property {Outcome} [outcome]
 * @property {number[]} [re]
 */
/** @typedef {{t: "room", room: RoomInfo, seat: number, put_out?: string}} RoomChanged */
/** @typedef {{t: "refused", re: number, code: string, rules: string[], text: string}} Refused */
/** @typedef {{t: "done", re: number, seq: number}} Done */
/** @typedef {{t: "said"} & Said} SaidNow */
/** @typedef {{t: "pong", n: number, rtt?: number}} Pong */
/** @typedef {{t: "bye", code: string, text: string}} Bye */
/** @typedef {Welcome | Update | RoomChanged | Refused | Done | SaidNow | Pong | Bye} Message */

export {};
