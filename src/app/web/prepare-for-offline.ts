/** Registers the service worker, which shows an offline page from the second visit on. */
export function prepareForOffline() {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined))
}
