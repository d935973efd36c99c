import { dateIn } from '#shared/days.ts'
import type { Activity } from '../activity.contract.ts'

/** Number of photos added since a day began in the viewer's time zone, by whom, and whether there may be more than were loaded. */
export function photosSince(
  activities: readonly Activity[],
  { day, timeZone }: { day: string; timeZone: string },
  hasMore: boolean,
): { count: number; names: string[]; more: boolean } {
  const recent = activities.filter(({ created_at }) => dateIn(timeZone, new Date(created_at)) >= day)
  const uploads = recent.filter(({ activity_type }) => activity_type === 'photo_upload')
  return {
    count: uploads.reduce((sum, { count }) => sum + count, 0),
    names: few(uploads.map((upload) => senderOf(upload) ?? shortName(upload.profile))),
    more: hasMore && recent.length === activities.length,
  }
}

const FEW_NAMES = 2

/** Names without duplicates, unless they're many or one isn't known. */
export function few(names: readonly (string | undefined)[]): string[] {
  const known = [...new Set(names)].flatMap((name) => name ?? [])
  return known.length > FEW_NAMES || names.includes(undefined) ? [] : known
}

/** An activity, and how many of its photos the person who added them has favorited that day. */
export type Moment = Activity & { loved?: number }

/** What one member or guest did on one day, newest first. */
export type MomentGroup = {
  key: string
  profile: Activity['profile']
  sender: string | undefined
  created_at: string
  activities: Moment[]
}

/** Groups activities by person and by day in the viewer's time zone. Uploads of a day are one activity, and so are favorites. */
export function groupMoments(activities: readonly Activity[], timeZone: string): MomentGroup[] {
  const groups = Map.groupBy(
    activities,
    (activity) =>
      `${activity.profile?.id ?? ''} ${dateIn(timeZone, new Date(activity.created_at))} ${senderOf(activity) ?? ''}`,
  )
  return [...groups].map(([key, all]) => ({
    key,
    profile: all[0]?.profile ?? null,
    sender: all[0] && senderOf(all[0]),
    created_at: all[0]?.created_at ?? '',
    activities: joinHearts(all.reduce<Activity[]>(combine, []), timeZone),
  }))
}

function combine(before: Activity[], next: Activity): Activity[] {
  const at = next.photos.length > 0 && !next.metadata['milestone_id'] ? sameTypeIn(before, next) : -1
  const same = before[at]
  if (!same) return [...before, next]
  const known = new Set(same.photos.map(({ id }) => id))
  const photos = [...same.photos, ...next.photos.filter(({ id }) => !known.has(id))]
  return before.with(at, { ...same, count: same.count + next.count, photos })
}

function sameTypeIn(before: readonly Activity[], { activity_type }: Activity): number {
  return before.findIndex((one) => one.activity_type === activity_type)
}

/** Makes one activity of the photos that someone added and the hearts that they gave the same photos on that day. */
export function joinHearts(activities: readonly Activity[], timeZone: string): Moment[] {
  const who = ({ profile, created_at }: Activity) =>
    profile && `${profile.id} ${dateIn(timeZone, new Date(created_at))}`
  const uploadOf = (hearts: Activity) =>
    hearts.activity_type === 'photo_favorited' && hearts.count === hearts.photos.length
      ? activities.find(
          (one) =>
            one.activity_type === 'photo_upload' &&
            !senderOf(one) &&
            hearts.photos.every(({ id }) => one.photos.some((photo) => photo.id === id)) &&
            who(one) !== null &&
            who(one) === who(hearts),
        )
      : undefined
  const joined = Map.groupBy(activities, uploadOf)
  return (joined.get(undefined) ?? []).map((activity) => {
    const loved = new Set(joined.get(activity)?.flatMap(({ photos }) => photos.map(({ id }) => id)))
    return loved.size > 0 ? { ...activity, loved: loved.size } : activity
  })
}

/** The photos that each activity shows, by the activity's ID: those with words first, and none that one above it shows. */
export function freshPhotos(groups: readonly MomentGroup[]): Map<string, Activity['photos']> {
  const shown = new Set<string>()
  return new Map(
    groups
      .flatMap(({ activities }) => activities)
      .map(({ id, photos }) => {
        const fresh = photos.filter((photo) => !shown.has(photo.id))
        for (const photo of fresh) shown.add(photo.id)
        return [id, fresh.toSorted((one, other) => Number(hasWords(other)) - Number(hasWords(one)))]
      }),
  )
}

/** As many photos as there's room for, and how many more there are: their tile, which leads to `next`, takes the last place. */
export function photosThatFit(photos: Activity['photos'], total: number, max: number) {
  const room = Math.min(max, photos.length)
  const shown = total > room ? photos.slice(0, Math.max(1, room - 1)) : photos
  const rest = total - shown.length
  return { shown, rest, next: rest > 0 ? (photos[shown.length] ?? shown[0]) : undefined }
}

export const hasWords = ({ description, comment }: Activity['photos'][number]) => Boolean(description ?? comment)

/** Who is in an activity's photos, apart from the member whose activity it is. */
export function othersShown({ photos, profile }: Activity): string[] {
  const names = new Set(photos.flatMap(({ people }) => people))
  names.delete(shortName(profile) ?? '')
  return [...names]
}

/** The guest who sent the photos. The profile is the member who accepted them. */
export function senderOf({ metadata: { sender } }: Activity): string | undefined {
  return typeof sender === 'string' ? sender : undefined
}

/** The first name, else the part of the address before the @. */
export function shortName(
  profile: Pick<NonNullable<Activity['profile']>, 'first_name' | 'email'> | null,
): string | undefined {
  return profile ? profile.first_name || profile.email.split('@')[0] : undefined
}
