import { bulkJobsContract } from '#features/photos/bulk-jobs.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { stacksContract } from '#features/photos/stacks.contract.ts'
import { seedExport } from '#kit/exports.ts'
import { memberWhoCan } from '#kit/families.ts'
import type { Fixture } from '#kit/fixture.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { newId } from '#shared/ids.ts'
import { family, type MakeSample } from '#kit/sample.ts'

/** The caller's own photo, if they can have one; otherwise, and for the owner, the editor's. */
export async function freshPhoto(fixture: Fixture, caller?: Person): Promise<{ family_id: string; photo_id: string }> {
  const { family_id, owner, editor } = fixture
  const adder = memberWhoCan('photos.add', fixture, caller)
  return { family_id, photo_id: await seedPhoto(adder === owner ? editor : adder, { family_id }) }
}

async function chosenPhoto(fixture: Fixture, caller: Person) {
  const { family_id, photo_id } = await freshPhoto(fixture, caller)
  return { family_id, photo_ids: [photo_id] }
}

/** Two photos that the caller may change. */
async function twoPhotos(fixture: Fixture, caller: Person) {
  const [one, other] = [await freshPhoto(fixture, caller), await freshPhoto(fixture, caller)]
  return { family_id: one.family_id, photo_ids: [one.photo_id, other.photo_id] }
}

async function stackedPhotos(fixture: Fixture, caller: Person) {
  const two = await twoPhotos(fixture, caller)
  await memberWhoCan('photos.add', fixture, caller).call(stacksContract.stackPhotos, two)
  return two
}

const endWorks = ({ server, user_id }: Person) =>
  server.sql("delete from photo_works where user_id = $1 and state = 'running'", [user_id])

export const samples: Record<string, MakeSample> = {
  listPhotos: family,
  listPhotoMonths: family,
  listMonthCovers: ({ family_id }) => ({ input: { family_id, year: '2024' } }),
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
  getStack: async (fixture, caller) => {
    const { family_id, photo_ids } = await stackedPhotos(fixture, caller)
    return { input: { family_id, photo_id: photo_ids[0]! } }
  },
  stackPhotos: async (fixture, caller) => ({ input: await twoPhotos(fixture, caller) }),
  unstackPhotos: async (fixture, caller) => ({ input: await stackedPhotos(fixture, caller) }),
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
  suggestPeople: async (fixture, caller) => ({ input: await chosenPhoto(fixture, caller) }),
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
  startUndoingPhotos: async (fixture, caller) => {
    const editor = memberWhoCan('photos.add', fixture, caller)
    await endWorks(editor)
    const undo_key = newId()
    const asked = await chosenPhoto(fixture, editor)
    await editor.call(photoSelectionsContract.editPhotos, { ...asked, undo_key, description: 'Undone' })
    return { input: { family_id: fixture.family_id, undo_key } }
  },
  listPhotoWorks: family,
  endPhotoWork: async (fixture, caller) => {
    const worker = memberWhoCan('photos.add', fixture, caller)
    await endWorks(worker)
    const asked = await chosenPhoto(fixture, worker)
    const { id } = await worker.call(bulkJobsContract.startEditingPhotos, { ...asked, is_favorite: true })
    return { input: { family_id: fixture.family_id, work_id: id } }
  },
  createPhotoDownload: ({ family_id, photo_id }) => ({ input: { family_id, photo_ids: [photo_id] } }),
  listPhotoDownloads: family,
  readPhotoDownload: async (fixture, caller) => {
    const { family_id, photo_id } = fixture
    const chooser = memberWhoCan('photos.add', fixture, caller)
    const parameters = { photo_ids: [photo_id] }
    return {
      input: { family_id, download_id: await seedExport(chooser, { kind: 'selection', family_id, parameters }) },
    }
  },
}
