import { seedExport } from '#kit/exports.ts'
import type { Fixture } from '#kit/fixture.ts'
import { grownCaller } from '#kit/grown-child.ts'
import type { Person } from '#kit/people.ts'
import { nothing, type MakeSample } from '#kit/sample.ts'

async function ofCaller(fixture: Fixture, caller: Person) {
  const { child: _, ...person } = await grownCaller(fixture, caller)
  return person
}

export const samples: Record<string, MakeSample> = {
  requestOwnCopy: async (fixture, caller) => ({ input: await ofCaller(fixture, caller) }),
  listOwnCopies: async (fixture, caller) => ({ input: await ofCaller(fixture, caller) }),
  readOwnCopy: async (fixture, caller) => {
    const person = await ofCaller(fixture, caller)
    const { family_id, person_id } = person
    const export_id = await seedExport(caller, { kind: 'profile', family_id, parameters: { child_id: person_id } })
    return { input: { ...person, export_id } }
  },
  requestExport: nothing,
  listExports: nothing,
  readExport: async ({ owner }, caller) => ({
    input: { export_id: await seedExport(caller.cookie ? caller : owner) },
  }),
  getDeletion: nothing,
  requestDeletion: (_home, caller) => ({ input: { typed_email: caller.email || 'nobody@example.org' } }),
  keepAccount: nothing,
  requestFamilyExport: ({ family_id }) => ({ input: { family_id } }),
  listFamilyExports: ({ family_id }) => ({ input: { family_id } }),
  readFamilyExport: async ({ family_id, owner }) => ({
    input: { family_id, export_id: await seedExport(owner, { kind: 'family', family_id }) },
  }),
}
