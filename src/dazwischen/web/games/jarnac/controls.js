/** What can be done: big, with its key. Only what may be done is shown. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { keyFor } from "./bindings.js";
import { act, send, startExchange } from "./play.js";
import { shuffle, view } from "./sides.js";
import { exchanging, ready, source, stage, word } from "./word.js";
import { possible, proposes } from "./view.js";

export function Controls() {
  const now = view.value;
  if (!now?.seat) return null;
  const can = possible(now);
  const asks = proposes(now);
  const kind = asks ? "propose" : stage.value;
  const over = now.phase === "over";
  if ((can.object || can.accept) && (now.held || over)) {
    return html`<${Verdict} word=${now.laid} objects=${can.object} accepts=${can.accept} />`;
  }
  return html`
    <div class="controls" role="group" aria-label=${t("jarnac-controls")}>
      ${
        !over &&
        html`
          <${Act}
            name="send"
            text=${t(`jarnac-send-${kind}`, { word: word.value || "none" })}
            loud=${true}
            off=${!ready.value}
            act=${submit}
          />
        `
      }
      ${
        now.may.draw > 0 &&
        html`
          <${Act}
            name="draw"
            text=${t("jarnac-act-draw", { count: now.may.draw })}
            loud=${!word.value}
            act=${() => act("draw")}
          />
        `
      }
      ${
        can.exchange &&
        html`
          <${Act}
            name="exchange"
            text=${t("jarnac-act-exchange")}
            pressed=${exchanging.value}
            act=${startExchange}
          />
        `
      }
      ${can.object && html`<${Act} name="object" text=${t("jarnac-act-object", { word: now.laid })} loud=${true} act=${() => act("object")} />`}
      ${can.pass && html`<${Act} name="pass" text=${t(now.beat ? "jarnac-act-forgo" : "jarnac-act-pass")} act=${() => act("pass")} />`}
      ${
        !over &&
        html`
          <${Act} name="shuffle" text=${t("jarnac-act-shuffle")} act=${() => shuffle(source.value)} />
        `
      }
    </div>
  `;
}

/**
 * A word lies as claimed, and somebody waits for what one has to say to it: nothing else matters now.
 * Whoever is not captain cannot let it stand, whoever has no time left cannot object.
 * @param {{word: string, objects: boolean, accepts: boolean}} props
 */
function Verdict({ word: claimed, objects, accepts }) {
  return html`
    <div class="controls verdict" role="group" aria-label=${t("jarnac-verdict", { word: claimed })}>
      <b class="claimed" aria-hidden="true">${claimed}</b>
      ${
        accepts &&
        html`
          <${Act} name="accept" text=${t("jarnac-act-accept")} loud=${true} act=${() => act("accept")} />
        `
      }
      ${
        objects &&
        html`
          <${Act} name="object" text=${t("jarnac-act-object-short")} act=${() => act("object")} />
        `
      }
    </div>
  `;
}

/** Sends the word, or lets somebody choose where it goes. */
export function submit() {
  if (send()) return;
  /** @type {HTMLElement | null} */ (document.querySelector(".place"))?.focus();
}

/**
 * @typedef {object} ActProps
 * @property {string} name
 * @property {string} text
 * @property {() => void} act
 * @property {boolean} [loud]
 * @property {boolean} [off] keeps its place, so that the others do not move under a finger
 * @property {boolean} [pressed]
 */

/** @param {ActProps} props */
function Act({ name, text, act: perform, loud = false, off = false, pressed }) {
  return html`
    <button
      class=${`btn act ${loud ? "primary" : ""}`}
      type="button"
      data-act=${name}
      disabled=${off}
      aria-pressed=${pressed}
      onClick=${perform}
    >
      ${text} <kbd aria-hidden="true">${name === "send" ? t("jarnac-keys-send") : keyFor(name)}</kbd>
    </button>
  `;
}
