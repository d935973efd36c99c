import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { personKinds } from '../people/people.rules.ts'
import { takenPrecisions } from '../photos/photos.rules.ts'
import { SEARCH_TEXT_MAX_LENGTH } from './search.rules.ts'

const Found = z.object({
  /** Children's answers, by their text and by the transcripts of their recordings. */
  answers: z.array(
    z.object({
      id: Id,
      family_id: Id,
      child_id: Id,
      first_name: z.string(),
      prompt_order: z.int(),
      /** The text around the match. */
      excerpt: z.string(),
    }),
  ),
  albums: z.array(z.object({ id: Id, family_id: Id, title: z.string(), cover_url: z.nullable(z.string()) })),
  families: z.array(z.object({ id: Id, name: z.string() })),
  milestones: z.array(
    z.object({ id: Id, family_id: Id, name: z.string(), date: z.string(), cover_url: z.nullable(z.string()) }),
  ),
  people: z.array(
    z.object({
      id: Id,
      family_id: Id,
      kind: z.enum(personKinds),
      first_name: z.string(),
      last_name: z.string(),
      user_id: z.nullable(Id),
      avatar_url: z.nullable(z.string()),
    }),
  ),
  photos: z.array(
    z.object({
      id: Id,
      family_id: Id,
      filename: z.string(),
      description: z.nullable(z.string()),
      kind: z.enum(['image', 'video']),
      taken_at: z.nullable(z.string()),
      taken_precision: z.enum(takenPrecisions),
      location_name: z.nullable(z.string()),
      created_at: z.string(),
      thumbhash: z.nullable(z.string()),
      small_url: z.string(),
    }),
  ),
})
export type Found = z.output<typeof Found>

export const searchContract = contract({
  searchEverything: operation('GET', '/api/search', {
    access: signedIn,
    budget: 'searches',
    api_key: true,
    summary: 'Search your families',
    description: 'Returns a few matching families, people, albums, milestones, answers, and photos.',
    query: z.object({
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'text_required'),
          z.maxLength(SEARCH_TEXT_MAX_LENGTH),
          z.describe('The words to search for.'),
        ),
      in_family: z.optional(Id).check(z.describe('Only this one of your families, by its ID.')),
    }),
    response: Found,
  }),
})
