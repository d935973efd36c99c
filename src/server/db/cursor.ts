import { ID_PATTERN } from '#shared/is-id.ts'
import { isRealTime } from '#shared/is-real-time.ts'
import { Problem } from '#shared/problems.ts'

/** Position after the last row of a page: its sort value, and its ID to break ties. */
export type Cursor = { at: string; id: string }

export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at}|${id}`).toString('base64url')
}

const PARTS = new RegExp(`^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,6})?Z?)\\|(${ID_PATTERN})$`)

/** @throws Problem invalid_input for text that isn't one of our cursors */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined
  const [, at, id] = PARTS.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (!at || !id || !isMoment(at)) throw new Problem('invalid_input', { fields: { cursor: 'invalid' } })
  return { at, id }
}

/** A date and time that exist in the database, unlike February 30 or the year 0. */
function isMoment(at: string): boolean {
  return isRealTime(at.slice(0, 19)) && !at.startsWith('0000')
}
