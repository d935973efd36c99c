import { pathOfTarget } from '#features/notifications/server/target-path.ts'
import { notificationTargets, type NotificationKind } from '#features/notifications/notifications.rules.ts'
import type { Tx } from '#server/db/database.ts'
import { required } from '#shared/required.ts'
import type { WebhookData } from '../webhooks.contract.ts'
import { TEST_EVENT } from '../webhooks.rules.ts'
import type { LockedDelivery } from './deliveries.queries.ts'
import { isSharedMilestone, selectSharedComment, selectSharedPhotos } from './subjects.queries.ts'

type About = { photos?: string[]; milestone_id?: string; child_id?: string | null; album_id?: string }

/** What an event says, of what the whole family can see now. Null if nothing is left of it: private items are never sent. */
export async function readPayload(
  tx: Tx,
  delivery: LockedDelivery,
  appUrl: string,
): Promise<WebhookData[keyof WebhookData] | null> {
  const { type, family_id, user_id, subject_ids } = delivery
  const [first = ''] = subject_ids
  const url = (kind: NotificationKind, about: About) => {
    const { photos = [], milestone_id = null, child_id = null, album_id = null } = about
    const told = { kind, family_id, count: photos.length, photo_id: photos[0], milestone_id, child_id, album_id }
    return appUrl + pathOfTarget(required(notificationTargets(told)[0]))
  }
  switch (type) {
    case 'photo.added': {
      const photo_ids = await selectSharedPhotos(tx, family_id, subject_ids)
      return photo_ids.length
        ? { family_id, photo_ids, user_id, url: url('photo_upload', { photos: photo_ids }) }
        : null
    }
    case 'milestone.added':
      return (await isSharedMilestone(tx, family_id, first))
        ? { family_id, milestone_id: first, user_id, url: url('milestone_added', { milestone_id: first }) }
        : null
    case 'comment.added': {
      const comment = await selectSharedComment(tx, family_id, first)
      if (!comment) return null
      const { subject_kind, subject_id, child_id } = comment
      const about = {
        photo: { photos: [subject_id] },
        milestone: { milestone_id: subject_id },
        response: { child_id },
        album: { album_id: subject_id },
      }[subject_kind]
      return { family_id, comment_id: first, subject_kind, subject_id, user_id, url: url('comment_added', about) }
    }
    case 'member.joined':
      return user_id ? { family_id, user_id, url: url('member_joined', {}) } : null
    case TEST_EVENT:
      return { family_id, url: `${appUrl}/families/${family_id}` }
  }
}
