/**
 * The page's letters. With others lines break elsewhere, and what is drawn with them first moves away
 * under a finger as soon as ours are there. Browsers ask for them only when something is drawn.
 */

/** Milliseconds after which the page comes with others. */
const PATIENCE = 3000;

const given = new Promise((resolve) => setTimeout(resolve, PATIENCE));
const come = document.fonts.load('1em "Jost"').catch(() => []);

/** Settled once it is worth drawing something. */
export const lettered = Promise.race([come, given]);
