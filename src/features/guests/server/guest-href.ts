import { GUEST_PATH } from '../guests.rules.ts'

type Query = { moment?: string | undefined; view?: 'all'; person?: string | undefined; after?: string | undefined }

/** The address of a guest page, for an attribute of HTML. */
export function guestHref(query: Query): string {
  const parts = Object.entries(query).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
  return parts.length ? `${GUEST_PATH}?${parts.join('&amp;')}` : GUEST_PATH
}
