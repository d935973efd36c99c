import { childrenContract } from '#features/people/children.contract.ts'
import { avatarKey } from '#features/people/server/avatar-objects.ts'
import { freshPhoto } from '#features/photos/tests/samples.ts'
import type { Fixture } from '#kit/fixture.ts'
import { signFor } from '#kit/media.ts'
import { family, type MakeSample } from '#kit/sample.ts'

export async function freshChild({ family_id, editor }: Fixture) {
  const { id } = await editor.call(childrenContract.addChild, {
    family_id,
    first_name: 'Mia',
    birth_date: '2019-01-31',
  })
  return { family_id, child_id: id }
}

export const samples: Record<string, MakeSample> = {
  listChildren: family,
  getChild: async (fixture) => ({ input: await freshChild(fixture) }),
  addChild: ({ family_id }) => ({
    input: { family_id, first_name: 'Noa', last_name: 'Vale', birth_date: '2022-05-01' },
  }),
  editChild: async (fixture) => ({ input: { ...(await freshChild(fixture)), first_name: 'Noah', last_name: 'Valle' } }),
  setChildAvatar: async (fixture) => ({
    input: { ...(await freshPhoto(fixture)), ...(await freshChild(fixture)), x: 0, y: 0, size: 10 },
  }),
  removeChildAvatar: async (fixture) => ({ input: await freshChild(fixture) }),
  listRemovedChildren: family,
  restoreChild: async (fixture) => {
    const child = await freshChild(fixture)
    await fixture.editor.call(childrenContract.deleteChild, child as { family_id: string; child_id: string })
    return { input: child }
  },
  deleteChild: async (fixture) => ({ input: await freshChild(fixture) }),
}

export const mediaSamples: Record<string, MakeSample> = {
  'readMedia of a child': async (fixture, caller) => {
    const { family_id, child_id } = await freshChild(fixture)
    const { context, sql } = fixture.editor.server
    const key = avatarKey({ family_id, child_id, version: 1 })
    await context.store.put(key, Buffer.from('a face'), { contentType: 'image/webp' })
    await sql('update people set avatar_version = 1, avatar_ready = 1 where id = $1', [child_id])
    const avatar = { kind: 'child', family_id, id: child_id, variant: 'avatar', version: 1 } as const
    return { input: {}, url: await signFor(caller, avatar) }
  },
}
