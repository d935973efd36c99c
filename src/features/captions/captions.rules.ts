import * as z from 'zod/mini'
import { Id } from '#shared/id-schemas.ts'

/** The recorder stops automatically. */
export const CAPTION_MAX_SECONDS = 60
/** Tolerance for recorders that stop a little late. */
export const CAPTION_SLACK_SECONDS = 2
/** A minute of audio at any quality a phone records. */
export const CAPTION_MAX_BYTES = 16 * 1024 ** 2

/** How many audio captions a photo can have. */
export const CAPTIONS_PER_PHOTO_MAX = 20

/**
 * Upload metadata (tus) of an audio caption, besides `purpose`. `x` and `y` are the place in the picture that it's about, as
 * fractions of its width and height from the top left corner; with `whole`, of the original.
 */
export const CAPTION_PURPOSE = 'audio_caption'
const Fraction = z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1)))
export const CaptionMetadata = z
  .object({ photo_id: Id, x: Fraction, y: Fraction, whole: z.optional(z.literal('true')) })
  .check(z.refine(({ x, y }) => (x === undefined) === (y === undefined)))
