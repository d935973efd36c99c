import * as z from 'zod/mini'

export const MILESTONE_NAME_MAX_LENGTH = 200
export const MILESTONE_DESCRIPTION_MAX_LENGTH = 5000
/** What a milestone shows; the rest of the day is in the gallery. */
export const MILESTONE_PHOTOS_MAX = 100
export const MILESTONE_PAGE_SIZE = 20
/** Small pictures beside a milestone in a list. */
export const MILESTONE_COVERS = 4

/** When it happened: a calendar date, `YYYY-MM-DD`. Grandmother's wedding may be one, and next week's first school day. */
export const MilestoneDate = z.iso
  .date('date_required')
  .check(z.refine((date) => date >= '1800-01-01' && date <= '2199-12-31', 'date_too_far'))
/** A milestone of a child may be dated so long before its birth. */
export const MONTHS_BEFORE_BIRTH = 10
/** The dashboard's card (S1 section 9). */
export const DASHBOARD_MILESTONES = 5
