import { addMilestones, removeMilestones, setMilestones } from '#features/milestones/server/mark-photos.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { IngestParts } from '#features/uploads/server/ingest-upload.ts'
import type { PhotoHooks } from '#features/photos/server/photo-hooks.ts'
import type { Tx } from '#server/db/database.ts'

/** A file that was stored can't be read. */
export function tellRefused(tx: Tx, { family_id, user_id, filename }: Refused): Promise<void> {
  const notice = { family_id, kind: 'file_refused', actor_id: null, bundle: `${family_id} refused files` } as const
  return notify(tx, { ...notice, count: 1, title: filename, photo_ids: [] }, [user_id])
}

type Refused = Parameters<IngestParts['tellRefused']>[1]

/** What other features do with photos. */
export const photoHooks: PhotoHooks = { setMilestones, addMilestones, removeMilestones }
