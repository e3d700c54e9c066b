/** The keys of Jarnac: what can be changed, what each does. Letters are not among them: they make words. */
import { bindings } from "../../app/keys.js";
import { t } from "../../app/texts.js";

/** @type {import("../../ui/key-choice.js").GameKeys} */
export const keys = {
  defaults: {
    draw: "1",
    exchange: "2",
    pass: "3",
    object: "4",
    shuffle: "5",
    accept: "6",
    sound: "7",
  },
  does: (action) => t(`jarnac-keys-${action}-does`),
  suits: (key) => [...key].length === 1 && !/[\s\p{L}]/u.test(key),
  line: () => t("jarnac-keys-line"),
  unsuited: () => t("jarnac-keys-not"),
};

export const { actionOf, keyFor } = bindings("jarnac", keys.defaults);
