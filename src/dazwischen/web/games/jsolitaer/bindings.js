/** The keys of J-Solitär: what can be changed, what each does. */
import { bindings } from "../../app/keys.js";
import { t } from "../../app/texts.js";

/** @type {import("../../ui/key-choice.js").GameKeys} */
export const keys = {
  defaults: {
    "turn-up": "c",
    end: "e",
    undo: "u",
    hint: "h",
    swap: "t",
    sort: "o",
    fits: "f",
    sound: "m",
  },
  does: (action) => t(`soli-keys-${action}-does`),
};

export const { actionOf, keyFor } = bindings("jsolitaer", keys.defaults);
