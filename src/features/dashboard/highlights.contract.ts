import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { Day, Moment } from '#shared/time-schemas.ts'
import { member } from '../families/families.rules.ts'
import { PhotoListed } from '../photos/photos.contract.ts'

export const highlightsContract = contract({
  getHighlights: operation('GET', '/api/families/:family_id/highlights', {
    access: member('photos.view'),
    summary: 'Get a family’s highlights',
    description:
      'Returns photos from this day in earlier years, a photo for the cover, and how much others have added since a given time.',
    query: z.object({
      day: Day.check(z.describe('Today’s date in your time zone.')),
      since: z
        .optional(Moment)
        .check(z.describe('The time of your last visit. Content that others have added since then is counted.')),
    }),
    response: z.object({
      on_this_day: z.array(PhotoListed),
      /** The photo on the family's cover: of this day in an earlier year, else a favorite, else the newest. */
      cover: z.nullable(
        z.object({
          photo: PhotoListed,
          /** Where its subject is, from 0 to 1. */
          focus_x: z.nullable(z.number()),
          focus_y: z.nullable(z.number()),
          why: z.enum(['on_this_day', 'favorite', 'newest']),
        }),
      ),
      since: z.object({
        photos: z.int(),
        /** The members who added these photos; empty if some aren’t a member’s. */
        photos_by: z.array(Id),
        milestones: z.int(),
      }),
    }),
  }),
})
