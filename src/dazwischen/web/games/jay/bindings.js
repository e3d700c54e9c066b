/** The keys of Jay: what can be changed, what each does. */
import { bindings } from "../../app/keys.js";
import { t } from "../../app/texts.js";

/** @type {import("../../ui/key-choice.js").GameKeys} */
export const keys = {
  defaults: {
    jay: "j",
    ready: "b",
    "top-up": "a",
    draw: "d",
    "face-down": "v",
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

export const { actionOf, keyFor } = bindings("jay", keys.defaults);
