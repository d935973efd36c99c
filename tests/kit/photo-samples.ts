import { bulkJobsContract } from '#features/photos/bulk-jobs.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { seedExport } from './exports.ts'
import { seedCaption } from './captions.ts'
import type { Person } from './people.ts'
import { signFor } from './media.ts'
import { seedPhoto, seedSimilar } from './photos.ts'
import type { Input } from './requests.ts'
import { bytes, family, type MakeSample } from './sample.ts'
import { leaveUnfinished, tus } from './uploads.ts'
import type { Fixture } from './fixture.ts'

/** A photo of the editor's; for a contributor, one of their own, since they can't change others. */
export async function freshPhoto(fixture: Fixture, caller?: Person): Promise<{ family_id: string; photo_id: string }> {
  const { family_id, contributor, editor } = fixture
  const by = caller?.user_id === contributor.user_id ? contributor : editor
  return { family_id, photo_id: await seedPhoto(by, { family_id }) }
}

async function chosenPhoto(fixture: Fixture, caller: Person) {
  const { family_id, photo_id } = await freshPhoto(fixture, caller)
  return { family_id, photo_ids: [photo_id] }
}

const endWorks = ({ server, user_id }: Person) =>
  server.sql("delete from photo_works where user_id = $1 and state = 'running'", [user_id])

async function freshGroup(fixture: Fixture): Promise<Input> {
  const { family_id, photo_id } = await freshPhoto(fixture)
  const group_id = await seedSimilar(fixture.editor.server, { family_id, photo_id })
  return { family_id, group_id, photo_ids: [photo_id] }
}

export async function freshCaption(fixture: Fixture, caller?: Person) {
  return seedCaption(fixture.editor, await freshPhoto(fixture, caller))
}

async function freshUpload(fixture: Fixture, caller: Person): Promise<Input> {
  return { family_id: fixture.family_id, upload_id: await leaveUnfinished(adderFor(fixture, caller), fixture) }
}

/** The caller if they may add photos, otherwise the editor; for operations on one's own photos. */
function adderFor({ owner, editor, contributor }: Fixture, { user_id }: Person): Person {
  return [owner, contributor].find((person) => person.user_id === user_id) ?? editor
}

/** Photos, uploads, audio captions, and the bytes of each. */
export const photoSamples: Record<string, MakeSample> = {
  getHighlights: ({ family_id }) => ({ input: { family_id, day: '2026-05-01', since: '2026-01-01T00:00:00Z' } }),
  listPhotos: family,
  listPhotoMonths: family,
  listPhotoUrls: async (fixture) => {
    const { family_id, photo_id } = await freshPhoto(fixture)
    return { input: { family_id, ids: photo_id } }
  },
  listPhotoPlaces: ({ family_id }) => ({ input: { family_id, zoom: 3 } }),
  listSimilarPhotos: family,
  keepSimilarPhotos: async (fixture) => ({ input: await freshGroup(fixture) }),
  listTowns: () => ({ input: { text: 'lis' } }),
  listPhotoIds: family,
  listPhotoChoices: family,
  listPhotoSuggestions: family,
  getPhoto: async (fixture) => ({ input: await freshPhoto(fixture) }),
  editPhoto: async (fixture, caller) => ({
    input: { ...(await freshPhoto(fixture, caller)), description: 'New words', is_favorite: true },
  }),
  turnPhoto: async (fixture, caller) => ({ input: { ...(await freshPhoto(fixture, caller)), quarters: 1 } }),
  cropPhoto: async (fixture, caller) => ({
    input: {
      ...(await freshPhoto(fixture, caller)),
      crop: { left: 0, top: 0, width: 0.5, height: 0.5 },
      quarter_turns: 0,
    },
  }),
  deletePhoto: async (fixture, caller) => ({ input: await freshPhoto(fixture, caller) }),
  listDeletedPhotos: family,
  restorePhotos: async (fixture) => {
    const photo = await freshPhoto(fixture)
    await fixture.editor.call(photosContract.deletePhoto, photo)
    return { input: { family_id: photo.family_id, photo_ids: [photo.photo_id] } }
  },
  emptyDeletedPhotos: async (fixture) => {
    await fixture.editor.call(photosContract.deletePhoto, await freshPhoto(fixture))
    return { input: { family_id: fixture.family_id } }
  },
  editPhotos: async (fixture, caller) => {
    const { family_id, photo_id } = await freshPhoto(fixture, caller)
    return { input: { family_id, photo_ids: [photo_id], is_favorite: true, add_tags: ['summer'], shift_minutes: 60 } }
  },
  deletePhotos: async (fixture, caller) => {
    const { family_id, photo_id } = await freshPhoto(fixture, caller)
    return { input: { family_id, photo_ids: [photo_id] } }
  },
  startEditingPhotos: async (fixture, caller) => {
    await endWorks(caller)
    return { input: { ...(await chosenPhoto(fixture, caller)), is_favorite: true } }
  },
  startDeletingPhotos: async (fixture, caller) => {
    await endWorks(caller)
    return { input: await chosenPhoto(fixture, caller) }
  },
  listPhotoWorks: family,
  endPhotoWork: async (fixture, caller) => {
    const worker = adderFor(fixture, caller)
    await endWorks(worker)
    const asked = await chosenPhoto(fixture, worker)
    const { id } = await worker.call(bulkJobsContract.startEditingPhotos, { ...asked, is_favorite: true })
    return { input: { family_id: fixture.family_id, work_id: id } }
  },
  createPhotoDownload: ({ family_id, photo_id }) => ({ input: { family_id, photo_ids: [photo_id] } }),
  listPhotoDownloads: family,
  readPhotoDownload: async (fixture, caller) => {
    const { family_id, photo_id } = fixture
    const chooser = adderFor(fixture, caller)
    const parameters = { photo_ids: [photo_id] }
    return {
      input: { family_id, download_id: await seedExport(chooser, { kind: 'selection', family_id, parameters }) },
    }
  },
  listUploads: async (fixture, caller) => {
    const { family_id, upload_id } = await freshUpload(fixture, caller)
    return { input: { family_id, ids: upload_id } }
  },
  createUpload: ({ family_id }) => ({
    input: { family_id },
    extra: { headers: { ...tus, 'upload-length': '10', 'upload-metadata': `filename ${btoa('a.jpg')}` } },
  }),
  measureUpload: async (fixture, caller) => ({ input: await freshUpload(fixture, caller), extra: { headers: tus } }),
  continueUpload: async (fixture, caller) => ({
    input: await freshUpload(fixture, caller),
    extra: bytes('application/offset+octet-stream', { ...tus, 'upload-offset': '10' }),
  }),
  cancelUpload: async (fixture, caller) => ({ input: await freshUpload(fixture, caller), extra: { headers: tus } }),
  addUploadPoster: async (fixture, caller) => ({
    input: await freshUpload(fixture, caller),
    extra: bytes('image/jpeg'),
  }),
  readMedia: async (fixture, caller) => {
    const { family_id, photo_id } = await freshPhoto(fixture)
    return {
      input: {},
      url: await signFor(caller, { kind: 'photo', family_id, id: photo_id, variant: 'original', version: 1 }),
    }
  },
  getAudioCaption: async (fixture) => {
    const { family_id, photo_id } = await freshCaption(fixture)
    return { input: { family_id, photo_id } }
  },
  deleteAudioCaption: async (fixture, caller) => {
    const { family_id, photo_id } = await freshCaption(fixture, caller)
    return { input: { family_id, photo_id } }
  },
}
