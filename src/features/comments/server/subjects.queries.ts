import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Subject } from '../comments.rules.ts'

const tables = {
  photo: 'photos',
  milestone: 'milestones',
  response: 'child_personality_responses',
  album: 'albums',
} as const

/** The subject's details, if the caller can see it. */
export function selectSubject(tx: Tx, family_id: string, { kind, id }: Subject) {
  return tx
    .selectFrom(tables[kind])
    .select('audience')
    .select(sql<string | null>`${sql.ref(kind === 'album' ? 'created_by' : 'added_by')}`.as('added_by'))
    .$if(kind === 'milestone' || kind === 'response', (query) =>
      query.select(sql<string | null>`child_id`.as('child_id')),
    )
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .executeTakeFirst()
}
