export const notificationKinds = [
  'photo_upload',
  'milestone_added',
  'member_joined',
  'child_added',
  'comment_added',
  'invitation',
  'birthday',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const NOTIFICATIONS_PAGE_SIZE = 20
/** The bell counts so far; beyond it says 99+. */
export const UNREAD_SHOWN_MAX = 99
/** Pictures beside a notice. */
export const NOTIFICATION_PHOTOS = 4

/** Notices that were read go after so many days, and unread ones after twice as many. */
export const NOTIFICATION_DAYS = 90
