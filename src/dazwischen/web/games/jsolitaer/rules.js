/** J-Solitär in two minutes. */
import { html, useState } from "../../vendor/preact.js";
import { noServer, useReading } from "../../app/soon.js";
import { t } from "../../app/texts.js";
import { Chapter } from "../../ui/chapter.js";
import { numberOf, Situation } from "../../ui/pictures.js";
import { readScene } from "../../ui/scene.js";

/** @param {string[]} names the cards of a stack, without the Verräter that it began with */
function stack(...names) {
  const cards = [0, ...names.map(numberOf)];
  const lying = numberOf(names.at(-1) ?? "Verräter");
  return { lying, layer: 0, twins: false, reservations: [], cards };
}

const VIEW = {
  options: {},
  phase: "playing",
  turn: 1,
  stacks: [stack(), stack("rH"), stack("bO", "bX"), stack(), stack("lS", "lDame")],
  corner: 50,
  turned: [numberOf("gZ")],
  counts: [8],
  piles: [56],
  slots: [[]],
};
const HAND = ["rX", "bX", "bH", "gS", "gDieb", "lI", "gJay", "rO"].map(numberOf);

export function Page() {
  const [scene, setScene] = useState(
    /** @type {import("../../ui/scene.js").SceneModule | null} */ (null),
  );
  useReading(
    () => readScene("jsolitaer", () => import("./scene.js")),
    { done: setScene, failed: noServer },
    [],
  );
  return html`
    <${Chapter} title=${t("rules-soli-title")} rules=${["S-SETUP-1", "S-WIN-1"]}>
      <p class="lead">${t("rules-soli-goal")}</p>
      <div class="picture wide">
        ${scene && html`<${scene.Scene} view=${VIEW} hands=${{ 1: HAND }} names=${[t("rules-you")]} eye=${0} />`}
      </div>
      <p class="fine">${t("rules-soli-picture")}</p>
    <//>
    <${Chapter} title=${t("rules-soli-serve-title")} rules=${["S-TURN-2"]}>
      <p>${t("rules-soli-serve")}</p>
      <${Situation}
        lying=${["rH"]}
        where=${t("rules-soli-lying")}
        groups=${[
          { kind: "may", cards: ["rX", "bH"], text: t("rules-soli-once") },
          { kind: "throw", cards: ["rH"], text: t("rules-soli-throw") },
        ]}
      />
    <//>
    <${Chapter} title=${t("rules-soli-free-title")} rules=${["S-TURN-2", "S-RES-1", "J-THROW-4", "J-SERVE-3", "J-THROW-3", "J-SERVE-2"]}>
      <p>${t("rules-soli-free")}</p>
      <ul class="points-list">
        ${["twin", "queen", "thief", "jay"].map(
          (name) => html`<li key=${name}>${t(`rules-soli-free-${name}`)}</li>`,
        )}
      </ul>
    <//>
    <${Chapter} title=${t("rules-soli-corner-title")} rules=${["S-TURN-3", "S-END-TURN-1", "S-UNDO-1"]}>
      <p>${t("rules-soli-corner")}</p>
      <p>${t("rules-soli-end")}</p>
    <//>
    <${Chapter} title=${t("rules-soli-slots-title")} rules=${["S-SLOT-1", "S-WIN-1", "S-STUCK-1"]}>
      <p>${t("rules-soli-slots")}</p>
      <p>${t("rules-soli-win")}</p>
    <//>
  `;
}
