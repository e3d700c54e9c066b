/** Who is whose captain: asked for, answered and ended between the players and those who watch. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { command } from "../../table/store.js";
import { about, nameOf } from "./captains.js";

/** @typedef {import("../../table/state.js").Table} Table */

/** Who is whose captain, and what one can change about it. @param {{now: Table}} props */
export function Captains({ now }) {
  const { room, you, seat } = now;
  if (!room.rules.options.captains) return null;
  const host = room.host === you.id;
  const others = room.captains.filter(
    (one) => one.seat !== seat && one.who !== you.id && !one.asks,
  );
  return html`
    <h3>${t("jay-captains")}</h3>
    ${seat > 0 ? html`<${Mine} now=${now} />` : html`<${Beside} now=${now} />`}
    ${others.map(
      (one) => html`
        <${Line} key=${one.seat} text=${t("jay-captain-is", about(room, one))}>
          ${host && html`<${End} seat=${one.seat} />`}
        <//>
      `,
    )}
  `;
}

/** One's own captain, or who could be. @param {{now: Table}} props */
function Mine({ now: { room, seat } }) {
  const captain = room.captains.find((one) => one.seat === seat);
  if (captain && !captain.asks) {
    return html`
      <${Line} text=${t("jay-captain-yours", { name: captain.name })}><${End} seat=${seat} /><//>
    `;
  }
  if (captain) {
    return html`
      <${Line} text=${t("jay-captain-asks", { name: captain.name })}>
        <${Make} who=${captain.who} text=${t("jay-captain-yes")} />
        <button class="btn small" type="button" onClick=${() => end(seat)}>
          ${t("jay-captain-no")}
        </button>
      <//>
    `;
  }
  const free = room.watchers.filter(({ id }) => room.captains.every(({ who }) => who !== id));
  if (!free.length) return html`<p class="fine">${t("jay-captain-nobody")}</p>`;
  return html`
    <${Line} text=${t("jay-captain-make")}>
      ${free.map(({ id, name }) => html`<${Make} key=${id} who=${id} text=${name} />`)}
    <//>
  `;
}

/** For whom one is there, or could be. @param {{now: Table}} props */
function Beside({ now: { room, you } }) {
  const mine = room.captains.find(({ who }) => who === you.id);
  if (mine) {
    const key = mine.asks ? "jay-captain-asked" : "jay-captain-you";
    return html`
      <${Line} text=${t(key, about(room, mine))}><${End} seat=${mine.seat} /><//>
    `;
  }
  const free = room.seats.flatMap(({ who }, index) =>
    who && room.captains.every(({ seat }) => seat !== index + 1) ? [index + 1] : [],
  );
  if (!free.length) return null;
  return html`
    <${Line} text=${t("jay-captain-ask")}>
      ${free.map(
        (seat) => html`
          <button
            key=${seat}
            class="btn small"
            type="button"
            onClick=${() => command({ do: "ask-captain", seat })}
          >
            ${nameOf(room, seat)}
          </button>
        `,
      )}
    <//>
  `;
}

/** @param {{text: string, children?: any}} props */
function Line({ text, children }) {
  return html`
    <p>${text}</p>
    <div class="row">${children}</div>
  `;
}

/** @param {{who: number, text: string}} props */
function Make({ who, text }) {
  return html`
    <button class="btn small" type="button" onClick=${() => command({ do: "make-captain", who })}>
      ${text}
    </button>
  `;
}

/** @param {{seat: number}} props */
function End({ seat }) {
  return html`
    <button class="btn small" type="button" onClick=${() => end(seat)}>
      ${t("jay-captain-end")}
    </button>
  `;
}

/** @param {number} seat */
function end(seat) {
  command({ do: "no-captain", seat });
}
