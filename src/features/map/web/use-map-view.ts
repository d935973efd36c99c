import { useEffect, useRef, useState } from 'react'
import { areaOf, clampView, fit, readArea, writeArea, ZOOM_MAX, type MapView, type Size } from './map-view.ts'

const FLIGHT_MS = 220
/** The gallery is updated this long after the last move. */
const REST_MS = 300

type Options = {
  size: Size
  /** The area in the URL. */
  area: string | undefined
  /** Shows all places, for the initial view and for resetting; undefined while loading. */
  all: MapView | undefined
  onArea: (area: string) => void
}

/**
 * Where the person moved the map. Valid as long as the URL has the area it had then (`from`) or the one it was set to
 * (`written`).
 */
type MovedView = { view: MapView; from: string | undefined; written: string | undefined }

/** The view of the map: the area in the URL, or all places. When people move the map, the URL follows. */
export function useMapView({ size, area, all, onArea }: Options) {
  const [own, setOwn] = useState<MovedView>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flight = useRef(0)
  // The URL has been updated, so from now on clearing the filter or going back resets the view.
  if (own?.written && own.written === area && own.from !== area) setOwn({ ...own, from: area })
  const isOwn = own && (area === own.from || area === own.written)
  const view = size.width === 0 ? undefined : isOwn ? clampView(own.view, size) : startOf(size, area, all)

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      cancelAnimationFrame(flight.current)
    },
    [],
  )

  function move(next: MapView) {
    cancelAnimationFrame(flight.current)
    clearTimeout(timer.current)
    setOwn({ view: next, from: area, written: undefined })
    timer.current = setTimeout(() => {
      const written = writeArea(areaOf(next, size))
      setOwn({ view: next, from: area, written })
      onArea(written)
    }, REST_MS)
  }

  /** Jumps without animation if reduced motion is preferred. */
  function fly(to: MapView) {
    if (!view || matchMedia('(prefers-reduced-motion: reduce)').matches) return move(to)
    const began = performance.now()
    // The shorter way around the world.
    const across = to.x - view.x - Math.round(to.x - view.x)
    const step = () => {
      const part = Math.min(1, (performance.now() - began) / FLIGHT_MS)
      if (part === 1) return move(to)
      const eased = 1 - (1 - part) ** 3
      const between = {
        x: view.x + across * eased,
        y: view.y + (to.y - view.y) * eased,
        zoom: view.zoom + (to.zoom - view.zoom) * eased,
      }
      setOwn({ view: between, from: area, written: undefined })
      flight.current = requestAnimationFrame(step)
    }
    cancelAnimationFrame(flight.current)
    step()
  }

  return { view, move, fly }
}

function startOf(size: Size, area: string | undefined, all: MapView | undefined): MapView | undefined {
  if (area) return fit(readArea(area), size, { edge: 0, controls: 0, most: ZOOM_MAX })
  return all
}
