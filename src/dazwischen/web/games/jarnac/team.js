/** A side of several: what was proposed, and what the captain does about it. */
import { html } from "../../vendor/preact.js";
import { t } from "../../app/texts.js";
import { places } from "./letters.js";
import { nameOf } from "./names.js";
import { confirm, handOver } from "./play.js";
import { boards, other, own, view } from "./sides.js";
import { possible } from "./view.js";

/** @typedef {import("./told").View} View */
/** @typedef {import("./told").Proposal} Proposal */

export function Team() {
  const now = view.value;
  if (!now?.seat || !now.may.propose) return null;
  const proposals = now.proposals.filter((proposal) => stands(now, proposal));
  return html`
    <section class="team" aria-label=${t("jarnac-team")}>
      <ul class="proposals">
        ${proposals.map((proposal) => html`<${One} key=${proposal.seat} proposal=${proposal} now=${now} />`)}
        ${!proposals.length && html`<li class="none">${t("jarnac-no-proposals")}</li>`}
      </ul>
      ${now.may.hand_over.map(
        (seat) => html`
          <button class="quiet" type="button" key=${seat} onClick=${() => handOver(seat)}>
            ${t("jarnac-hand-over", { name: nameOf(seat) })}
          </button>
        `,
      )}
    </section>
  `;
}

/** @param {{proposal: Proposal, now: View}} props */
function One({ proposal, now }) {
  const { seat, what, word, row } = proposal;
  return html`
    <li class="proposal">
      <span>
        <b>${nameOf(seat)}:</b> ${t("jarnac-proposal", { what, word: word || "none", row })}
      </span>
      ${
        now.may.confirm.includes(seat) &&
        html`
          <button class="btn small" type="button" data-act="confirm" onClick=${() => confirm(seat)}>
            ${t("jarnac-confirm")}
          </button>
        `
      }
    </li>
  `;
}

/**
 * Whether a proposal can still be meant: what was done already stays with the server for a while.
 * @param {View} now
 * @param {Proposal} proposal
 */
function stands(now, { what, word, row }) {
  const can = possible(now);
  /**
   * @param {number} side
   * @param {number[]} rows
   * @param {boolean} fresh
   */
  const fits = (side, rows, fresh) => {
    const board = boards.value[side - 1];
    return (
      board &&
      places(word, board, rows, fresh).some((place) => !row || place.row === row || !place.row)
    );
  };
  switch (what) {
    case "lay":
      return fits(own.value, can.change, can.lay.length > 0);
    case "jarnac":
      return fits(other.value, can.take, can.jarnac);
    case "exchange":
      return can.exchange;
    case "object":
      return can.object;
    default:
      return can.pass;
  }
}
