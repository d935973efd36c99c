import { createHash } from 'node:crypto'
import { newId } from '#shared/ids.ts'

/**
 * The id of what a request makes that may come again, since its answer was lost: the same for the same `once` of the same
 * `place` (ids of who asks and of where), and nobody else's, so that nobody can name what another made, nor learn that it is
 * there. A new one for what is not sent once.
 */
export function idOfOnce(once: string | undefined, ...place: string[]): string {
  if (!once) return newId()
  const hex = createHash('sha256')
    .update([...place, once].join(' '))
    .digest('hex')
  // A UUID of version 8 (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`
}
