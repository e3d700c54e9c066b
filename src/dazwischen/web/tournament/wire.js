/** What the pages call what is told of a tournament; `docs/tournament.md` says what it means. */

/** @typedef {import("./told").Played | import("./told").Void} Entry */
/** @typedef {import("./told").Series | import("./told").Duel | import("./told").Walkover} Result */
/** @typedef {import("./told").Amount | import("./told").Thing} Prize */
/** @typedef {import("./told").Settings} Settings */
/** @typedef {import("./told").EntrantShown} Entrant */
/** @typedef {import("./told").TableShown} Table */
/** @typedef {import("./told").RoundShown} Round */
/** @typedef {import("./told").Placed} Placed */
/** @typedef {import("./told").TeamPlaced} TeamPlaced */
/** @typedef {import("./told").Award} Award */
/** @typedef {import("./told").Act} Act */
/** @typedef {import("./told").Me["role"]} Role */
/** @typedef {import("./told").View} Tournament */
/** @typedef {import("./told").TournamentTold} Told */
/** @typedef {import("./told").RoleLink} RoleLink */
/** @typedef {import("./sent").Sent["do"]} Action */
/** @typedef {import("./told").Answered} Answered */

export {};
