import { describe, expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { highlightsContract } from '#features/dashboard/highlights.contract.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { deletedPhotosContract } from '#features/photos/deleted-photos.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { STACK_MAX } from '#features/photos/photos.rules.ts'
import { stacksContract } from '#features/photos/stacks.contract.ts'
import { newId } from '#shared/ids.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { seedGuest } from '#kit/guests.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'

openForAnaAndBen()

const { listPhotos, listPhotoMonths, listPhotoIds, getPhoto, editPhoto, deletePhoto } = photosContract
const { getStack, stackPhotos, unstackPhotos } = stacksContract
const { restorePhotos } = deletedPhotosContract

/** The IDs and the number of photos of a page of the gallery. */
async function shown(filter: object = {}, who = ana) {
  const { photos, total } = await who.call(listPhotos, { ...family, ...filter })
  expect(total).toBe(photos.length)
  return photos.map(({ id }) => id)
}
const months = async (who = ana) => (await who.call(listPhotoMonths, family)).months
const stackOf = async (photo_id: string, who = ana) =>
  (await who.call(getStack, { ...family, photo_id })).photos.map(({ id }) => id)
const seconds = (second: number) => `2024-05-01T10:00:${String(second).padStart(2, '0')}`

/** Photos of ten seconds, the first one first. */
async function photosOf(count: number, options: PhotoOptions = {}, by = ana): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at++)
    ids.push(await seedPhoto(by, family, { taken_at: seconds(at * 10), audience: 'extended_family', ...options }))
  return ids
}

async function stackOfThree(options: PhotoOptions = {}, by = ana) {
  const ids = (await photosOf(3, options, by)) as [string, string, string]
  await by.call(stackPhotos, { ...family, photo_ids: ids })
  return ids
}

test('a stack is one photo of the gallery, its months, the home page, and “Select all”', async () => {
  const [top, second, third] = await stackOfThree()
  const other = await seedPhoto(ana, family, { taken_at: '2024-04-01T10:00:00' })
  expect(await shown()).toEqual([top, other])
  expect(await shown({ sort_by: 'created_at' })).toEqual([other, top])
  expect((await ben.call(listPhotoIds, family)).photo_ids).toEqual([top, other])
  expect(await months(ben)).toEqual([
    { month: '2024-05', photos: 1 },
    { month: '2024-04', photos: 1 },
  ])
  const { on_this_day } = await ana.call(highlightsContract.getHighlights, { ...family, day: '2025-05-01' })
  expect(on_this_day.map(({ id }) => id)).toEqual([top])

  const { photos } = await ana.call(listPhotos, family)
  expect(photos).toMatchObject([
    { stack_size: 3, is_covered: false },
    { stack_size: 0, is_covered: false },
  ])
  expect(await stackOf(third)).toEqual([top, second, third])
  expect(await ana.call(getPhoto, { ...family, photo_id: second })).toMatchObject({ stack_size: 3, is_covered: true })
  expect(await ana.call(getStack, { ...family, photo_id: other })).toEqual({ photos: [], can_edit: false })
})

test('a search finds every photo of a stack, and so does an album of the ones below', async () => {
  const [top, second, third] = await stackOfThree()
  await ana.call(editPhoto, { ...family, photo_id: second, description: 'Boat', is_favorite: true })
  expect(await shown({ text: 'boat' })).toEqual([second])
  expect(await shown({ is_favorite: 'true' })).toEqual([second])
  expect(await shown({ taken_from: '2024-05-01', taken_to: '2024-05-01' })).toEqual([third, second, top])

  const album = await ana.call(albumsContract.createAlbum, {
    ...family,
    once: newId(),
    title: 'Boats',
    photo_ids: [second, third],
  })
  const tiles = async () =>
    (await ben.call(albumsContract.listAlbumPhotos, { ...family, album_id: album.id })).photos.map(({ id }) => id)
  expect(await tiles()).toEqual([second, third])
  await ana.call(albumsContract.addToAlbum, { ...family, album_id: album.id, photo_ids: [top] })
  expect(await tiles()).toEqual([top])
  await ana.call(deletePhoto, { ...family, photo_id: top })
  expect(await tiles()).toEqual([second])
})

