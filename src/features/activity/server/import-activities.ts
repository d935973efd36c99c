import * as z from 'zod/mini'
import type { Tx } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { Id } from '#shared/id-schemas.ts'
import { newId } from '#shared/ids.ts'
import { Moment } from '#shared/time-schemas.ts'
import { activityTypes, type ActivityType } from '../activity.rules.ts'
import { deleteDuplicateActivities, insertImportedActivities } from './activity.queries.ts'

const id = z.optional(z.nullable(Id))

/** An activity in a family export. */
export const ImportedActivity = z.object({
  user_id: z.nullable(Id),
  activity_type: z.enum(activityTypes),
  title: z.string().check(z.maxLength(500)),
  description: z.nullable(z.string().check(z.maxLength(2000))),
  metadata: z.looseObject({ photo_id: id, milestone_id: id, category_id: id, child_id: id, capsule_id: id }),
  created_at: Moment,
})
export type ImportedActivity = z.output<typeof ImportedActivity>

/** Which field of the metadata identifies the activity's subject; none for a created family or a joined member. */
const subjects = {
  photo_upload: 'photo_id',
  photo_favorited: 'photo_id',
  milestone_added: 'milestone_id',
  category_created: 'category_id',
  child_added: 'child_id',
  capsule_opened: 'capsule_id',
} as const satisfies Partial<Record<ActivityType, string>>
type ActivitySubject = (typeof subjects)[keyof typeof subjects]

/** Maps the export's IDs of people, photos and so on to IDs here; who imports them, and since when. */
type Here = {
  people: ReadonlyMap<string, string>
  things: Record<ActivitySubject, ReadonlyMap<string, string>>
  user_id: string
  since: string
}

const AT_ONCE = 1000

/**
 * Imports activities with their original time, visible to everyone who may see their subject. Skips those that the feed
 * already has, and those of people who aren't members here.
 */
export async function importActivities(
  tx: Tx,
  family_id: string,
  activities: readonly ImportedActivity[],
  here: Here,
): Promise<void> {
  const rows = activities.flatMap((activity) => {
    const user_id = activity.user_id && here.people.get(activity.user_id)
    const metadata = Object.fromEntries(
      Object.entries(activity.metadata).map(([name, value]) => [
        name,
        typeof value === 'string' && name in here.things ? here.things[name as ActivitySubject].get(value) : value,
      ]),
    )
    const subject = subjects[activity.activity_type as keyof typeof subjects]
    return user_id && subject && metadata[subject] ? [{ ...activity, id: newId(), user_id, metadata }] : []
  })
  // Bursts grow in chronological order.
  rows.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
  let imported = 0
  for (let from = 0; from < rows.length; from += AT_ONCE)
    imported += await insertImportedActivities(tx, family_id, rows.slice(from, from + AT_ONCE))
  if (!imported) return
  await deleteDuplicateActivities(tx, { family_id, user_id: here.user_id, since: here.since })
  await publishToFamily(tx, family_id, { kind: 'activity' })
}
