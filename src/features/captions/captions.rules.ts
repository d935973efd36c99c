import * as z from 'zod/mini'
import { Id } from '#shared/ids.ts'

/** The recorder stops automatically. */
export const CAPTION_MAX_SECONDS = 60
/** Tolerance for recorders that stop a little late. */
export const CAPTION_SLACK_SECONDS = 2
/** A minute of audio at any quality a phone records. */
export const CAPTION_MAX_BYTES = 16 * 1024 ** 2

/** Upload metadata (tus) of an audio caption, besides `purpose`. */
export const CAPTION_PURPOSE = 'audio_caption'
export const CaptionMetadata = z.object({ photo_id: Id })
