import { removeFolder } from '#features/media/server/media-objects.ts'
import { handle, type HandledJob } from '#server/jobs/jobs.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { captionFolder } from './caption-objects.ts'
import { removeCaptionObjectsJob } from './captions.jobs.ts'

/** What the captions feature does in the background. */
export function captionsJobs({ store }: { store: ObjectStore }): HandledJob[] {
  return [
    handle(removeCaptionObjectsJob, ({ family_id, clip_id }) => removeFolder(store, captionFolder(family_id, clip_id))),
  ]
}
