import * as z from 'zod/mini'

export const FRAME_NAME_MAX_LENGTH = 80
/** Where it stands: "Grandma's kitchen". */
export const FrameName = z
  .string()
  .check(z.trim(), z.minLength(1, 'frame_name_required'), z.maxLength(FRAME_NAME_MAX_LENGTH, 'frame_name_too_long'))

/** The page of screens. Its cookie is renewed by each visit. */
export const FRAME_PATH = '/frame'
export const FRAMES_MAX = 50

/** Digits of the code that a screen shows. */
export const CODE_LENGTH = 6
export const FrameCode = z
  .string()
  .check(z.maxLength(CODE_LENGTH, 'frame_code_invalid'), z.regex(/^\d{6}$/, 'frame_code_invalid'))
/** app.start_frame_code says the same. */
export const CODE_MINUTES = 10

/** How long a picture is shown. */
export const frameSeconds = [10, 20, 30, 60, 300, 1800] as const
export const SECONDS_DEFAULT = 20
export const SECONDS_MIN = 5
export const SECONDS_MAX = 3600

/** Pictures of a batch. A screen asks for the next one when it has shown all. */
export const SLIDES_PAGE = 30
export const FEED_ITEMS = 50
/** Photos that were added in the last hour interrupt the slideshow, the newest ones if there are many. */
export const NEWEST_SLIDES = 10
/** Longer videos are shown as pictures. */
export const VIDEO_MAX_SECONDS = 60
export const DAY_MINUTES = 24 * 60
