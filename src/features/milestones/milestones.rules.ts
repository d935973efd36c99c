import * as z from 'zod/mini'

export const MILESTONE_NAME_MAX_LENGTH = 200
export const MILESTONE_DESCRIPTION_MAX_LENGTH = 5000
/** More photos of the same day are in the gallery. */
export const MILESTONE_PHOTOS_MAX = 100
export const MILESTONE_PAGE_SIZE = 20
/** How many thumbnails a milestone has in a list. */
export const MILESTONE_COVERS = 5

/**
 * When it happened: a calendar date, `YYYY-MM-DD`. It can be long ago (a grandmother's wedding) or in the future (the first
 * day of school).
 */
export const MilestoneDate = z.iso
  .date('date_required')
  .check(z.refine((date) => date >= '1800-01-01' && date <= '2199-12-31', 'date_too_far'))
/** How long before the child's birth a milestone can be dated. */
export const MONTHS_BEFORE_BIRTH = 10
