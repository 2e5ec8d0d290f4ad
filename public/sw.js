// Keeps the page for evenings without a network. The page never depends on this: it is a courtesy of hosts.
//
// The cache is named by its place, for one host may keep several parties, and by the page's own hash: so every release
// is a new worker with a new cache, and puts away the old.
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

// The network first, so that a release reaches everyone at once; the kept page when there is none, or it dawdles.
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(fetched(event.request));
});

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request("./", { cache: "reload" }));
  // This is only for the look of an installed page, and may be missing.
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
