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

/** A new UUID version 7 (RFC 9562). Later IDs sort after earlier ones, so indexes grow at their end. */
export function newId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  let time = now
  for (let i = 5; i >= 0; i--) {
    bytes[i] = time % 256
    time = Math.floor(time / 256)
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