test('another photo becomes the top one, which stacks keep when more photos are added', async () => {
  const [first, second, third] = await stackOfThree()
  await ben.call(stackPhotos, { ...family, photo_ids: [first, third], top_photo_id: third })
  expect(await shown()).toEqual([third])
  expect(await stackOf(first)).toEqual([first, second, third])
  const late = await seedPhoto(ana, family, { taken_at: seconds(1) })
  await ana.call(stackPhotos, { ...family, photo_ids: [late, third] })
  expect(await shown()).toEqual([third])
  expect(await stackOf(third)).toEqual([first, late, second, third])
})

test('photos are unstacked and stacked again as they were', async () => {
  const [first, second, third] = await stackOfThree()
  await ana.call(stackPhotos, { ...family, photo_ids: [first, second], top_photo_id: second })
  const { stacks } = await ana.call(unstackPhotos, { ...family, photo_ids: [third] })
  expect(stacks).toEqual([{ photo_ids: [first, second, third], top_photo_id: second }])
  expect(await shown()).toEqual([third, second, first])
  expect(await months()).toEqual([{ month: '2024-05', photos: 3 }])
  await ana.call(stackPhotos, { ...family, ...stacks[0]! })
  expect(await shown()).toEqual([second])
  expect(await months()).toEqual([{ month: '2024-05', photos: 1 }])
})

test('deleting the top photo shows the next one, and restoring it puts it back on top', async () => {
  const [first, second, third] = await stackOfThree()
  await ana.call(stackPhotos, { ...family, photo_ids: [first, third], top_photo_id: third })
  await ana.call(deletePhoto, { ...family, photo_id: third })
  expect(await shown()).toEqual([first])
  await ana.call(deletePhoto, { ...family, photo_id: first })
  expect(await shown()).toEqual([second])
  expect((await ana.call(listPhotos, family)).photos).toMatchObject([{ stack_size: 1, is_covered: false }])
  await ana.call(restorePhotos, { ...family, photo_ids: [first] })
  expect(await shown()).toEqual([first])
  await ana.call(restorePhotos, { ...family, photo_ids: [third] })
  expect(await shown()).toEqual([third])
  expect(await months()).toEqual([{ month: '2024-05', photos: 1 }])

  await ana.call(editPhoto, { ...family, photo_id: third, is_archived: true })
  expect(await shown()).toEqual([first])
  expect(await shown({ is_archived: 'true' })).toEqual([third])
  await ana.call(editPhoto, { ...family, photo_id: third, is_archived: false })
  expect(await shown()).toEqual([third])
})

describe('with private photos', () => {
  test('a photo that becomes private leaves its stack, so that everyone sees the others and no one learns of it', async () => {
    const [top, second, third] = await stackOfThree()
    await ana.call(editPhoto, { ...family, photo_id: top, audience: 'private' })
    expect(await shown({}, ben)).toEqual([second])
    expect(await stackOf(third, ben)).toEqual([second, third])
    expect((await ben.call(listPhotos, family)).photos).toMatchObject([{ stack_size: 2 }])
    expect((await ben.tries(getStack, { ...family, photo_id: top })).status).toBe(404)
    expect(await shown()).toEqual([second, top])
    expect(await months(ben)).toEqual([{ month: '2024-05', photos: 1 }])
    expect(await months()).toEqual([{ month: '2024-05', photos: 2 }])
  })

  test('private photos are stacked with one’s own private photos only', async () => {
    const secrets = await photosOf(2, { audience: 'private' })
    const [open] = await photosOf(1)
    const mixed = await ana.tries(stackPhotos, { ...family, photo_ids: [...secrets, open!] })
    expect([mixed.status, mixed.json]).toMatchObject([400, { fields: { photo_ids: 'stack_mixed' } }])
    expect((await ben.tries(stackPhotos, { ...family, photo_ids: [secrets[0]!, open!] })).status).toBe(404)
    await ana.call(stackPhotos, { ...family, photo_ids: secrets })
    expect((await shown()).toSorted()).toEqual([open, secrets[0]].toSorted())
    expect(await shown({}, ben)).toEqual([open])
  })
})

