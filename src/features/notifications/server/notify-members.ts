import { takePendingActivities, type PendingActivity } from '#features/activity/server/take-pending-activities.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { NotificationKind } from '../notifications.rules.ts'
import { deliverNotification } from './deliver-notification.ts'
import type { NewNotification } from './new-notification.ts'
import { selectMilestonePhotos, selectOthers } from './notifications.queries.ts'

const AT_ONCE = 500
/** The types of activities that cause notifications. */
const notifiedKinds: readonly NotificationKind[] = ['photo_upload', 'milestone_added', 'member_joined', 'child_added']

/** Called with what members did, in the transaction that marks it as notified. */
export type ActivitiesTaken = (tx: Tx, family_id: string, activities: readonly PendingActivity[]) => Promise<void>

/** Notifies a family's members of what others did. Idempotent. */
export async function notifyMembers(
  { family_id }: { family_id: string },
  db: Db,
  activitiesTaken: readonly ActivitiesTaken[] = [],
): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE;)
    taken = await db.transaction().execute(async (tx) => {
      const activities = await takePendingActivities(tx, family_id, AT_ONCE)
      for (const notification of await withMilestonePhotos(tx, family_id, notificationsOf(activities)))
        await deliverNotification(tx, notification, await selectOthers(tx, family_id, notification.actor_id))
      for (const hook of activitiesTaken) await hook(tx, family_id, activities)
      return activities.length
    })
}

async function withMilestonePhotos(tx: Tx, family_id: string, notifications: NewNotification[]) {
  const milestone_ids = notifications.flatMap(({ milestone_id }) => milestone_id ?? [])
  if (milestone_ids.length === 0) return notifications
  const photos = Map.groupBy(await selectMilestonePhotos(tx, family_id, milestone_ids), (row) => row.milestone_id)
  return notifications.map((notification) => {
    const own = photos.get(notification.milestone_id ?? '') ?? []
    return { ...notification, photo_ids: [...notification.photo_ids, ...own.map(({ photo_id }) => photo_id)] }
  })
}

/** One for each member's and each guest's photos, and one for everything else. Private items notify no one else. */
export function notificationsOf(activities: readonly PendingActivity[]): NewNotification[] {
  const notifications = new Map<string, NewNotification>()
  for (const { family_id, user_id, activity_type, title, metadata, id, audience } of activities) {
    const kind = notifiedKinds.find((worthy) => worthy === activity_type)
    if (!kind || !user_id || audience === 'private') continue
    const { photo_id, photo_count = 1, sender = '', milestone_id = null, child_id = null } = metadata
    const bundle = `${kind} ${kind === 'photo_upload' ? `${user_id}${sender && ` ${sender}`}` : id}`
    const photo_ids = photo_id ? [photo_id] : []
    const earlier = notifications.get(bundle)
    if (earlier) {
      earlier.count += photo_count
      earlier.photo_ids.unshift(...photo_ids)
    } else {
      const subject = kind === 'child_added' ? { child_id } : { milestone_id }
      notifications.set(bundle, {
        ...{ family_id, kind, bundle, photo_ids, ...subject },
        // A photo's file name isn't shown, and would stay after the photo becomes private. The name of a guest is.
        title: kind === 'photo_upload' ? sender : title,
        actor_id: user_id,
        count: photo_count,
      })
    }
  }
  return [...notifications.values()]
}
