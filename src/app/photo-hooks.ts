import { addMilestones, removeMilestones, setMilestones } from '#features/milestones/server/mark-photos.ts'
import type { PhotoHooks } from '#features/photos/server/photo-hooks.ts'

/** What other features do with photos. */
export const photoHooks: PhotoHooks = { setMilestones, addMilestones, removeMilestones }
