/** Clears the service worker's photo cache (public/service-worker.js). There's none over plain HTTP. */
export function clearPhotoCache(): void {
  if ('caches' in globalThis) void caches.delete('hearthbook-pictures')
}
