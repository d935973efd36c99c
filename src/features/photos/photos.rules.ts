export const PHOTO_DESCRIPTION_MAX_LENGTH = 5000
export const PHOTO_LOCATION_MAX_LENGTH = 200

export const TAG_MAX_LENGTH = 60
/** More than anyone gives a photo. */
export const LABELS_MAX = 50

/**
 * How exactly the capture time is known. `taken_at` holds the start of the day, month, year or decade, the middle month of
 * the season, and for `about` the year.
 */
export const takenPrecisions = ['time', 'day', 'month', 'season', 'year', 'about', 'decade'] as const
export type TakenPrecision = (typeof takenPrecisions)[number]

/** Longer lists of milestones aren't useful to choose from. */
export const MILESTONE_CHOICES_MAX = 300

/** S1 section 9: a page of search results, and the number of suggestions of each kind. */
export const SEARCH_PAGE_SIZE = 30
export const SUGGESTIONS_EACH = 5
/** Counting a search stops here, because no one reads more than "1,000+", and counting takes longer than finding a page. */
export const TOTAL_MAX = 1_000
export const SEARCH_TEXT_MAX_LENGTH = 200
/** Shorter beginnings of file names find too many photos to be useful. */
export const FILE_NAME_MIN_LENGTH = 3
export const FILE_NAME_MAX_LENGTH = 255
/** Kinds of photos that searches can ask for. A photo is of at most one, as far as its file shows. */
export const photoKinds = ['video', 'live_photo', 'raw', 'screenshot', 'scan'] as const
export type PhotoKind = (typeof photoKinds)[number]
/** Half of the Earth's circumference. */
export const RADIUS_MAX_KM = 20_000
/** The maximum number of selected photos. */
export const SELECTION_MAX = 10_000
/** The maximum number of photos in one request, and in one batch of a bulk job. */
export const BULK_MAX = 500
/** 200 years, for a camera whose clock was never set. */
export const SHIFT_MAX_MINUTES = 200 * 366 * 24 * 60
/** The maximum number of photos in a stack. */
export const STACK_MAX = 100
/** How long the outcome of a bulk job is shown. */
export const BULK_JOB_DAYS = 7

/** One page of the gallery. S1's search page has 30, which doesn't fill a screen of thumbnails. */
export const GALLERY_PAGE_SIZE = 100
export const GALLERY_PAGE_MAX = 500
/** The dashboard's card (S1 section 9). */
export const RECENT_PHOTOS_SHOWN = 8

/** How long the owner can restore deleted photos. */
export const PHOTO_TRASH_DAYS = 30

/** How long people can undo what they deleted themselves. */
export const UNDO_DELETE_MINUTES = 10
