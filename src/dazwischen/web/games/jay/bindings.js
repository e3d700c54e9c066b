/** The keys of Jay: what can be changed, what each does. */
import { keysOf, printed } from "../../app/keys.js";
import { t } from "../../app/texts.js";

/** @type {import("../../ui/key-choice.js").GameKeys} */
export const keys = {
  defaults: {
    jay: "j",
    ready: "b",
    "top-up": "a",
    draw: "d",
    strafe: "s",
    pause: "p",
    count: "c",
    waive: "w",
    sort: "o",
    fits: "f",
    sound: "m",
  },
  does: (action) => t(`jay-keys-${action}-does`),
};

/** The action that a key stands for now. @param {string} key */
export function actionOf(key) {
  const now = keysOf("jay", keys.defaults);
  return Object.keys(now).find((action) => now[action] === key.toLowerCase());
}

/** What is printed on an action's key. @param {string} action */
export function keyFor(action) {
  return printed(keysOf("jay", keys.defaults)[action]);
}
