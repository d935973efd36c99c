import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { locales } from '#shared/locales.ts'
import { member } from '../families/families.rules.ts'
import { filterNames } from '../photos/photos.filters.ts'
import { SEARCH_TEXT_MAX_LENGTH } from '../photos/photos.rules.ts'
import { LocalDate } from '../photos/photos.schemas.ts'

/** What words can mean. */
export const partKinds = ['dates', 'person', 'alone', 'favorites', 'kind', 'file', 'place'] as const

export const TypedPart = z.object({
  kind: z.enum(partKinds),
  /** The words as they were typed. */
  words: z.string(),
  /** The name of a place, otherwise null. */
  name: z.nullable(z.string()),
  /** Parameters of listPhotos. Those of several people are to be joined with commas. */
  filter: z.partialRecord(z.enum(filterNames), z.string()),
})
export type TypedPart = z.output<typeof TypedPart>

export const typedSearchContract = contract({
  readTypedSearch: operation('GET', '/api/families/:family_id/photos/typed-search', {
    access: member('photos.view'),
    budget: 'searches',
    summary: 'Turn typed words into photo filters',
    description:
      'Reads dates, names of people, file names, and kinds of photos in English, Spanish, French, and German. Words in quotation marks stay text.',
    query: z.object({
      text: z
        .string()
        .check(
          z.trim(),
          z.maxLength(SEARCH_TEXT_MAX_LENGTH),
          z.describe('The words, such as “Noé at the beach last summer”.'),
        ),
      today: z.optional(LocalDate).check(z.describe('Today where you are, YYYY-MM-DD. Default: today in UTC.')),
      language: z
        ._default(z.enum(locales as [(typeof locales)[number]]), 'en')
        .check(z.describe('Your language, which decides whether 3/4 is in March or April.')),
    }),
    response: z.object({
      parts: z.array(TypedPart),
      /** The other words, to search for as text. */
      text: z.string(),
    }),
  }),
})
