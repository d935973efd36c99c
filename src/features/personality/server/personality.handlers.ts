import { removeFolder } from '#features/photos/server/media-objects.ts'
import type { Db } from '#server/db/database.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { HIDDEN_ANSWERS_DAYS } from '../personality.rules.ts'
import { clipFolder } from './clip-objects.ts'
import { removeAnswerObjectsJob } from './personality.jobs.ts'
import { deleteHiddenResponses } from './responses.queries.ts'

/** What the personality feature does in the background. */
export function personalityJobs({ db, store }: { db: Db; store: ObjectStore }): HandledJob[] {
  return [
    handle(removeAnswerObjectsJob, ({ family_id, clip_id }) => removeFolder(store, clipFolder(family_id, clip_id))),
    schedule('purge-hidden-answers', '25 3 * * *', () => deleteHiddenResponses(db, HIDDEN_ANSWERS_DAYS)),
  ]
}
