import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { CHILD_TRASH_DAYS } from '../children.rules.ts'
import { childFolder } from './avatar-objects.ts'
import { removeChildObjectsJob } from './children.jobs.ts'
import { deleteExpiredChildren } from './removed-children.queries.ts'

/** Ends children for good, CHILD_TRASH_DAYS after they were removed; photos and milestones stay, without a child. */
export async function purgeRemovedChildren({ db }: { db: Db }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { id, family_id } of await deleteExpiredChildren(tx, CHILD_TRASH_DAYS))
      await addJob(tx, removeChildObjectsJob, { family_id, child_id: id })
  })
}

export async function removeChildObjects(
  child: { family_id: string; child_id: string },
  store: ObjectStore,
): Promise<void> {
  for await (const key of store.list(`${childFolder(child.family_id, child.child_id)}/`)) await store.remove(key)
}
