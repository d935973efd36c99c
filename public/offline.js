// Loads the requested page again as soon as the server can be reached, unless a photo is open.
const reload = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok && !document.querySelector('dialog[open]') && location.reload(),
    () => undefined,
  )
addEventListener('online', reload)
setInterval(reload, 5_000)

// Files that another app shared wait for a connection. Not every browser has badges.
caches.has('hearthbook-shared').then(async (has) => {
  document.getElementById('shared').hidden = !has
  if (has) navigator.setAppBadge?.((await (await caches.open('hearthbook-shared')).keys()).length)
})
