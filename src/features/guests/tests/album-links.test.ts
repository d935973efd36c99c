import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { guestsContract as contract } from '#features/guests/guests.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { renditionKey } from '#features/media/server/media-objects.ts'
import { asGuest } from '#server/db/database.ts'
import { ana, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { opensLink } from '#kit/guests.ts'
import { someAddress, type Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'

openForAnaAndBen()

const tokenOf = (url: string) => url.split('#')[1]!
const adds = (options: PhotoOptions = {}) => seedPhoto(ana, family, options)
const looks = async (guest: Person) => (await guest.call(contract.listGuestMoments, {})).moments
const page = async (guest: Person, query = '') => (await guest.sends({ method: 'GET', url: `/guest${query}` })).text
const makes = (photo_ids: string[], title = 'Lisbon') =>
  ana.call(albumsContract.createAlbum, { ...family, title, photo_ids })

async function links(album_id: string, options: object = {}) {
  const made = await ana.call(contract.addGuest, { ...family, name: 'Uncle Joe', album_id, ...options })
  return { ...made, token: tokenOf(made.url) }
}

/** An album with a photo of each audience, and a photo beside it. */
async function lisbon() {
  const day = (n: number) => `2024-05-0${n}T10:00:00`
  const shared = await adds({ audience: 'extended_family', taken_at: day(1) })
  const home = await adds({ taken_at: day(2) })
  const secret = await adds({ audience: 'private', taken_at: day(3) })
  const beside = await adds({ audience: 'extended_family', taken_at: day(4) })
  const { id: album_id } = await makes([home, shared, secret])
  return { shared, home, secret, beside, album_id }
}

test("a link to an album says what it would show, and shows that and nothing else, in the album's order", async () => {
  const { shared, home, secret, beside, album_id } = await lisbon()
  expect(await ana.call(contract.countGuestPhotos, { ...family, album_id })).toEqual({
    ...{ extended_family: 1, family_only: 1, private: 1 },
  })
  const { guest, token } = await links(album_id)
  expect(guest).toMatchObject({ album: { id: album_id, title: 'Lisbon' }, shows_family_only: false, has_pin: false })
  const joe = await opensLink(ana, token)
  expect((await looks(joe)).map(({ id }) => id)).toEqual([shared])
  const everything = await opensLink(ana, (await links(album_id, { shows_family_only: true })).token)
  expect((await looks(everything)).map(({ id }) => id)).toEqual([shared, home])
  for (const photo_id of [secret, beside]) {
    expect(await page(everything, `?moment=${photo_id}`)).not.toContain(photo_id)
    const heart = { subject_kind: 'photo', subject_id: photo_id } as const
    expect((await everything.tries(contract.heartGuestMoment, heart)).status).toBe(404)
  }
  // The arranged order counts, and a photo that was removed from the album is gone.
  await ana.call(albumsContract.moveInAlbum, { ...family, album_id, photo_ids: [home], before_photo_id: shared })
  expect((await looks(everything)).map(({ id }) => id)).toEqual([home, shared])
  const first = await everything.call(contract.listGuestMoments, { limit: 1 })
  const next = await everything.call(contract.listGuestMoments, { limit: 1, cursor: first.next_cursor! })
  expect([first, next].flatMap(({ moments }) => moments.map(({ id }) => id))).toEqual([home, shared])
  const { large_url } = (await looks(everything))[0]!.picture!
  await ana.call(albumsContract.removeFromAlbum, { ...family, album_id, photo_ids: [home] })
  expect((await looks(everything)).map(({ id }) => id)).toEqual([shared])
  expect((await everything.fetches(large_url)).status).toBe(404)
})

test('row-level security alone limits a link to its album', async () => {
  const { shared, home, secret, album_id } = await lisbon()
  await makes([secret, shared], 'Another album')
  const { guest } = await links(album_id, { shows_family_only: true })
  const ids = (table: string, column = 'id') =>
    asGuest(server.context.db, guest.id, async (tx) => {
      const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}`.execute(tx)
      return rows.map(({ id }) => id).toSorted()
    })
  expect(await ids('photos')).toEqual([shared, home].toSorted())
  expect(await ids('albums')).toEqual([album_id])
  expect(await ids('album_photos', 'photo_id')).toEqual([shared, home].toSorted())
  for (const table of ['milestones', 'child_personality_responses', 'people']) expect(await ids(table)).toEqual([])
  for (const [table, column] of [
    ['guests', 'pin_hash'],
    ['albums', 'created_by'],
    ['album_photos', 'added_by'],
  ] as const)
    await expect(ids(table, column)).rejects.toThrow('permission denied')
  await ana.call(albumsContract.deleteAlbum, { ...family, album_id })
  // The end of the album is the end of its links.
  expect(await ids('photos')).toEqual([])
  expect((await ana.call(contract.listGuests, family)).guests.map(({ id }) => id)).not.toContain(guest.id)
})

test("a link can't show an album of another family, one with a rule, or two things at once", async () => {
  const elsewhere = await ana.opensFamily('Vidal')
  const theirs = await ana.call(albumsContract.createAlbum, { ...elsewhere, title: 'Theirs', photo_ids: [] })
  const ruled = await ana.call(albumsContract.createAlbum, { ...family, title: 'Live', rule: { is_favorite: 'true' } })
  const { album_id } = await lisbon()
  const tries = async (more: object) => (await ana.tries(contract.addGuest, { ...family, name: 'Joe', ...more })).status
  expect(await tries({ album_id: theirs.id })).toBe(404)
  expect((await ana.tries(contract.countGuestPhotos, { ...family, album_id: theirs.id })).status).toBe(404)
  expect(await tries({ album_id: ruled.id })).toBe(400)
  expect(await tries({ album_id, recent_days: 30 })).toBe(400)
  for (const pin of ['123', '123456789', 'abcd', '12 34']) expect(await tries({ album_id, pin })).toBe(400)
})

test('a link with a PIN opens with it only, and wrong ones are limited for that link alone', async () => {
  const { album_id } = await lisbon()
  const { token, guest } = await links(album_id, { pin: '4711' })
  expect(guest.has_pin).toBe(true)
  expect(JSON.stringify(await server.sql('select pin_hash from guests where id = $1', [guest.id]))).not.toContain(
    '4711',
  )
  const opens = (pin?: string, of = token) =>
    server.visitor().tries(contract.openGuestLink, { token: of, ...(pin && { pin }) }, { remoteAddress: someAddress() })
  const refused = await opens()
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('wrong_code')])
  expect((await opens('4711')).status).toBe(204)
  for (let n = 0; n < 10; n++) expect((await opens('0000')).status).toBe(400)
  // Even from other addresses, and with the right one.
  expect((await opens('4711')).status).toBe(429)
  // The owner makes a new link, with the same PIN and new tries.
  const renewed = await ana.call(contract.renewGuestLink, { ...family, guest_id: guest.id })
  expect((await opens('4711', tokenOf(renewed.url))).status).toBe(204)
  expect((await opens('4711')).text).toContain('link_expired')
})

test('a guest can save photos and videos only if the link allows it, under the name of their day', async () => {
  const { shared, album_id } = await lisbon()
  const video = await adds({
    audience: 'extended_family',
    taken_at: '2024-05-03T18:30:00',
    filename: 'secret-name.mov',
  })
  await ana.call(albumsContract.addToAlbum, { ...family, album_id, photo_ids: [video] })
  await server.sql(`update photos set kind = 'video', duration_ms = 2000 where id = $1`, [video])
  await server.context.store.put(renditionKey({ ...family, photo_id: video, version: 1 }), Buffer.from('the copy'), {
    contentType: 'video/mp4',
  })
  await server.sql(`insert into film_renditions (photo_id, family_id, state) values ($1, $2, 'made')`, [
    video,
    family.family_id,
  ])
  const viewer = await opensLink(ana, (await links(album_id)).token)
  expect((await looks(viewer)).map(({ picture }) => picture!.save_url)).toEqual([null, null])
  expect(await page(viewer, `?moment=${shared}`)).not.toContain('>Save<')

  const made = await links(album_id, { can_save: true })
  const joe = await opensLink(ana, made.token)
  expect(await page(joe, `?moment=${shared}`)).toContain('>Save<')
  const [photo, film] = (await looks(joe)).map(({ picture }) => picture!)
  const saved = await joe.fetches(film!.save_url!)
  expect([saved.status, await saved.text()]).toEqual([200, 'the copy'])
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]* 2024-05-03 18\.30\.00\.mp4"/)
  const image = await joe.fetches(photo!.save_url!)
  expect(image.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]* 2024-05-01 10\.00\.00\.jpg"/)
  // Neither with another guest's session, nor after saving was turned off.
  expect((await viewer.fetches(photo!.save_url!)).status).toBe(404)
  await server.sql('update guests set can_save = false where id = $1', [made.guest.id])
  for (const { save_url } of [photo!, film!]) expect((await joe.fetches(save_url!)).status).toBe(404)
})

test('the overview shows every photo in rows, page by page, and opens each', async () => {
  const all = []
  for (let n = 0; n < 62; n++) all.push(await adds({ audience: 'extended_family', taken_at: '2024-05-01T10:00:00' }))
  const { id: album_id } = await makes(all)
  const joe = await opensLink(ana, (await links(album_id)).token)
  const opened: string[] = []
  let query: string | undefined = ''
  while (query !== undefined) {
    const html = await page(joe, query)
    expect(html).toContain('Lisbon')
    opened.push(...[...html.matchAll(/href="\/guest\?moment=([^"]+)"/g)].map(([, id]) => id!))
    query = /href="\/guest(\?view=all&amp;after=[^"]+)"/.exec(html)?.[1]?.replace('&amp;', '&')
  }
  expect(opened.toSorted()).toEqual(all.toSorted())
  // From the first photo to the last, in the same order.
  const [first] = opened
  const html = await page(joe, `?moment=${first}`)
  expect(/id="older" href="\/guest\?moment=([^"]+)"/.exec(html)?.[1]).toBe(opened[1])
  expect(html).not.toContain('id="newer"')
})

test('a link to the last 30 days shows photos taken since, for the family only if the owner says so', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 19)
  const recent = await adds({ audience: 'extended_family', taken_at: ago(3) })
  const home = await adds({ taken_at: ago(4) })
  const old = await adds({ audience: 'extended_family', taken_at: ago(40) })
  await adds({ audience: 'private', taken_at: ago(2) })
  const recent_days = 30 as const
  const opens = async (more: object) =>
    opensLink(ana, tokenOf((await ana.call(contract.addGuest, { ...family, name: 'Rosa', recent_days, ...more })).url))
  const rosa = await opens({})
  const seen = (await looks(rosa)).map(({ id }) => id)
  expect(seen).toContain(recent)
  expect(seen).not.toContain(home)
  expect(seen).not.toContain(old)
  expect((await looks(await opens({ shows_family_only: true }))).slice(0, 2).map(({ id }) => id)).toEqual([
    recent,
    home,
  ])
  const preview = await ana.call(contract.countGuestPhotos, { ...family, recent_days })
  expect(preview.private).toBeGreaterThan(0)
  expect((await page(rosa, '?view=all')).match(/class="tiles"/g)).toHaveLength(1)
})

test('the page that a link opens names no photo, album or family to those who preview it', async () => {
  const { album_id } = await lisbon()
  await links(album_id)
  const text = await page(server.visitor())
  expect(text).not.toMatch(/og:image|twitter:image|shared-media|Lisbon|Moreau/)
  expect(text).toContain('<title>Hearthbook</title>')
})

test('an album page says how many links show it', async () => {
  const { album_id } = await lisbon()
  const count = async () => (await ana.call(albumsContract.getAlbum, { ...family, album_id })).guest_links
  expect(await count()).toBe(0)
  const { guest } = await links(album_id)
  expect(await count()).toBe(1)
  await ana.call(contract.revokeGuest, { ...family, guest_id: guest.id })
  expect(await count()).toBe(0)
  // A photo that's moved to the trash is gone for guests too.
  const joe = await opensLink(ana, (await links(album_id)).token)
  const photo_id = (await looks(joe))[0]!.id
  await ana.call(photosContract.deletePhoto, { ...family, photo_id })
  expect(await looks(joe)).toEqual([])
})

test('an album that its creator makes private ends its links, and can be shared again', async () => {
  const { shared, album_id } = await lisbon()
  const joe = await opensLink(ana, (await links(album_id)).token)
  expect((await looks(joe)).map(({ id }) => id)).toEqual([shared])
  await ana.call(albumsContract.editAlbum, { ...family, album_id, audience: 'private' })
  expect((await joe.tries(contract.listGuestMoments, {})).status).toBe(401)
  const editAlbum = (change: object) => ana.call(albumsContract.editAlbum, { ...family, album_id, ...change })
  expect((await editAlbum({ audience: 'family_only' })).guest_links).toBe(0)
  const { token } = await links(album_id)
  await editAlbum({ title: 'Lisbon and Porto' })
  expect(await looks(await opensLink(ana, token))).toHaveLength(1)
})
