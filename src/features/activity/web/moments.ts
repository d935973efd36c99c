import { dateIn } from '#web/calendar.ts'
import type { Activity } from '../activity.contract.ts'

/** How many photos came in since a day began where the reader is, and whether there may be more than were looked at. */
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

/** What people call somebody: the first name, else the part of the address before the @. */
export function shortName(profile: Activity['profile']): string | undefined {
  return profile ? profile.first_name || profile.email.split('@')[0] : undefined
}
