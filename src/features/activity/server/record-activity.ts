import type { Kysely } from 'kysely'
import type { DB, Json } from '#server/db/tables.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import type { ActivityType } from '../activity.rules.ts'
import { insertActivity } from './activity.queries.ts'
import type { Audience } from '#shared/audiences.ts'

export type NewActivity = {
  family_id: string
  /** Null if their account is gone. */
  user_id: string | null
  activity_type: ActivityType
  title: string
  description?: string | null
  metadata?: { [name: string]: Json }
  audience?: Audience
  /** Who sees a private one, if that's someone else. */
  private_to?: string
}

/** Adds an activity to the feed in the transaction of the change itself. */
export async function recordActivity(tx: Kysely<DB>, activity: NewActivity): Promise<void> {
  const id = newId()
  const { family_id, user_id, audience, private_to = user_id } = activity
  await Promise.all([
    insertActivity(tx, { id, ...activity, metadata: JSON.stringify(activity.metadata ?? {}) }),
    publishToFamily(tx, family_id, { kind: 'activity', id, only_to: audience === 'private' ? private_to : null }),
  ])
}
