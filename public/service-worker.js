// Shows what the server sends while no page is open, says so in place of a page that cannot be reached, and keeps the pictures
// of the gallery, so that a second visit asks for none of them again (docs/decisions/0012-pictures-are-loaded-once.md).
const OFFLINE = '/offline'
const CACHE = 'hearthbook-offline-2'
/** Opens that page's place again once there is a connection. */
const KNOCK = '/offline.js'
/** The app empties it by this name as soon as nobody is signed in (src/web/kept-pictures.ts). */
const PICTURES = 'hearthbook-pictures'
/** How many are kept: some 70 MB of thumbnails, and as much again of the few that are shown or were opened large. */
const KEPT = { small: 5000, large: 250, avatar: 100 }
/** A deleted photo is gone for good after so long, and what was kept of it here as well. */
const KEPT_DAYS = 30
/** How often a picture is requested that isn't available yet. */
const TRIES = 4
/** So many come in between two looks at how many there are; the first look is at the first one. */
const LOOK_EACH = 100
/**
 * What names a picture for one person, without what changes from address to address: when it ends, and the signature. Posters of
 * recordings aren't kept: a consent that's withdrawn ends them right away.
 */
const NAME = /\/media\/(?:photo|child)\/[\w-]+\/[\w-]+\/(small|large|avatar)\?v=\d+&u=[\w-]+&d=0(?=&)/

let added = 0

self.addEventListener('install', (event) => {
  const fresh = [OFFLINE, KNOCK].map((path) => new Request(path, { cache: 'reload' }))
  const keepPage = async () => (await caches.open(CACHE)).addAll(fresh)
  event.waitUntil(keepPage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const isOld = (name) => name !== CACHE && name !== PICTURES
  const old = async () => (await caches.keys()).filter(isOld).map((name) => caches.delete(name))
  // The page of the first visit as well: its pictures are those that the second one wants.
  event.waitUntil(old().then((gone) => Promise.all([...gone, self.clients.claim()])))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate')
    return event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()))
  if (new URL(request.url).pathname === KNOCK)
    return event.respondWith(caches.match(KNOCK).then((kept) => kept ?? fetch(request)))
  const name = request.method === 'GET' && NAME.exec(request.url)
  if (name) event.respondWith(picture(event, name[0]))
})

async function picture(event, name) {
  // Opened before the server is asked: what comes in after a sign-out goes into a cache that is no longer there.
  const kept = await caches.open(PICTURES)
  const found = await kept.match(name)
  // Earlier versions sent empty pictures after a power cut.
  const isWhole = found?.headers.get('content-length') !== '0'
  if (found && isWhole && Date.parse(found.headers.get('date')) > Date.now() - KEPT_DAYS * 86_400_000) return found
  const answer = await fetchPicture(event.request)
  // Whoever scrolls on ends it half-way, and a disk may be full: it is asked for again next time.
  if (answer.status === 200) event.waitUntil(keep(kept, name, answer.clone()).catch(() => undefined))
  return answer
}

/** The server creates a missing thumbnail again within seconds. */
async function fetchPicture(request) {
  for (let tries = 1; ; tries++) {
    // The browser's own cache need not keep it a second time.
    const answer = await fetch(request, { cache: 'no-store' })
    if (answer.status !== 503 || tries === TRIES) return answer
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 5) * 1000))
  }
}

async function keep(kept, name, answer) {
  await kept.put(name, answer)
  if (added++ % LOOK_EACH) return
  const all = await kept.keys()
  // Addresses had no kinds before.
  await Promise.all(all.filter(({ url }) => !NAME.test(`${url}&`)).map((one) => kept.delete(one)))
  for (const [variant, most] of Object.entries(KEPT)) {
    const ofIt = all.filter(({ url }) => NAME.exec(`${url}&`)?.[1] === variant)
    // Those that came first are the first in the list.
    await Promise.all(ofIt.slice(0, Math.max(0, ofIt.length - most)).map((one) => kept.delete(one)))
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
