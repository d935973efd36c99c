import { sql } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/database.ts'
import { accountActivities } from '#shared/audit.ts'

type ActivityPage = { user_id: string; after: Cursor | undefined; limit: number }

/** Newest first by keyset: the user's own actions, and actions on their account, each from its own index. */
export function selectAccountActivity(tx: Tx, { user_id, after, limit }: ActivityPage) {
  const entries = tx
    .selectFrom('audit_log')
    .select(['id', 'action', 'created_at', 'details'])
    .where('family_id', 'is', null)
    .where('action', 'in', accountActivities)
    // The first account is signed in right away, which says more.
    .where(sql<boolean>`not (action = 'account.created' and details->>'by' = 'setup')`)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  const caused = entries.where('actor_id', '=', user_id)
  const received = entries.where('subject_id', '=', user_id).where('actor_id', 'is distinct from', user_id)
  return tx
    .selectFrom(caused.as('caused'))
    .selectAll()
    .unionAll(tx.selectFrom(received.as('received')).selectAll())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
export type ActivityRow = Awaited<ReturnType<typeof selectAccountActivity>>[number]
