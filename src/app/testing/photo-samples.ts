import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photoWorksContract } from '#features/photos/photo-works.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { placeCaption } from './captions.ts'
import type { Person } from './people.ts'
import { signFor } from './media.ts'
import { placePhoto, placeSimilar } from './photos.ts'
import type { Input } from './requests.ts'
import { bytes, family, type MakeSample } from './sample.ts'
import { leaveUnfinished, tus } from './uploads.ts'
import type { Home } from './world.ts'

export async function freshPhoto({ family_id, editor }: Home): Promise<Input> {
  return { family_id, photo_id: await placePhoto(editor, { family_id }) }
}

async function chosenPhoto(home: Home): Promise<Input> {
  const { family_id, photo_id } = await freshPhoto(home)
  return { family_id, photo_ids: [photo_id] }
}

const endWorks = ({ house, user_id }: Person) =>
  house.sql("delete from photo_works where user_id = $1 and state = 'running'", [user_id])

async function freshGroup(home: Home): Promise<Input> {
  const { family_id, photo_id } = (await freshPhoto(home)) as { family_id: string; photo_id: string }
  const group_id = await placeSimilar(home.editor.house, { family_id, photo_id })
  return { family_id, group_id, photo_ids: [photo_id] }
}

async function freshCaption(home: Home) {
  return placeCaption(home.editor, (await freshPhoto(home)) as { family_id: string; photo_id: string })
}

async function freshUpload(home: Home, caller: Person): Promise<Input> {
  const uploader = caller.user_id === home.owner.user_id ? home.owner : home.editor
  return { family_id: home.family_id, upload_id: await leaveUnfinished(uploader, home) }
}

/** Photos, their uploads, what is said to them by voice, and the bytes of each. */
export const photoSamples: Record<string, MakeSample> = {
  getHighlights: ({ family_id }) => ({ input: { family_id, day: '2026-05-01', since: '2026-01-01T00:00:00Z' } }),
  listPhotos: family,
  listPhotoMonths: family,
  listPhotoUrls: async (home) => {
    const { family_id, photo_id } = (await freshPhoto(home)) as { family_id: string; photo_id: string }
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
  editPhoto: async (home) => ({ input: { ...(await freshPhoto(home)), description: 'New words', is_favorite: true } }),
  turnPhoto: async (home) => ({ input: { ...(await freshPhoto(home)), quarters: 1 } }),
  cropPhoto: async (home) => ({
    input: { ...(await freshPhoto(home)), crop: { left: 0, top: 0, width: 0.5, height: 0.5 }, quarter_turns: 0 },
  }),
  deletePhoto: async (home) => ({ input: await freshPhoto(home) }),
  listDeletedPhotos: family,
  restorePhotos: async (home) => {
    const photo = (await freshPhoto(home)) as { family_id: string; photo_id: string }
    await home.editor.call(photosContract.deletePhoto, photo)
    return { input: { family_id: photo.family_id, photo_ids: [photo.photo_id] } }
  },
  emptyDeletedPhotos: async (home) => {
    await home.editor.call(photosContract.deletePhoto, (await freshPhoto(home)) as never)
    return { input: { family_id: home.family_id } }
  },
  editPhotos: async (home) => {
    const { family_id, photo_id } = await freshPhoto(home)
    return { input: { family_id, photo_ids: [photo_id], is_favorite: true, add_tags: ['summer'], shift_minutes: 60 } }
  },
  deletePhotos: async (home) => {
    const { family_id, photo_id } = await freshPhoto(home)
    return { input: { family_id, photo_ids: [photo_id] } }
  },
  startEditingPhotos: async (home, caller) => {
    await endWorks(caller)
    return { input: { ...(await chosenPhoto(home)), is_favorite: true } }
  },
  startDeletingPhotos: async (home, caller) => {
    await endWorks(caller)
    return { input: await chosenPhoto(home) }
  },
  listPhotoWorks: family,
  endPhotoWork: async (home, caller) => {
    const worker = caller.user_id === home.owner.user_id ? home.owner : home.editor
    await endWorks(worker)
    const asked = (await chosenPhoto(home)) as { family_id: string; photo_ids: string[] }
    const { id } = await worker.call(photoWorksContract.startEditingPhotos, { ...asked, is_favorite: true })
    return { input: { family_id: home.family_id, work_id: id } }
  },
  createPhotoDownload: ({ family_id, photo_id }) => ({ input: { family_id, photo_ids: [photo_id] } }),
  readPhotoDownload: async ({ family_id, photo_id, owner, editor }, caller) => {
    const chooser = caller.user_id === owner.user_id ? owner : editor
    const chosen = { family_id, photo_ids: [photo_id] }
    const { id } = await chooser.call(photoSelectionsContract.createPhotoDownload, chosen)
    return { input: { family_id, download_id: id } }
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
    const { family_id, photo_id } = (await freshPhoto(home)) as { family_id: string; photo_id: string }
    return { input: {}, url: await signFor(caller, { family_id, photo_id, variant: 'original', version: 1 }) }
  },
  getAudioCaption: async (home) => {
    const { family_id, photo_id } = await freshCaption(home)
    return { input: { family_id, photo_id } }
  },
  deleteAudioCaption: async (home) => {
    const { family_id, photo_id } = await freshCaption(home)
    return { input: { family_id, photo_id } }
  },
  readCaptionMedia: async (home, caller) => {
    const { family_id, clip_id } = await freshCaption(home)
    const clip = { family_id, photo_id: clip_id, version: 1, variant: 'original' } as const
    return { input: {}, url: await signFor(caller, clip, 'caption-media') }
  },
}
