/** Files shared from other apps that no one has added yet (public/service-worker.js). */
export const SHARED_CACHE = 'hearthbook-shared'

/** Deletes cached photos. There are none over plain HTTP, which has no service worker. */
export function clearPhotoCache(): void {
  if ('caches' in globalThis) void caches.delete('hearthbook-pictures')
}

export function clearSharedFiles(): void {
  if ('caches' in globalThis) void caches.delete(SHARED_CACHE)
}
