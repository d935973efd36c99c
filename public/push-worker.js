// Shows what the server sends while no page is open, and leads to it. It keeps nothing and answers no requests.
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
