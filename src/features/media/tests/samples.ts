import { freshPhoto } from '#features/photos/tests/samples.ts'
import { signFor } from '#kit/media.ts'
import type { MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  listPhotoUrls: async (fixture) => {
    const { family_id, photo_id } = await freshPhoto(fixture)
    return { input: { family_id, ids: photo_id } }
  },
  readMedia: async (fixture, caller) => {
    const { family_id, photo_id } = await freshPhoto(fixture)
    return {
      input: {},
      url: await signFor(caller, { kind: 'photo', family_id, id: photo_id, variant: 'large', version: 1 }),
    }
  },
}
