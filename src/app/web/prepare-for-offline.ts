/** From the second visit on a page that cannot be reached says so in words of ours. */
export function prepareForOffline() {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined))
}
