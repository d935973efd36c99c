export const activityTypes = [
  'photo_upload',
  'member_joined',
  'milestone_added',
  'photo_favorited',
  'child_added',
  'family_created',
  'category_created',
  'capsule_opened',
] as const
export type ActivityType = (typeof activityTypes)[number]

/** The page's filter offers these four (S1 section 2). */
export const activityFilterTypes = ['photo_upload', 'milestone_added', 'member_joined', 'child_added'] as const

export const activityPeriods = ['all', 'today', 'week', 'month'] as const
export type ActivityPeriod = (typeof activityPeriods)[number]

/** S1 section 9. */
export const ACTIVITY_PAGE_SIZE = 20
export const ACTIVITY_DASHBOARD_SIZE = 10
/** Photos shown beside an activity. */
export const ACTIVITY_PHOTOS = 6
