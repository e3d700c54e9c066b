/** A table: whoever comes says a name first, then sees its waiting room or its game. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { beSomebody, myName } from "../app/identity.js";
import { prefs } from "../app/prefs.js";
import { noServer, soon, useReading, whenIdle } from "../app/soon.js";
import { t } from "../app/texts.js";
import { about, known, load, NAMES } from "../games/registry.js";
import { again } from "../net/reach.js";
import { command, goTo, greetAgain, listen, noted, table, trouble } from "../table/store.js";
import { followCompany } from "../ui/company.js";
import { dismissAll, notice } from "../ui/notices.js";
import { followReading } from "../ui/reading.js";
import { Nothing } from "../ui/masthead.js";
import { whyNot } from "../ui/work.js";

const Invited = soon(() => import("./invited.js"), "Invited");
const WaitingRoom = soon(() => import("./waiting.js"), "WaitingRoom");
const Opened = soon(() => import("./windows.js"), "Opened");
const mixing = () => import("../table/mixing.js");

/** @param {{code: string}} props */
export function TableScreen({ code }) {
  const [welcome, setWelcome] = useState(Boolean(myName.peek()));
  const [sits, setSits] = useState(false);
  if (welcome) return html`<${AtTable} code=${code} sits=${sits} />`;
  /** @param {boolean} wants to play along */
  const done = (wants) => {
    setSits(wants);
    setWelcome(true);
  };
  return html`<${Invited} code=${code} done=${done} />`;
}

/** @param {{code: string, sits: boolean}} props `sits`: takes a seat on coming */
function AtTable({ code, sits }) {
  const { lang } = prefs.value;
  const { value: attempt } = again;
  useEffect(() => {
    beSomebody().then(
      () => goTo(code),
      (problem) => (trouble.value = whyNot(problem)),
    );
  }, [code, attempt]);
  useEffect(greetAgain, [lang]);
  useEffect(() => listen({ refused: ({ text, rules }) => notice(text, rules.join(", ")) }), []);
  useEffect(followCompany, []);
  useEffect(followReading, []);
  const now = table.value;
  const isThere = now?.room.code === code;
  useEffect(() => {
    const there = table.peek();
    if (sits && isThere && !there?.seat && !there?.room.tournament) command({ do: "sit" });
  }, [sits, isThere]);
  useEffect(() => {
    if (isThere)
      whenIdle(
        () =>
          void mixing().then(
            ({ follow }) => follow(),
            () => {},
          ),
      );
  }, [isThere]);
  if (trouble.value) return html`<${Nothing} text=${trouble.value} />`;
  if (!isThere) return html`<${Nothing} text=${t("web-line-connecting")} />`;
  const { game } = now.room.rules;
  if (!NAMES.includes(game)) return html`<${Nothing} text=${t("web-unknown-game")} />`;
  return html`<${InGame} key=${game} name=${game} />`;
}

/** @param {{name: string}} props */
function InGame({ name }) {
  const [, setRead] = useState("");
  const screen = table.value?.game ? "board" : "room";
  useEffect(dismissAll, [screen]);
  const read = () => Promise.all([load(name), screen === "room" && waitingRoomOf(name)]);
  useReading(read, { done: () => setRead(screen), failed: noServer }, [name, screen]);
  const game = known(name);
  // Rules come with the waiting room, so that nothing moves under a finger.
  const isRead = screen === "board" || (game?.Choices.isRead() && WaitingRoom.isRead());
  usePutOut(Boolean(game && isRead));
  if (!game || !isRead) return html`<${Nothing} text=${t("web-line-connecting")} />`;
  return screen === "board"
    ? html`<${game.Board} Opened=${Opened} />`
    : html`<${WaitingRoom} game=${game} />`;
}

/** Says who has given one's seat away, once there is something to see. @param {boolean} isShown */
function usePutOut(isShown) {
  const by = table.value?.putOut;
  useEffect(() => {
    if (!by || !isShown) return;
    notice(t("web-put-out", { name: by }));
    noted();
  }, [by, isShown]);
}

/** @param {string} name */
async function waitingRoomOf(name) {
  const { Choices } = await about(name);
  await Promise.all([WaitingRoom.read(), Choices.read()]);
}