test('guests see each photo that is shared with them, also if the family’s tile is another one', async () => {
  const [top, second, third] = await stackOfThree()
  await ana.call(editPhoto, { ...family, photo_id: top, audience: 'family_only' })
  expect(await shown()).toEqual([top])
  const rosa = await (await seedGuest(ana, family, 'Grandma Rosa')).comes()
  const { moments } = await rosa.call(guestsContract.listGuestMoments, {})
  expect(moments.map(({ id }: { id: string }) => id)).toEqual([third, second])
  expect(JSON.stringify(moments)).not.toContain('stack')
})

test('viewers look through stacks, contributors change those of their own photos, and strangers neither', async () => {
  const anas = await stackOfThree()
  const carla = await server.person('Carla')
  await server.join(family, carla, 'contributor')
  const carlas = await photosOf(3, {}, carla)
  const viola = await server.person('Viola')
  await server.join(family, viola, 'viewer')
  const tries = async (who: Person, photo_ids: string[]) => [
    (await who.tries(stackPhotos, { ...family, photo_ids })).status,
    (await who.tries(unstackPhotos, { ...family, photo_ids })).status,
  ]
  expect(await stackOf(anas[0], viola)).toEqual(anas)
  expect(await tries(viola, anas)).toEqual([403, 403])
  expect(await tries(carla, anas)).toEqual([403, 403])
  expect(await tries(carla, [carlas[0]!, anas[0]])).toEqual([403, 403])
  expect((await carla.call(getStack, { ...family, photo_id: anas[0] })).can_edit).toBe(false)
  await carla.call(stackPhotos, { ...family, photo_ids: carlas })
  expect((await carla.call(getStack, { ...family, photo_id: carlas[1]! })).can_edit).toBe(true)

  const mallory = await server.person('Mallory')
  const theirs = await mallory.opensFamily('Hostile')
  const own = [await seedPhoto(mallory, theirs), await seedPhoto(mallory, theirs)]
  for (const photo_ids of [anas, [own[0]!, anas[1]]])
    expect((await mallory.tries(stackPhotos, { ...theirs, photo_ids })).status).toBe(404)
  expect((await mallory.tries(unstackPhotos, { ...theirs, photo_ids: anas })).status).toBe(404)
  for (const { family_id } of [theirs, family])
    expect((await mallory.tries(getStack, { family_id, photo_id: anas[0] })).status).toBe(404)
  await server.sql('update photos set stack_id = (select stack_id from photos where id = $1) where id = any ($2)', [
    anas[0],
    own,
  ])
  expect(await stackOf(anas[0])).toEqual(anas)
  expect((await mallory.call(getStack, { ...theirs, photo_id: own[0]! })).photos).toHaveLength(2)
})

test('a stack has at most a hundred photos', async () => {
  const ids = await photosOf(2)
  await server.sql(
    `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height, stack_id)
      select gen_random_uuid(), family_id, added_by, 'copy ' || at, filename, file_type, kind, bytes, sha256, width, height,
        '00000000-0000-0000-0000-000000000001' from photos, generate_series(1, $2::int) at where id = $1`,
    [ids[0], STACK_MAX - 1],
  )
  const [copy] = await server.sql<{ id: string }>("select id from photos where storage_path = 'copy 1'")
  await ana.call(stackPhotos, { ...family, photo_ids: [copy!.id, ids[0]!] })
  const { status, json } = await ana.tries(stackPhotos, { ...family, photo_ids: ids })
  expect([status, json]).toMatchObject([400, { fields: { photo_ids: 'stack_too_large' } }])
})

