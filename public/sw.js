// Caches the page, so that a page on a web server also works without a network. The page works without this worker, too.
//
// The name of the cache contains the address, because one host may have several copies of the page, and the hash of the
// page. So each release is a new worker with a new cache, and it deletes the old caches.
const PREFIX = `partypiece ${self.registration.scope} `;
const CACHE = `${PREFIX}{page}`;
const TIMEOUT = 4000;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(cachePage());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

// Asks the network first, so that everybody gets a new release at once. If the network fails or is slow, the cached page
// is used.
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(respond(event.request));
});

async function cachePage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request("./", { cache: "reload" }));
  // The manifest is only needed for installing the page, and may be missing.
  await cache.add("manifest.webmanifest").catch(() => {});
}

async function deleteOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function respond(request) {
  const cached = await caches.match(request.mode === "navigate" ? "./" : request, { ignoreSearch: true });
  if (!cached) return fetch(request);
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT) });
    return fresh.ok ? fresh : cached;
  } catch {
    return cached;
  }
}
