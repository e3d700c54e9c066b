/** What could have been laid at this moment, as the rules have it. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Card } from "../cards/card.js";
import { catalogue } from "../cards/figures.js";
import { couldHave } from "./replays.js";

/** @typedef {import("./replays.js").Could} Could */
/** @typedef {import("./player.js").Player} Player */
/** @typedef {{label: string, name: string}} Named */
/** @typedef {Could & {places: number[]}} Choice the same card or word on several places */

/** @param {{player: Player, names: Named[], further?: import("../cards/figures.js").Kind[]}} props */
export function CouldHave({ player, names, further = [] }) {
  const [open, setOpen] = useState(false);
  const frame = player.frame.value;
  const running = player.running.value;
  const [answer, setAnswer] = useState(
    /** @type {{seq: number, total: number, could: Could[]} | null} */ (null),
  );
  useEffect(() => {
    if (!open || running || !frame) return undefined;
    let wanted = true;
    couldHave(player.id, player.key, frame.seq).then(
      (found) => wanted && setAnswer(found),
      () => wanted && setAnswer(null),
    );
    return () => {
      wanted = false;
    };
  }, [open, running, frame?.seq]);
  const fits = answer && answer.seq === frame?.seq ? answer : null;
  return html`
    <section class="panel-card could">
      <h2>
        <button
          class="could-open"
          type="button"
          aria-expanded=${open}
          onClick=${() => setOpen(!open)}
        >
          ${t("replay-could")}
        </button>
      </h2>
      ${open && running && html`<p class="fine">${t("replay-could-stop")}</p>`}
      ${open && !running && fits && html`<${Found} answer=${fits} names=${names} further=${further} />`}
    </section>
  `;
}

/**
 * @param {object} props
 * @param {{total: number, could: Could[]}} props.answer
 * @param {Named[]} props.names
 * @param {import("../cards/figures.js").Kind[]} props.further
 */
function Found({ answer: { total, could }, names, further }) {
  if (!total) return html`<p>${t("replay-could-nothing")}</p>`;
  const figures = catalogue(further);
  const seats = [...new Set(could.map(({ seat }) => seat))];
  return html`
    ${seats.map((seat) => {
      const choices = together(could.filter((one) => one.seat === seat));
      return html`
        <h3 key=${seat}><b class="seat-number">${names[seat - 1].label}</b> ${names[seat - 1].name}</h3>
        <ul class="choices">
          ${choices.map((one, n) => html`<${OneChoice} key=${n} one=${one} figures=${figures} />`)}
        </ul>
      `;
    })}
    ${total > could.length && html`<p class="fine">${t("replay-could-more", { count: total - could.length })}</p>`}
  `;
}

/** @param {{one: Choice, figures: import("../cards/figures.js").Figure[]}} props */
function OneChoice({ one, figures }) {
  const { figure, word, places, source, gain, verdict } = one;
  if (!figure) {
    return html`
      <li class="choice-word" data-verdict=${verdict}>
        <b>${word}</b>
        <small>${t("replay-could-word", { gain, row: places[0], verdict })}</small>
      </li>
    `;
  }
  const name = t("study-figure", { figure: figures[figure].name });
  const where = places[0] ? t("replay-could-stacks", { stacks: places.join(", ") }) : "";
  const from = source ? t(`replay-could-from-${source}`) : "";
  return html`
    <li class="choice-card" data-verdict=${verdict}>
      <${Card} figure=${figure} />
      <span class="unseen">${name}:</span>
      <small>${[word, where, from].filter(Boolean).join(", ")}</small>
    </li>
  `;
}

/**
 * What differs only by where it would lie is told once.
 * @param {Could[]} could
 * @returns {Choice[]}
 */
function together(could) {
  /** @type {Map<string, Choice>} */
  const found = new Map();
  for (const one of could) {
    const key = one.figure
      ? `${one.figure} ${one.verdict} ${one.source}`
      : `${one.word} ${one.place}`;
    const known = found.get(key);
    if (known) known.places.push(one.place);
    else found.set(key, { ...one, places: [one.place] });
  }
  return [...found.values()];
}
