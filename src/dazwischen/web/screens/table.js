/** A table: whoever comes says a name first, then sees its waiting room or its game. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { beSomebody, callMyself, myName, someName } from "../app/identity.js";
import { prefs } from "../app/prefs.js";
import { noServer, soon, useReading } from "../app/soon.js";
import { t } from "../app/texts.js";
import { about, known, load, NAMES } from "../games/registry.js";
import { Problem } from "../net/api.js";
import { reachable } from "../net/reach.js";
import { goTo, greetAgain, listen, table, trouble } from "../table/store.js";
import { followCompany } from "../ui/company.js";
import { notice } from "../ui/notices.js";
import { Masthead } from "./masthead.js";

const WaitingRoom = soon(() => import("./waiting.js"), "WaitingRoom");

/** @param {{code: string}} props */
export function TableScreen({ code }) {
  const [welcome, setWelcome] = useState(Boolean(myName.peek()));
  if (!welcome) return html`<${WhoAreYou} done=${() => setWelcome(true)} />`;
  return html`<${AtTable} code=${code} />`;
}

/** @param {{done: () => void}} props */
function WhoAreYou({ done }) {
  const [name, setName] = useState(someName);
  /** @param {SubmitEvent} event */
  const come = async (event) => {
    event.preventDefault();
    try {
      await callMyself(name);
      done();
    } catch (problem) {
      notice(problem instanceof Problem ? problem.message : t("web-no-server"));
    }
  };
  return html`
    <main class="page">
      <${Masthead} />
      <form class="panel-card join" onSubmit=${come}>
        <label class="field">
          <span>${t("web-who-are-you")}</span>
          <input
            value=${name}
            maxlength="24"
            required
            onInput=${(/** @type {InputEvent} */ event) =>
              setName(/** @type {HTMLInputElement} */ (event.target).value)}
          />
        </label>
        <button class="btn primary" type="submit">${t("web-to-the-table")}</button>
      </form>
    </main>
  `;
}

/** @param {{code: string}} props */
function AtTable({ code }) {
  const { lang } = prefs.value;
  const { value: isReachable } = reachable;
  useEffect(() => {
    beSomebody().then(
      () => goTo(code),
      () => (trouble.value = t("web-no-server")),
    );
  }, [code, isReachable]);
  useEffect(greetAgain, [lang]);
  useEffect(() => listen({ refused: ({ text, rules }) => notice(text, rules.join(", ")) }), []);
  useEffect(followCompany, []);
  const now = table.value;
  if (trouble.value) return html`<${Nothing} text=${trouble.value} />`;
  if (now?.room.code !== code) return html`<${Nothing} text=${t("web-line-connecting")} />`;
  const { game } = now.room;
  if (!NAMES.includes(game)) return html`<${Nothing} text=${t("web-unknown-game")} />`;
  return html`<${InGame} key=${game} name=${game} />`;
}

/** @param {{name: string}} props */
function InGame({ name }) {
  const [, setRead] = useState("");
  const screen = table.value?.game ? "board" : "room";
  const read = () => Promise.all([load(name), screen === "room" && waitingRoomOf(name)]);
  useReading(read, { done: () => setRead(screen), failed: noServer }, [name, screen]);
  const game = known(name);
  if (game && screen === "board") return html`<${game.Board} />`;
  // Its rules come with it, so that nothing moves under a finger.
  if (game?.Choices.isRead() && WaitingRoom.isRead()) return html`<${WaitingRoom} game=${game} />`;
  return html`<${Nothing} text=${t("web-line-connecting")} />`;
}

/** @param {string} name */
async function waitingRoomOf(name) {
  const { Choices } = await about(name);
  await Promise.all([WaitingRoom.read(), Choices.read()]);
}

/** @param {{text: string}} props */
function Nothing({ text }) {
  return html`
    <main class="page">
      <${Masthead} />
      <p class="panel-card">${text}</p>
      <p><a class="btn" href="#/">${t("web-back")}</a></p>
    </main>
  `;
}
