// Caches the page, so that a page on a web server also works without a network. The page works without this worker, too.
//
// The name of the cache contains the address, because one host may have several copies of the page, and the hash of the
// page. So each release is a new worker with a new cache, and it deletes the old caches.
const PLACE = `partypiece ${self.registration.scope} `;
const CACHE = `${PLACE}{page}`;
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(putAwayOld().then(() => self.clients.claim()));
});

// Asks the network first, so that everybody gets a new release at once. If the network fails or is slow, the cached page
// is used.
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(fetched(event.request));
});

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request("./", { cache: "reload" }));
  // It is only needed for installing the page, and may be missing.
  await cache.add("manifest.webmanifest").catch(() => {});
}

async function putAwayOld() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PLACE) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fetched(request) {
  const kept = await caches.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
  if (!kept) return fetch(request);
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return fresh.ok ? fresh : kept;
  } catch {
    return kept;
  }
}
