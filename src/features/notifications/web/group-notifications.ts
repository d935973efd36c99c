import { dateIn } from '#shared/days.ts'
import type { Notification } from '../notifications.contract.ts'

/** Notifications of one kind, person and day: the newest of them, with everything that the others are about. */
export type NotificationGroup = Notification & { unread_ids: string[]; titles: string[] }

/** Makes one row of the photos, and one of the milestones, that someone added to a family on one day. */
export function groupNotifications(notifications: readonly Notification[], timeZone: string): NotificationGroup[] {
  const groups = Map.groupBy(notifications, ({ id, kind, family_id, actor, title, told_at }) =>
    kind === 'milestone_added' || kind === 'photo_upload'
      ? [kind, family_id, actor?.id, kind === 'photo_upload' && title, dateIn(timeZone, new Date(told_at))].join(' ')
      : id,
  )
  return [...groups.values()].flatMap((all) => {
    const [newest] = all
    if (!newest) return []
    const photos = new Map(all.flatMap((one) => one.photos).map((photo) => [photo.id, photo]))
    return {
      ...newest,
      count: all.reduce((sum, { count }) => sum + count, 0),
      photos: [...photos.values()],
      read: all.every(({ read }) => read),
      unread_ids: all.filter(({ read }) => !read).map(({ id }) => id),
      titles: all.map(({ title }) => title),
    }
  })
}
