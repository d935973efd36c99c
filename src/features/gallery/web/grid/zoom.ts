import { createStore } from '#web/external-store.ts'
import { oneOf, storedValue } from '#web/stored-value.ts'
import type { Zoom } from './gallery-layout.ts'

export const zooms = ['months', 'small', 'middle', 'large'] as const satisfies Zoom[]
const stored = storedValue<Zoom>('hearthbook.galleryZoom', oneOf(zooms))
const current = createStore<Zoom | 'years'>(stored.read() ?? 'middle')

/** The gallery's row size, stored on this device, or its view of years. */
export const zoom = {
  get: current.get,
  /** One size larger (1) or smaller (-1), if there is one. Smaller than the smallest rows are the years. */
  step(by: 1 | -1) {
    const now = zoom.get()
    const at = now === 'years' ? -1 : zooms.indexOf(now)
    const next = zooms[at + by]
    if (next) {
      stored.write(next)
      current.set(next)
    } else if (by < 0) zoom.showYears()
  },
  showYears: () => current.set('years'),
  /** The rows as they were before the years. */
  showRows: () => current.set(stored.read() ?? 'middle'),
  listen: current.listen,
}
