/** What an identifier of ours looks like, for patterns of which it is a part. */
export const ID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const UUID = new RegExp(`^${ID_PATTERN}$`)

/** Whether a text is an identifier of ours as it is kept. Apart from ids.ts, so that a page can ask it without zod. */
export function isId(value: string): boolean {
  return UUID.test(value)
}
