import { useEffect, useRef, useState } from 'react'
import {
  areaOf,
  clampView,
  fit,
  readArea,
  writeArea,
  ZOOM_MAX,
  type Area,
  type MapView,
  type Size,
} from './map-view.ts'

const FLIGHT_MS = 220
/** After the last move; the gallery follows then. */
const REST_MS = 300

type Options = {
  size: Size
  /** The part that the address names. */
  area: string | undefined
  /** All places, to begin with and to return to; undefined until it is known. */
  all: Area | undefined
  onArea: (area: string) => void
}

/** Where somebody moved to. It holds for as long as the address says what it said then, or what they told it. */
type Own = { view: MapView; from: string | undefined; told: string | undefined }

/** What the map shows: what the address says, else every place; moved by people, who then change the address. */
export function useMapView({ size, area, all, onArea }: Options) {
  const [own, setOwn] = useState<Own>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flight = useRef(0)
  // The address has heard of it: a filter that is taken away from now on, or Back, ends it.
  if (own?.told && own.told === area && own.from !== area) setOwn({ ...own, from: area })
  const isOwn = own && (area === own.from || area === own.told)
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
    setOwn({ view: next, from: area, told: undefined })
    timer.current = setTimeout(() => {
      const told = writeArea(areaOf(next, size))
      setOwn({ view: next, from: area, told })
      onArea(told)
    }, REST_MS)
  }

  /** Goes there at once where nothing shall move. */
  function fly(to: MapView) {
    if (!view || matchMedia('(prefers-reduced-motion: reduce)').matches) return move(to)
    const began = performance.now()
    // The short way around the world.
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
      setOwn({ view: between, from: area, told: undefined })
      flight.current = requestAnimationFrame(step)
    }
    cancelAnimationFrame(flight.current)
    step()
  }

  return { view, move, fly }
}

function startOf(size: Size, area: string | undefined, all: Area | undefined): MapView | undefined {
  if (area) return fit(readArea(area), size, { edge: 0, most: ZOOM_MAX })
  return all && fit(all, size)
}
