/** A game in the list of one's own: what, with whom, how it ended, when. */
import { html, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { strengthName } from "../table/names.js";
import { notice } from "../ui/notices.js";
import { whyNot } from "../ui/work.js";
import { putAway } from "./replays.js";

/** @typedef {import("./replays.js").Listed} Listed */
/** @typedef {import("./told").SeatTold} SeatTold */

/** @param {{game: Listed, gone: () => void}} props */
export function GameCard({ game, gone }) {
  return html`
    <li class="my-game" data-result=${game.own.result}>
      <a class="table-link" href=${game.path.slice(1)}>
        <strong>${title(game)}</strong>
        <time datetime=${new Date(game.begun).toISOString()}>${when(game.begun)}</time>
        <span class="my-game-end">${ending(game)}</span>
        <span>${company(game)}</span>
      </a>
      ${game.table && html`<a class="btn small" href=${`#/table/${game.table}`}>${t("replay-play-on")}</a>`}
      <${PutAway} game=${game} gone=${gone} />
    </li>
  `;
}

/** @param {Listed} game */
function title({ game, level }) {
  const name = t(`study-game-${game}`);
  return level ? t("replay-title-level", { name, level }) : name;
}

/** @param {number} time */
function when(time) {
  return new Date(time).toLocaleString(prefs.value.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  });
}

/** How it ended for whoever looks, and with how many points. @param {Listed} game */
function ending({ own: { seat, place, result }, seats, score, ended }) {
  if (!seat) return t("replay-from-file");
  const points = score.points[seat - 1] ?? 0;
  if (ended === null) return t("replay-in-play", { rounds: score.rounds, points });
  if (!result) return t("replay-broken-off", { points });
  const placed = seats.length > 2 ? place : 0;
  return t("replay-ended", { result, place: placed, points });
}

/** The others, by name as far as they have one. @param {Listed} game */
function company({ own: { seat }, seats }) {
  const others = seats.filter((_, n) => n + 1 !== seat);
  if (!seat && !seats.some(({ names }) => names.length)) return t("replay-no-names");
  if (!others.length) return t("replay-alone");
  const names = others.map((other, n) => nameOf(other, seats.indexOf(others[n]) + 1));
  const list = new Intl.ListFormat(prefs.value.lang, { type: "conjunction" }).format(names);
  return seat ? t("replay-with", { names: list }) : list;
}

/**
 * @param {SeatTold} told
 * @param {number} seat
 */
function nameOf({ names, bot }, seat) {
  if (names.length) return names.at(-1) ?? "";
  const name = t(`web-bot-name-${seat}`);
  return bot ? `${name} (${strengthName(bot)})` : t("replay-somebody");
}

/** Asks first. @param {{game: Listed, gone: () => void}} props */
function PutAway({ game, gone }) {
  const [asked, ask] = useState(false);
  const remove = async () => {
    try {
      await putAway(game.id);
      gone();
      notice(t("replay-removed"));
    } catch (problem) {
      notice(whyNot(problem));
    }
  };
  if (!asked) {
    return html`
      <button class="btn small" type="button" onClick=${() => ask(true)}>${t("replay-remove")}</button>
    `;
  }
  const alone = !game.own.seat || game.seats.every(({ bot }, n) => bot || n + 1 === game.own.seat);
  return html`
    <div class="my-game-sure" role="group" aria-label=${t("replay-remove")}>
      <p>${t(alone ? "replay-remove-sure" : "replay-remove-sure-others")}</p>
      <button class="btn small danger" type="button" onClick=${remove}>${t("replay-remove-yes")}</button>
      <button class="btn small" type="button" onClick=${() => ask(false)}>${t("replay-remove-no")}</button>
    </div>
  `;
}
