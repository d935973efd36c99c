import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { adminContract } from '#features/admin/admin.contract.ts'
import { activityContract } from '#features/activity/activity.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { deletedPhotosContract } from '#features/photos/deleted-photos.contract.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { hasSamples, samplePath } from '#server/media-process/test-samples.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { packSelection } from '#kit/exports.ts'
import { IS_FULL } from '#kit/full-size.ts'
import { seedGuest } from '#kit/guests.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { unzip } from '#kit/unzip.ts'
import { sendFile, untilDecided } from '#kit/uploads.ts'

const { getPhoto, editPhoto, deletePhoto, listPhotos, listPhotoIds, listPhotoMonths } = photosContract

openForAnaAndBen({ withWorker: true })

const here = () => ({ family_id: family.family_id })
const items = async (who = ana) => (await who.call(listPhotos, here())).photos.map(({ id }) => id)
const bytesOfFamily = async () =>
  Number(
    (await server.sql('select sum(bytes) as bytes from photo_counts where family_id = $1', [family.family_id]))[0]!
      .bytes,
  )

type LivePhotoFile = PhotoOptions & { live_id?: string | null; duration_ms?: number; by?: Person }
const picture = { filename: 'IMG_1.HEIC', taken_at: '2025-10-12T23:36:14', live_id: 'A1' } satisfies LivePhotoFile
const video = {
  filename: 'IMG_1.MOV',
  taken_at: '2025-10-12T23:36:14',
  live_id: 'A1',
  duration_ms: 2267,
} satisfies LivePhotoFile

/** Adds one file of a Live Photo to the family, like the worker does after processing it. */
async function places({ live_id = null, duration_ms, by = ana, ...options }: LivePhotoFile): Promise<string> {
  const id = await seedPhoto(by, family, options)
  const pairing = JSON.stringify({ content_identifier: live_id, motion_video: null })
  const kind = duration_ms === undefined ? 'image' : 'video'
  const facts = [id, kind, duration_ms ?? null, pairing, options.taken_at ?? null]
  await server.sql(
    'update photos set kind = $2, duration_ms = $3, pairing = $4, taken_at = $5::timestamp where id = $1',
    facts,
  )
  await server.sql('select app.pair_live_photo($1)', [id])
  return id
}

const orders = [
  ['video first', ['mov', 'heic']],
  ['photo first', ['heic', 'mov']],
] as const
// Decoding 24 megapixels takes seconds, and pairing is tested in both orders below.
describe.skipIf(!hasSamples).each(IS_FULL ? orders : orders.slice(0, 1))(
  "a phone's Live Photo, %s",
  (_order, endings) => {
    test('is one photo with motion in the gallery, counts, and feed, and both originals can be downloaded unchanged', async () => {
      const files = new Map<string, Buffer>()
      const ids = new Map<string, string>()
      for (const ending of endings) {
        const bytes = await readFile(samplePath(`live/iphone15promax-2025-noodles.${ending}`))
        files.set(ending, bytes)
        const upload_id = await sendFile(ana, family, bytes, `IMG_0001.${ending.toUpperCase()}`)
        expect(await untilDecided(ana, family, upload_id)).toMatchObject({ state: 'done' })
        ids.set(ending, upload_id)
      }
      const photo_id = ids.get('heic')!
      const { photos, total } = await ana.call(listPhotos, here())
      expect(photos).toMatchObject([{ id: photo_id, kind: 'image', is_live: true }])
      expect(total).toBe(1)
      expect(await ana.call(listPhotoIds, here())).toEqual({ photo_ids: [photo_id] })
      expect(await ana.call(listPhotoMonths, here())).toEqual({ months: [{ month: '2025-10', photos: 1 }] })
      const { activities } = await ana.call(activityContract.listActivities, here())
      expect(activities.filter(({ activity_type }) => activity_type === 'photo_upload')).toMatchObject([{ count: 1 }])
      expect(await bytesOfFamily()).toBe(files.get('heic')!.length + files.get('mov')!.length)

      // Both uploads lead to the photo, and so does the video's former URL.
      for (const id of ids.values()) {
        expect(await untilDecided(ana, family, id)).toMatchObject({ photo_id })
        expect(await ana.call(getPhoto, { ...here(), photo_id: id })).toMatchObject({
          id: photo_id,
          has_two_files: true,
        })
      }
      const { motion_url } = await ana.call(getPhoto, { ...here(), photo_id })
      expect((await ana.fetches(motion_url!, { headers: { range: 'bytes=0-99' } })).status).toBe(206)

      const zip = await ana.fetches(await packSelection(ana, family, [photo_id]))
      const saved = await unzip(new Uint8Array(await zip.arrayBuffer()))
      expect([...saved.keys()]).toEqual(['IMG_0001.HEIC', 'IMG_0001.MOV'])
      for (const [ending, bytes] of files)
        expect(saved.get(`IMG_0001.${ending.toUpperCase()}`)!.equals(bytes)).toBe(true)

      // Uploading the same file again finds this photo.
      const again = await untilDecided(ana, family, await sendFile(ana, family, files.get('mov')!, 'again.mov'))
      expect(again).toMatchObject({ state: 'duplicate', photo_id })
    })
  },
)

