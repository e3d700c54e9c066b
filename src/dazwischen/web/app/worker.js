/**
 * Keeps the shell, so that the page opens without a connection. It runs beside the pages.
 *
 * Whoever has a connection always gets what the server has now: nothing kept is ever older than what
 * is shown, and what is said at tables never comes by here.
 */

/** The types of pages do not know this one. @type {any} */
const worker = self;
/**
 * What belongs to the shell: the server writes it before this text, so that any change makes another
 * worker.
 * @type {{version: string, files: string[]}}
 */
const { version, files } = worker.SHELL;
/** Others may have caches at the same site. */
const OURS = `dazwischen ${new URL(".", location.href).pathname} `;
const CACHE = OURS + version;
/** They are named as seen from here: the house may stand below another site's address. */
const kept = new Set(files.map((file) => new URL(file, location.href).pathname));

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keep().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === "GET" && origin === location.origin && kept.has(pathname)) {
    event.respondWith(answer(event.request, pathname));
  }
});

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll([...kept].map((file) => new Request(file, { cache: "no-cache" })));
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function answer(request, path) {
  const fresh = await fetch(request).catch(() => null);
  if (fresh && fresh.status < 500) return fresh;
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fresh ?? Response.error();
}
