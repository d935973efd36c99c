import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'

/** Does what an administrator decided about an untracked file. */
export const settleUntrackedJob = defineJob('settle-untracked', z.object({ key: z.string() }))

/** Removes untracked files whose uploads have become photos. Adds itself again until there are none left. */
export const finishUntrackedJob = defineJob('finish-untracked', z.object({}))
