import type { Tx } from '#server/db/database.ts'
import { compareTimes } from '#shared/compare-times.ts'
import { markNotified } from './activity.queries.ts'

/** Takes a family's pending activities, oldest first, and marks them as notified. */
export type PendingActivity = {
  id: string
  family_id: string
  user_id: string | null
  activity_type: string
  title: string
  audience: string
  metadata: {
    photo_id?: string
    photo_count?: number
    /** The guest who sent the photo. */
    sender?: string
    milestone_id?: string | null
    child_id?: string | null
  }
}

export async function takePendingActivities(tx: Tx, family_id: string, limit: number): Promise<PendingActivity[]> {
  const rows = await markNotified(tx, family_id, limit)
  return rows.toSorted((a, b) => compareTimes(a.created_at, b.created_at))
}
