import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { locales } from '#shared/locales.ts'
import { member } from '../families/families.rules.ts'
import { PhotoListed } from '../photos/photos.contract.ts'
import { PhotoFilters } from '../photos/photos.filters.ts'
import { SEARCH_TEXT_MAX_LENGTH } from '../photos/photos.rules.ts'

export const contentSearchContract = contract({
  searchByContent: operation('GET', '/api/families/:family_id/photos/looks-like', {
    access: member('photos.view'),
    budget: 'searches',
    summary: 'Search photos by what they show',
    description:
      'Returns the photos that look most like the words, best first. Empty unless the family turned on finding faces, which includes this.',
    query: z.extend(PhotoFilters, {
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(1),
          z.maxLength(SEARCH_TEXT_MAX_LENGTH),
          z.describe('What the photos show, such as “cake on a beach”.'),
        ),
      language: z
        ._default(z.enum(locales as [(typeof locales)[number]]), 'en')
        .check(z.describe('The language of the words.')),
    }),
    response: z.object({
      photos: z.array(PhotoListed),
      /** The service didn't answer. */
      is_away: z.boolean(),
    }),
  }),
})
