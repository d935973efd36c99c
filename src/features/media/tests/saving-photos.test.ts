import { beforeEach, expect, test } from 'vitest'
import { familiesContract } from '#features/families/families.contract.ts'
import { photoUrlsContract } from '#features/media/photo-urls.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { stacksContract } from '#features/photos/stacks.contract.ts'
import { ana, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { packSelection } from '#kit/exports.ts'
import { signFor } from '#kit/media.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'

openForAnaAndBen({ withWorker: true })

let vic: Person
let photo_id: string

beforeEach(async () => {
  vic = await server.person('Vic')
  await server.join(family, vic, 'viewer')
  photo_id = await seedPhoto(ana, family)
})

const seenBy = (person: Person, id = photo_id) => person.call(photosContract.getPhoto, { ...family, photo_id: id })
const letsViewersSave = (viewers_may_save: boolean) =>
  ana.call(familiesContract.saveFamilySettings, { ...family, viewers_may_save })
const statusOf = async (url: string) => (await vic.fetches(url)).status
const variants = ['original', 'full'] as const
/** Addresses signed for Vic, as if the server had given them out. */
const signed = () =>
  Promise.all(
    variants.map((variant) =>
      signFor(vic, { kind: 'photo', family_id: family.family_id, id: photo_id, variant, version: 1 }),
    ),
  )

test("viewers get no original unless the family's owner lets them", async () => {
  const photo = await seenBy(vic)
  expect(photo).toMatchObject({ original_url: null, download_url: null, full_url: null, can: { save: false } })
  const { photos } = await vic.call(photoUrlsContract.listPhotoUrls, { ...family, ids: photo_id })
  expect(photos).toMatchObject([{ original_url: null }])
  expect(await statusOf(photo.large_url)).toBe(200)
  for (const url of await signed()) expect(await statusOf(url)).toBe(404)
  const chosen = { ...family, photo_ids: [photo_id] }
  expect((await vic.tries(photoSelectionsContract.createPhotoDownload, chosen)).status).toBe(403)
  expect((await vic.call(familiesContract.getFamily, family)).can).not.toContain('photos.save')
})

test('viewers save originals once the owner lets them, and no longer when the owner changes that', async () => {
  await letsViewersSave(true)
  expect(await vic.call(familiesContract.getFamily, family)).toMatchObject({
    ...{ viewers_may_save: true, can: expect.arrayContaining(['photos.save']) },
  })
  const { families } = await vic.call(familiesContract.listFamilies, {})
  expect(families[0]!.can).toContain('photos.save')
  const { original_url, download_url, full_url, can } = await seenBy(vic)
  expect(can).toEqual({ save: true, edit: false, delete: false, keep_private: false })
  for (const url of [original_url!, download_url!, full_url!]) expect(await statusOf(url)).toBe(200)
  expect(await statusOf(await packSelection(vic, family, [photo_id]))).toBe(200)

  await letsViewersSave(false)
  for (const url of [original_url!, download_url!]) expect(await statusOf(url)).toBe(404)
  expect((await seenBy(vic)).download_url).toBeNull()
})

test('videos and animations play for viewers who may not save them', async () => {
  for (const change of [`kind = 'video', file_type = 'video/mp4'`, `animated = true`]) {
    const id = await seedPhoto(ana, family)
    await server.sql(`update photos set ${change} where id = $1`, [id])
    const { played_url, full_url, original_url } = await seenBy(vic, id)
    expect(original_url).toBeNull()
    const answer = await vic.fetches(full_url ?? played_url)
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^inline/)])
  }
  expect(await statusOf((await seenBy(vic)).played_url)).toBe(404)
})

test('only the owner changes the setting, and the history says so', async () => {
  const tried = await vic.tries(familiesContract.saveFamilySettings, { ...family, viewers_may_save: true })
  expect(tried.status).toBe(403)
  await letsViewersSave(true)
  const { entries } = await ana.call(familiesContract.listFamilyAudit, { ...family, limit: 1 })
  expect(entries).toMatchObject([{ action: 'family.updated', details: { viewers_may_save: true } }])
})

test('contributors save photos of others and see their downloads', async () => {
  const carla = await server.person('Carla')
  await server.join(family, carla, 'contributor')
  expect((await seenBy(carla)).can).toMatchObject({ save: true, edit: false })
  await carla.call(photoSelectionsContract.createPhotoDownload, { ...family, photo_ids: [photo_id] })
  expect((await carla.call(photoSelectionsContract.listPhotoDownloads, family)).exports).toHaveLength(1)
})

test('contributors save all photos that they can see, archived and stacked ones too', async () => {
  const carla = await server.person('Carla')
  await server.join(family, carla, 'contributor')
  const [archived, covered, secret] = [
    await seedPhoto(ana, family),
    await seedPhoto(ana, family),
    await seedPhoto(ana, family),
  ]
  await server.sql('update photos set is_archived = true where id = $1', [archived])
  await server.sql(`update photos set audience = 'private' where id = $1`, [secret])
  await ana.call(stacksContract.stackPhotos, { ...family, photo_ids: [photo_id, covered] })
  const { id } = await carla.call(photoSelectionsContract.createPhotoDownload, family)
  const [row] = await server.sql(`select parameters->'photo_ids' as photo_ids from exports where id = $1`, [id])
  expect(row?.photo_ids).toEqual(expect.arrayContaining([photo_id, archived, covered]))
  expect(row?.photo_ids).not.toContain(secret)
})
