import { Problem } from '#shared/problems.ts'

/** Where a page ended: the sort value of its last row and the id that breaks ties. */
export type Cursor = { at: string; id: string }

export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at}|${id}`).toString('base64url')
}

const PARTS = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z?)\|([0-9a-f-]{36})$/

/** @throws Problem invalid_input for a text that no page of ours gave out */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined
  const parts = PARTS.exec(Buffer.from(text, 'base64url').toString())
  if (!parts) throw new Problem('invalid_input', { fields: { cursor: 'invalid' } })
  return { at: parts[1]!, id: parts[2]! }
}
