/** What the service worker kept of the gallery (public/service-worker.js) goes with the session. There is none over plain http. */
export function forgetPictures(): void {
  if ('caches' in globalThis) void caches.delete('hearthbook-pictures')
}
