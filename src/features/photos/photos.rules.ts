export const PHOTO_DESCRIPTION_MAX_LENGTH = 5000
export const PHOTO_LOCATION_MAX_LENGTH = 200

export const TAG_MAX_LENGTH = 60
/** More tags or categories than anybody gives one photo. */
export const LABELS_MAX = 50

/**
 * How exactly the time of a photo is known: `taken_at` holds the beginning of the day, month, year or decade, the middle
 * month of the season, and for `about` the year.
 */
export const takenPrecisions = ['time', 'day', 'month', 'season', 'year', 'about', 'decade'] as const

/** More milestones than anybody looks through to find one. */
export const MILESTONE_CHOICES_MAX = 300

/** S1 section 9: a page of search results, and how many suggestions of each kind. */
export const SEARCH_PAGE_SIZE = 30
export const SUGGESTIONS_EACH = 5
export const SEARCH_TEXT_MAX_LENGTH = 200
/** Half of the way around the earth: farther is everywhere. */
export const RADIUS_MAX_KM = 20_000
/** As many photos as can be chosen at once. */
export const SELECTION_MAX = 10_000
/** As many as are changed in one request, and in one lot of the work in the background. */
export const BULK_MAX = 500
/** 200 years: a camera whose clock was never set. */
export const SHIFT_MAX_MINUTES = 200 * 366 * 24 * 60
/** What became of work in the background is told for so long. */
export const WORK_TOLD_DAYS = 7

/** One page of the gallery; S1's search page is 30, and a screen of small pictures is more. */
export const GALLERY_PAGE_SIZE = 100
export const GALLERY_PAGE_MAX = 500
/** The dashboard's card (S1 section 9). */
export const RECENT_PHOTOS_SIZE = 8

/** Deleted photos can be restored by the owner for so long. */
export const PHOTO_TRASH_DAYS = 30
