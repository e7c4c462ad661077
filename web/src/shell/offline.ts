// The service worker (sw.ts) from the page's side: when a new build may take over.
import { readRoute } from "./route";

const TAKE_OVER = "take over";

/** Whether a reload would lose nothing, because nobody is in the middle of something. */
function isIdle(): boolean {
  return readRoute(location.hash).at === "start" && document.querySelector("dialog[open]") === null;
}

/** A build that arrives while the start page is open is used at once. */
function takeWhenReady(registration: ServiceWorkerRegistration): void {
  const coming = registration.installing;
  coming?.addEventListener("statechange", () => {
    if (coming.state === "installed" && isIdle()) coming.postMessage(TAKE_OVER);
  });
}

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
    .then((registration) => {
      registration.waiting?.postMessage(TAKE_OVER);
      registration.addEventListener("updatefound", () => takeWhenReady(registration));
      return registration.update();
    })
    .catch(() => undefined); // not kept, or offline now
}
