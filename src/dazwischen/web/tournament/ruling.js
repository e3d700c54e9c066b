/** A judge decides: a result with a reason, or that a table does not count. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { CONTESTS } from "../games/registry.js";
import { Choice } from "../ui/choice.js";
import { Ask } from "./fields.js";
import { Scores } from "./scores.js";
import { counted, entered } from "./seen.js";
import { SeriesEditor } from "./series-editor.js";
import { act } from "./store.js";

/** @typedef {import("./wire.js").Result} Result */
/** @typedef {{round: number, table: number}} At */
/**
 * @typedef {object} RuleProps
 * @property {"rule" | "correct"} what
 * @property {At} where
 * @property {import("./wire.js").Table} table
 * @property {string[]} names
 * @property {string} game
 */

/** @param {"rule" | "correct"} what */
function wordOf(what) {
  return what === "rule" ? t("tournament-rule") : t("tournament-correct");
}

/** @param {"rule" | "correct"} what @param {At} where */
function titleOf(what, { table: number }) {
  return what === "rule"
    ? t("tournament-rule-of", { number })
    : t("tournament-correct-of", { number });
}

/** @param {RuleProps} props */
export function RuleButton(props) {
  const [open, setOpen] = useState(false);
  const { what, where } = props;
  return html`
    <button
      class="btn small"
      type="button"
      aria-label=${titleOf(what, where)}
      onClick=${() => setOpen(true)}
    >
      ${wordOf(what)}
    </button>
    ${open && html`<${RuleWindow} ...${props} close=${() => setOpen(false)} />`}
  `;
}

/** @param {RuleProps & {close: () => void}} props */
function RuleWindow({ what, where, table, names, game, close }) {
  const known = table.result ?? table.reports[0]?.result;
  const played = CONTESTS[game];
  const [kind, setKind] = useState(known?.kind ?? played);
  const [scores, setScores] = useState(
    known?.kind === "duel" ? known.scores.map(String) : ["", ""],
  );
  const [rounds, setRounds] = useState(known?.kind === "series" ? known.rounds : table.rounds);
  const [winner, setWinner] = useState(known?.kind === "walkover" ? known.winner : 0);
  // A whole series wants no further round; one that the judge has cut short may.
  const full =
    known?.kind === "series" && table.how !== "judge" && counted(rounds) >= counted(known.rounds);
  /** @type {Record<string, Result>} */
  const results = {
    series: { kind: "series", rounds },
    duel: /** @type {Result} */ ({ kind: "duel", scores: scores.map(Number) }),
    walkover: { kind: "walkover", winner },
  };
  const filled = {
    series: rounds.length > 0,
    duel: scores.every((score) => score !== ""),
    walkover: winner > 0,
  };
  return html`
    <${Ask}
      title=${titleOf(what, where)}
      label=${wordOf(what)}
      reasoned=${true}
      required=${true}
      ready=${filled[kind]}
      submit=${(/** @type {string} */ reason) => act({ do: what, ...where, result: results[kind], reason })}
      close=${close}
    >
      <${Choice}
        label=${t("tournament-result")}
        value=${kind}
        options=${[played, "walkover"].map((value) => ({ value, label: t(`tournament-kind-${value}`) }))}
        choose=${setKind}
      />
      ${kind === "duel" && html`<${Scores} names=${names} scores=${scores} change=${setScores} />`}
      ${
        kind === "series" &&
        html`<${SeriesEditor}
          names=${names}
          rounds=${rounds}
          full=${full}
          enter=${(/** @type {number} */ number, /** @type {import("./wire.js").Entry} */ entry) => setRounds(entered(rounds, number, entry))}
        />`
      }
      ${
        kind === "walkover" &&
        html`<${Choice}
          label=${t("tournament-walkover-who")}
          value=${winner}
          options=${names.map((label, at) => ({ value: at + 1, label }))}
          choose=${setWinner}
        />`
      }
    <//>
  `;
}

/** @param {{where: At}} props */
export function VoidButton({ where }) {
  const [open, setOpen] = useState(false);
  const [again, setAgain] = useState("again");
  const title = t("tournament-void-of", { number: where.table });
  return html`
    <button class="btn small" type="button" aria-label=${title} onClick=${() => setOpen(true)}>
      ${t("tournament-void")}
    </button>
    ${
      open &&
      html`
        <${Ask}
          title=${title}
          label=${t("tournament-void-now")}
          reasoned=${true}
          required=${true}
          submit=${(/** @type {string} */ reason) => act({ do: "void", ...where, again: again === "again", reason })}
          close=${() => setOpen(false)}
        >
          <${Choice}
            label=${t("tournament-void-then")}
            value=${again}
            options=${["again", "out"].map((value) => ({ value, label: t(`tournament-void-${value}`) }))}
            choose=${setAgain}
          />
        <//>
      `
    }
  `;
}
