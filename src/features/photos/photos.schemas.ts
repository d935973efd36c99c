import * as z from 'zod/mini'
import { audiences, TAG_MAX_LENGTH } from './photos.rules.ts'

export const AudienceSchema = z.enum(audiences)

/** A free word: trimmed, and without commas, which separate tags in addresses. */
export const TagName = z
  .string()
  .check(z.trim(), z.minLength(1, 'tag_required'), z.maxLength(TAG_MAX_LENGTH, 'too_long'), z.regex(/^[^,]*$/, 'comma'))

/** Photos are younger than photography. */
const FIRST_YEAR = 1826
export const LocalTime = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, 'not_a_time'),
  z.refine((text) => isRealTime(text), 'not_a_time'),
)
export const LocalDate = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/, 'not_a_date'),
  z.refine((text) => isRealTime(`${text}T00:00`), 'not_a_date'),
)

/** February 30 becomes March in a `Date`, and so tells itself. */
function isRealTime(text: string): boolean {
  const date = new Date(`${text}Z`)
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    date.getUTCFullYear() >= FIRST_YEAR &&
    date.getTime() < Date.now() + 366 * 86_400_000
  )
}
