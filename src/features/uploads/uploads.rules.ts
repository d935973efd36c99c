/** Of an upload that names no purpose. */
export const DEFAULT_PURPOSE = 'photo'

export const FILENAME_MAX_LENGTH = 255

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

/** What a file chooser offers; the server decides by the content. */
export const UPLOAD_ACCEPT = 'image/*,video/*,.heic,.heif,.avif,.dng,.mov'

export const uploadStates = ['receiving', 'received', 'done', 'duplicate', 'refused'] as const

/** Why a file isn't accepted. Each has a sentence in uploads.messages. */
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
