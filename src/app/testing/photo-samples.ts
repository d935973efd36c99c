import { photoWorksContract } from '#features/photos/bulk-jobs.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { placeExport } from './exports.ts'
import { placeCaption } from './captions.ts'
import type { Person } from './people.ts'
import { signFor } from './media.ts'
import { placePhoto, placeSimilar } from './photos.ts'
import type { Input } from './requests.ts'
import { bytes, family, type MakeSample } from './sample.ts'
import { leaveUnfinished, tus } from './uploads.ts'
import type { Home } from './world.ts'

/** A photo of the editor's; for a contributor, one of their own, since they can't change others. */
export async function freshPhoto(home: Home, caller?: Person): Promise<{ family_id: string; photo_id: string }> {
  const { family_id, contributor, editor } = home
  const by = caller?.user_id === contributor.user_id ? contributor : editor
  return { family_id, photo_id: await placePhoto(by, { family_id }) }
}

async function chosenPhoto(home: Home, caller: Person) {
  const { family_id, photo_id } = await freshPhoto(home, caller)
  return { family_id, photo_ids: [photo_id] }
}

const endWorks = ({ house, user_id }: Person) =>
  house.sql("delete from photo_works where user_id = $1 and state = 'running'", [user_id])

async function freshGroup(home: Home): Promise<Input> {
  const { family_id, photo_id } = await freshPhoto(home)
  const group_id = await placeSimilar(home.editor.house, { family_id, photo_id })
  return { family_id, group_id, photo_ids: [photo_id] }
}

export async function freshCaption(home: Home, caller?: Person) {
  return placeCaption(home.editor, await freshPhoto(home, caller))
}

async function freshUpload(home: Home, caller: Person): Promise<Input> {
  return { family_id: home.family_id, upload_id: await leaveUnfinished(adderFor(home, caller), home) }
}

/** The caller if they may add photos, otherwise the editor; for operations on one's own photos. */
function adderFor({ owner, editor, contributor }: Home, { user_id }: Person): Person {
  return [owner, contributor].find((person) => person.user_id === user_id) ?? editor
}

/** Photos, uploads, audio captions, and the bytes of each. */
export const photoSamples: Record<string, MakeSample> = {
  getHighlights: ({ family_id }) => ({ input: { family_id, day: '2026-05-01', since: '2026-01-01T00:00:00Z' } }),
  listPhotos: family,
  listPhotoMonths: family,
  listPhotoUrls: async (home) => {
    const { family_id, photo_id } = await freshPhoto(home)
    return { input: { family_id, ids: photo_id } }
  },
  listPhotoPlaces: ({ family_id }) => ({ input: { family_id, zoom: 3 } }),
  listSimilarPhotos: family,
  keepSimilarPhotos: async (home) => ({ input: await freshGroup(home) }),
  listTowns: () => ({ input: { text: 'lis' } }),
  listPhotoIds: family,
  listPhotoChoices: family,
  listPhotoSuggestions: family,
  getPhoto: async (home) => ({ input: await freshPhoto(home) }),
  editPhoto: async (home, caller) => ({
    input: { ...(await freshPhoto(home, caller)), description: 'New words', is_favorite: true },
  }),
  turnPhoto: async (home, caller) => ({ input: { ...(await freshPhoto(home, caller)), quarters: 1 } }),
  cropPhoto: async (home, caller) => ({
    input: {
      ...(await freshPhoto(home, caller)),
      crop: { left: 0, top: 0, width: 0.5, height: 0.5 },
      quarter_turns: 0,
    },
  }),
  deletePhoto: async (home, caller) => ({ input: await freshPhoto(home, caller) }),
  listDeletedPhotos: family,
  restorePhotos: async (home) => {
    const photo = await freshPhoto(home)
    await home.editor.call(photosContract.deletePhoto, photo)
    return { input: { family_id: photo.family_id, photo_ids: [photo.photo_id] } }
  },
  emptyDeletedPhotos: async (home) => {
    await home.editor.call(photosContract.deletePhoto, await freshPhoto(home))
    return { input: { family_id: home.family_id } }
  },
  editPhotos: async (home, caller) => {
    const { family_id, photo_id } = await freshPhoto(home, caller)
    return { input: { family_id, photo_ids: [photo_id], is_favorite: true, add_tags: ['summer'], shift_minutes: 60 } }
  },
  deletePhotos: async (home, caller) => {
    const { family_id, photo_id } = await freshPhoto(home, caller)
    return { input: { family_id, photo_ids: [photo_id] } }
  },
  startEditingPhotos: async (home, caller) => {
    await endWorks(caller)
    return { input: { ...(await chosenPhoto(home, caller)), is_favorite: true } }
  },
  startDeletingPhotos: async (home, caller) => {
    await endWorks(caller)
    return { input: await chosenPhoto(home, caller) }
  },
  listPhotoWorks: family,
  endPhotoWork: async (home, caller) => {
    const worker = adderFor(home, caller)
    await endWorks(worker)
    const asked = await chosenPhoto(home, worker)
    const { id } = await worker.call(photoWorksContract.startEditingPhotos, { ...asked, is_favorite: true })
    return { input: { family_id: home.family_id, work_id: id } }
  },
  createPhotoDownload: ({ family_id, photo_id }) => ({ input: { family_id, photo_ids: [photo_id] } }),
  listPhotoDownloads: family,
  readPhotoDownload: async (home, caller) => {
    const { family_id, photo_id } = home
    const chooser = adderFor(home, caller)
    const parameters = { photo_ids: [photo_id] }
    return {
      input: { family_id, download_id: await placeExport(chooser, { kind: 'selection', family_id, parameters }) },
    }
  },
  listUploads: async (home, caller) => {
    const { family_id, upload_id } = await freshUpload(home, caller)
    return { input: { family_id, ids: upload_id } }
  },
  createUpload: ({ family_id }) => ({
    input: { family_id },
    extra: { headers: { ...tus, 'upload-length': '10', 'upload-metadata': `filename ${btoa('a.jpg')}` } },
  }),
  measureUpload: async (home, caller) => ({ input: await freshUpload(home, caller), extra: { headers: tus } }),
  continueUpload: async (home, caller) => ({
    input: await freshUpload(home, caller),
    extra: bytes('application/offset+octet-stream', { ...tus, 'upload-offset': '10' }),
  }),
  cancelUpload: async (home, caller) => ({ input: await freshUpload(home, caller), extra: { headers: tus } }),
  addUploadPoster: async (home, caller) => ({ input: await freshUpload(home, caller), extra: bytes('image/jpeg') }),
  readMedia: async (home, caller) => {
    const { family_id, photo_id } = await freshPhoto(home)
    return {
      input: {},
      url: await signFor(caller, { kind: 'photo', family_id, id: photo_id, variant: 'original', version: 1 }),
    }
  },
  getAudioCaption: async (home) => {
    const { family_id, photo_id } = await freshCaption(home)
    return { input: { family_id, photo_id } }
  },
  deleteAudioCaption: async (home, caller) => {
    const { family_id, photo_id } = await freshCaption(home, caller)
    return { input: { family_id, photo_id } }
  },
}
