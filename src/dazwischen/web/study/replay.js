/** Replays: one's own games, and a game to watch again from any moment. */
import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { prefs } from "../app/prefs.js";
import { place } from "../app/router.js";
import { useReading } from "../app/soon.js";
import { t } from "../app/texts.js";
import { loadScene } from "../games/scenes.js";
import { Masthead } from "../ui/masthead.js";
import { tell } from "../ui/notices.js";
import { RuleLinks } from "../ui/rule-links.js";
import { whyNot } from "../ui/work.js";
import { Cards } from "./cards.js";
import { Controls, useReplayKeys } from "./controls.js";
import { CouldHave } from "./could.js";
import { Library } from "./library.js";
import { named } from "./naming.js";
import { Player } from "./player.js";
import { addressOf, Share } from "./share.js";
import { Moments, Timeline, timeOf } from "./timeline.js";

/** @typedef {import("./replays.js").Outline} Outline */
/** @typedef {import("../ui/scene.js").SceneModule} SceneModule */

export function Page() {
  const { argument, more } = place.value;
  const [key = "", ...where] = more;
  if (!argument) return html`<${Library} />`;
  return html`
    <${Replay}
      key=${`${argument}/${key}`}
      id=${argument}
      secret=${key}
      where=${whereIn(where)}
      asked=${place.value}
    />
  `;
}

/**
 * `step/12` is the step that is shown as 12; a number alone is an event, as in older links.
 * @param {readonly string[]} parts of the address
 * @returns {import("./player.js").Where}
 */
function whereIn([first = "", second = ""]) {
  return first === "step" ? { step: (Number(second) || 1) - 1 } : { seq: Number(first) || 0 };
}

/**
 * @param {object} props
 * @param {string} props.id
 * @param {string} props.secret
 * @param {import("./player.js").Where} props.where
 * @param {object} props.asked another one whenever somebody opens a link
 */
