import { dateIn } from '#shared/days.ts'
import type { Activity } from '../activity.contract.ts'

/** Number of photos added since a day began in the viewer's time zone, and whether there may be more than were loaded. */
export function photosSince(
  activities: readonly Activity[],
  { day, timeZone }: { day: string; timeZone: string },
  hasMore: boolean,
): { count: number; more: boolean } {
  const recent = activities.filter(({ created_at }) => dateIn(timeZone, new Date(created_at)) >= day)
  const count = recent.reduce(
    (sum, { activity_type, count: photos }) => sum + (activity_type === 'photo_upload' ? photos : 0),
    0,
  )
  return { count, more: hasMore && recent.length === activities.length }
}

/** The first name, else the part of the address before the @. */
export function shortName(profile: Activity['profile']): string | undefined {
  return profile ? profile.first_name || profile.email.split('@')[0] : undefined
}
