import { avatarKey } from '#features/children/server/avatar-objects.ts'
import { mediaContract } from '#features/media/media.contract.ts'
import { contract } from '#app/contract.ts'
import { seedAnswer } from './answers.ts'
import { signFor } from './media.ts'
import { freshChild } from './memory-samples.ts'
import { freshCaption } from './photo-samples.ts'
import type { MakeSample } from './sample.ts'

/** `readMedia` of each kind of media besides photos. */
export const mediaSamples: Record<string, MakeSample> = {
  'readMedia of an answer': async (fixture, caller) => {
    const { family_id, clip_id: id } = await seedAnswer(fixture.editor, fixture)
    return { input: {}, url: await signFor(caller, { kind: 'answer', family_id, id, variant: 'original', version: 1 }) }
  },
  'readMedia of an audio caption': async (fixture, caller) => {
    const { family_id, clip_id: id } = await freshCaption(fixture)
    return {
      input: {},
      url: await signFor(caller, { kind: 'caption', family_id, id, variant: 'original', version: 1 }),
    }
  },
  'readMedia of a child': async (fixture, caller) => {
    const { family_id, child_id } = await freshChild(fixture)
    const { context, sql } = fixture.editor.server
    const key = avatarKey({ family_id, child_id, version: 1 })
    await context.store.put(key, Buffer.from('a face'), { contentType: 'image/webp' })
    await sql('update children set avatar_version = 1, avatar_ready = 1 where id = $1', [child_id])
    const avatar = { kind: 'child', family_id, id: child_id, variant: 'avatar', version: 1 } as const
    return { input: {}, url: await signFor(caller, avatar) }
  },
}

/** Every operation, and `readMedia` once for each kind of media. */
export const triedOperations = [
  ...contract,
  ...Object.keys(mediaSamples).map((id) => ({ ...mediaContract.readMedia, id })),
]
