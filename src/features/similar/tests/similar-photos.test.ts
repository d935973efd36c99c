import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparePhotos } from '#features/similar/server/compare-photos.ts'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import { deletedPhotosContract } from '#features/photos/deleted-photos.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { similarPhotosContract } from '#features/similar/similar-photos.contract.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { listSimilarPhotos, keepSimilarPhotos } = similarPhotosContract
const media = startMediaProcess({ concurrency: 1, isolation: () => server.context.isolation() })
let server: TestApp
let ana: Person
let ben: Person
let cleo: Person

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  cleo = await server.person('Cleo')
})
afterAll(async () => {
  await server.close()
  await media.close()
})

type Scene = { at: number; width?: number; quality?: number; blur?: number }

/** Draws a hill with a sun at a given position, with a given size, quality, and blur. */
function scene({ at, width = 480, quality = 80, blur }: Scene): Promise<Buffer> {
  const hue = (at * 67) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="${width}" height="${width * 0.75}">
    <rect width="480" height="360" fill="hsl(${hue} 50% 80%)"/>
    ${Array.from({ length: 14 }, (_, n) => {
      const [x, y] = [(n * 97 * (at + 3)) % 480, (n * 61 * (at + 7)) % 360]
      return `<circle cx="${x}" cy="${y}" r="${20 + ((n * 13) % 40)}" fill="hsl(${(hue + n * 40) % 360} 60% ${20 + ((n * 29) % 60)}%)"/>`
    }).join('')}
  </svg>`
  const image = sharp(Buffer.from(svg))
  return (blur ? image.blur(blur) : image).webp({ quality }).toBuffer()
}

async function place(family: Family, look: Scene, options: PhotoOptions = {}, by = ana): Promise<string> {
  const photo_id = await seedPhoto(by, family, options)
  const key = derivativeKey({ family_id: family.family_id, photo_id, variant: 'small', version: 1 })
  await server.context.store.remove(key)
  await server.context.store.put(key, await scene(look), { contentType: 'image/webp' })
  return photo_id
}

async function openFamily(): Promise<Family> {
  const family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'editor')
  await server.join(family, cleo, 'viewer')
  return family
}

const compare = () => {
  const { db, store } = server.context
  return comparePhotos({ db: db.worker, store, media, log: server.context.log })
}
async function groups(family: Family, who = ana) {
  const { groups: found } = await who.call(listSimilarPhotos, family)
  return found.map(({ photos }) => photos.map(({ id }) => id).toSorted())
}

test("resized copies and bursts are found; different photos aren't", async () => {
  const family = await openFamily()
  const original = await place(family, { at: 1, width: 480, quality: 90 })
  const copy = await place(family, { at: 1, width: 240, quality: 40 })
  const sharpest = await place(family, { at: 2 }, { taken_at: '2024-05-01T10:00:00' })
  const blurred = await place(family, { at: 2, blur: 4 }, { taken_at: '2024-05-01T10:00:02' })
  for (const at of [3, 4, 5, 6, 7, 8]) await place(family, { at }, { taken_at: `2024-05-0${at}T10:00:00` })
  await compare()
  expect((await groups(family)).toSorted()).toEqual(
    [[original, copy].toSorted(), [sharpest, blurred].toSorted()].toSorted(),
  )
  const { groups: found, total } = await ana.call(listSimilarPhotos, family)
  expect(total).toBe(2)
  const burst = found.find(({ photos }) => photos.some(({ id }) => id === blurred))!
  expect(burst).toMatchObject({ best_id: sharpest, reason: 'sharper' })
  // Nothing changes automatically.
  expect((await ana.call(photosContract.listPhotos, family)).total).toBe(10)

  // Reads the list page by page.
  const first = await ana.call(listSimilarPhotos, { ...family, limit: 1 })
  const second = await ana.call(listSimilarPhotos, { ...family, limit: 1, cursor: first.next_cursor! })
  expect([...first.groups, ...second.groups].map(({ id }) => id)).toEqual(found.map(({ id }) => id))
  expect(second.next_cursor).toBeNull()
})

test("a reviewed group isn't shown again until another photo joins; restoring a photo shows it again", async () => {
  const family = await openFamily()
  const [one, two] = [await place(family, { at: 11 }), await place(family, { at: 11, quality: 50 })]
  await compare()
  const [group] = (await ana.call(listSimilarPhotos, family)).groups
  await ben.call(keepSimilarPhotos, { ...family, group_id: group!.id, photo_ids: [one, two] })
  expect(await groups(family)).toEqual([])
  const three = await place(family, { at: 11, width: 320 })
  await compare()
  expect(await groups(family)).toEqual([[one, two, three].toSorted()])

  await ana.call(photoSelectionsContract.deletePhotos, { ...family, photo_ids: [two, three] })
  expect(await groups(family)).toEqual([])
  await ana.call(deletedPhotosContract.restorePhotos, { ...family, photo_ids: [three] })
  expect(await groups(family)).toEqual([[one, three].toSorted()])
})

test("a private photo isn't in anyone else's group, and groups never cross families", async () => {
  const family = await openFamily()
  const shared = await place(family, { at: 21 })
  const secret = await place(family, { at: 21, quality: 60 }, { audience: 'private' }, ben)
  const elsewhere = await ana.opensFamily('Other')
  await place(elsewhere, { at: 21 })
  await compare()
  expect(await groups(family, ben)).toEqual([[shared, secret].toSorted()])
  expect(await groups(family, ana)).toEqual([])
  expect(await groups(elsewhere, ana)).toEqual([])
  const group_id = (await ben.call(listSimilarPhotos, family)).groups[0]!.id
  const answer = await ana.tries(keepSimilarPhotos, { ...family, group_id, photo_ids: [secret] })
  expect(answer.status).toBe(404)
  expect((await cleo.tries(listSimilarPhotos, family)).status).toBe(403)
})

test("a photo that's missing or too plain to compare is tried once and skipped afterwards", async () => {
  const family = await openFamily()
  await seedPhoto(ana, family)
  const plain = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#eee' } })
    .webp()
    .toBuffer()
  for (let n = 0; n < 2; n++) {
    const photo_id = await seedPhoto(ana, family)
    const key = derivativeKey({ family_id: family.family_id, photo_id, variant: 'small', version: 1 })
    await server.context.store.remove(key)
    if (n) await server.context.store.put(key, plain, { contentType: 'image/webp' })
  }
  await compare()
  expect(await groups(family)).toEqual([])
  expect(await server.sql('select id from photos where compared_at is null and deleted_at is null')).toEqual([])
})

test('new photos are compared by the fingerprint from ingest, so no file is read again', async () => {
  const family = await openFamily()
  const photo_ids = [await seedPhoto(ana, family), await seedPhoto(ana, family)]
  await server.sql(`update photos set look = repeat('0110', 16)::bit(64), sharpness = 40
    where id in (${photo_ids.map((id) => `'${id}'`).join()})`)
  const { db, log } = server.context
  const unread = { open: () => Promise.reject(new Error('nothing is to be read')) } as unknown as ObjectStore
  const events = await listenToDatabase()
  await comparePhotos({ db: db.worker, store: unread, media, log })
  expect(await groups(family)).toEqual([photo_ids.toSorted()])
  // Open albums don't reload because of the comparison.
  expect(await events.end()).toEqual([])
})

/** Collects live events from now on until `end`. */
async function listenToDatabase() {
  const client = new pg.Client({ connectionString: server.context.db.ownerUrl })
  client.on('error', () => {})
  const events: string[] = []
  client.on('notification', ({ payload }) => events.push(payload!))
  await client.connect()
  await client.query('listen live; listen end_of_test')
  return {
    async end() {
      await client.query("select pg_notify('end_of_test', 'end')")
      await expect.poll(() => events).toContain('end')
      await client.end()
      return events.slice(0, -1)
    },
  }
}
