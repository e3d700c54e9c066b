/** Jay in two minutes. */
import { html, useEffect, useState } from "../../vendor/preact.js";
import { prefs } from "../../app/prefs.js";
import { t } from "../../app/texts.js";
import { Faces } from "../../cards/faces.js";
import { Choice } from "../../ui/choice.js";
import { Chapter } from "../../ui/chapter.js";
import { Named, Situation } from "../../ui/pictures.js";
import { Blocks, rulebook } from "../../ui/rulebook.js";

const NOBLES = [
  { name: "queen", cards: ["rDame", "lX"], rules: ["J-THROW-4", "J-SERVE-3"] },
  { name: "envoy", cards: ["Botschafter"], rules: ["J-SERVE-6", "J-CARD-2"] },
  { name: "jay", cards: ["gJay", "Botschafter"], rules: ["J-SERVE-2", "J-SERVE-5"] },
  { name: "thief", cards: ["bX", "bX", "rDieb"], rules: ["J-THROW-3", "J-THROW-7"] },
];

export function Page() {
  return html`
    <${Faces} />
    <${Chapter} title=${t("rules-jay-title")}>
      <p class="lead">${t("rules-jay-goal")}</p>
    <//>
    <${Chapter} title=${t("rules-jay-serve-title")} rules=${["J-SERVE-1", "J-SERVE-4"]}>
      <p>${t("rules-jay-serve")}</p>
      <${Situation}
        lying=${["rH"]}
        groups=${[
          { kind: "may", cards: ["rX"], text: t("rules-jay-same-colour") },
          { kind: "may", cards: ["bH"], text: t("rules-jay-same-letter") },
          { kind: "not", cards: ["gS"], text: t("rules-jay-neither") },
          { kind: "not", cards: ["rH"], text: t("rules-jay-twin") },
        ]}
      />
    <//>
    <${Chapter} title=${t("rules-jay-stuck-title")} rules=${["J-DRAW-2", "J-DRAW-1", "J-TRAITOR-1"]}>
      <p>${t("rules-jay-stuck")}</p>
      <${Situation}
        lying=${["bZ"]}
        groups=${[{ kind: "may", cards: ["Verräter"], text: t("rules-jay-traitor") }]}
      />
    <//>
    <${Chapter} title=${t("rules-jay-end-title")} rules=${["J-END-1", "J-END-2", "J-END-5"]}>
      <p>${t("rules-jay-end")}</p>
    <//>
    <${Chapter} title=${t("rules-jay-throw-title")} rules=${["J-THROW-1", "J-THROW-6"]}>
      <p>${t("rules-jay-throw")}</p>
      <${Situation}
        lying=${["bX"]}
        groups=${[{ kind: "throw", cards: ["bX"], text: t("rules-jay-throw-it") }]}
      />
    <//>
    <${Chapter} title=${t("rules-jay-twins-title")} rules=${["J-THROW-2", "J-THROW-5"]}>
      <p>${t("rules-jay-twins")}</p>
      <${Situation}
        lying=${["rX", "rX"]}
        groups=${[
          { kind: "throw", cards: ["gX"], text: t("rules-jay-similar") },
          { kind: "throw", cards: ["rX"], text: t("rules-jay-third") },
        ]}
      />
    <//>
    <${Chapter} title=${t("rules-jay-nobles-title")} rules=${NOBLES.flatMap(({ rules }) => rules)}>
      <p>${t("rules-jay-nobles")}</p>
      <ul class="nobles">
        ${NOBLES.map(
          ({ name, cards }) => html`
            <li key=${name}>
              <span class="picture"><${Named} names=${cards} /></span>
              <p><b>${t(`rules-jay-${name}-name`)}.</b> ${t(`rules-jay-${name}`)}</p>
            </li>
          `,
        )}
      </ul>
    <//>
    <${Chapter} title=${t("rules-jay-trouble-title")} rules=${["J-FAULT-1", "J-PAUSE-1", "J-FAULT-3", "J-COUNT-1"]}>
      <p>${t("rules-jay-trouble")}</p>
      <p>${t("rules-jay-pause")}</p>
      <p>${t("rules-jay-count")}</p>
    <//>
    <${Levels} />
  `;
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const EDITIONS = ["jay", "zdj"];

/** What each level adds, in either edition, and the two side by side. */
function Levels() {
  const { lang } = prefs.value;
  const [edition, setEdition] = useState("jay");
  const [table, setTable] = useState(/** @type {import("../../ui/rulebook.js").Block[]} */ ([]));
  useEffect(() => {
    void rulebook(lang).then(({ jay }) => {
      const levels = jay.find(({ rules }) => rules.some(({ id }) => id === "J-LVL-1"));
      setTable(levels?.blocks ?? []);
    });
  }, [lang]);
  return html`
    <${Chapter} title=${t("rules-jay-levels-title")} rules=${["J-LVL-1", "J-LVL-2", "J-SLOT-1"]}>
      <p>${t("rules-jay-levels")}</p>
      <${Choice}
        label=${t("jay-edition")}
        value=${edition}
        options=${EDITIONS.map((value) => ({
          value,
          label: t(`jay-edition-${value}`),
          line: t(`jay-edition-${value}-line`),
        }))}
        choose=${setEdition}
      />
      <ol class="levels">
        ${LEVELS.map((level) => html`<li key=${level}>${t(`jay-level-${edition}-${level}`)}</li>`)}
      </ol>
      <h3>${t("rules-jay-editions")}</h3>
      <${Blocks} blocks=${table} />
      <p>${t("rules-jay-beyond")}</p>
      <p><a class="btn small" href="#/rules/beyond">${t("rules-page-beyond")}</a></p>
    <//>
  `;
}
