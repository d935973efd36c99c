import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { avatarKey } from '#features/people/server/avatar-objects.ts'
import { freshPhoto } from '#features/photos/tests/samples.ts'
import type { Fixture } from '#kit/fixture.ts'
import { grownCaller } from '#kit/grown-child.ts'
import { signFor } from '#kit/media.ts'
import type { Person } from '#kit/people.ts'
import { family, type MakeSample } from '#kit/sample.ts'

export async function freshChild({ family_id, editor }: Fixture) {
  const { id } = await editor.call(childrenContract.addChild, {
    family_id,
    first_name: 'Mia',
    birth_date: '2019-01-31',
  })
  return { family_id, child_id: id }
}

async function freshPerson(fixture: Fixture) {
  const { family_id, child_id } = await freshChild(fixture)
  return { family_id, person_id: child_id }
}

async function ofCaller(fixture: Fixture, caller: Person) {
  const { child: _, ...person } = await grownCaller(fixture, caller)
  return person
}

export const samples: Record<string, MakeSample> = {
  listChildren: family,
  addChild: ({ family_id }) => ({
    input: { family_id, first_name: 'Noa', last_name: 'Vale', birth_date: '2022-05-01' },
  }),
  listPeople: family,
  getPerson: async (fixture) => ({ input: await freshPerson(fixture) }),
  addPerson: ({ family_id }) => ({ input: { family_id, first_name: 'Abuela', also_known_as: ['Grandma'] } }),
  editPerson: async (fixture) => ({
    input: { ...(await freshPerson(fixture)), first_name: 'Noah', last_name: 'Valle' },
  }),
  ownProfile: async (fixture, caller) => ({ input: await ofCaller(fixture, caller) }),
  editOwnProfile: async (fixture, caller) => {
    const person = await ofCaller(fixture, caller)
    await fixture.owner.server.sql('update people set own_since = now() where id = $1', [person.person_id])
    return { input: { ...person, first_name: 'Alma', last_name: 'Vale', also_known_as: ['Almita'] } }
  },
  setRelatives: async (fixture) => ({
    input: { ...(await freshPerson(fixture)), parent_ids: [], partner_ids: [], child_ids: [] },
  }),
  mergePeople: async (fixture) => ({
    input: { ...(await freshPerson(fixture)), into_person_id: (await freshPerson(fixture)).person_id },
  }),
  setPersonAvatar: async (fixture) => ({
    input: { ...(await freshPhoto(fixture)), ...(await freshPerson(fixture)), x: 0, y: 0, size: 10 },
  }),
  removePersonAvatar: async (fixture) => ({ input: await freshPerson(fixture) }),
  listRemovedPeople: family,
  restorePerson: async (fixture) => {
    const person = await freshPerson(fixture)
    await fixture.editor.call(peopleContract.deletePerson, person)
    return { input: person }
  },
  deletePerson: async (fixture) => ({ input: await freshPerson(fixture) }),
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
