import * as z from 'zod/mini'
import { audiences } from '#shared/audiences.ts'
import { isRealTime } from '#shared/is-real-time.ts'
import { DAY_MS } from '#shared/days.ts'
import {
  PHOTO_DESCRIPTION_MAX_LENGTH,
  PHOTO_LOCATION_MAX_LENGTH,
  TAG_MAX_LENGTH,
  takenPrecisions,
} from './photos.rules.ts'

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
/** What people can write about one photo or many. */
export const editedFields = {
  description: z.optional(z.nullable(z.string().check(z.maxLength(PHOTO_DESCRIPTION_MAX_LENGTH, 'too_long')))),
  location_name: z
    .optional(z.nullable(z.string().check(z.maxLength(PHOTO_LOCATION_MAX_LENGTH, 'too_long'))))
    .check(z.describe('The name of the place.')),
  is_favorite: z.optional(z.boolean()),
  is_archived: z
    .optional(z.boolean())
    .check(z.describe('Archived photos leave the gallery, and stay in albums and searches.')),
  taken_at: z.optional(z.nullable(LocalTime)).check(z.describe('Local time without a time zone, YYYY-MM-DDTHH:mm:ss.')),
  taken_precision: z
    .optional(z.enum(takenPrecisions))
    .check(z.describe('How exact taken_at is. “about” means around that year.')),
  taken_offset_minutes: z
    .optional(z.nullable(z.int().check(z.minimum(-900), z.maximum(900))))
    .check(z.describe('Minutes that the local time is ahead of UTC.')),
  location_lat: z
    .optional(z.nullable(z.number().check(z.minimum(-90), z.maximum(90))))
    .check(z.describe('Latitude in degrees. Send it with location_lng. null removes the location.')),
  location_lng: z
    .optional(z.nullable(z.number().check(z.minimum(-180), z.maximum(180))))
    .check(z.describe('Longitude in degrees. Send it with location_lat.')),
}
export type EditedField = keyof typeof editedFields
export const editedNames = Object.keys(editedFields) as readonly EditedField[]

/** A day to search from or to. It may be earlier than the first photograph. */
export const LocalDate = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/, 'not_a_date'),
  z.refine((text) => text > '0001' && isRealTime(`${text}T00:00`), 'not_a_date'),
)

function isTimeOfPhotos(text: string): boolean {
  return (
    isRealTime(text) && Number(text.slice(0, 4)) >= FIRST_YEAR && Date.parse(`${text}Z`) < Date.now() + 366 * DAY_MS
  )
}
