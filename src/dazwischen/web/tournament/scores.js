/** The two scores of a game of Jarnac. */
import { html } from "../vendor/preact.js";
import { Text } from "./fields.js";

/** @param {{names: string[], scores: string[], change: (scores: string[]) => void}} props */
export function Scores({ names, scores, change }) {
  return html`
    <div class="cup-scores">
      ${names.map(
        (name, at) => html`
          <${Text}
            key=${at}
            label=${name}
            value=${scores[at]}
            change=${(/** @type {string} */ score) => change(scores.with(at, score.replace(/\D/g, "")))}
            inputmode="numeric"
            pattern="[0-9]*"
            maxlength="6"
            required
          />
        `,
      )}
    </div>
  `;
}
