/** What can be said and done besides laying: big, with its key. Only what may be done is shown. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { keyFor } from "./bindings.js";
import {
  act,
  amount,
  announce,
  canAnnounce,
  canPauseForAnother,
  draw,
  figures,
  isUntold,
  layFaceDown,
  pauseForAnother,
  swap,
  topUp,
  turning,
  turnOver,
  view,
} from "./play.js";
import { isCountedOut } from "./view.js";
import { Card } from "../../cards/card.js";
import { TRAITOR } from "../../cards/figures.js";

/** @typedef {import("./told").View} View */

/** Acts whose buttons have a place of their own; the others stand together. */
const PLACED = ["jay", "ready", "pause", "count"];

export function Controls() {
  const now = view.value;
  if (!now?.seat) return null;
  const { may } = now;
  // Whoever was counted out has one large thing to do, and nobody to count at.
  const can = (/** @type {string} */ name) => may.acts.includes(name);
  const counts = can("count") || (can("pause") && !isCountedOut(now));
  return html`
    <div class="controls" role="group" aria-label=${t("jay-controls")}>
      ${can("jay") && html`<${Act} name="jay" key="jay" loud=${true} act=${() => act("jay")} />`}
      ${isCountedOut(now) && html`<${FaceDown} now=${now} />`}
      <${Draw} now=${now} />
      ${can("ready") && html`<${Act} name="ready" loud=${true} act=${() => act("ready")} />`}
      ${may.top_up !== null && html`<${TopUp} least=${may.top_up} />`}
      ${!isCountedOut(now) && html`<${FaceDown} now=${now} />`}
      ${may.acts
        .filter((name) => !PLACED.includes(name))
        .map((name) => html`<${Act} key=${name} name=${name} act=${() => act(name)} />`)}
      ${can("pause") && html`<${Act} name="pause" act=${() => act("pause")} />`}
      ${counts && html`<${Act} name="count" off=${!can("count")} act=${() => act("count")} />`}
      <${Announcements} now=${now} />
    </div>
  `;
}

/** A captain's only one. */
export function CaptainControls() {
  if (!canPauseForAnother.value) return null;
  return html`
    <div class="controls" role="group" aria-label=${t("jay-controls")}>
      <${Act} name="pause" act=${pauseForAnother} />
    </div>
  `;
}

/**
 * @typedef {object} ActProps
 * @property {string} name
 * @property {() => void} act
 * @property {boolean} [loud]
 * @property {boolean} [off] keeps its place, so that the others do not move under a finger
 * @property {Record<string, number>} [args]
 */

/** The buttons that have to be explained. */
export const TIPS = ["top-up", "count", "pause"];

/** @param {string} name of a button */
export function tip(name) {
  if (!TIPS.includes(name)) return undefined;
  const { faults } = view.value?.options ?? {};
  const costs = faults === "penalty" || faults === "tournament" ? "yes" : "no";
  return t(`jay-tip-${name}`, { costs });
}

/** @param {ActProps} props */
function Act({ name, act: perform, loud = false, off = false, args = {} }) {
  return html`
    <button
      class=${`btn act ${loud ? "primary" : ""}`}
      type="button"
      data-act=${name}
      title=${tip(name)}
      disabled=${off}
      onClick=${perform}
    >
      ${t(`jay-act-${name}`, args)} <kbd aria-hidden="true">${keyFor(name)}</kbd>
    </button>
  `;
}

/**
 * A card laid face down is a Verräter: the button for whoever knows no right click.
 * @param {{now: View}} props
 */
function FaceDown({ now }) {
  const { may, phase } = now;
  if (isCountedOut(now)) {
    return html`
      <button class="btn act primary" type="button" data-act="face-down" data-loud="yes" onClick=${layFaceDown}>
        ${t("jay-act-face-down-now")} <kbd aria-hidden="true">${keyFor("face-down")}</kbd>
      </button>
    `;
  }
  // Its place is kept while the others play, so that nothing moves under a finger. Whoever owes
  // cards or has finished has a larger button there.
  if (!may.traitor && (phase !== "playing" || may.draw || may.acts.includes("jay"))) return null;
  return html`
    <button
      class="btn act"
      type="button"
      data-act="face-down"
      data-kept=${may.traitor ? undefined : "yes"}
      title=${t("jay-face-down-why")}
      aria-pressed=${turning.value}
      onClick=${turnOver}
    >
      ${t("jay-act-face-down")} <kbd aria-hidden="true">${keyFor("face-down")}</kbd>
    </button>
  `;
}

/**
 * In a tournament nobody is told what is owed, so a number is asked for.
 * @param {{now: View}} props
 */
function Draw({ now }) {
  if (now.may.draw) {
    return html`<${Act} name="draw" loud=${true} act=${draw} args=${{ count: now.may.draw }} />`;
  }
  return isUntold(now)
    ? html`<${Act} name="draw" act=${draw} args=${{ count: Math.max(1, amount.value) }} />`
    : null;
}

/** @param {{least: number}} props */
function TopUp({ least }) {
  const count = Math.max(least, amount.value);
  return html`
    <span class="stepper">
      <button
        class="btn"
        type="button"
        aria-label=${t("jay-fewer")}
        disabled=${count <= least}
        onClick=${() => (amount.value = count - 1)}
      >
        −
      </button>
      <button class="btn act" type="button" data-act="top-up" title=${tip("top-up")} onClick=${topUp}>
        ${t("jay-act-top-up", { count })} <kbd aria-hidden="true">${keyFor("top-up")}</kbd>
      </button>
      <button
        class="btn"
        type="button"
        aria-label=${t("jay-more")}
        onClick=${() => (amount.value = count + 1)}
      >
        +
      </button>
    </span>
  `;
}

/**
 * Where the players say "Strafe" themselves: what they can say it for.
 * @param {{now: View}} props
 */
function Announcements({ now }) {
  if (!canAnnounce(now)) return null;
  const mine = now.box.filter(({ seat }) => seat === now.seat).slice(-3);
  const said = [...new Set(mine.map(({ figure }) => figure))];
  return html`
    <span class="announcements">
      <button class="btn" type="button" onClick=${() => announce(0)}>
        ${t("jay-say-strafe")} <kbd aria-hidden="true">${keyFor("strafe")}</kbd>
      </button>
      ${said
        .filter((figure) => figures.value[figure].symbol !== TRAITOR)
        .map(
          (figure) => html`
            <button class="btn" type="button" key=${figure} onClick=${() => announce(figure)}>
              ${t("jay-say-strafe-for", { name: figures.value[figure].name })}
            </button>
          `,
        )}
      <button class="btn" type="button" onClick=${() => announce(-1)}>
        ${t("jay-say-strafe-card")}
      </button>
    </span>
  `;
}

/** One's own slots; before "bereit" a chosen card is swapped for one of them. */
export function OwnSlots() {
  const now = view.value;
  const slots = now?.seat ? (now.slots[now.seat - 1] ?? []) : [];
  if (!now || !slots.length) return null;
  return html`
    <div class="own-slots" role="group" aria-label=${t("jay-own-slots")}>
      ${slots.map(
        (figure, n) => html`
          <button
            class="slot"
            type="button"
            key=${n}
            data-figure=${figures.value[figure].name}
            disabled=${!now.may.swap}
            aria-label=${t("jay-slot", { figure: figures.value[figure].name })}
            onClick=${() => swap(figure)}
          >
            <${Card} figure=${figure} />
          </button>
        `,
      )}
    </div>
  `;
}