describe('two files', () => {
  test.each<[string, Partial<LivePhotoFile>, Partial<LivePhotoFile>]>([
    ['have the same identifier, whatever their names', {}, { filename: 'other.mov' }],
    ['have the same name and time, and one has no identifier', { live_id: null }, {}],
    [
      "have the same time except for the video's missing time zone",
      {},
      { live_id: null, taken_at: '2025-10-12T10:36:12' },
    ],
  ])('are paired when they %s', async (_why, ofPhoto, ofVideo) => {
    const still = await places({ ...picture, ...ofPhoto })
    await places({ ...video, ...ofVideo })
    expect(await items()).toEqual([still])
  })

  test.each<[string, Partial<LivePhotoFile>, Partial<LivePhotoFile>]>([
    ['have different identifiers', {}, { live_id: 'B2' }],
    ['have different names and no identifier', {}, { live_id: null, filename: 'IMG_2.MOV' }],
    ['have the same name on different days', {}, { live_id: null, taken_at: '2025-10-14T23:36:14' }],
    ['have the same name and times minutes apart', {}, { live_id: null, taken_at: '2025-10-12T23:41:14' }],
    ['have the same name and no time', { taken_at: undefined! }, { live_id: null, taken_at: undefined! }],
    ['have the same name, and the video is too long', {}, { live_id: null, duration_ms: 60_000 }],
    ['have the same identifier, and one is private', {}, { audience: 'private' }],
  ])("aren't paired when they %s", async (_why, ofPhoto, ofVideo) => {
    const all = [await places({ ...picture, ...ofPhoto }), await places({ ...video, ...ofVideo })]
    expect((await items()).toSorted()).toEqual(all.toSorted())
  })

  test("of different people aren't paired, and a video is paired with only one photo", async () => {
    const still = await places(picture)
    const bens = await places({ ...video, by: ben })
    expect(await items()).toHaveLength(2)
    const anas = await places(video)
    const second = await places({ ...picture, filename: 'IMG_1.JPG' })
    expect((await items()).toSorted()).toEqual([still, bens, second].toSorted())
    expect(await ana.call(getPhoto, { ...here(), photo_id: second })).toMatchObject({
      is_live: false,
      motion_url: null,
    })
    const { motion_url } = await ben.call(getPhoto, { ...here(), photo_id: still })
    expect(await (await ben.fetches(motion_url!)).text()).toContain(anas)
  })
})

