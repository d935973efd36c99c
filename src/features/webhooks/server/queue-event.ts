import type { PendingActivity } from '#features/activity/server/take-pending-activities.ts'
import type { Tx } from '#server/db/database.ts'
import { queueEvent } from './deliveries.queries.ts'
import { selectSharedComment } from './subjects.queries.ts'

/** Adds an event for a new comment, unless it's on something that only some can see: the log of a webhook would tell of it. */
export async function queueComment(tx: Tx, family_id: string, user_id: string, comment_id: string): Promise<void> {
  if (await selectSharedComment(tx, family_id, comment_id))
    await queueEvent(tx, family_id, { type: 'comment.added', user_id, subject_ids: [comment_id] })
}

/** Adds an event for a guest's new comment. Guests only see what the whole family sees. */
export function queueGuestComment(tx: Tx, family_id: string, comment_id: string): Promise<void> {
  return queueEvent(tx, family_id, { type: 'comment.added', user_id: null, subject_ids: [comment_id] })
}

/** Adds the events of what members did. One for each person's photos. */
export async function queueActivities(
  tx: Tx,
  family_id: string,
  activities: readonly PendingActivity[],
): Promise<void> {
  const photosOf = new Map<string | null, string[]>()
  for (const { activity_type, audience, user_id, metadata } of activities) {
    if (audience === 'private') continue
    const { photo_id, milestone_id } = metadata
    if (activity_type === 'photo_upload' && photo_id)
      photosOf.set(user_id, [...(photosOf.get(user_id) ?? []), photo_id])
    if (activity_type === 'milestone_added' && milestone_id)
      await queueEvent(tx, family_id, { type: 'milestone.added', user_id, subject_ids: [milestone_id] })
    if (activity_type === 'member_joined' && user_id)
      await queueEvent(tx, family_id, { type: 'member.joined', user_id, subject_ids: [] })
  }
  for (const [user_id, subject_ids] of photosOf)
    await queueEvent(tx, family_id, { type: 'photo.added', user_id, subject_ids })
}
