/** What hands and cards do at a real table, drawn: the box, its lid, two hands, cards that went astray. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { Box, Card, Fan, Hand, Mark, Person, Pile, Rim } from "./drawn.js";

/** @type {Record<string, () => any>} by the topic */
const DRAWN = {
  box: () => html`
    <${Box} x=${100} y=${60} />
    <${Pile} x=${44} y=${60} turn=${90} />
    <${Pile} x=${156} y=${60} turn=${90} />
    <${Pile} x=${100} y=${11} short />
    <${Pile} x=${100} y=${109} short />
    <text class="drawn-word" x="164" y="20">${t("rules-drawn-box")}</text>
    <path class="drawn-line" d="M158,23L119,46" />
    <text class="drawn-word" x="36" y="20">${t("rules-drawn-lid")}</text>
    <path class="drawn-line" d="M46,24L72,34" />
  `,
  hands: () => html`
    <${Fan} x=${55} y=${48} />
    <${Hand} x=${55} y=${60} closed />
    <${Card} x=${143} y=${26} turn=${12} />
    <${Hand} x=${145} y=${60} turn=${8} />
    <rect class="drawn-strip" y="96" width="200" height="24" />
    <text class="drawn-word" x="55" y="112">${t("rules-drawn-card-hand")}</text>
    <text class="drawn-word" x="145" y="112">${t("rules-drawn-laying-hand")}</text>
  `,
  distance: () => html`
    <${Box} x=${38} y=${50} />
    <${Fan} x=${160} y=${52} turn=${-90} small />
    <${Hand} x=${172} y=${52} turn=${-90} closed />
    <path class="drawn-measure" d="M73,92H134M73,87V97M134,87V97" />
    <text class="drawn-word" x="103" y="111">20 cm</text>
  `,
  slots: () => html`
    <path class="drawn-line" d="M100,4V116" />
    <${Slots} x=${50} />
    <${Fan} x=${50} y=${117} small />
    <${Mark} x=${14} y=${18} good />
    <${Slots} x=${150} />
    <${Fan} x=${150} y=${82} small />
    <${Mark} x=${114} y=${18} />
  `,
  "let-go": () => html`
    <path class="drawn-line" d="M100,4V116" />
    <${Rim} x=${40} y=${88} />
    <${Card} x=${30} y=${52} turn=${-70} flat />
    <${Hand} x=${80} y=${32} turn=${-100} />
    <${Mark} x=${13} y=${16} good />
    <${Rim} x=${140} y=${88} />
    <${Card} x=${130} y=${62} turn=${-70} flat />
    <${Hand} x=${156} y=${48} turn=${-100} />
    <${Mark} x=${113} y=${16} />
  `,
  quarter: () => html`
    <path class="drawn-quarter" d="M100,60L172,120H28Z" />
    <path class="drawn-border" d="M28,0L172,120M172,0L28,120" />
    <${Box} x=${100} y=${60} bare />
    <path class="drawn-flight" d="M100,112C112,80 124,50 128,30" />
    <${Card} x=${130} y=${18} turn=${35} small />
    <${Mark} x=${152} y=${16} />
    <${Card} x=${74} y=${104} turn=${-20} small />
  `,
  standing: () => html`
    <${Card} x=${106} y=${66} turn=${8} />
    <${Rim} x=${100} y=${88} />
    <${Mark} x=${150} y=${30} />
  `,
  askew: () => html`
    <${Box} x=${100} y=${60} />
    <${Card} x=${72} y=${50} turn=${-55} />
    <${Card} x=${126} y=${78} turn=${28} />
    <${Mark} x=${160} y=${24} />
  `,
  stop: () => html`
    <${Box} x=${100} y=${52} />
    <${Hand} x=${100} y=${62} large />
  `,
  hindered: () => html`
    <${Box} x=${100} y=${60} />
    <${Card} x=${84} y=${50} turn=${60} small />
    <${Card} x=${104} y=${64} turn=${-50} small />
    <${Hand} x=${40} y=${34} turn=${112} />
    <${Hand} x=${140} y=${76} turn=${-68} />
    <${Mark} x=${176} y=${24} />
  `,
  outside: () => html`
    <rect class="drawn-table" x="70" y="16" width="118" height="88" rx="12" />
    <${Box} x=${129} y=${60} />
    <${Person} x=${26} y=${66} />
    <path class="drawn-bolt" d="M44,44L58,52L54,60L70,66" />
  `,
  doubt: () => html`
    <${Box} x=${66} y=${60} />
    <${Card} x=${88} y=${58} turn=${-80} small />
    <${Hand} x=${120} y=${62} turn=${-84} />
    <text class="drawn-word drawn-large" x="172" y="54">?</text>
  `,
  judge: () => html`
    <rect class="drawn-table" x="30" y="62" width="140" height="50" rx="12" />
    <${Box} x=${100} y=${86} bare />
    <${Person} x=${100} y=${32} striped />
    <${Hand} x=${132} y=${28} closed />
    <${Person} x=${22} y=${88} />
    <${Person} x=${178} y=${88} />
  `,
  captain: () => html`
    <rect class="drawn-table" x="-10" y="16" width="88" height="88" rx="12" />
    <${Box} x=${36} y=${60} bare />
    <${Fan} x=${92} y=${62} turn=${-90} small />
    <${Person} x=${122} y=${62} />
    <${Person} x=${172} y=${62} striped />
    <path class="drawn-flight" d="M160,34C120,8 70,14 46,40" />
    <path class="drawn-line" d="M47,32L45,41L54,38" />
  `,
};

/** Two open cards before a player, and the line that nothing may cross. @param {{x: number}} props */
function Slots({ x }) {
  return html`
    <${Box} x=${x} y=${18} bare />
    <${Card} x=${x - 13} y=${62} small />
    <${Card} x=${x + 13} y=${62} small />
    <path class="drawn-border" d=${`M${x - 42},45H${x + 42}`} />
  `;
}

/** @param {{topic: string}} props */
export function Drawing({ topic }) {
  const draw = DRAWN[topic];
  if (!draw) return null;
  return html`
    <svg class="drawing" viewBox="0 0 200 120" role="img" aria-label=${t(`rules-drawing-${topic}`)}>
      ${draw()}
    </svg>
  `;
}
