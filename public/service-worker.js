// Shows an offline page for pages that can't be loaded, caches photos so that a second visit loads none of them again
// (docs/decisions/0012-pictures-are-loaded-once.md), receives photos shared from other apps, and shows push notifications.
const OFFLINE_PAGE = '/offline'
/** One reloads the offline page once the server can be reached, the other shows the photos saved on this device. */
const OFFLINE_SCRIPTS = ['/offline.js', '/offline-photos.js']
const OFFLINE_CACHE = 'hearthbook-offline-4'
/** The app deletes these when no one is signed in anymore (src/web/browser-caches.ts). */
const PHOTO_CACHE = 'hearthbook-pictures'
/** The app fills it (src/features/offline), and only photos in it open without a connection. */
const OFFLINE_PHOTOS = 'hearthbook-offline-photos'
const SHARED_CACHE = 'hearthbook-shared'
/** The manifest's share target, and the page that adds the files (src/features/uploads/web/share). */
const SHARE_PAGE = '/share'
/** How many photos are cached: about 70 MB of thumbnails, and as much of the few that are shown or opened large. */
const CACHED = { small: 5000, large: 250, avatar: 100 }
/** Deleted photos can be restored for as long. */
const CACHED_DAYS = 30
/** How often a photo is requested while the server is still making it. */
const TRIES = 4
/** The cache is trimmed when the first photo is added, and then once per this many. */
const TRIM_EVERY = 100
/**
 * The part of a photo's URL that stays the same from request to request, without its expiry and signature. Posters of recordings
 * aren't cached, because consent can be withdrawn.
 */
const NAME = /\/media\/(?:photo|child)\/[\w-]+\/[\w-]+\/(small|large|avatar)\?v=\d+&u=[\w-]+&d=0(?=&)/

let added = 0

self.addEventListener('install', (event) => {
  const fresh = [OFFLINE_PAGE, ...OFFLINE_SCRIPTS].map((path) => new Request(path, { cache: 'reload' }))
  const storePage = async () => (await caches.open(OFFLINE_CACHE)).addAll(fresh)
  event.waitUntil(storePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const isOld = (name) => /^hearthbook-offline-\d+$/.test(name) && name !== OFFLINE_CACHE
  const removeOld = async () => Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)))
  // Claims the page of the first visit too, since the second one needs the same photos.
  event.waitUntil(removeOld().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.method === 'POST' && pathname === SHARE_PAGE) return event.respondWith(receiveShared(request))
  if (request.mode === 'navigate')
    return event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE_PAGE)) ?? Response.error()))
  if (OFFLINE_SCRIPTS.includes(pathname))
    return event.respondWith(caches.match(pathname).then((cached) => cached ?? fetch(request)))
  const name = request.method === 'GET' && NAME.exec(request.url)
  // Saving photos for offline viewing must not push those of the gallery out of the cache.
  if (name && request.cache !== 'no-store') event.respondWith(photo(event, name[0]))
})

/** Stores files shared from another app until the page has queued them for upload, even without a connection. */
async function receiveShared(request) {
  const open = (failed) => Response.redirect(`${SHARE_PAGE}?${failed ? 'failed' : 'direct'}=true`, 303)
  try {
    const files = (await request.formData()).getAll('files').filter((file) => file instanceof File)
    const shared = await caches.open(SHARED_CACHE)
    for (const file of files) {
      const headers = {
        'content-type': file.type || 'application/octet-stream',
        'x-name': encodeURIComponent(file.name),
        'x-modified': String(file.lastModified),
      }
      await shared.put(`${SHARE_PAGE}/${crypto.randomUUID()}`, new Response(file, { headers }))
    }
    return open(false)
  } catch {
    // The disk is full. What was stored until then is added.
    return open(true)
  }
}

async function photo(event, name) {
  // Opened before the request: after a sign-out, the response is put into a cache that no longer exists.
  const cache = await caches.open(PHOTO_CACHE)
  const cached = await cache.match(name)
  // Earlier versions sent empty photos after a power cut.
  const isWhole = cached?.headers.get('content-length') !== '0'
  if (cached && isWhole && Date.parse(cached.headers.get('date')) > Date.now() - CACHED_DAYS * 86_400_000) return cached
  const saved = await caches.match(name, { cacheName: OFFLINE_PHOTOS })
  if (saved) return saved
  const answer = await fetchPhoto(event.request)
  // Fails if the page aborts the request or the disk is full. The next visit requests it again.
  if (answer.status === 200) event.waitUntil(store(cache, name, answer.clone()).catch(() => undefined))
  return answer
}

/** The server creates a missing thumbnail again within seconds. */
async function fetchPhoto(request) {
  for (let tries = 1; ; tries++) {
    // The browser's own cache doesn't need a second copy.
    const answer = await fetch(request, { cache: 'no-store' })
    if (answer.status !== 503 || tries === TRIES) return answer
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 5) * 1000))
  }
}

async function store(cache, name, answer) {
  await cache.put(name, answer)
  if (added++ % TRIM_EVERY) return
  const all = await cache.keys()
  // Earlier versions used other names.
  await Promise.all(all.filter(({ url }) => !NAME.test(`${url}&`)).map((one) => cache.delete(one)))
  for (const [variant, most] of Object.entries(CACHED)) {
    const ofVariant = all.filter(({ url }) => NAME.exec(`${url}&`)?.[1] === variant)
    // Keys are in the order in which they were added.
    await Promise.all(ofVariant.slice(0, Math.max(0, ofVariant.length - most)).map((one) => cache.delete(one)))
  }
}

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
