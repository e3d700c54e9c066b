/** Ratings per game and level, how they went, and one's own to be removed. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { beSomebody, myName } from "../app/identity.js";
import { t } from "../app/texts.js";
import { again } from "../net/reach.js";
import { Masthead } from "../ui/masthead.js";
import { told } from "../ui/work.js";
import { Choice } from "../ui/choice.js";
import { Dialog } from "../ui/dialog.js";
import { notice } from "../ui/notices.js";
import { Histories } from "./history.js";
import { figure } from "./plot.js";
import { historyOf, least, levelName, levels, mine, ranking, wishToBeRated } from "./rated.js";

/** @typedef {import("./rated.js").Level} Level */
/** @typedef {import("./rated.js").Rated} Rated */
/** @typedef {import("./rated.js").Mine} Mine */

export function Page() {
  const [all, setAll] = useState(/** @type {Level[] | null} */ (null));
  const [chosen, choose] = useState(0);
  const [own, setOwn] = useState(/** @type {Mine | null} */ (null));
  const { value: attempt } = again;
  const look = async () => {
    setAll(await levels());
    if (!myName.peek()) return;
    await beSomebody();
    setOwn(await mine());
  };
  useEffect(() => {
    void told(look);
  }, [attempt]);
  /** @param {boolean} rated */
  const wish = (rated) =>
    told(async () => {
      setOwn(await wishToBeRated(rated));
      choose(0);
      setAll(await levels());
      notice(t(rated ? "ratings-counted-again" : "ratings-removed"));
    });
  return html`
    <main class="page ratings">
      <${Masthead} />
      <div class="start-grid">
        <div class="column">
          <section class="panel-card" aria-labelledby="ratings-title">
            <h2 id="ratings-title">${t("ratings-title")}</h2>
            ${all?.length === 0 && html`<p>${t("ratings-none")}</p>`}
            ${all && all.length > 0 && html`<${Lists} all=${all} chosen=${chosen} choose=${choose} />`}
          </section>
        </div>
        <div class="column">
          <${Own} own=${own} wish=${wish} />
          <section class="panel-card" aria-labelledby="counts-title">
            <h2 id="counts-title">${t("ratings-what-counts")}</h2>
            <p>${t("ratings-counts")}</p>
            <p>${t("ratings-counts-not")}</p>
            <p>${t("ratings-numbers")}</p>
          </section>
          <p><a class="btn" href="#/">${t("web-back")}</a></p>
        </div>
      </div>
    </main>
  `;
}

/** @param {{all: Level[], chosen: number, choose: (n: number) => void}} props */
function Lists({ all, chosen, choose }) {
  const level = all[chosen] ?? all[0];
  const options = all.map((one, n) => ({ value: n, label: levelName(one) }));
  const [rows, setRows] = useState(/** @type {Rated[]} */ ([]));
  const [asked, ask] = useState(/** @type {Rated | null} */ (null));
  useEffect(() => {
    let here = true;
    void told(async () => {
      const found = await ranking(level);
      if (here) setRows(found);
    });
    return () => {
      here = false;
    };
  }, [level]);
  return html`
    <${Choice} label=${t("ratings-choose")} value=${chosen} options=${options} choose=${choose} />
    <div class="scrolled" tabindex="0" role="region" aria-label=${levelName(level)}>
      <table class="plain standing">
        <thead>
          <tr>
            <th scope="col">${t("sheet-column-place")}</th>
            <th scope="col">${t("sheet-column-name")}</th>
            <th scope="col" class="number">${t("ratings-rating")}</th>
            <th scope="col" class="number">${t("ratings-estimate")}</th>
            <th scope="col" class="number">${t("ratings-games")}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => html`
              <tr key=${row.identity}>
                <td>${row.place}.</td>
                <th scope="row">
                  <button class="name-link" type="button" aria-label=${t("ratings-history-of", { name: row.name })}
                    onClick=${() => ask(row)}>${row.name}</button>
                </th>
                <td class="number">${figure(least(row), 1)}</td>
                <td class="number">${figure(row.mu, 1)} ± ${figure(row.sigma, 1)}</td>
                <td class="number">${row.games}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    ${asked && html`<${Somebody} key=${asked.identity} who=${asked} close=${() => ask(null)} />`}
  `;
}

/** @param {{who: Rated, close: () => void}} props */
function Somebody({ who, close }) {
  const [histories, setHistories] = useState(/** @type {import("./rated.js").History[]} */ ([]));
  useEffect(() => {
    void told(async () => setHistories(await historyOf(who.identity)));
  }, []);
  return html`
    <${Dialog} title=${t("ratings-history-of", { name: who.name })} close=${close}>
      <${Histories} histories=${histories} />
    <//>
  `;
}

/** @param {{own: Mine | null, wish: (rated: boolean) => void}} props */
function Own({ own, wish }) {
  const [asking, setAsking] = useState(false);
  return html`
    <section class="panel-card" aria-labelledby="own-title">
      <h2 id="own-title">${t("ratings-own")}</h2>
      ${(!own || (own.rated && !own.histories.length)) && html`<p>${t("ratings-own-none")}</p>`}
      ${own && !own.rated && html`<p>${t("ratings-own-not")}</p>`}
      ${own && html`<${Histories} histories=${own.histories} />`}
      ${
        own &&
        html`
          <p>
            ${
              own.rated
                ? html`<button class="btn" type="button" onClick=${() => setAsking(true)}>${t("ratings-remove")}</button>`
                : html`<button class="btn" type="button" onClick=${() => wish(true)}>${t("ratings-count-again")}</button>`
            }
          </p>
        `
      }
      ${asking && html`<${Removal} wish=${wish} close=${() => setAsking(false)} />`}
    </section>
  `;
}

/** @param {{wish: (rated: boolean) => void, close: () => void}} props */
function Removal({ wish, close }) {
  const remove = () => {
    close();
    wish(false);
  };
  return html`
    <${Dialog} title=${t("ratings-remove-title")} close=${close}>
      <p>${t("ratings-remove-line")}</p>
      <div class="row">
        <button class="btn danger big" type="button" onClick=${remove}>${t("ratings-remove-yes")}</button>
        <button class="btn big" type="button" onClick=${close}>${t("sheet-cancel")}</button>
      </div>
    <//>
  `;
}
