import { createStore } from '#web/external-store.ts'
import { oneOf, storedValue } from '#web/stored-value.ts'
import type { Zoom } from './gallery-layout.ts'

export const zooms = ['small', 'middle', 'large'] as const satisfies Zoom[]
const stored = storedValue<Zoom>('hearthbook.galleryZoom', oneOf(zooms))
const current = createStore(stored.read() ?? 'middle')

/** The gallery's row size, stored on this device. */
export const zoom = {
  get: current.get,
  /** One size larger (1) or smaller (-1), if there is one. */
  step(by: 1 | -1) {
    const next = zooms[zooms.indexOf(zoom.get()) + by]
    if (!next) return
    stored.write(next)
    current.set(next)
  },
  listen: current.listen,
}
