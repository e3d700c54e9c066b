/** What can be done besides laying: big, with its key. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { keyFor } from "./bindings.js";
import { allowed, askHint, thinking } from "./hint.js";
import { announce, announced, endTurn, turnUp, undo, view } from "./play.js";
import { swapping, toggleSwap } from "./swap.js";
import { alone } from "./view.js";

/** @typedef {import("./told").View} View */

export function Controls() {
  const now = view.value;
  if (!now?.seat || now.phase !== "playing") return null;
  const { may } = now;
  const mine = now.turn === now.seat;
  return html`
    <div class="controls" role="group" aria-label=${t("soli-controls")}>
      <${Act}
        name="turn-up"
        loud=${may.turn_up && !may.lay.length}
        off=${!may.turn_up}
        act=${turnUp}
      />
      ${may.swap && html`<${Act} name="swap" pressed=${swapping.value} act=${toggleSwap} />`}
      ${alone(now) && html`<${Act} name="undo" off=${!may.undo} act=${undo} />`}
      ${
        allowed.value &&
        html`<${Act} name="hint" off=${!mine || thinking.value} act=${() => void askHint()} />`
      }
      <${EndTurn} now=${now} />
    </div>
  `;
}

/**
 * @typedef {object} ActProps
 * @property {string} name
 * @property {() => void} act
 * @property {boolean} [off] keeps its place, so that the others do not move under a finger
 * @property {boolean} [pressed]
 * @property {boolean} [loud]
 */

/** @param {ActProps} props */
function Act({ name, act, off = false, pressed, loud = false }) {
  return html`
    <button
      class=${`btn act ${loud ? "primary" : ""}`}
      type="button"
      data-act=${name}
      disabled=${off}
      aria-pressed=${pressed}
      onClick=${act}
    >
      ${t(`soli-act-${name}`)} <kbd aria-hidden="true">${keyFor(name)}</kbd>
    </button>
  `;
}

/**
 * More than up to eight is announced: one to three.
 * @param {{now: View}} props
 */
function EndTurn({ now }) {
  const { end, ends_game: last, lay, turn_up: more } = now.may;
  const count = end[announced.value] ?? end[0] ?? 0;
  const several = end.length > 1;
  return html`
    <span class=${several ? "stepper" : "single"}>
      ${
        several &&
        html`<${Step} text=${t("soli-fewer")} sign="−" off=${announced.value <= 0} by=${-1} />`
      }
      <button
        class=${`btn act ${end.length && !lay.length && !more ? "primary" : ""}`}
        type="button"
        data-act="end"
        disabled=${!end.length}
        onClick=${endTurn}
      >
        ${last ? t("soli-act-end-game") : t("soli-act-end", { count })}
        <kbd aria-hidden="true">${keyFor("end")}</kbd>
      </button>
      ${
        several &&
        html`<${Step} text=${t("soli-more")} sign="+" off=${announced.value >= end.length - 1} by=${1} />`
      }
    </span>
  `;
}

/** @param {{text: string, sign: string, off: boolean, by: number}} props */
function Step({ text, sign, off, by }) {
  return html`
    <button
      class="btn"
      type="button"
      aria-label=${text}
      disabled=${off}
      onClick=${() => announce(by)}
    >
      ${sign}
    </button>
  `;
}
