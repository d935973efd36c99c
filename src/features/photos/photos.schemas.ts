import * as z from 'zod/mini'
import { audiences } from '#shared/audiences.ts'
import { isRealTime } from '#shared/is-real-time.ts'
import { TAG_MAX_LENGTH } from './photos.rules.ts'

export const AudienceSchema = z
  .enum(audiences)
  .check(z.describe('Who can see this item: only you, members, or also guests with a link.'))

/** Trimmed, and without commas, which separate tags in URLs. */
export const TagName = z
  .string()
  .check(z.trim(), z.minLength(1, 'tag_required'), z.maxLength(TAG_MAX_LENGTH, 'too_long'), z.regex(/^[^,]*$/, 'comma'))

/** The year of the oldest known photograph. */
const FIRST_YEAR = 1826
export const LocalTime = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, 'not_a_time'),
  z.refine((text) => isTimeOfPhotos(text), 'not_a_time'),
)
/** A day to search from or to. It may be earlier than the first photograph. */
export const LocalDate = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/, 'not_a_date'),
  z.refine((text) => text > '0001' && isRealTime(`${text}T00:00`), 'not_a_date'),
)

function isTimeOfPhotos(text: string): boolean {
  return (
    isRealTime(text) && Number(text.slice(0, 4)) >= FIRST_YEAR && Date.parse(`${text}Z`) < Date.now() + 366 * 86_400_000
  )
}
