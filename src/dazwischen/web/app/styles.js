/** Style sheets of what is read later. */

/** @type {Map<string, Promise<void>>} */
const reading = new Map();

/**
 * Reads a style sheet, once; whoever asks a second time waits for the same one.
 * @param {string} href
 */
export function withStyle(href) {
  const begun = reading.get(href) ?? read(href);
  reading.set(href, begun);
  return begun;
}

/**
 * @param {string} href
 * @returns {Promise<void>}
 */
function read(href) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = (problem) => {
      // What could not be read is asked for again.
      reading.delete(href);
      link.remove();
      reject(problem);
    };
  });
}
