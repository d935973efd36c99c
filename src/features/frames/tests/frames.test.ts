import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { framesContract as contract, screensContract as screens, type Slide } from '#features/frames/frames.contract.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { asGuest } from '#server/db/database.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { seedFrame, showsCode, startsSession } from '#kit/frames.ts'
import { box, samples, track } from '#kit/movie-boxes.ts'
import { someAddress, type Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'

openForAnaAndBen()

const adds = (options: PhotoOptions = {}) => seedPhoto(ana, family, options)
const shares = (options: PhotoOptions = {}) => adds({ audience: 'extended_family', ...options })
const slidesOf = async (screen: Person) => (await screen.call(screens.listSlides, {})).slides
const shows = async (screen: Person) => (await slidesOf(screen)).map(({ id }) => id).toSorted()
const asks = (secret: string) =>
  server.visitor().tries(screens.openFrame, { token: secret }, { remoteAddress: someAddress() })
const enters = (code: string, by = ana) =>
  by.tries(contract.addFrame, { ...family, name: 'Kitchen', code }, { remoteAddress: someAddress() })
const frames = async () => (await ana.call(contract.listFrames, family)).frames

test('Ana enters the code of a screen on her phone, and the screen shows what the family shares', async () => {
  const [shared, home] = [await shares(), await adds()]
  await adds({ audience: 'private' })
  const { screen, code, secret } = await showsCode(ana)
  expect(code).toMatch(/^\d{6}$/)
  expect((await asks(secret)).json).toEqual({ state: 'waiting' })
  expect((await screen.tries(screens.listSlides, {})).text).toContain('link_expired')
  const paired = await enters(code)
  expect(paired.json).toMatchObject({ name: 'Kitchen', kind: 'screen', album: null, seconds: 20, last_seen_at: null })
  const kitchen = await startsSession(screen, secret)
  expect(await kitchen.call(screens.readFrame, {})).toMatchObject({ name: 'Kitchen', family_name: 'Moreau' })
  expect(await shows(kitchen)).toEqual([shared])
  const [slide] = await slidesOf(kitchen)
  expect((await kitchen.fetches(slide!.image_url)).status).not.toBe(404)
  // The URL alone isn't enough, and neither is another frame's session.
  expect((await server.visitor().fetches(slide!.image_url)).status).toBe(404)
  expect((await (await seedFrame(ana, family)).screen.fetches(slide!.image_url)).status).toBe(404)
  // Family-only photos too, as soon as Ana wants it.
  const [, frame] = await frames()
  const { id: frame_id, name } = frame!
  await ana.call(contract.updateFrame, { ...family, frame_id, name, shows_family_only: true })
  expect(await shows(kitchen)).toEqual([shared, home].toSorted())
  expect((await frames())[1]).toMatchObject({ shows_family_only: true, last_seen_at: expect.any(String) })
})

test('a removed frame ends right away, with its session and its URLs', async () => {
  await shares()
  const { frame_id, screen } = await seedFrame(ana, family)
  const [slide] = await slidesOf(screen)
  await ana.call(contract.removeFrame, { ...family, frame_id })
  for (const operation of [screens.readFrame, screens.listSlides])
    expect((await screen.tries(operation, {})).text).toContain('link_expired')
  expect((await screen.fetches(slide!.image_url)).status).toBe(404)
  expect(await frames()).toEqual([])
  expect((await ana.tries(contract.removeFrame, { ...family, frame_id })).status).toBe(404)
  expect((await ana.tries(contract.updateFrame, { ...family, frame_id, name: 'Attic' })).status).toBe(404)
})

test('a code pairs one screen once, and not after ten minutes', async () => {
  const { code, secret } = await showsCode(ana)
  expect((await enters(code)).status).toBe(201)
  expect((await enters(code)).text).toContain('wrong_code')
  // A screen that missed the answer asks again.
  for (let time = 0; time < 2; time++) expect((await asks(secret)).json).toEqual({ state: 'paired' })
  const late = await showsCode(ana)
  await server.sql(`update frame_codes set expires_at = now() where code = $1`, [late.code])
  expect((await enters(late.code)).text).toContain('wrong_code')
  expect((await asks(late.secret)).json).toEqual({ state: 'expired' })
  expect(await frames()).toHaveLength(1)
})

test('only people who manage guests pair screens, and wrong codes are limited by client and by code', async () => {
  const { code } = await showsCode(ana)
  expect((await enters(code, ben)).status).toBe(403)
  expect((await enters(code, await server.person('Mallory'))).status).toBe(404)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const tries = (guess: string, remoteAddress: string) =>
    ana.tries(contract.addFrame, { ...family, name: 'Kitchen', code: guess }, { remoteAddress })
  const address = someAddress()
  for (let n = 0; n < 5; n++) expect((await tries(wrong, address)).status).toBe(400)
  expect((await tries(wrong, someAddress())).status).toBe(429)
  for (let n = 0; n < 5; n++) await tries(String(n).padStart(6, '9'), address)
  expect((await tries(code, address)).status).toBe(429)
  expect((await tries(code, someAddress())).status).toBe(201)
})

test('a screen that was paired with the wrong family leaves it', async () => {
  const mallory = await server.person('Mallory')
  const theirs = await mallory.opensFamily('Strangers')
  const { screen } = await seedFrame(mallory, theirs)
  expect((await screen.call(screens.readFrame, {})).family_name).toBe('Strangers')
  await screen.call(screens.leaveFrame, {})
  expect((await screen.tries(screens.readFrame, {})).text).toContain('link_expired')
  expect((await mallory.call(contract.listFrames, theirs)).frames).toEqual([])
})

test("a frame isn't a guest: it has no link, sends no hearts, and isn't in the list of guests", async () => {
  await shares()
  const { frame_id, screen } = await seedFrame(ana, family)
  expect((await ana.call(guestsContract.listGuests, family)).guests).toEqual([])
  for (const operation of [guestsContract.renewGuestLink, guestsContract.revokeGuest])
    expect((await ana.tries(operation, { ...family, guest_id: frame_id })).status).toBe(404)
  const asGuestCookie = screen.withCookie(screen.cookie.replace('-frame=', '-guest='))
  expect((await asGuestCookie.tries(guestsContract.listGuestMoments, {})).status).toBe(401)
  const { rss_url } = await ana.call(contract.addFrameFeed, { ...family, name: 'Hallway' })
  const link = { token: rss_url.split('=')[1]! }
  expect((await server.visitor().tries(guestsContract.openGuestLink, link)).text).toContain('link_expired')
})

test('a frame shows an album in its order, people, or the last 30 days, one of them at a time', async () => {
  const day = (n: number) => `2024-05-0${n}T10:00:00`
  const [first, second, beside] = [
    await shares({ taken_at: day(1) }),
    await shares({ taken_at: day(2) }),
    await shares(),
  ]
  const home = await adds({ taken_at: day(3) })
  const { id: album_id } = await ana.call(albumsContract.createAlbum, {
    ...{ ...family, title: 'Lisbon', photo_ids: [home, second, first] },
  })
  const mia = await ana.call(childrenContract.addChild, { ...family, first_name: 'Mia', birth_date: '2021-05-01' })
  for (const photo_id of [beside, home])
    await ana.call(photosContract.editPhoto, { ...family, photo_id, person_ids: [mia.id] })
  const shown = async (settings: object) => {
    const { screen } = await seedFrame(ana, family, settings)
    return (await slidesOf(screen)).map(({ id }) => id)
  }
  expect(await shown({ album_id })).toEqual([first, second])
  expect(await shown({ album_id, shows_family_only: true })).toEqual([first, second, home])
  expect(await shown({ person_ids: [mia.id] })).toEqual([beside])
  expect((await shown({ person_ids: [mia.id], shows_family_only: true })).toSorted()).toEqual([beside, home].toSorted())
  expect(await shown({ recent_days: 30 })).toEqual([beside])
  const tries = async (more: object) =>
    (await ana.tries(contract.addFrameFeed, { ...family, name: 'Hallway', ...more })).status
  expect(await tries({ album_id, recent_days: 30 })).toBe(400)
  expect(await tries({ on_this_day: true, person_ids: [mia.id] })).toBe(400)
  expect(await tries({ quiet_from: 60 })).toBe(400)
  const live = await ana.call(albumsContract.createAlbum, { ...family, title: 'Live', rule: { is_favorite: 'true' } })
  expect(await tries({ album_id: live.id })).toBe(400)
})

test('on this day, a frame shows this day and the days around it in earlier years, then favorites', async () => {
  const ago = (years: number, days: number) => {
    const date = new Date()
    date.setUTCFullYear(date.getUTCFullYear() - years)
    date.setUTCDate(date.getUTCDate() + days)
    return date.toISOString().slice(0, 19)
  }
  const close = [await shares({ taken_at: ago(1, 0) }), await shares({ taken_at: ago(7, 2) })]
  const far = await shares({ taken_at: ago(1, 20) })
  const { screen } = await seedFrame(ana, family, { on_this_day: true })
  expect(await shows(screen)).toEqual(close.toSorted())
  await server.sql(`update photos set is_favorite = true where id = $1`, [far])
  expect(await shows(screen)).toEqual([...close, far].toSorted())
})

test('ages and places are shown only if the family wants them', async () => {
  const photo_id = await shares({ taken_at: '2024-05-02T10:00:00', description: 'At the lake' })
  await server.sql(`update photos set location_name = 'Lisbon' where id = $1`, [photo_id])
  const mia = await ana.call(childrenContract.addChild, { ...family, first_name: 'Mia', birth_date: '2021-05-01' })
  await ana.call(photosContract.editPhoto, { ...family, photo_id, person_ids: [mia.id] })
  const { frame_id, screen } = await seedFrame(ana, family)
  const words = async () => (await slidesOf(screen)).map(({ caption, detail }) => [caption, detail])
  expect(await words()).toEqual([['At the lake', 'Mia at age 3 · Lisbon · May 2, 2024']])
  const { version } = await screen.call(screens.readFrame, {})
  const none = { shows_captions: false, shows_ages: false, shows_places: false }
  await ana.call(contract.updateFrame, { ...family, frame_id, name: 'Kitchen', ...none })
  expect(await words()).toEqual([[null, 'May 2, 2024']])
  expect((await screen.call(screens.readFrame, {})).version).not.toBe(version)
})

test('a screen learns of new photos and of those that were withdrawn, and gets 304 while nothing changes', async () => {
  const shared = await shares()
  const { screen } = await seedFrame(ana, family)
  const polls = (tag?: string) =>
    screen.sends({
      ...{ method: 'GET', url: `/api/frame?showing=${shared}` },
      headers: tag ? { 'if-none-match': tag } : {},
    })
  const first = await polls()
  expect(first.json).toMatchObject({ withdrawn_ids: [] })
  const ids = (answer: { json: unknown }) => (answer.json as { newest: Slide[] }).newest.map(({ id }) => id)
  expect(ids(first)).toEqual([shared])
  const tag = String(first.headers.etag)
  expect((await polls(tag)).status).toBe(304)
  const added = await shares()
  const changed = await polls(tag)
  expect(ids(changed)).toEqual([added, shared])
  await ana.call(photosContract.editPhoto, { ...family, photo_id: shared, audience: 'family_only' })
  expect((await polls(String(changed.headers.etag))).json).toMatchObject({ withdrawn_ids: [shared] })
})

test('row-level security limits a frame to its photos, and tells it nothing about guests, codes and birthdays', async () => {
  const [shared] = [await shares(), await adds({ audience: 'private' }), await adds()]
  const { frame_id } = await seedFrame(ana, family)
  const reads = (query: string) =>
    asGuest(server.context.db, frame_id, async (tx) => (await sql.raw<{ id: string }>(query).execute(tx)).rows)
  expect(await reads('select id from photos')).toEqual([{ id: shared }])
  expect(await reads('select guest_id as id from frames')).toEqual([{ id: frame_id }])
  for (const query of [
    'select code from frame_codes',
    'select birth_date from people',
    'select location_name from photos',
  ])
    await expect(reads(query), query).rejects.toThrow('permission denied')
})

test('a frame that takes an address reads photos from a feed, until the feed is removed', async () => {
  await shares({ description: 'Salt & <pepper>\u000b', taken_at: '2024-05-02T10:00:00' })
  const { frame, rss_url, json_url } = await ana.call(contract.addFrameFeed, { ...family, name: 'Hallway' })
  const anyone = server.visitor()
  const pathOf = (url: string) => url.slice(new URL(url).origin.length)
  const rss = await anyone.sends({ method: 'GET', url: pathOf(rss_url) })
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(rss.text).toContain('<title>Salt &amp; &lt;pepper&gt;</title>')
  const [, image] = /<media:content url="([^"]+)" type="image\/jpeg" medium="image" width="\d+" height="\d+"/.exec(
    rss.text,
  )!
  const json = JSON.parse((await anyone.sends({ method: 'GET', url: pathOf(json_url) })).text)
  expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', items: [{ title: 'Salt & <pepper>' }] })
  const address = pathOf(image!.replaceAll('&amp;', '&'))
  expect(pathOf(json.items[0].image)).toBe(address)
  expect((await anyone.fetches(address)).status).not.toBe(404)
  expect((await anyone.fetches(address.replace('/large?', '/full?'))).status).toBe(404)
  await ana.call(contract.removeFrame, { ...family, frame_id: frame.id })
  expect((await anyone.fetches(address)).status).toBe(404)
  expect((await anyone.sends({ method: 'GET', url: pathOf(rss_url) })).text).toContain('link_expired')
})

