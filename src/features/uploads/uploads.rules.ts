/** For uploads that don't specify a purpose. */
export const DEFAULT_PURPOSE = 'photo'

export const FILENAME_MAX_LENGTH = 255

/** Phone videos are smaller, and a full disk affects everyone. */
export const UPLOAD_MAX_BYTES = 10 * 1024 ** 3
/** Uploads that aren't continued for this long are deleted. */
export const UPLOAD_LIFETIME_HOURS = 48
/** Three of the largest imports fit. Browsers start far fewer uploads at the same time. */
export const UNFINISHED_UPLOADS = {
  person: { count: 200, bytes: 256 * 1024 ** 3 },
  family: { count: 500, bytes: 512 * 1024 ** 3 },
}
/** For each person. Over the limit, files are still stored, but decoded after other people's. */
export const DECODER_SECONDS_PER_HOUR = 20 * 60
/** Each queued upload of a family or person delays their next one by this much, up to the head start. */
export const INGEST_STEP_SECONDS = 10
export const INGEST_HEAD_START_SECONDS = 60 * 60
/** A video frame that the browser sends along with the video. */
export const UPLOAD_POSTER_MAX_BYTES = 2 * 1024 ** 2

/** For the file chooser. The server decides by the file's content. */
export const UPLOAD_ACCEPT = 'image/*,video/*,.heic,.heif,.avif,.dng,.mov'

export const uploadStates = ['receiving', 'received', 'done', 'duplicate', 'refused'] as const

/** Why a file is refused. Each reason has a message in uploads.messages. */
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
  'photo_full',
  'captions_not_allowed',
  'storage_full',
] as const
export type UploadRefusal = (typeof uploadRefusals)[number]
