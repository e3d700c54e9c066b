/** The last line's verdict and how things stand, where one taps the next. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { RuleLinks } from "../ui/rule-links.js";
import { named } from "./naming.js";
import { actions, lineOf } from "./protocol-text.js";

/** @typedef {import("./judging.js").Judged} Judged */

/**
 * @param {object} props
 * @param {Judged} props.judged
 * @param {string} props.text
 * @param {{text: string, line: number} | null} props.complaint
 * @param {() => void} props.undo
 */
export function Now({ judged, text, complaint, undo }) {
  const last = judged.verdicts.at(-1);
  const any = complaint !== null || actions(text).length > 0;
  return html`
    <div class="now">
      ${
        complaint
          ? html`<p class="complaint">${complaint.line ? t("referee-complaint", complaint) : complaint.text}</p>`
          : last &&
            html`
              <p class="verdict" data-verdict=${last.verdict}>
                <b>${lineOf(text, last.line)}</b> <b class="verdict-word">${last.word}</b>
                <br />
                ${named(last.text, judged.names)} <small><${RuleLinks} text=${last.rules.join(" ")} /></small>
              </p>
            `
      }
      <ul class="in-words">
        ${judged.situation.map((said, n) => html`<li key=${n}>${named(said, judged.names)}</li>`)}
      </ul>
      ${any && html`<button class="btn small" type="button" onClick=${undo}>${t("referee-undo")}</button>`}
    </div>
  `;
}
