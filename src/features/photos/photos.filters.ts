import * as z from 'zod/mini'
import { Id } from '#shared/id-schemas.ts'
import {
  FILE_NAME_MAX_LENGTH,
  FILE_NAME_MIN_LENGTH,
  LABELS_MAX,
  photoKinds,
  RADIUS_MAX_KM,
  SEARCH_TEXT_MAX_LENGTH,
} from './photos.rules.ts'
import { LocalDate, TagName } from './photos.schemas.ts'

const yes = z.optional(z.enum(['true']))

/** `a,b,c` in the URL, a list in the code. */
export function listOf<Item extends z.ZodMiniType<string, string>>(item: Item) {
  return z.optional(
    z.pipe(
      z.string().check(z.maxLength(4_000)),
      z.pipe(
        z.transform((text: string) => text.split(',').filter((part) => part.trim() !== '')),
        z.array(item).check(z.maxLength(LABELS_MAX)),
      ),
    ),
  )
}

const degrees = (most: number) => z.optional(z.coerce.number().check(z.minimum(-most), z.maximum(most)))

const degree = (most: number) => z.number().check(z.minimum(-most), z.maximum(most))

/** `west,south,east,north` in degrees. If east is less than west, the area crosses the date line. */
const area = z.optional(
  z.pipe(
    z
      .string()
      .check(
        z.maxLength(120),
        z.regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/),
        z.describe('Matches photos in a map area, given as west,south,east,north in degrees.'),
      ),
    z.pipe(
      z.transform((text: string) => {
        const [west, south, east, north] = text.split(',').map(Number)
        return { west, south, east, north }
      }),
      z.object({ west: degree(180), south: degree(90), east: degree(180), north: degree(90) }),
    ),
  ),
)

/** The gallery's filters, combined with AND. Without any, archived photos don't match. */
export const PhotoFilters = z.object({
  /** Words in the description, place and tags. Accents, case and small typos don't matter. */
  text: z
    .optional(z.string().check(z.trim(), z.maxLength(SEARCH_TEXT_MAX_LENGTH)))
    .check(z.describe('Matches words in descriptions, places, and tags. Case, accents, and small typos don’t matter.')),
  file_name: z
    .optional(z.string().check(z.trim(), z.minLength(FILE_NAME_MIN_LENGTH), z.maxLength(FILE_NAME_MAX_LENGTH)))
    .check(z.describe('Matches photos whose file name starts with this, ignoring case.')),
  kind: z.optional(z.enum(photoKinds)).check(z.describe('Matches videos, Live Photos, and so on.')),
  is_favorite: yes.check(z.describe('Matches favorites only.')),
  is_archived: yes.check(
    z.describe('Matches archived photos only. They also match every other filter, but aren’t listed without one.'),
  ),
  person_ids: listOf(Id).check(
    z.describe('IDs of people, separated by commas. Matches photos that show all of these people.'),
  ),
  no_one_else: yes.check(z.describe('Matches photos that show no one besides person_ids.')),
  taken_from: z
    .optional(LocalDate)
    .check(z.describe('The first day to include, YYYY-MM-DD. Photos without a known date don’t match.')),
  taken_to: z
    .optional(LocalDate)
    .check(z.describe('The last day to include, YYYY-MM-DD. Photos without a known date don’t match.')),
  has_location: yes.check(z.describe('Matches photos with a place name or coordinates.')),
  /** All three together: photos taken within this many kilometers of a position. */
  near_lat: degrees(90).check(z.describe('Latitude in degrees. Send it with near_lng and near_km.')),
  near_lng: degrees(180).check(z.describe('Longitude in degrees. Send it with near_lat and near_km.')),
  near_km: z
    .optional(z.coerce.number().check(z.positive(), z.maximum(RADIUS_MAX_KM)))
    .check(z.describe('Distance in kilometers from near_lat and near_lng. Send all three or none.')),
  /** Photos taken in an area of the map. */
  area,
  category_ids: listOf(Id).check(
    z.describe('Category IDs, separated by commas. Matches photos in any of these categories.'),
  ),
  album_ids: listOf(Id).check(
    z.describe('Album IDs, separated by commas. Matches photos that were added to any of these albums.'),
  ),
  milestone_ids: listOf(Id).check(
    z.describe('Milestone IDs, separated by commas. Matches photos of any of these milestones.'),
  ),
  tags: listOf(TagName).check(z.describe('Tags, separated by commas. Matches photos with all of these tags.')),
})
export type PhotoFilter = z.output<typeof PhotoFilters>

export const filterNames = Object.keys(PhotoFilters.shape) as (keyof PhotoFilter)[]

/** A filter that's kept: the parameters as they are in a URL. */
export const AlbumRule = z
  .partialRecord(z.enum(filterNames), z.string().check(z.maxLength(4_000)))
  .check(z.refine((rule) => Object.keys(rule).length > 0 && PhotoFilters.safeParse(rule).success, 'not_a_filter'))
export type AlbumRule = z.output<typeof AlbumRule>
