/** For regular expressions that contain an ID. */
export const ID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const UUID = new RegExp(`^${ID_PATTERN}$`)

/** Whether a text is an ID as we store it. Separate from ids.ts, so pages can use it without zod. */
export function isId(value: string): boolean {
  return UUID.test(value)
}
