// The service worker (sw.ts) from the page's side: when a new build may take over.

/** A new build takes over when a page is opened, never under a match that is being played. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  const hadOne = workers.controller !== null;
  let reloading = false;
  workers.addEventListener("controllerchange", () => {
    if (!hadOne || reloading) return; // the very first one changes nothing
    reloading = true;
    location.reload();
  });
  workers.register("sw.js")
    .then((registration) => registration.waiting?.postMessage("take over"))
    .catch(() => undefined); // not kept: then it needs the network, as any page
}
