/** Short notices that go away by themselves, and what is read aloud. */
import { html, signal } from "../vendor/preact.js";
import { reload, stuck } from "../app/anew.js";
import { unanswered } from "../app/soon.js";
import { t } from "../app/texts.js";
import { RuleLinks } from "./rule-links.js";

const SHOWN = 7000;
let count = 0;

/** @typedef {{id: number, text: string, detail: string}} Notice */
/** @type {import("../vendor/preact.js").Signal<Notice[]>} */
const notices = signal([]);

/**
 * @param {string} text
 * @param {string} [detail] in small letters behind it, such as the rule
 */
export function notice(text, detail = "") {
  const id = ++count;
  const others = notices.value.filter((other) => other.text !== text);
  notices.value = [...others, { id, text, detail }].slice(-3);
  setTimeout(() => fade(id), SHOWN);
}

unanswered.subscribe((times) => {
  if (times) notice(t("web-no-server"));
});

/** Not while somebody reads it, is about to look the rule up, or cannot see it. @param {number} id */
function fade(id) {
  const held = document.querySelector(`.notice[data-id="${id}"]:is(:hover, :focus-within)`);
  if (held || document.hidden) setTimeout(() => fade(id), SHOWN);
  else dismiss(id);
}

/** @param {number} id */
function dismiss(id) {
  notices.value = notices.value.filter((other) => other.id !== id);
}

/** What was said before a game begins is over with it. */
export function dismissAll() {
  notices.value = [];
}

/** Windows over the page that are open: what they cover is shown in them. */
export const windows = signal(0);

/** @param {{inWindow?: boolean}} props */
export function Notices({ inWindow = false }) {
  if (!inWindow && windows.value) return null;
  return html`
    <div class="notices" role="status" aria-live="polite">
      ${notices.value.map(
        ({ id, text, detail }) => html`
          <p class="notice" key=${id} data-id=${id} onClick=${() => dismiss(id)}>
            ${text} ${detail && html`<small><${RuleLinks} text=${detail} /></small>`}
          </p>
        `,
      )}
      ${stuck.value && html`<${Stuck} />`}
    </div>
  `;
}

/** Stays until it is mended. */
function Stuck() {
  return html`
    <p class="notice stuck">
      ${t("web-stuck")}
      <button class="btn small" type="button" onClick=${reload}>${t("web-reload")}</button>
    </p>
  `;
}

const SPOKEN = 12;

/** @param {string} sentence for those who listen instead of looking */
export function tell(sentence) {
  const live = document.getElementById("live");
  if (!live || !sentence) return;
  const line = document.createElement("p");
  line.textContent = sentence;
  live.append(line);
  while (live.childElementCount > SPOKEN) live.firstElementChild?.remove();
}
