import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Cursor, Id } from '#shared/id-schemas.ts'
import { isTimezone } from '../accounts/accounts.schemas.ts'
import { member } from '../families/families.rules.ts'
import { ACTIVITY_PAGE_SIZE, activityPeriods, activityTypes, type ActivityType } from './activity.rules.ts'

/** `milestone_created` is the older spelling of `milestone_added`. */
const ActivityTypeInput = z.pipe(
  z.enum([...activityTypes, 'milestone_created']),
  z.transform((type): ActivityType => (type === 'milestone_created' ? 'milestone_added' : type)),
)

const Activity = z.object({
  id: Id,
  activity_type: z.enum(activityTypes),
  title: z.string(),
  description: z.nullable(z.string()),
  created_at: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  /** Null if the account was deleted. */
  profile: z.nullable(
    z.object({
      id: Id,
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      avatar_url: z.nullable(z.string()),
    }),
  ),
  /** Number of events in this activity: consecutive uploads by one person are one activity. Photos deleted since aren’t counted. */
  count: z.int(),
  /** The most recent of its photos that still exist, or the first ones of its milestone. */
  photos: z.array(
    z.object({
      id: Id,
      filename: z.string(),
      width: z.int(),
      height: z.int(),
      thumbhash: z.nullable(z.string()),
      small_url: z.string(),
      large_url: z.string(),
      /** The first names of the people in it. */
      people: z.array(z.string()),
      description: z.nullable(z.string()),
      /** The latest comment on it. The name is null for someone who left the family. */
      comment: z.nullable(z.object({ text: z.string(), name: z.nullable(z.string()) })),
    }),
  ),
})

export type Activity = z.output<typeof Activity>

export const activityContract = contract({
  listActivities: operation('GET', '/api/families/:family_id/activities', {
    access: member('family.view'),
    summary: 'List a family’s activity',
    description: 'Newest first.',
    query: z.object({
      type: z.optional(ActivityTypeInput).check(z.describe('Matches activity of this type. Default: all types.')),
      period: z
        ._default(z.enum(activityPeriods), 'all')
        .check(z.describe('Matches activity from the current day, week, or month.')),
      time_zone: z
        ._default(z.string().check(z.maxLength(64), z.refine(isTimezone, 'timezone_unknown')), 'UTC')
        .check(z.describe('IANA time zone that determines when the day, week, and month begin.')),
      text: z
        .optional(z.string().check(z.trim(), z.maxLength(200)))
        .check(z.describe('Matches activity that contains this text, and photos of people with this name.')),
      cursor: Cursor,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), ACTIVITY_PAGE_SIZE),
      offset: z
        .optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)))
        .check(z.describe('The number of activities to skip, instead of a cursor.')),
    }),
    response: z.object({ activities: z.array(Activity), next_cursor: z.nullable(z.string()) }),
  }),
})
