import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Subject } from '../comments.rules.ts'

const tables = {
  photo: 'photos',
  milestone: 'milestones',
  response: 'child_personality_responses',
} as const

/** The subject's details, if the caller can see it. */
export function selectSubject(tx: Tx, family_id: string, { kind, id }: Subject) {
  return tx
    .selectFrom(tables[kind])
    .select(['added_by', 'audience'])
    .$if(kind !== 'photo', (query) => query.select(sql<string | null>`child_id`.as('child_id')))
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .executeTakeFirst()
}
