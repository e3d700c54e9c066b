/** How a moment of each game looks. */
import { readScene } from "../ui/scene.js";

/** @type {Record<string, () => Promise<{scene: import("../ui/scene.js").SceneModule}>>} */
const SCENES = {
  jay: () => import("./jay/scene.js"),
  jsolitaer: () => import("./jsolitaer/scene.js"),
  jarnac: () => import("./jarnac/scene.js"),
};

/** @param {string} name */
export const loadScene = (name) => readScene(name, SCENES[name]);
