/** Running, stepping, leaping, and how fast: with the mouse or the keyboard. */
import { html, useLayoutEffect } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Icon } from "../ui/icons.js";
import { SPEEDS } from "./player.js";

/** @typedef {import("./player.js").Player} Player */

/** @param {{player: Player}} props */
export function Controls({ player }) {
  const running = player.running.value;
  const ended = player.step.value >= player.last;
  const begun = player.step.value > 0;
  return html`
    <div class="replay-buttons">
      <${Button} name="leap-back" on=${begun} use=${() => stopped(player, () => player.leap(-1))} />
      <${Button} name="back" on=${begun} use=${() => stopped(player, () => by(player, -1))} />
      <button
        class="btn primary run"
        type="button"
        aria-label=${t(running ? "replay-stop" : "replay-run")}
        onClick=${() => run(player)}
      >
        <${Icon} name=${running ? "stop" : "run"} /> <span class="run-text">${t(running ? "replay-stop" : "replay-run")}</span>
      </button>
      <${Button} name="on" on=${!ended} use=${() => stopped(player, () => by(player, 1))} />
      <${Button} name="leap-on" on=${!ended} use=${() => stopped(player, () => player.leap(1))} />
      <fieldset class="speeds">
        <legend class="unseen">${t("replay-speed")}</legend>
        ${SPEEDS.map(
          (speed) => html`
            <label class="speed" key=${speed}>
              <input
                type="radio"
                name="speed"
                checked=${player.speed.value === speed}
                onChange=${() => (player.speed.value = speed)}
              />
              <span>×${speed}</span>
            </label>
          `,
        )}
      </fieldset>
    </div>
  `;
}

/** @param {{name: string, on: boolean, use: () => void}} props */
function Button({ name, on, use }) {
  const text = t(`replay-${name}`);
  return html`
    <button class="btn step" type="button" title=${text} aria-label=${text} aria-disabled=${!on} onClick=${use}>
      <${Icon} name=${name} />
    </button>
  `;
}

/** From the end it begins anew. @param {Player} player */
function run(player) {
  if (!player.running.value && player.step.value >= player.last) player.goTo(0);
  player.running.value = !player.running.value;
}

/** @param {Player} player @param {() => void} then */
function stopped(player, then) {
  player.running.value = false;
  then();
}

/** @param {Player} player @param {number} steps */
function by(player, steps) {
  player.goTo(player.step.value + steps);
}

/** @type {Record<string, (player: Player) => void>} */
const KEYS = {
  ArrowLeft: (player) => stopped(player, () => by(player, -1)),
  ArrowRight: (player) => stopped(player, () => by(player, 1)),
  Home: (player) => stopped(player, () => player.goTo(0)),
  End: (player) => stopped(player, () => player.goTo(player.last)),
  ",": (player) => stopped(player, () => player.leap(-1)),
  ".": (player) => stopped(player, () => player.leap(1)),
  " ": run,
};

/** @param {Player} player */
export function useReplayKeys(player) {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const pressed = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      const digit = SPEEDS.find((speed) => String(speed) === event.key);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // These have a use of their own for the keys.
      if (target.closest("input, select, textarea, dialog")) return;
      if (event.key === " " && target.closest("button, a, summary")) return;
      const key = KEYS[event.key];
      if (!key && !digit) return;
      event.preventDefault();
      if (digit) player.speed.value = digit;
      else key(player);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
