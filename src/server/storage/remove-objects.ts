import * as z from 'zod/mini'
import { defineJob, handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import type { ObjectStore } from './object-store.ts'

/** A writer that touched nothing for so long was killed. */
const UNFINISHED_SECONDS = 24 * 60 * 60

/**
 * Removes the objects of a deleted row. Added in the same transaction (also by `app.remove_objects`), so no row loses its
 * objects and no objects are left behind. Retried for four days while the store can't be reached.
 */
export const removeObjectsJob = defineJob('remove-objects', z.object({ folder: z.string() }), { maxAttempts: 25 })

export async function removeFolder(store: ObjectStore, folder: string): Promise<void> {
  for await (const key of store.list(`${folder}/`)) await store.remove(key)
}

export function storageJobs(store: ObjectStore): HandledJob[] {
  return [
    handle(removeObjectsJob, ({ folder }) => removeFolder(store, folder)),
    schedule('sweep-store', '5 4 * * *', () => store.sweepUnfinished(UNFINISHED_SECONDS)),
  ]
}
