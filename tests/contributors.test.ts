import { beforeEach, describe, expect, test } from 'vitest'
import { captionsContract } from '#features/captions/captions.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { deletedPhotosContract } from '#features/photos/deleted-photos.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { bulkJobsContract } from '#features/photos/bulk-jobs.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { importsContract } from '#features/imports/imports.contract.ts'
import { ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { seedCaption } from '#kit/captions.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { beginUpload, saying } from '#kit/uploads.ts'

const { deletePhoto, editPhoto, getPhoto } = photosContract

openForAnaAndBen()

let carla: Person
let own: { family_id: string; photo_id: string }
let bens: { family_id: string; photo_id: string }

beforeEach(async () => {
  const { family_id } = family
  carla = await server.person('Carla')
  await server.join(family, carla, 'contributor')
  own = { family_id, photo_id: await seedPhoto(carla, family, { taken_at: '2024-05-01T10:00:00' }) }
  bens = { family_id, photo_id: await seedPhoto(ben, family, { taken_at: '2024-05-01T11:00:00' }) }
})

const beginCaption = ({ photo_id }: { photo_id: string }) =>
  beginUpload(carla, family, new Uint8Array(), { length: 10, ...saying({ purpose: 'audio_caption', photo_id }) })

describe('a contributor', () => {
  test('sees what they can do with each photo', async () => {
    expect((await carla.call(getPhoto, own)).can).toEqual({ save: true, edit: true, delete: true, keep_private: true })
    expect((await carla.call(getPhoto, bens)).can).toEqual({
      save: true,
      edit: false,
      delete: false,
      keep_private: false,
    })
    expect((await carla.call(captionsContract.listAudioCaptions, own)).can).toEqual({ add: true, record: true })
    expect((await carla.call(captionsContract.listAudioCaptions, bens)).can).toEqual({ add: true, record: true })
  })

  test('changes everything about a photo that they added', async () => {
    const { id } = await ben.call(categoriesContract.createCategory, { ...family, name: 'Beach' })
    const labels = { tags: ['sea'], category_ids: [id] }
    expect(
      await carla.call(editPhoto, { ...own, ...labels, description: 'At the beach', audience: 'private' }),
    ).toMatchObject({
      ...{ description: 'At the beach', tags: ['sea'], audience: 'private' },
      categories: [{ name: 'Beach' }],
    })
  })

  test('can’t change a photo that someone else added', async () => {
    expect((await carla.tries(editPhoto, { ...bens, description: 'Mine' })).json).toMatchObject({ code: 'forbidden' })
    expect((await carla.tries(deletePhoto, bens)).json).toMatchObject({ code: 'forbidden' })
  })

  test('gets the same answer for someone else’s private photo as for a missing one', async () => {
    const photo_id = await seedPhoto(ben, family, { audience: 'private' })
    expect((await carla.tries(editPhoto, { ...family, photo_id, description: 'Mine' })).status).toBe(404)
  })

  test("changes and deletes their own photos in a bulk change, and sees which ones aren't theirs", async () => {
    const both = { ...family, photo_ids: [own.photo_id, bens.photo_id] }
    const partly = { done: 1, failed: [{ place: 1, reason: 'forbidden' }] }
    const change = { is_favorite: true, add_tags: ['sea'], shift_minutes: 60 }
    expect(
      await carla.call(photoSelectionsContract.editPhotos, { ...both, ...change, audience: 'extended_family' }),
    ).toEqual(partly)
    expect(await ben.call(getPhoto, bens)).toMatchObject({ is_favorite: false, tags: [], audience: 'family_only' })
    expect(await carla.call(bulkJobsContract.startEditingPhotos, { ...both, is_favorite: true })).toMatchObject({
      state: 'done',
      failed: [{ photo_id: bens.photo_id, reason: 'forbidden' }],
    })
    expect(await carla.call(photoSelectionsContract.deletePhotos, both)).toEqual(partly)
    expect((await ben.tries(getPhoto, own)).status).toBe(404)
    expect((await ben.tries(getPhoto, bens)).status).toBe(200)
  })

  test('records audio captions of every photo, and deletes their own and those of their own photos', async () => {
    expect((await beginCaption(own)).status).toBe(201)
    expect((await beginCaption(bens)).status).toBe(201)
    const deletes = async (by: Person, photo: typeof own) => {
      const { clip_id: caption_id } = await seedCaption(by, photo)
      return (await carla.tries(captionsContract.deleteAudioCaption, { ...photo, caption_id })).status
    }
    expect(await deletes(ben, bens)).toBe(403)
    expect(await deletes(carla, bens)).toBe(204)
    expect(await deletes(ben, own)).toBe(204)
  })

  test('adds photos, and can’t see deleted ones, import, or create categories', async () => {
    expect((await beginUpload(carla, family, new Uint8Array(), { length: 10 })).status).toBe(201)
    for (const [operation, input] of [
      [deletedPhotosContract.listDeletedPhotos, family],
      [importsContract.beginImport, { ...family, title: 'From my phone', files: 1, bytes: 10 }],
      [categoriesContract.createCategory, { ...family, name: 'Beach' }],
    ] as const)
      expect((await carla.tries(operation, input)).status, operation.id).toBe(403)
  })
})

test('an editor who becomes a contributor can change only the photos that they added', async () => {
  await server.sql("update family_members set role = 'contributor' where user_id = $1", [ben.user_id])
  expect((await ben.tries(editPhoto, { ...own, description: 'Mine' })).status).toBe(403)
  expect((await ben.tries(editPhoto, { ...bens, description: 'Mine' })).status).toBe(200)
})