test('a Live Photo is deleted, restored, and purged as one', async () => {
  const still = await places(picture)
  const moving = await places(video)
  const { motion_url } = await ana.call(getPhoto, { ...here(), photo_id: still })
  const bytes = await bytesOfFamily()
  await ben.call(deletePhoto, { ...here(), photo_id: still })
  expect([await items(), await bytesOfFamily()]).toEqual([[], 0])
  expect((await ana.fetches(motion_url!)).status).toBe(404)
  const listed = await ana.call(deletedPhotosContract.listDeletedPhotos, here())
  expect(listed.photos.map(({ id }) => id)).toEqual([still])
  await ana.call(deletedPhotosContract.restorePhotos, { ...here(), photo_ids: [still] })
  expect([await items(), await bytesOfFamily()]).toEqual([[still], bytes])
  expect((await ana.fetches(motion_url!)).status).toBe(200)

  await ana.call(photoSelectionsContract.deletePhotos, { ...here(), photo_ids: [still] })
  expect(await ana.call(deletedPhotosContract.emptyDeletedPhotos, here())).toEqual({ purged: 1 })
  const left = () => server.sql('select id from photos where id = any ($1)', [[still, moving]])
  await expect.poll(left).toEqual([])
  const objects = async () => {
    const keys: string[] = []
    for await (const key of server.context.store.list(`families/${family.family_id}/photos/`)) keys.push(key)
    return keys
  }
  await expect.poll(objects).toEqual([])
})

test('a file uploaded while its counterpart is deleted is shown alone, and both are paired when that is restored', async () => {
  const { restorePhotos } = deletedPhotosContract
  const still = await places(picture)
  await ana.call(deletePhoto, { ...here(), photo_id: still })
  const moving = await places(video)
  expect(await items()).toEqual([moving])
  await ana.call(restorePhotos, { ...here(), photo_ids: [still] })
  expect(await items()).toEqual([still])
  expect(await ana.call(getPhoto, { ...here(), photo_id: moving })).toMatchObject({ id: still, has_two_files: true })

  const [other, otherVideo] = [
    { ...picture, live_id: 'A2' },
    { ...video, live_id: 'A2' },
  ]
  const late = await places(otherVideo)
  await ana.call(deletePhoto, { ...here(), photo_id: late })
  const alone = await places(other)
  // Files that were deleted one after the other are restored together.
  await ana.call(deletePhoto, { ...here(), photo_id: alone })
  const back = await ana.call(restorePhotos, { ...here(), photo_ids: [late, alone] })
  expect(back.restored.toSorted()).toEqual([late, alone].toSorted())
  expect((await items()).toSorted()).toEqual([still, alone].toSorted())

  // The same video uploaded while both were deleted stays a separate item.
  await ana.call(deletePhoto, { ...here(), photo_id: still })
  const again = await places(video)
  await ana.call(restorePhotos, { ...here(), photo_ids: [still] })
  expect((await items()).toSorted()).toEqual([still, alone, again].toSorted())
})

test('an administrator sees a deleted Live Photo as one', async () => {
  const admin = await server.administrator('Keeper')
  const before = await admin.call(adminContract.getAdminOverview, {})
  const still = await places(picture)
  await places(video)
  const bytes = await bytesOfFamily()
  await ana.call(deletePhoto, { ...here(), photo_id: still })
  const after = await admin.call(adminContract.getAdminOverview, {})
  expect(after.deleted_photos - before.deleted_photos).toBe(1)
  expect(after.deleted_bytes - before.deleted_bytes).toBe(bytes)
})

