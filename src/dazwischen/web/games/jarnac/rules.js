/** Jarnac in two minutes. */
import { html, useState } from "../../vendor/preact.js";
import { noServer, useReading } from "../../app/soon.js";
import { t } from "../../app/texts.js";
import { Chapter } from "../../ui/chapter.js";
import { readScene } from "../../ui/scene.js";

/** @param {string[]} words */
function rows(...words) {
  return Array.from({ length: 8 }, (_, n) => words[n] ?? "");
}

/**
 * @param {{words: string[], rack: string, score: number}[]} sides
 * @param {number} move
 */
function table(sides, move) {
  return {
    phase: "play",
    move,
    bag: 136,
    sides: sides.map(({ words, rack, score }, n) => ({
      rows: rows(...words),
      rack,
      score,
      seats: [n + 1],
    })),
  };
}

const BEFORE = table(
  [
    { words: ["MAU", "REST"], rack: "T", score: 25 },
    { words: [], rack: "", score: 0 },
  ],
  2,
);
const AFTER = table(
  [
    { words: ["", "REST"], rack: "", score: 16 },
    { words: ["MAUT"], rack: "", score: 16 },
  ],
  2,
);
const VALUES = [
  [3, 9],
  [4, 16],
  [5, 25],
  [6, 36],
  [7, 49],
  [8, 64],
  [9, 81],
];

export function Page() {
  const [scene, setScene] = useState(
    /** @type {import("../../ui/scene.js").SceneModule | null} */ (null),
  );
  useReading(
    () => readScene("jarnac", () => import("./scene.js")),
    { done: setScene, failed: noServer },
    [],
  );
  const names = [t("rules-opponent"), t("rules-you")];
  /** @param {object} view */
  const picture = (view) => html`
    <div class="picture wide">
      ${scene && html`<${scene.Scene} view=${view} hands=${{}} names=${names} eye=${0} />`}
    </div>
  `;
  return html`
    <${Chapter} title=${t("rules-jarnac-title")} rules=${["K-MAT-1", "K-MAT-3"]}>
      <p class="lead">${t("rules-jarnac-goal")}</p>
    <//>
    <${Chapter} title=${t("rules-jarnac-turn-title")} rules=${["K-TURN-1", "K-TURN-2", "K-TURN-3", "K-TURN-4"]}>
      <ol class="points-list">
        ${["draw", "lay", "again", "pass"].map(
          (name) => html`<li key=${name}>${t(`rules-jarnac-turn-${name}`)}</li>`,
        )}
      </ol>
    <//>
    <${Chapter} title=${t("rules-jarnac-steal-title")} rules=${["K-JAR-1", "K-JAR-2", "K-JAR-3"]}>
      <p>${t("rules-jarnac-steal")}</p>
      ${picture(BEFORE)}
      <p>${t("rules-jarnac-before")}</p>
      ${picture(AFTER)}
      <p>${t("rules-jarnac-after")}</p>
    <//>
    <${Chapter} title=${t("rules-jarnac-score-title")} rules=${["K-MAT-3", "K-END-1"]}>
      <p>${t("rules-jarnac-score")}</p>
      <div class="scrolled">
        <table class="plain values">
          <tbody>
            <tr><th scope="row">${t("rules-jarnac-letters")}</th>${VALUES.map(([letters]) => html`<td key=${letters}>${letters}</td>`)}</tr>
            <tr><th scope="row">${t("rules-jarnac-points")}</th>${VALUES.map(([letters, points]) => html`<td key=${letters}>${points}</td>`)}</tr>
          </tbody>
        </table>
      </div>
      <p>${t("rules-jarnac-end")}</p>
    <//>
    <${Chapter} title=${t("rules-jarnac-words-title")} rules=${["K-WORD-1", "K-WORD-2", "K-SOLO-1", "K-TEAM-1", "K-PRO-1"]}>
      <p>${t("rules-jarnac-words")}</p>
      <p>${t("rules-jarnac-ways")}</p>
    <//>
  `;
}
