/**
 * Lines by tapping: who, then what. Which kinds of lines there are comes from the notation, which people
 * and figures from what the referee said last; whether a line was right is the referee's to say.
 */
import { html, useLayoutEffect, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { t } from "../app/texts.js";
import { Switch } from "../ui/choice.js";
import { written } from "./notation.js";
import { Buttons, Figures, Typed } from "./pickers.js";
import { clockOf } from "./protocol-text.js";

/** @typedef {import("./judging.js").Judged} Judged */
/** @typedef {import("./notation.js").Vocabulary} Vocabulary */
/** @typedef {import("./notation.js").Verb} Verb */
/** @typedef {import("./pickers.js").Option} Option */

const AT_HAND = new Set(["lay", "act"]);
const MOST = 10;

/**
 * @param {object} props
 * @param {Vocabulary} props.vocabulary
 * @param {Judged} props.judged
 * @param {string} props.text
 * @param {(line: string) => void} props.write
 */
export function Pad({ vocabulary, judged, text, write }) {
  const first = vocabulary.verbs.find(({ group }) => group === "lay") ?? vocabulary.verbs[0];
  const due = dueOf(judged);
  const [who, setWho] = useState(due);
  const [verb, setVerb] = useState(first);
  const [values, setValues] = useState(/** @type {Record<string, string>} */ ({}));
  const [began, setBegan] = useState(0);
  const { lang } = prefs.value;
  useLayoutEffect(() => setWho(due), [judged]);
  const people = peopleOf(vocabulary, judged);
  const actor = people.some(({ value }) => value === who) ? who : (people[0]?.value ?? "1");

  /**
   * @param {Verb} chosen
   * @param {Record<string, string>} told
   */
  const tell = (chosen, told) => {
    const open = chosen.places.find((place) => !(place in told));
    if (open) {
      setVerb(chosen);
      setValues(told);
      return;
    }
    const stamp = began ? `@${Math.max(clockOf(text), since(began)).toFixed(1)} ` : "";
    write(stamp + written(chosen, lang, told));
    setVerb(first);
    setValues({});
  };
  /** @param {Verb} chosen */
  const begin = (chosen) => tell(chosen, chosen.places.includes("who") ? { who: actor } : {});
  /** @param {string} value */
  const fill = (value) => {
    const told = verb.places.includes("who") ? { ...values, who: actor } : values;
    tell(verb, { ...told, [next]: value });
  };
  const next = verb.places.find((place) => place !== "who" && !(place in values)) ?? "";
  /** @param {(group: string) => boolean} wanted */
  const verbs = (wanted) => {
    const offered = vocabulary.verbs.filter(({ group }) => wanted(group));
    return html`
      <${Buttons}
        label=${t("referee-what")}
        options=${offered.map(({ name, label }) => ({ value: name, label: label[lang] }))}
        chosen=${verb.name}
        choose=${(/** @type {string} */ name) => {
          const found = offered.find((one) => one.name === name);
          if (found) begin(found);
        }}
      />
    `;
  };
  return html`
    <div class="taps">
      ${
        vocabulary.verbs.some(({ places }) => places.includes("who")) &&
        html`<${Buttons} label=${t("referee-who")} options=${people} chosen=${actor} choose=${setWho} />`
      }
      ${next && html`<${Place} key=${`${verb.name}-${next}`} place=${next} people=${people} judged=${judged} choose=${fill} />`}
      ${verbs((group) => AT_HAND.has(group))}
      ${GROUPS.filter((group) => offers(vocabulary, judged, group)).map(
        (group) => html`
          <details class="more" key=${group}>
            <summary>${t(`referee-more-${group}`)}</summary>
            ${verbs((one) => one === group)}
          </details>
        `,
      )}
      <${Switch}
        label=${t("referee-times")}
        value=${began > 0}
        choose=${(/** @type {boolean} */ on) => setBegan(on ? Date.now() - 1000 * clockOf(text) : 0)}
      />
    </div>
  `;
}

const GROUPS = ["say", "rare", "judge", "team"];

/**
 * @param {Vocabulary} vocabulary
 * @param {Judged} judged
 * @param {string} group
 */
function offers({ verbs }, { state }, group) {
  // Only files with teams tell who their captains are.
  return verbs.some((verb) => verb.group === group) && (group !== "team" || "captains" in state);
}

/** Seconds. @param {number} began */
function since(began) {
  return (Date.now() - began) / 1000;
}

/**
 * Whoever has to do something now.
 * @param {Judged} judged
 */
function dueOf({ state }) {
  return String(
    state.obligation ?? state.turn ?? state.to_move ?? state.opening_priority?.[0] ?? 1,
  );
}

/**
 * @param {Vocabulary} vocabulary
 * @param {Judged} judged
 * @returns {Option[]}
 */
function peopleOf({ sided }, { state, names }) {
  if (sided) return Object.keys(state.sides).map((side) => ({ value: side, label: side }));
  const seats = Object.keys(state.hands ?? state.points ?? {});
  return seats.map((seat) => ({ value: seat, label: names[Number(seat) - 1] || seat }));
}

/** @param {{place: string, people: Option[], judged: Judged, choose: (value: string) => void}} props */
function Place({ place, people, judged, choose }) {
  const label = t(`referee-place-${place}`);
  const { state, figures } = judged;
  switch (place) {
    case "figure":
    case "slot":
      return html`<${Figures} label=${label} figures=${figures} choose=${choose} />`;
    case "seat":
    case "first":
    case "second":
      return html`<${Labelled} label=${label} options=${people} choose=${choose} />`;
    case "stack":
      return html`<${Labelled} label=${label} options=${upTo(state.stacks.length)} choose=${choose} />`;
    case "row": {
      const [side] = Object.values(state.sides);
      return html`<${Labelled} label=${label} options=${upTo(side.rows.length)} choose=${choose} />`;
    }
    case "count":
    case "number":
      return html`<${Labelled} label=${label} options=${upTo(MOST)} choose=${choose} />`;
    default:
      return html`<${Typed} label=${label} choose=${choose} />`;
  }
}

/** @param {{label: string, options: Option[], choose: (value: string) => void}} props */
function Labelled({ label, options, choose }) {
  return html`
    <div class="tap-place">
      <p class="fine">${label}</p>
      <${Buttons} label=${label} options=${options} choose=${choose} />
    </div>
  `;
}

/**
 * @param {number} most
 * @returns {Option[]}
 */
function upTo(most) {
  return Array.from({ length: most }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }));
}
