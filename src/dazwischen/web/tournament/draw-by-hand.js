/** Putting the tables together oneself instead of having them drawn. */
import { html, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { submitting, valueOf } from "./fields.js";
import { act } from "./store.js";

/** @param {{tournament: import("./wire.js").Tournament, number: number}} props */
export function DrawByHand({ tournament, number }) {
  const here = tournament.entrants.filter(({ presence }) => presence === "here");
  const [tables, setTables] = useState(/** @type {Record<number, number>} */ ({}));
  const numbers = here.slice(0, Math.ceil(here.length / 2)).map((_, at) => at + 1);
  const send = submitting(() => {
    const drawn = numbers.map((table) =>
      here.filter(({ id }) => tables[id] === table).map(({ id }) => id),
    );
    void act({ do: "draw", number, tables: drawn.filter(({ length }) => length) });
  });
  return html`
    <details class="more">
      <summary>${t("tournament-by-hand")}</summary>
      <form class="cup-form" onSubmit=${send}>
        <p class="fine">${t("tournament-by-hand-line")}</p>
        <div class="cup-hands">
          ${here.map(
            ({ id, name }) => html`
              <label class="field" key=${id}>
                <span>${name}</span>
                <select
                  onChange=${(/** @type {Event} */ event) => setTables({ ...tables, [id]: Number(valueOf(event)) })}
                >
                  <option value="0">${t("tournament-bye")}</option>
                  ${numbers.map(
                    (table) => html`
                      <option value=${table} selected=${tables[id] === table}>
                        ${t("tournament-table", { number: table })}
                      </option>
                    `,
                  )}
                </select>
              </label>
            `,
          )}
        </div>
        <button class="btn" type="submit">${t("tournament-by-hand-take")}</button>
      </form>
    </details>
  `;
}
