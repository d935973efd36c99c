/** Files shared from other apps that no one has added yet (public/service-worker.js). */
export const SHARED_CACHE = 'hearthbook-shared'

/** Photos to show without a connection, and the list of them (src/features/offline). */
export const OFFLINE_PHOTOS = 'hearthbook-offline-photos'

/** Deletes cached photos. There are none over plain HTTP, which has no service worker. */
export function clearPhotoCaches(): void {
  if (!('caches' in globalThis)) return
  void caches.delete('hearthbook-pictures')
  clearOfflinePhotos()
}

export function clearOfflinePhotos(): void {
  void caches.delete(OFFLINE_PHOTOS)
}

export function clearSharedFiles(): void {
  if ('caches' in globalThis) void caches.delete(SHARED_CACHE)
}
