import type { Fixture } from '#kit/fixture.ts'
import { twinOf } from '#kit/families.ts'
import type { Person } from '#kit/people.ts'
import { family, type MakeSample } from '#kit/sample.ts'

/** The caller, if they're a member, is trusted, and the owner answered no reminder. */
async function letsAsk({ owner }: Fixture, family_id: string, { user_id }: Person): Promise<void> {
  const { sql } = owner.server
  await sql('insert into successions (family_id, after_months, reminders, opened_at) values ($1, 12, 4, now())', [
    family_id,
  ])
  await sql(
    `insert into trusted_members (family_id, user_id) select family_id, user_id from family_members
      where family_id = $1 and role <> 'owner' order by user_id <> $2 limit 1`,
    [family_id, user_id],
  )
}

export const samples: Record<string, MakeSample> = {
  getSuccession: family,
  createFamilyRecord: ({ family_id }) => ({ input: { family_id, language: 'en' } }),
  saveSuccession: ({ family_id, editor }) => ({
    input: { family_id, user_ids: [editor.user_id], after_months: 12 as const },
  }),
  requestTakeover: async (fixture, caller) => {
    const { family_id } = await twinOf(fixture)
    await letsAsk(fixture, family_id, caller)
    return { input: { family_id } }
  },
  cancelTakeover: async (fixture, caller) => {
    const { family_id } = await twinOf(fixture)
    await letsAsk(fixture, family_id, caller)
    await fixture.owner.server.sql(
      `insert into takeovers (family_id, user_id, ends_at)
        select family_id, user_id, now() + interval '30 days' from trusted_members where family_id = $1 limit 1`,
      [family_id],
    )
    return { input: { family_id } }
  },
}
