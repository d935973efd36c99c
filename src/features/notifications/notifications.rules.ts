export const notificationKinds = [
  'photo_upload',
  'milestone_added',
  'member_joined',
  'child_added',
  'comment_added',
  'invitation',
  'birthday',
  'file_refused',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const NOTIFICATIONS_PAGE_SIZE = 20
/** The bell counts so far; beyond it says 99+. */
export const UNREAD_SHOWN_MAX = 99
/** Pictures beside a notice. */
export const NOTIFICATION_PHOTOS = 4

/** Notices that were read go after so many days, and unread ones after twice as many. */
export const NOTIFICATION_DAYS = 90

type Told = {
  kind: NotificationKind
  family_id: string
  count: number
  photo_id: string | undefined
  milestone_id: string | null
  child_id: string | null
}
export type NoticePlace = { to: string; params?: Record<string, string>; search?: Record<string, string> }

/** Where a notice leads, nearest first: in the bell pages that an installation lacks are passed over, on a device it is the first. */
export function placesOf({ kind, family_id, count, photo_id, milestone_id, child_id }: Told): NoticePlace[] {
  const family = '/families/$familyId'
  const params = { familyId: family_id }
  const feed = (type: string) => ({ to: `${family}/activities`, params, search: { type } })
  const opened = photo_id ? [{ to: `${family}/photos`, params, search: { photo: photo_id } }] : []
  const milestone = { to: `${family}/milestones`, params, ...(milestone_id && { search: { milestone: milestone_id } }) }
  const answers = { to: `${family}/personality/$childId`, params: { ...params, childId: child_id ?? '' } }
  const places: Record<NotificationKind, NoticePlace[]> = {
    photo_upload: count === 1 ? opened : [feed('photo_upload')],
    comment_added: milestone_id ? [milestone] : child_id ? [answers] : opened,
    milestone_added: [milestone, feed('milestone_added')],
    member_joined: [{ to: `${family}/members`, params }],
    child_added: [
      { to: `${family}/children`, params, ...(child_id && { search: { child: child_id } }) },
      feed('child_added'),
    ],
    birthday: [
      // Where the birthday round begins.
      { to: `${family}/personality`, params },
      { to: `${family}/children`, params, ...(child_id && { search: { child: child_id } }) },
    ],
    invitation: [{ to: '/manage-families' }],
    file_refused: [{ to: `${family}/photos`, params }],
  }
  return [...places[kind], { to: family, params }]
}
