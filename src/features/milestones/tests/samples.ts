import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import type { Fixture } from '#kit/fixture.ts'
import type { Input } from '#kit/requests.ts'
import { family, type MakeSample } from '#kit/sample.ts'

async function freshMilestone({ family_id, editor }: Fixture): Promise<Input> {
  const given = { family_id, name: 'First smile', date: '2019-03-01', audience: 'family_only' } as const
  const { id } = await editor.call(milestonesContract.addMilestone, given)
  return { family_id, milestone_id: id }
}

export const samples: Record<string, MakeSample> = {
  listMilestones: family,
  getMilestone: async (fixture) => ({ input: await freshMilestone(fixture) }),
  addMilestone: ({ family_id }) => ({
    input: { family_id, name: 'First steps', description: 'Across the kitchen', date: '2023-06-01' },
  }),
  editMilestone: async (fixture) => ({ input: { ...(await freshMilestone(fixture)), name: 'First words' } }),
  deleteMilestone: async (fixture) => ({ input: await freshMilestone(fixture) }),
}
