// The service worker: keeps the pages of both languages, and Python too if the reader has asked for that.
//
// Workbox's modules are put in front of it and its list of files into it when the site is built. A new version waits
// until no page of the old one is open or the reader accepts it; until then this one answers from what it has.
const { precaching, routing } = workbox;

const site = new URL(self.registration.scope).pathname;
const PYTHON = `talong:${site}:python`;
const LANGUAGES = ["en/", ""];

// Each {url, revision, integrity, python}: the digests see to it that a site half uploaded is not kept.
const files = self.__WB_MANIFEST;
const address = ({ url }) => new URL(url, location.href).href;
const python = new Map(files.filter((file) => file.python).map((file) => [address(file), file.integrity]));

const pages = new precaching.PrecacheController({ cacheName: `talong:${site}:pages` });
pages.precache(files.filter((file) => !file.python));
// What follows the question mark is where the reader is in an example.
routing.registerRoute(new precaching.PrecacheRoute(pages, { ignoreURLParametersMatching: [/^/], cleanURLs: false }));

const kept = (url) => caches.match(url, { cacheName: PYTHON });

routing.registerRoute(
  ({ url }) => python.has(url.href),
  async ({ request }) => (await kept(request.url)) ?? fetch(request),
);

// A page that is not of this version may be of another; without a network it is nowhere.
routing.registerRoute(
  ({ request }) => request.mode === "navigate",
  ({ request, url }) => fetch(request).catch(() => elsewhere(url)),
);

async function elsewhere({ pathname, search }) {
  if (pages.getCacheKeyForURL(`${pathname}/`)) return Response.redirect(`${pathname}/${search}`);
  const language = LANGUAGES.find((folder) => pathname.startsWith(site + folder));
  const page = await pages.matchPrecache(`${site}${language}404.html`);
  return new Response(page.body, { status: 404, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

// A reader who keeps Python gets this version's before it takes over. Where that fails the page offers it again; where
// there is no older version the page is at it.
async function fetchPython() {
  if (!self.registration.active || !(await caches.has(PYTHON))) return;
  const cache = await caches.open(PYTHON);
  for (const [url, integrity] of python) {
    if (!(await kept(url))) await cache.add(new Request(url, { integrity }));
  }
}

async function forgetOldPython() {
  if (!(await caches.has(PYTHON))) return;
  const cache = await caches.open(PYTHON);
  for (const request of await cache.keys()) {
    if (!python.has(request.url)) await cache.delete(request);
  }
}

self.addEventListener("install", (event) => event.waitUntil(fetchPython().catch(() => {})));
self.addEventListener("activate", (event) => event.waitUntil(forgetOldPython().then(() => self.clients.claim())));
self.addEventListener("message", ({ data }) => data === "take over" && self.skipWaiting());
