// Shows what the server sends while no page is open, and says so in place of a page that cannot be reached. Of the family's
// it keeps nothing: everything else goes to the server as if it were not there.
const OFFLINE = '/offline'
const CACHE = 'hearthbook-offline-1'

self.addEventListener('install', (event) => {
  const keep = async () => (await caches.open(CACHE)).add(new Request(OFFLINE, { cache: 'reload' }))
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = async () => (await caches.keys()).filter((name) => name !== CACHE).map((name) => caches.delete(name))
  event.waitUntil(old().then((gone) => Promise.all(gone)))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()))
})

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, data: { path }, icon: '/icon.svg', renotify: false }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.path))
})
