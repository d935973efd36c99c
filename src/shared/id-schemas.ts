import * as z from 'zod/mini'
import { ID_PATTERN } from './is-id.ts'

/** A UUID, converted to lowercase because IDs are also file names. */
export const Id = z.uuid().check(z.toLowerCase())

/** An idempotency key. */
export const IdempotencyKey = z
  .optional(z.uuid().check(z.toLowerCase()))
  .check(
    z.describe(
      'Idempotency key: a new UUID for each request. If you don’t get a response, retry with the same UUID, and the request takes effect only once.',
    ),
  )

/** Position after which the next page of a list begins. */
export const Cursor = z
  .optional(z.string().check(z.maxLength(200)))
  .check(z.describe('The next_cursor of the previous page.'))

/** One or more IDs in a URL, separated by commas. */
export function IdList(most: number) {
  const list = new RegExp(`^${ID_PATTERN}(?:,${ID_PATTERN}){0,${most - 1}}$`)
  return z.string().check(z.maxLength(37 * most), z.regex(list), z.describe(`Up to ${most} IDs, separated by commas.`))
}
