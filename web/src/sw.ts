// Keeps the page for days without a network. Every build has a cache of its own, filled as
// a whole before it is used. A page that is open keeps the build it was loaded with; the new
// one takes over when the last page asks for it while it opens (offline.ts).
/// <reference lib="webworker" />
declare const BUILD_FILES: string[];
declare const BUILD_VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `baize-${BUILD_VERSION}`;

worker.addEventListener("install", (e) => {
  const files = ["./", ...BUILD_FILES.map((f) => `./${f}`)];
  const fetchAll = async () => {
    const cache = await caches.open(CACHE);
    // Past the browser's own cache: the parts of one build belong together.
    await cache.addAll(files.map((f) => new Request(f, { cache: "reload" })));
  };
  e.waitUntil(fetchAll());
});

worker.addEventListener("activate", (e) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("baize-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim(); // the first visit, too, can go on without a network
  };
  e.waitUntil(tidy());
});

worker.addEventListener("message", (e) => {
  const takeOver = async () => {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length <= 1) await worker.skipWaiting();
  };
  if (e.data === "take over") e.waitUntil(takeOver());
});

worker.addEventListener("fetch", (e) => {
  if (e.request.method !== "GET" || new URL(e.request.url).origin !== worker.location.origin) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(e.request, { ignoreSearch: true });
    return kept ?? fetch(e.request);
  };
  e.respondWith(answer());
});
