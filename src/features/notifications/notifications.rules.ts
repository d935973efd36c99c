export const notificationKinds = [
  'photo_upload',
  'milestone_added',
  'member_joined',
  'child_added',
  'comment_added',
  'invitation',
  'birthday',
  'file_refused',
  'backup_refused',
  'guest_photos',
  'guest_comment',
  'may_flag',
  'may_hide',
  'may_own',
  'photo_loved',
  'link_asked',
  'sign_in_link',
  'link_made',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The text of a notification. Photos that a guest sent have the guest's name as title. */
export const textOf = ({ kind, title }: { kind: NotificationKind; title: string }) =>
  kind === 'photo_upload' && title ? 'sent_photos' : kind

/** Who did it. Hearts that a guest sent have the guest's name as title. */
export const nameOf = ({ kind, title }: { kind: NotificationKind; title: string }, actor: string | null | undefined) =>
  actor || (kind === 'photo_loved' ? title : '')

export const NOTIFICATIONS_PAGE_SIZE = 20
/** The bell shows 99+ beyond this number. */
export const UNREAD_SHOWN_MAX = 99
/** Photos shown beside a notification. */
export const NOTIFICATION_PHOTOS = 4

/** Days for which hearts are counted in one notification. */
export const HEART_DAYS = 30

/** Days until read notifications are deleted; unread ones last twice as long. */
export const NOTIFICATION_DAYS = 90

type Told = {
  kind: NotificationKind
  family_id: string
  count: number
  photo_id: string | undefined
  milestone_id: string | null
  child_id: string | null
  album_id: string | null
}
export type NotificationTarget = {
  to: string
  params?: Record<string, string>
  search?: Record<string, string>
  hash?: string
}

/**
 * The pages that a notification links to, most specific first. The bell skips pages that the instance lacks; push
 * messages use the first.
 */
export function notificationTargets({
  kind,
  family_id,
  count,
  photo_id,
  milestone_id,
  child_id,
  album_id,
}: Told): NotificationTarget[] {
  const family = '/families/$familyId'
  const params = { familyId: family_id }
  const feed = (type: string) => ({ to: `${family}/activities`, params, search: { type } })
  const opened = photo_id ? [{ to: `${family}/photos`, params, search: { photo: photo_id } }] : []
  const atComments = opened.map((photo) => ({ ...photo, search: { ...photo.search, view: 'comments' } }))
  const milestone = { to: `${family}/milestones`, params, ...(milestone_id && { search: { milestone: milestone_id } }) }
  const answers = { to: `${family}/personality/$childId`, params: { ...params, childId: child_id ?? '' } }
  const album = { to: `${family}/albums/$albumId`, params: { ...params, albumId: album_id ?? '' } }
  const person = child_id
    ? { to: `${family}/people/$personId`, params: { ...params, personId: child_id } }
    : { to: `${family}/people`, params }
  const said = album_id ? [album] : milestone_id ? [milestone] : child_id ? [answers] : atComments
  const places: Record<NotificationKind, NotificationTarget[]> = {
    photo_upload: count === 1 ? opened : [feed('photo_upload')],
    photo_loved: opened,
    comment_added: said,
    guest_comment: said,
    milestone_added: count > 1 ? [feed('milestone_added')] : [milestone, feed('milestone_added')],
    member_joined: [{ to: `${family}/members`, params }],
    child_added: [person, feed('child_added')],
    birthday: [
      // The page where the birthday interview starts.
      { to: `${family}/personality`, params },
      person,
    ],
    invitation: [{ to: '/manage-families' }],
    file_refused: [{ to: `${family}/photos`, params }],
    backup_refused: [{ to: `${family}/backup`, params }],
    guest_photos: album_id ? [album] : [],
    // The page opens the dialog that makes a link.
    link_asked: album_id ? [{ ...album, search: { share: 'link' } }] : [],
    link_made: album_id ? [{ ...album, search: { share: 'link' } }] : [],
    sign_in_link: [{ to: '/account/settings', search: { tab: 'security' }, hash: 'devices' }],
    may_flag: [person],
    may_hide: [person],
    may_own: [person],
  }
  return [...places[kind], { to: family, params }]
}
