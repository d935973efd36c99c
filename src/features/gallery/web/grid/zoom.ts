import { createStore } from '#web/external-store.ts'
import type { Zoom } from './gallery-layout.ts'

const KEY = 'hearthbook.galleryZoom'
export const zooms = ['small', 'middle', 'large'] as const satisfies Zoom[]
const current = createStore(kept())

/** How large the rows of the gallery are, remembered on this device. */
export const zoom = {
  get: current.get,
  /** One size larger (1) or smaller (-1), where there is one. */
  step(by: 1 | -1) {
    const next = zooms[zooms.indexOf(zoom.get()) + by]
    if (!next) return
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // Storage is forbidden here: it holds until the page is left.
    }
    current.set(next)
  },
  listen: current.listen,
}

function kept(): Zoom {
  try {
    return zooms.find((one) => one === localStorage.getItem(KEY)) ?? 'middle'
  } catch {
    return 'middle'
  }
}
