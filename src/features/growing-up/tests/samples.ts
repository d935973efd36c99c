import { growingUpContract as contract } from '#features/growing-up/growing-up.contract.ts'
import type { Fixture } from '#kit/fixture.ts'
import { grownCaller, shotOf } from '#kit/grown-child.ts'
import type { Person } from '#kit/people.ts'
import { family, type MakeSample } from '#kit/sample.ts'

/** A photo of the caller, who is a grown child if they're in the family. */
async function ofCaller(fixture: Fixture, caller: Person) {
  const grown = await grownCaller(fixture, caller)
  return { ...grown, photo_id: await shotOf(fixture.editor, fixture, [grown.person_id]) }
}

const photo: MakeSample = async (fixture, caller) => {
  const { family_id, photo_id } = await ofCaller(fixture, caller)
  return { input: { family_id, photo_id } }
}
const flagged: MakeSample = async (fixture, caller) => {
  const { family_id, photo_id, child } = await ofCaller(fixture, caller)
  const { flag } = await child.call(contract.addFlag, { family_id, photo_id })
  return { input: { family_id, flag_id: flag?.id } }
}

export const samples: Record<string, MakeSample> = {
  getGrowingAges: family,
  saveGrowingAges: ({ family_id }) => ({ input: { family_id, flag: 6, hide: 12, own: 16 } }),
  getGrowingUp: ({ family_id, child_id }) => ({ input: { family_id, person_id: child_id } }),
  getChoices: ({ family_id, photo_id }) => ({ input: { family_id, photo_id } }),
  addFlag: photo,
  deleteFlag: flagged,
  settleFlag: flagged,
  listHidden: family,
  hideItem: photo,
  showItem: async (fixture, caller) => {
    const { family_id, photo_id, child } = await ofCaller(fixture, caller)
    await child.call(contract.hideItem, { family_id, photo_id })
    return { input: { family_id, item_id: photo_id } }
  },
}
