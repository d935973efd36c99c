import { memberWhoCan } from '#kit/families.ts'
import type { Fixture } from '#kit/fixture.ts'
import type { Person } from '#kit/people.ts'
import type { Input } from '#kit/requests.ts'
import { bytes, type MakeSample } from '#kit/sample.ts'
import { leaveUnfinished, tus } from '#kit/uploads.ts'

async function freshUpload(fixture: Fixture, caller: Person): Promise<Input> {
  return {
    family_id: fixture.family_id,
    upload_id: await leaveUnfinished(memberWhoCan('photos.add', fixture, caller), fixture),
  }
}

export const samples: Record<string, MakeSample> = {
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
}
