import * as z from 'zod/mini'
import { Id } from '#shared/ids.ts'

/** The recorder stops by itself. */
export const CAPTION_MAX_SECONDS = 60
/** A recorder that stops on the minute may leave a moment more. */
export const CAPTION_SLACK_SECONDS = 2
/** A minute of sound in any quality that a phone records. */
export const CAPTION_MAX_BYTES = 16 * 1024 ** 2

/** What the upload of an audio caption says of itself (tus metadata), beside `purpose`. */
export const CAPTION_PURPOSE = 'audio_caption'
export const CaptionMetadata = z.object({ photo_id: Id })