test('edits made to the video before its photo arrived apply to both', async () => {
  const moving = await places(video)
  const leo = await ana.call(childrenContract.addChild, { ...here(), first_name: 'Leo', birth_date: '2020-02-02' })
  const labels = { tags: ['noodles'], person_ids: [leo.id], is_favorite: true, description: 'Lunch' }
  await ana.call(editPhoto, { ...here(), photo_id: moving, ...labels })
  const about = { ...here(), subject_kind: 'photo', subject_id: moving } as const
  const { id: parent_id } = await ben.call(commentsContract.addComment, { ...about, text: 'Slurp' })
  await ana.call(commentsContract.addComment, { ...about, text: 'Indeed', parent_id })
  await ben.call(commentsContract.addReaction, { ...about, kind: 'laugh' })
  const still = await places(picture)
  expect(await ana.call(getPhoto, { ...here(), photo_id: still })).toMatchObject({
    ...{ tags: ['noodles'], is_favorite: true, description: 'Lunch', is_live: true },
    people: [{ id: leo.id }],
  })
  expect((await ana.call(listPhotos, { ...here(), person_ids: leo.id })).total).toBe(1)
  const { comments, total } = await ana.call(commentsContract.listComments, { ...about, subject_id: still })
  expect(comments).toMatchObject([{ text: 'Slurp', reply_count: 1 }])
  expect(total).toBe(2)
  const counted = 'select what, count from talk_counts where family_id = $1 order by what'
  expect(await server.sql(counted, [family.family_id])).toEqual([
    { what: 'comment', count: 2 },
    { what: 'laugh', count: 1 },
  ])
  const found = await ana.call(listPhotos, { ...here(), tags: 'noodles' })
  expect([found.total, (await ana.call(listPhotos, { ...here(), is_favorite: 'true' })).total]).toEqual([1, 1])
})

test('a Live Photo is shared as one, with guests and family', async () => {
  const still = await places(picture)
  const moving = await places(video)
  await ana.call(editPhoto, { ...here(), photo_id: still, audience: 'extended_family' })
  const rosa = await (await seedGuest(ana, family, 'Rosa')).comes()
  const moments = async () => (await rosa.call(guestsContract.listGuestMoments, {})).moments
  // A video that some browsers can't play is left out.
  expect(await moments()).toMatchObject([{ id: still, picture: { film_url: null } }])
  await server.sql(`insert into film_renditions (photo_id, family_id, state) values ($1, $2, 'not_needed')`, [
    moving,
    family.family_id,
  ])
  expect(await moments()).toMatchObject([{ id: still, picture: { film_url: expect.stringContaining(moving) } }])
  await ana.call(editPhoto, { ...here(), photo_id: still, audience: 'private' })
  expect(await moments()).toEqual([])
  expect([await items(ana), await items(ben)]).toEqual([[still], []])
  for (const photo_id of [still, moving]) expect((await ben.tries(getPhoto, { ...here(), photo_id })).status).toBe(404)
})

test("the video of a Live Photo can't be edited on its own, but can be removed from it until it's restored", async () => {
  const still = await places(picture)
  const moving = await places(video)
  expect((await ben.tries(editPhoto, { ...here(), photo_id: moving, description: 'mine' })).status).toBe(404)
  await ben.call(deletePhoto, { ...here(), photo_id: moving })
  expect(await ana.call(getPhoto, { ...here(), photo_id: still })).toMatchObject({ is_live: false, motion_url: null })
  await ana.call(deletedPhotosContract.restorePhotos, { ...here(), photo_ids: [moving] })
  expect(await items()).toEqual([still])
  expect(await ana.call(getPhoto, { ...here(), photo_id: still })).toMatchObject({ is_live: true })
})

test('an export contains both originals and shows one photo', async () => {
  const still = await places(picture)
  const moving = await places(video)
  const { id: export_id } = await ana.call(familyExportContract.requestFamilyExport, here())
  const latest = async () => (await ana.call(familyExportContract.listFamilyExports, here())).exports[0]!
  await expect.poll(latest).toMatchObject({ state: 'ready', files_total: 1 })
  const answer = await ana.fetches(`/api/families/${family.family_id}/exports/${export_id}/file`)
  const files = await unzip(new Uint8Array(await answer.arrayBuffer()))
  const list = JSON.parse(String(files.get('data/files.json'))) as { id: string; path: string }[]
  expect(list.map(({ id }) => id)).toEqual([still, moving])
  expect(String(files.get(list[1]!.path))).toContain(`IMG_1.MOV (${moving})`)
  const page = String(files.get('site/2025-10.html'))
  expect(page.match(/<figure/g)).toHaveLength(1)
  expect(page).toContain(`href="../${list[1]!.path.replaceAll(' ', '%20')}"`)
})
