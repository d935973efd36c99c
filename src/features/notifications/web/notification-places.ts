import type { Notification } from '../notifications.contract.ts'

type Place = { to: string; params?: { familyId: string; childId?: string }; search?: Record<string, string> }

/** Where a notice leads, nearest first; pages that this installation lacks are passed over. */
export function placesOf({ kind, family_id, count, photos, milestone_id, child_id }: Notification): Place[] {
  const family = '/families/$familyId'
  const params = { familyId: family_id }
  const photo = photos[0]?.id
  const feed = (type: string) => ({ to: `${family}/activities`, params, search: { type } })
  const opened = photo ? [{ to: `${family}/photos`, params, search: { photo } }] : []
  const milestone = { to: `${family}/milestones`, params, ...(milestone_id && { search: { milestone: milestone_id } }) }
  const answers = { to: `${family}/personality/$childId`, params: { ...params, childId: child_id ?? '' } }
  const places: Record<Notification['kind'], Place[]> = {
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
  }
  return [...places[kind], { to: family, params }]
}
