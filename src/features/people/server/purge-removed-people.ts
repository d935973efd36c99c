import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { removeObjectsJob } from '#server/storage/remove-objects.ts'
import { CHILD_TRASH_DAYS } from '../children.rules.ts'
import { childFolder } from './avatar-objects.ts'
import { deleteExpiredPeople } from './removed-people.queries.ts'

/** Purges people CHILD_TRASH_DAYS after they were removed. Their photos and milestones stay, without them. */
export async function purgeRemovedPeople({ db }: { db: Db }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { id, family_id } of await deleteExpiredPeople(tx, CHILD_TRASH_DAYS))
      await addJob(tx, removeObjectsJob, { folder: childFolder(family_id, id) })
  })
}
