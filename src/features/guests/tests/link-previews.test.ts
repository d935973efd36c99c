import { expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { guestsContract as contract } from '#features/guests/guests.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { opensLink } from '#kit/guests.ts'
import { seedPhoto } from '#kit/photos.ts'

openForAnaAndBen()

const HOSTILE = `"><script>alert('Joe & Ana')</script>`

async function album(photo_ids: string[], title = 'Lisbon') {
  return (await ana.call(albumsContract.createAlbum, { ...family, title, photo_ids })).id
}

async function link(album_id: string, options: object = { shows_cover: true }) {
  const asked = { ...family, name: 'Uncle Joe', album_id, ...options }
  const { guest, url } = await ana.call(contract.addGuest, asked)
  return { guest, ...partsOf(url) }
}

function partsOf(url: string) {
  const { pathname, hash } = new URL(url)
  return { path: pathname, token: hash.slice(1) }
}

/** As a chat app does, which has no cookie and never sees the token. */
const fetches = (url: string) => server.visitor().sends({ method: 'GET', url })

async function previewOf(path: string) {
  const page = await fetches(path)
  const tagOf = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(page.text)?.[1]
  return { page, title: tagOf('og:title'), image: tagOf('og:image') }
}

async function expectNothing(path: string, ...secrets: string[]) {
  const { page } = await previewOf(path)
  expect(page.status).toBe(200)
  expect(page.text).toContain('<title>Hearthbook</title>')
  for (const secret of ['og:', 'Lisbon', 'twitter:', 'Uncle Joe', ...secrets]) expect(page.text).not.toContain(secret)
  if (path !== '/guest') expect((await fetches(`${path}/cover`)).status).toBe(404)
}

const shared = (options: object = {}) => seedPhoto(ana, family, { audience: 'extended_family', ...options })
/** Thumbnails of the kit say whose they are. */
const coverOf = async (path: string) => (await fetches(`${path}/cover`)).text

test('a link shows nothing where it is pasted, unless its owner says so', async () => {
  const { path, guest } = await link(await album([await shared()]), {})
  expect([path, guest.shows_cover]).toEqual(['/guest', false])
  await expectNothing(path)
  await expectNothing('/guest/made-up')
})

test('a link that shows its cover gives chat apps a title and a thumbnail, and opens for its guest only', async () => {
  const photo_id = await shared()
  const { path, token, guest } = await link(await album([photo_id], HOSTILE))
  expect(guest.shows_cover).toBe(true)
  const { page, title, image } = await previewOf(path)
  expect(title).toBe('&quot;&gt;&lt;script&gt;alert(&#39;Joe &amp; Ana&#39;)&lt;/script&gt;')
  expect(page.text).not.toContain('<script>alert')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.headers['x-robots-tag']).toContain('noindex')
  expect(image).toBe(new URL(`${path}/cover`, server.context.config.appUrl).href)
  const cover = await fetches(`${path}/cover`)
  expect(cover).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-cache' },
  })
  // Its address opens the cover and nothing else.
  const key = path.split('/').at(-1)!
  expect((await server.visitor().tries(contract.openGuestLink, { token: key })).text).toContain('link_expired')
  const joe = await opensLink(ana, token)
  expect((await joe.call(contract.listGuestMoments, {})).moments.map(({ id }) => id)).toEqual([photo_id])
})

test('the cover is a photo that the guest can see', async () => {
  const [home, first, second] = [
    await seedPhoto(ana, family, { taken_at: '2024-05-01T10:00:00' }),
    await shared({ taken_at: '2024-05-02T10:00:00' }),
    await shared({ taken_at: '2024-05-03T10:00:00' }),
  ]
  const album_id = await album([home, first, second])
  const { path } = await link(album_id)
  const covers = (cover_photo_id: string) => ana.call(albumsContract.editAlbum, { ...family, album_id, cover_photo_id })
  await covers(second)
  expect(await coverOf(path)).toBe(`small of ${second}`)
  await covers(home)
  expect(await coverOf(path)).toBe(`small of ${first}`)
  await ana.call(photosContract.editPhoto, { ...family, photo_id: first, audience: 'private' })
  expect(await coverOf(path)).toBe(`small of ${second}`)
  await ana.call(albumsContract.removeFromAlbum, { ...family, album_id, photo_ids: [second] })
  await expectNothing(path)
})

test('a link that ended shows nothing any longer', async () => {
  const album_id = await album([await shared()])
  const [revoked, expired, renewed, left] = [
    await link(album_id),
    await link(album_id, { shows_cover: true, days: 30 }),
    await link(album_id),
    await link(album_id),
  ]
  for (const { path } of [revoked, expired, renewed, left]) expect((await previewOf(path)).title).toBe('Lisbon')
  await ana.call(contract.revokeGuest, { ...family, guest_id: revoked.guest.id })
  await server.sql(`update guests set expires_at = now() where id = $1`, [expired.guest.id])
  const again = await ana.call(contract.renewGuestLink, { ...family, guest_id: renewed.guest.id })
  for (const { path } of [revoked, expired, renewed]) await expectNothing(path)
  // The new link shows the cover as the old one did.
  expect((await previewOf(partsOf(again.url).path)).title).toBe('Lisbon')
  await ana.call(albumsContract.deleteAlbum, { ...family, album_id })
  for (const { path } of [left, partsOf(again.url)]) await expectNothing(path)
})

test('a link with a PIN, or without an album, never shows a cover', async () => {
  const album_id = await album([await shared()])
  const tries = async (asked: object) =>
    (await ana.tries(contract.addGuest, { ...family, name: 'Joe', shows_cover: true, ...asked })).status
  expect(await tries({ album_id, pin: '4711' })).toBe(400)
  expect(await tries({})).toBe(400)
  expect(await tries({ recent_days: 30 })).toBe(400)
  const { guest } = await link(album_id)
  await expect(server.sql(`update guests set pin_hash = 'x' where id = $1`, [guest.id])).rejects.toThrow('check')
})
