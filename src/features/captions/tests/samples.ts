import { freshPhoto } from '#features/photos/tests/samples.ts'
import { seedCaption } from '#kit/captions.ts'
import type { Fixture } from '#kit/fixture.ts'
import { signFor } from '#kit/media.ts'
import type { Person } from '#kit/people.ts'
import type { MakeSample } from '#kit/sample.ts'

async function freshCaption(fixture: Fixture, caller?: Person) {
  return seedCaption(fixture.editor, await freshPhoto(fixture, caller))
}

export const samples: Record<string, MakeSample> = {
  listAudioCaptions: async (fixture) => {
    const { family_id, photo_id } = await freshCaption(fixture)
    return { input: { family_id, photo_id } }
  },
  deleteAudioCaption: async (fixture, caller) => {
    const { family_id, photo_id, clip_id: caption_id } = await freshCaption(fixture, caller)
    return { input: { family_id, photo_id, caption_id } }
  },
}

export const mediaSamples: Record<string, MakeSample> = {
  'readMedia of an audio caption': async (fixture, caller) => {
    const { family_id, clip_id: id } = await freshCaption(fixture)
    return {
      input: {},
      url: await signFor(caller, { kind: 'caption', family_id, id, variant: 'original', version: 1 }),
    }
  },
}
