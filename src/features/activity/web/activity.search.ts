import * as z from 'zod/mini'
import { activityFilterTypes, activityPeriods } from '../activity.rules.ts'

/** The filters of the activities page in its URL; other values are ignored. */
export const ActivitySearch = z.object({
  type: z.catch(z.optional(z.enum(activityFilterTypes)), undefined),
  period: z.catch(z.optional(z.enum(activityPeriods)), undefined),
  text: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
})
export type ActivitySearch = z.output<typeof ActivitySearch>
