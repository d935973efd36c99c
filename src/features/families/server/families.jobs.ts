import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Purges a deleted family after its grace period: first its rows, then its objects. */
export const purgeFamilyJob = defineJob('purge-family', z.object({ family_id: Id, actor_id: z.optional(Id) }))
