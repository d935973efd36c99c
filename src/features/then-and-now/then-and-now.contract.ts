import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { Day } from '#shared/time-schemas.ts'
import { member } from '../families/families.rules.ts'
import { PhotoListed } from '../photos/photos.contract.ts'

const PhotoPair = z.object({
  /** The earlier photo. */
  before: PhotoListed,
  after: PhotoListed,
  /** Whole years between them. */
  years: z.int(),
  is_same_place: z.boolean(),
  /** People who are in both. */
  person_ids: z.array(Id),
})

const SameAgePair = z.object({
  parent_id: Id,
  parent_photo: PhotoListed,
  photo: PhotoListed,
  /** The person's age in `photo`. */
  age_days: z.int(),
  /** How many days older or younger the parent is. Null if a date is approximate. */
  days_apart: z.nullable(z.int()),
})

const YearPhoto = z.object({
  /** The birthday that the photo is nearest to, from 0. Null if the birth date is unknown. */
  age: z.nullable(z.int()),
  year: z.int(),
  photo: PhotoListed,
})

export type PhotoPair = z.output<typeof PhotoPair>
export type SameAgePair = z.output<typeof SameAgePair>
export type YearPhoto = z.output<typeof YearPhoto>

export const thenAndNowContract = contract({
  getThenAndNow: operation('GET', '/api/families/:family_id/then-and-now', {
    access: member('photos.view'),
    budget: 'searches',
    summary: 'Get two photos to compare',
    description:
      'Returns one of the latest photos and an earlier one of the same people or place. Another pair each day, and null if there are none.',
    query: z.object({ day: Day.check(z.describe('Today’s date in your time zone.')) }),
    response: z.object({ pair: z.nullable(PhotoPair) }),
  }),
  listPhotoPairs: operation('GET', '/api/families/:family_id/photos/:photo_id/then-and-now', {
    access: member('photos.view'),
    budget: 'searches',
    summary: 'List photos to compare with a photo',
    description: 'Returns photos of the same people or place, at least two years apart, best first.',
    response: z.object({ pairs: z.array(PhotoPair) }),
  }),
  listSameAge: operation('GET', '/api/families/:family_id/people/:person_id/same-age', {
    access: member('photos.view'),
    budget: 'searches',
    summary: 'List photos of a person and their parents at the same age',
    description: 'Needs the birth dates of both. Returns the youngest age first.',
    response: z.object({ pairs: z.array(SameAgePair) }),
  }),
  listYearPhotos: operation('GET', '/api/families/:family_id/people/:person_id/year-photos', {
    access: member('photos.view'),
    budget: 'searches',
    summary: 'List one photo of a person for each year',
    description: 'Prefers photos near the birthday that show the person alone. Returns the oldest photo first.',
    response: z.object({ photos: z.array(YearPhoto) }),
  }),
  readGrowthPoster: operation('GET', '/api/families/:family_id/people/:person_id/growth-poster', {
    access: member('photos.view'),
    budget: 'exports',
    summary: 'Download a poster with a person’s photos by year',
    description: 'A PDF of 42 by 59.4 cm (A2).',
    raw: true,
  }),
})
