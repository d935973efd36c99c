import type { Db } from '#server/db/database.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { purgeFamilyJob } from './families.jobs.ts'
import type { PurgeHooks } from './family-hooks.ts'
import { endFamily, purgeDeletedFamilies } from './purge-family.ts'

export function familiesJobs(parts: { db: Db; hooks: PurgeHooks }): HandledJob[] {
  return [
    handle(purgeFamilyJob, (payload) => endFamily(payload, parts)),
    schedule('purge-deleted-families', '25 3 * * *', () => purgeDeletedFamilies(parts)),
  ]
}
