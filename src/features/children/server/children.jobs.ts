import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** Makes the picture of a child that was chosen last. */
export const makeAvatarJob = defineJob('make-child-avatar', z.object({ family_id: Id, child_id: Id }))

/** Removes the pictures of a child whose row is gone; tried for four days, should the store be away. */
export const removeChildObjectsJob = defineJob('remove-child-objects', z.object({ family_id: Id, child_id: Id }), {
  maxAttempts: 25,
})