const WHOLE = { left: 0, top: 0, width: 1, height: 1 }

/** Appends a video with a location to a photo, like phones do. */
async function makeMotionPhoto(photo_id: string): Promise<Buffer> {
  const begin = box('ftyp', 'isom')
  const place = box('udta', box('\xa9xyz', '+41.38+002.17/ PLACE'))
  const data = box('mdat', 'the pictures')
  const pictures = track('vide', samples(begin.length + 8, 4, 8))
  const video = Buffer.concat([begin, data, box('moov', box('mvhd', 'x'), pictures, place)])
  const image = Buffer.from(`the image of ${photo_id}`)
  const pairing = { content_identifier: null, motion_video: { offset: image.length, bytes: video.length } }
  const bytes = Buffer.concat([image, video])
  const [row] = await server.sql<{ storage_path: string }>(
    'update photos set pairing = $2, bytes = $3 where id = $1 returning storage_path',
    [photo_id, JSON.stringify(pairing), bytes.length],
  )
  const { store } = server.context
  await store.remove(row!.storage_path)
  await store.put(row!.storage_path, bytes, { contentType: 'image/jpeg' })
  return video
}

test('the video of a motion photo plays on a frame without its location, unless the photo was turned or cropped', async () => {
  const { screen } = await seedFrame(ana, family)
  const photo_id = await shares()
  const video = await makeMotionPhoto(photo_id)
  const address = async () => (await slidesOf(screen))[0]!.video_url
  const played = await screen.fetches((await address())!)
  expect([played.status, played.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  const bytes = Buffer.from(await played.arrayBuffer())
  expect(bytes.length).toBe(video.length)
  expect(bytes.toString('latin1')).toContain('the pictures')
  expect(bytes.toString('latin1')).not.toMatch(/PLACE|\+41|the image/)
  const given = (await address())!
  const part = await screen.fetches(given, {
    headers: { range: `bytes=${video.indexOf('the pictures')}-${video.indexOf('the pictures') + 11}` },
  })
  expect([part.status, await part.text()]).toEqual([206, 'the pictures'])
  expect((await server.visitor().fetches(given)).status).toBe(404)

  await server.sql(`update photos set quarter_turns = 1 where id = $1`, [photo_id])
  expect(await address()).toBeNull()
  await server.sql(`update photos set quarter_turns = 0, crop = $2 where id = $1`, [photo_id, JSON.stringify(WHOLE)])
  expect(await address()).toBeNull()
  expect((await screen.fetches(given)).status).toBe(404)
})
