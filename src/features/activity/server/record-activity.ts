import type { Kysely } from 'kysely'
import type { DB, Json } from '#server/db/tables.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import type { ActivityType } from '../activity.rules.ts'
import { insertActivity } from './activity.queries.ts'
import type { Audience } from '#shared/audiences.ts'

export type NewActivity = {
  family_id: string
  user_id: string
  activity_type: ActivityType
  title: string
  description?: string | null
  metadata?: { [name: string]: Json }
  audience?: Audience
}

/** Adds an activity to the feed in the transaction of the change itself. */
export async function recordActivity(tx: Kysely<DB>, activity: NewActivity): Promise<void> {
  const id = newId()
  const { family_id, user_id, audience } = activity
  await Promise.all([
    insertActivity(tx, { id, ...activity, metadata: JSON.stringify(activity.metadata ?? {}) }),
    publishToFamily(tx, family_id, { kind: 'activity', id, only_to: audience === 'private' ? user_id : null }),
  ])
}
