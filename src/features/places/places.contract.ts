import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { TOWN_NAME_MAX_LENGTH } from './places.rules.ts'

export const placesContract = contract({
  listTowns: operation('GET', '/api/towns', {
    access: signedIn,
    budget: 'searches',
    summary: 'Search towns',
    description:
      'Returns towns whose names start with the text, largest first. Uses only data stored on this instance.',
    query: z.object({
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(1),
          z.maxLength(TOWN_NAME_MAX_LENGTH),
          z.describe('The first letters of a town’s name.'),
        ),
    }),
    response: z.object({
      towns: z.array(
        z.object({
          name: z.string(),
          /** ISO 3166 code. */
          country: z.string(),
          lat: z.number(),
          lng: z.number(),
        }),
      ),
    }),
  }),
})