function Replay({ id, secret, where, asked }) {
  const { lang } = prefs.value;
  const player = useMemo(() => new Player(id, secret), []);
  const [scene, setScene] = useState(/** @type {SceneModule | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const read = async () => {
    const from = player.frame.peek() ? { step: player.step.peek() } : where;
    player.pages.value = new Map();
    await player.open(from);
    return loadScene(player.outline.peek()?.game ?? "");
  };
  /** @param {SceneModule} found */
  const show = (found) => {
    setTrouble("");
    setScene(found);
  };
  /** @param {unknown} problem */
  const failed = (problem) => setTrouble(whyNot(problem));
  useReading(read, { done: show, failed }, [lang]);
  // A link to another moment of the same game, opened while it is shown.
  useEffect(() => {
    const shown = player.frame.peek();
    const { step, seq } = where;
    const isThere = seq ? shown?.seq === seq : step === undefined || step === player.step.peek();
    if (shown && !isThere) void player.open(where);
  }, [asked]);
  const outline = player.outline.value;
  if (trouble) return html`<${Nothing} text=${trouble} />`;
  if (!scene || !outline) return html`<${Nothing} text=${t("web-line-connecting")} />`;
  return html`<${Watching} player=${player} outline=${outline} scene=${scene} />`;
}

/** @param {{text: string}} props */
function Nothing({ text }) {
  return html`
    <main class="page">
      <${Masthead} />
      <p class="panel-card">${text}</p>
      <p><a class="btn" href="#/replay">${t("replay-my-games")}</a></p>
    </main>
  `;
}

/** @param {{player: Player, outline: Outline, scene: SceneModule}} props */
function Watching({ player, outline, scene }) {
  const [chosen, setEye] = useState(0);
  const inPlay = outline.eye !== null;
  const eye = outline.eye || chosen;
  const names = outline.seats.map((seat, n) => seat.names[0] || t(`web-bot-name-${n + 1}`));
  useReplayKeys(player);
  useAddress(player, outline);
  useVoice(player, names);
  useRunning(player);
  const frame = player.frame.value;
  const labels = frame ? scene.labels?.(frame.view) : undefined;
  const labelled = names.map((name, n) => ({ name, label: labels?.[n] ?? String(n + 1) }));
  return html`
    <main class="replay">
      <header class="replay-head">
        <a class="quiet" href="#/replay">${t("replay-my-games")}</a>
        <h1>${t(`study-game-${outline.game}`)} <small>${names.join(", ")}</small></h1>
        ${!inPlay && html`<${Perspective} names=${names} eye=${eye} choose=${setEye} cards=${frame?.hands ?? {}} />`}
      </header>
      <section class="replay-stage" aria-label=${t("replay-table")}>
        ${frame && html`<${scene.Scene} view=${frame.view} hands=${frame.hands} names=${names} eye=${eye} />`}
      </section>
      <section class="replay-deck" aria-label=${t("replay-controls")}>
        <${Said} frame=${frame} names=${names} />
        <${Timeline} player=${player} outline=${outline} names=${names} />
        <${Controls} player=${player} />
      </section>
      <aside class="replay-side">
        <${CouldHave} player=${player} names=${labelled} further=${outline.options.figures} />
        <${Moments} player=${player} outline=${outline} names=${names} />
        ${!inPlay && frame && html`<${Reviewed} player=${player} outline=${outline} scene=${scene} view=${frame.view} names=${names} />`}
        ${inPlay ? html`<p class="panel-card">${t("replay-still-in-play")}</p>` : html`<${Share} player=${player} outline=${outline} />`}
        ${!inPlay && html`<${Cards} player=${player} game=${outline.game} />`}
        <p class="fine-on-cloth">${t("replay-keys")}</p>
      </aside>
    </main>
  `;
}

/**
 * What was missed, where the game can tell.
 * @param {{player: Player, outline: Outline, scene: SceneModule, view: any, names: string[]}} props
 */
function Reviewed({ player, outline, scene: { Review }, view, names }) {
  const { id, options } = outline;
  return (
    Review &&
    html`<${Review} id=${id} secret=${player.key} options=${options} view=${view} names=${names} />`
  );
}

/**
 * The referee about this step.
 * @param {{frame: import("./replays.js").Frame | null, names: string[]}} props
 */
function Said({ frame, names }) {
  if (!frame) return html`<p class="replay-said">…</p>`;
  return html`
    <p class="replay-said" data-verdict=${frame.verdict}>
      <time>${timeOf(frame.at)}</time>
      <span class="replay-sentence">${named(frame.text, names)}</span>
      <small class="replay-rules"><${RuleLinks} text=${frame.rules.join(" ")} /></small>
    </p>
  `;
}

/**
 * @param {object} props
 * @param {string[]} props.names
 * @param {number} props.eye
 * @param {(eye: number) => void} props.choose
 * @param {Record<number, number[]>} props.cards
 */
function Perspective({ names, eye, choose, cards }) {
  if (!Object.keys(cards).length || names.length < 2) return null;
  return html`
    <label class="perspective">
      <span>${t("replay-eye")}</span>
      <select
        value=${eye}
        onChange=${(/** @type {Event} */ event) =>
          choose(Number(/** @type {HTMLSelectElement} */ (event.target).value))}
      >
        <option value="0">${t("replay-eye-all")}</option>
        ${names.map((name, n) => html`<option key=${n} value=${n + 1}>${n + 1} ${name}</option>`)}
      </select>
    </label>
  `;
}

/** Whoever copies the address gets the moment that is shown. @param {Player} player @param {Outline} outline */
function useAddress(player, outline) {
  const frame = player.frame.value;
  const running = player.running.value;
  useEffect(() => {
    if (!frame || running) return undefined;
    const timer = setTimeout(() => {
      history.replaceState(null, "", addressOf(outline, player));
    }, 250);
    return () => clearTimeout(timer);
  }, [frame?.seq, running]);
}

/** Reads the referee's sentence aloud. @param {Player} player @param {readonly string[]} names */
function useVoice(player, names) {
  const frame = player.frame.value;
  const running = player.running.value;
  useEffect(() => {
    if (frame && !running) tell(named(frame.text, names));
  }, [frame?.seq, running]);
}

/** Goes on by itself while it runs. @param {Player} player */
function useRunning(player) {
  const running = player.running.value;
  const step = player.step.value;
  const speed = player.speed.value;
  const there = player.frame.value !== null;
  useEffect(() => {
    if (!running || !there) return undefined;
    if (step >= player.last) {
      player.running.value = false;
      return undefined;
    }
    const timer = setTimeout(() => player.goTo(step + 1), player.pause());
    return () => clearTimeout(timer);
  }, [running, step, speed, there]);
}
