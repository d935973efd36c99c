import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** Ends a deleted family whose days are over: first its rows, then its objects. */
export const purgeFamilyJob = defineJob('purge-family', z.object({ family_id: Id, actor_id: z.optional(Id) }))

/** Removes every object of a family whose rows are gone; tried for four days, should the store be away. */
export const removeFamilyObjectsJob = defineJob('remove-family-objects', z.object({ family_id: Id }), {
  maxAttempts: 25,
})
