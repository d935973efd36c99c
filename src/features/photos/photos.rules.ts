export const PHOTO_DESCRIPTION_MAX_LENGTH = 5000
export const PHOTO_LOCATION_MAX_LENGTH = 200
export const FILENAME_MAX_LENGTH = 255

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

/** No family video of a phone is larger, and a disk that fills up hurts everybody. */
export const UPLOAD_MAX_BYTES = 10 * 1024 ** 3
/** An upload that nobody continues is forgotten after this. */
export const UPLOAD_LIFETIME_HOURS = 48
/** Three of the largest imports fit; far more than browsers begin at the same moment. */
export const UNFINISHED_UPLOADS = {
  person: { count: 200, bytes: 256 * 1024 ** 3 },
  family: { count: 500, bytes: 512 * 1024 ** 3 },
}
/** For one person. Over it, files are stored all the same, and decoded after those of others. */
export const DECODER_SECONDS_PER_HOUR = 20 * 60
/** Each upload of a family or person that is in line makes their next one so much later, up to the head start. */
export const INGEST_STEP_SECONDS = 10
export const INGEST_HEAD_START_SECONDS = 60 * 60
/** A frame of a video that the uploading browser sends along. */
export const UPLOAD_POSTER_MAX_BYTES = 2 * 1024 ** 2

/** Deleted photos can be restored by the owner for so long. */
export const PHOTO_TRASH_DAYS = 30

/** What a file chooser offers; the server decides by the content. */
export const UPLOAD_ACCEPT = 'image/*,video/*,.heic,.heif,.avif,.dng,.mov'

export const uploadStates = ['receiving', 'received', 'done', 'duplicate', 'refused'] as const

/** Why a file was not taken. Each has a sentence in photos.messages. */
export const uploadRefusals = [
  'empty',
  'not_a_photo_or_video',
  'unsupported_format',
  'damaged',
  'too_large',
  'too_slow',
  'no_picture',
  'video_not_allowed',
  'plan_full',
  'not_a_sound',
  'sound_too_long',
  'photo_gone',
  'captions_not_allowed',
  'storage_full',
] as const
export type UploadRefusal = (typeof uploadRefusals)[number]

/** Some metres: nearer than that positions of photos say nothing. */
export const MAP_ZOOM_MAX = 17
/** On the map photos within about so many pixels are one place; a screen has room for a few hundred of them. */
export const MAP_CELL_PX = 40
export const MAP_PLACES_MAX = 1_200
/** Of towns with the same beginning. */
export const TOWNS_EACH = 6
/** How many photos get new addresses by one request. */
export const SIGNED_AT_ONCE = 10
