/** Tables that somebody can go to: one's own, those with free seats, those to be watched. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { beSomebody, myName } from "../app/identity.js";
import { t } from "../app/texts.js";
import * as api from "../net/api.js";
import { reachable } from "../net/reach.js";

/** @typedef {import("../net/told").RoomInfo} RoomInfo */

const SHOWN = 5;
/** Milliseconds between two looks at what there is. */
const AGAIN = 10_000;

/**
 * Tables, looked up now and again. Nobody is told if that fails: it was not asked for.
 * @param {() => Promise<RoomInfo[]>} find
 */
function useTables(find) {
  const [tables, setTables] = useState(/** @type {RoomInfo[]} */ ([]));
  const { value: isReachable } = reachable;
  useEffect(() => {
    let here = true;
    const look = () => {
      if (document.visibilityState !== "visible" || !reachable.peek()) return;
      find().then(
        (found) => here && setTables(found),
        () => {},
      );
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [isReachable]);
  return tables;
}

async function mine() {
  if (!myName.peek()) return [];
  await beSomebody();
  return api.myTables();
}

/** One's own tables, the latest first. */
export function useMyTables() {
  return useTables(mine);
}

/**
 * The game that somebody left while it was running.
 * @param {{tables: RoomInfo[]}} props
 */
export function GoOn({ tables }) {
  const room = running(tables);
  if (!room) return null;
  return html`
    <section class="panel-card go-on" aria-labelledby="go-on-title">
      <div>
        <h2 id="go-on-title">${t("web-go-on-title")}</h2>
        <p>${nameOf(room)}: ${company(room, myName.value)}</p>
      </div>
      <a class="btn primary big" href=${`#/table/${room.code}`}>${t("web-go-on")}</a>
    </section>
  `;
}

/** @param {RoomInfo[]} tables */
function running(tables) {
  return tables.find(({ play }) => play.playing);
}

/**
 * All but the one that `GoOn` shows.
 * @param {{tables: RoomInfo[]}} props
 */
export function MyTables({ tables }) {
  const others = tables.filter((room) => room !== running(tables));
  const title = t("web-continue-title");
  return html`<${List} id="mine-title" title=${title} tables=${others} me=${myName.value} />`;
}

/** Public tables: some wait for people, others can be watched. */
export function PublicTables() {
  const tables = useTables(api.publicTables);
  const open = tables.filter((room) => free(room) > 0);
  const watched = tables.filter(
    (room) => !free(room) && room.play.playing && room.settings.watching,
  );
  return html`
    <${List} id="public-title" title=${t("web-public-title")} tables=${open} />
    <${List} id="watch-title" title=${t("web-watch-title")} tables=${watched} />
  `;
}

/** @param {{id: string, title: string, tables: RoomInfo[], me?: string}} props */
function List({ id, title, tables, me = "" }) {
  if (!tables.length) return null;
  return html`
    <section class="panel-card" aria-labelledby=${id}>
      <h2 id=${id}>${title}</h2>
      <ul class="tables">
        ${tables.slice(0, SHOWN).map((room) => html`<${TableLink} key=${room.code} room=${room} me=${me} />`)}
      </ul>
    </section>
  `;
}

/** @param {{room: RoomInfo, me: string}} props */
function TableLink({ room, me }) {
  return html`
    <li>
      <a class="table-link" href=${`#/table/${room.code}`}>
        <strong>${nameOf(room)}</strong>
        <span>${company(room, me)}</span>
        <span class="tag">${state(room)}</span>
      </a>
    </li>
  `;
}

/** @param {RoomInfo} room */
function nameOf(room) {
  return room.settings.name || t(`web-game-${room.rules.game}`);
}

/**
 * Who sits there, oneself first.
 * @param {RoomInfo} room
 * @param {string} me one's own name, at one's own tables
 */
function company({ seats }, me) {
  const people = seats.flatMap(({ name }) => name || []);
  const others = people.filter((name) => name !== me);
  const names = others.length < people.length ? [t("web-you"), ...others] : others;
  const bots = seats.filter(({ status }) => status === "bot").length;
  return [...names, ...(bots ? [t("web-company-bots", { count: bots })] : [])].join(", ");
}

/** @param {RoomInfo} room */
function state(room) {
  if (free(room)) return t("web-free-seats", { count: free(room) });
  return t(room.play.playing ? "web-running" : "web-waiting");
}

/** @param {RoomInfo} room */
function free({ seats }) {
  return seats.filter(({ status }) => status === "empty").length;
}