type Shot = PhotoOptions & { raw?: true; burst_id?: string; look?: string; model?: string | null; by?: Person }

/** Adds a photo like the worker does after processing it. */
async function shoots({ raw, burst_id, look = '0', model = 'Pixel 8', by = ana, ...options }: Shot): Promise<string> {
  const id = await seedPhoto(by, family, options)
  await server.sql(
    `update photos set burst_id = $2, look = rpad($3, 64, '0')::bit(64), camera = $4::jsonb,
      file_type = case when $5 then 'image/x-adobe-dng' else file_type end where id = $1`,
    [id, burst_id ?? null, look, model && JSON.stringify({ make: 'Google', model }), raw ?? false],
  )
  await server.sql('select app.stack_photo($1, $2)', [id, STACK_MAX])
  return id
}
const FAR = '1'.repeat(20)

describe('new photos are stacked', () => {
  test.each([
    ['raw first', [true, false]],
    ['raw last', [false, true]],
  ])('with their raw file, whose tile is the image, %s', async (_order, order) => {
    const ids = new Map<boolean, string>()
    for (const isRaw of order)
      ids.set(
        isRaw,
        await shoots(
          isRaw
            ? { filename: 'IMG_7.DNG', taken_at: seconds(1), look: FAR, raw: true }
            : { filename: 'img_7.jpg', taken_at: seconds(2) },
        ),
      )
    expect(await shown()).toEqual([ids.get(false)])
    expect(await stackOf(ids.get(true)!)).toHaveLength(2)
    expect(await shown({ kind: 'raw' })).toEqual([ids.get(true)])
  })

  test('as a burst with the ID that the camera gave it, also if it’s long', async () => {
    const ids = [
      await shoots({ taken_at: seconds(0), burst_id: 'A', look: FAR }),
      await shoots({ taken_at: seconds(30), burst_id: 'A' }),
    ]
    await shoots({ taken_at: seconds(31), burst_id: 'B', look: FAR })
    expect(await stackOf(ids[0]!)).toEqual(ids)
  })

  test.each([[[0, 1, 2]], [[2, 1, 0]], [[0, 2, 1]], [[0, 4, 1, 3, 2]]])(
    'as a burst of at least three, a second apart, whatever the order: %s',
    async (order) => {
      const ids = new Map<number, string>()
      for (const at of order) ids.set(at, await shoots({ taken_at: seconds(at) }))
      const inOrder = [...ids].toSorted(([a], [b]) => a - b).map(([, id]) => id)
      expect(await stackOf(inOrder[0]!)).toEqual(inOrder)
      expect(await shown()).toEqual([inOrder[0]])
    },
  )

  test.each<[string, Partial<Shot>]>([
    ['there are only two of them', { taken_at: seconds(20) }],
    ['one looks different', { look: FAR }],
    ['one is of another camera', { model: 'iPhone' }],
    ['the camera is unknown', { model: null }],
    ['one is private', { audience: 'private' }],
    ['someone else added one', { by: undefined! }],
  ])('unless %s', async (_why, third) => {
    const [a, b] = [await shoots({ taken_at: seconds(0) }), await shoots({ taken_at: seconds(1) })]
    const c = await shoots({ taken_at: seconds(2), ...third, ...('by' in third && { by: ben }) })
    expect((await shown()).toSorted()).toEqual([a, b, c].toSorted())
  })

  test('not again after someone unstacked them, until someone stacks them', async () => {
    const ids = [0, 1, 2].map((at) => ({ taken_at: seconds(at) }))
    const burst: string[] = []
    for (const one of ids) burst.push(await shoots(one))
    await ana.call(unstackPhotos, { ...family, photo_ids: [burst[0]!] })
    const late = await shoots({ taken_at: seconds(1) })
    expect(await shown()).toHaveLength(4)
    await ana.call(stackPhotos, { ...family, photo_ids: burst })
    await server.sql('select app.stack_photo($1, $2)', [late, STACK_MAX])
    expect(await stackOf(burst[0]!)).toHaveLength(4)
  })
})
