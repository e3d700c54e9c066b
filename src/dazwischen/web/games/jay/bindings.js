/** The keys of Jay: what can be changed, what each does. */
import { bindings } from "../../app/keys.js";
import { keyed, t } from "../../app/texts.js";

/** What is laid out here; every other act has its key beside the text of its button. */
const LAID_OUT = {
  jay: "j",
  ready: "b",
  "top-up": "a",
  draw: "d",
  "face-down": "v",
  strafe: "s",
  pause: "p",
  count: "c",
};
const FOR_ONESELF = { sort: "o", fits: "f", sound: "m" };

/** @type {import("../../ui/key-choice.js").GameKeys} */
export const keys = {
  get defaults() {
    return { ...LAID_OUT, ...keyed("jay-act-"), ...FOR_ONESELF };
  },
  does: (action) => t(`jay-keys-${action}-does`),
};

const bound = () => bindings("jay", keys.defaults);

/** @param {string} key */
export const actionOf = (key) => bound().actionOf(key);
/** @param {string} action */
export const keyFor = (action) => bound().keyFor(action);
