// Keeps the page, so that a page on a web server opens at once, whatever the network does. The page works without this
// worker, too.
//
// Each visit gets the page that is kept, and the newest one is fetched behind it. Only a page that arrived whole is kept, for
// the next visit; the open page is told. The page is one file, so what is shown is always of one version.
//
// The name of the cache contains the address, because one host may have several copies of the page.
const HOME = self.registration.scope;
const MANIFEST = `${HOME}manifest.webmanifest`;
const CACHE = `partypiece ${HOME} kept`;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keep(HOME));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

// Other addresses below this one are not ours, and are left to the browser.
self.addEventListener("fetch", (event) => {
  const address = event.request.url.split(/[?#]/)[0].replace(/\/index\.html$/, "/");
  if (event.request.method !== "GET" || ![HOME, MANIFEST].includes(address)) return;
  // A storage that cannot be read is no reason to show nothing.
  event.respondWith(kept(address).catch(() => {}).then((kept) => kept ?? fetch(event.request)));
  // Without a network, what is kept stays.
  event.waitUntil(keepNewest(address, event.resultingClientId).catch(() => {}));
});

async function kept(address) {
  const cache = await caches.open(CACHE);
  return cache.match(address);
}

// Fetches and keeps what is at an address. Returns its text.
async function keep(address, before) {
  // The browser asks the server whether the copy that it has is still the newest.
  const response = await fetch(address, { cache: "no-cache" });
  const copy = response.clone();
  const text = await response.text();
  // Of a page without a type, the browser finds out by itself that it is HTML. One with another type it would save as a file, or
  // show its source.
  const type = response.headers.get("Content-Type") ?? "text/html";
  // A network that asks for a password sends another page, and some servers do not say that a page stopped in the middle.
  const whole = address !== HOME
    || (type.startsWith("text/html") && text.includes('id="partypiece"') && text.includes("</html>"));
  if (!response.ok || response.redirected || !whole) throw new Error(`${address} did not arrive`);
  if (text === before) return text;
  const cache = await caches.open(CACHE);
  await cache.put(address, copy);
  return text;
}

// Keeps the newest page, and tells everybody who has an older one.
async function keepNewest(address, visitor) {
  const shown = await kept(address);
  const before = await shown?.text();
  const newest = await keep(address, before);
  if (address !== HOME || !shown || newest === before) return;
  // `get` waits for a page that is just being opened; `matchAll` does not have it yet.
  const opened = visitor ? await self.clients.get(visitor) : undefined;
  const others = await self.clients.matchAll({ type: "window" });
  const ids = new Map([opened, ...others].filter(Boolean).map((client) => [client.id, client]));
  for (const client of ids.values()) client.postMessage("a new version is kept");
}
