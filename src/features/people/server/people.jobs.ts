import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Creates a child's latest avatar. */
export const makeAvatarJob = defineJob('make-child-avatar', z.object({ family_id: Id, child_id: Id }))
