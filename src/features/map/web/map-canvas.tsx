import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocale } from 'use-intl'
import type { PhotoPlace } from '#features/map/map.contract.ts'
import { controlUnit } from '#web/root-font-size.ts'
import type { Cluster } from './clusters.ts'
import { labelsOn, type Country, type Measure } from './map-labels.ts'
import { worldPx, xOf, yOf, type MapView, type Size } from './map-view.ts'
import { drawTiles } from './tiles.ts'
import { worldOptions, type Shape, type World } from './world.ts'

type MapCanvasProps = {
  view: MapView
  size: Size
  tiles: string | undefined
  /** Named below their photos. */
  clusters: readonly Cluster[]
  /** All places, whose countries have a tint. */
  places: readonly PhotoPlace[]
}

/**
 * The world under the places, with names: bundled land and borders, or the operator's tiles over them, which name countries
 * themselves.
 */
export function MapCanvas({ view, size, tiles, clusters, places }: MapCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { data: world } = useQuery(worldOptions)
  const countries = useCountries(tiles ? undefined : world)
  const visited = useMemo(() => (world ? partsWith(places, world) : []), [world, places])
  useSyncExternalStore(onTheme, themeName)
  const [, setArrived] = useState(0)
  // Redraws on every change of the view or theme, and when a tile has loaded.
  useLayoutEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!element || !pen) return
    const density = devicePixelRatio
    element.width = size.width * density
    element.height = size.height * density
    // Computed, so that the map follows the theme.
    const style = getComputedStyle(element)
    if (world) drawWorld(pen, world, visited, { view, size, density }, style)
    if (tiles) drawTiles(pen, tiles, view, size, density, () => setArrived((count) => count + 1))
    drawLabels(pen, { clusters, countries }, view, size, density, style)
  })
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="absolute inset-0 size-full border-outline/55 bg-sea text-land caret-ember outline-ink-soft"
    />
  )
}

/** Countries with their names in the reader's language. */
function useCountries(world: World | undefined): readonly Country[] {
  const locale = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return (world?.countries ?? []).map(({ region, name, ...place }) => ({
      ...place,
      name: (region && names.of(region)) ?? name,
    }))
  }, [world, locale])
}

/** Shallow water along the coasts, from the outside in. */
const SHALLOWS_PX = [16, 7]
const SHALLOWS_ALPHA = 0.22
const VISITED_ALPHA = 0.09

/** Land with shallow water around it, and a tint on countries with photos. */
function drawWorld(
  pen: CanvasRenderingContext2D,
  { land, borders }: World,
  visited: readonly Shape[],
  { view: { x, y, zoom }, size: { width, height }, density }: { view: MapView; size: Size; density: number },
  style: CSSStyleDeclaration,
) {
  const world = worldPx(zoom)
  const [across, down] = [width / 2 / world, height / 2 / world]
  pen.lineJoin = 'round'
  // The world repeats beyond the date line, and some islands are on both sides of it.
  for (let turn = Math.floor(x - across) - 1; turn <= Math.floor(x + across) + 1; turn++) {
    const left = x - across - turn
    const isSeen = (shape: Shape) =>
      shape.east > left && shape.west < left + 2 * across && shape.south > y - down && shape.north < y + down
    const scale = world * density
    pen.setTransform(scale, 0, 0, scale, -left * scale, -(y - down) * scale)
    const seen = land.filter(isSeen)
    Object.assign(pen, { strokeStyle: style.color, globalAlpha: SHALLOWS_ALPHA })
    for (const pixels of SHALLOWS_PX) {
      pen.lineWidth = pixels / world
      for (const { path } of seen) pen.stroke(path)
    }
    Object.assign(pen, { fillStyle: style.color, globalAlpha: 1 })
    for (const { path } of seen) pen.fill(path)
    Object.assign(pen, { fillStyle: style.caretColor, globalAlpha: VISITED_ALPHA })
    for (const { path } of visited.filter(isSeen)) pen.fill(path)
    Object.assign(pen, { strokeStyle: style.borderTopColor, globalAlpha: 1, lineWidth: 1 / world })
    for (const { path } of [...seen, ...borders.filter(isSeen)]) pen.stroke(path)
  }
}

/** A place at a coast may be beside the bundled land. The first of these shifts that's on land counts. */
const NEARBY_DEGREES = [0, 0.15, -0.15, 0.3, -0.3]

/** The parts of countries that have photos. */
function partsWith(places: readonly PhotoPlace[], { countries }: World): Shape[] {
  const pen = document.createElement('canvas').getContext('2d')
  const countryAt = (x: number, y: number) =>
    countries.find(({ parts }) =>
      parts.some(
        ({ path, west, east, north, south }) =>
          x >= west && x <= east && y >= north && y <= south && pen?.isPointInPath(path, x, y),
      ),
    )
  const visited = new Set<World['countries'][number]>()
  for (const { lng, lat } of places)
    for (const shift of NEARBY_DEGREES) {
      const country = countryAt(xOf(lng + shift), yOf(lat))
      if (!country) continue
      visited.add(country)
      break
    }
  return [...visited].flatMap(({ parts }) => parts)
}

function drawLabels(
  pen: CanvasRenderingContext2D,
  shown: Omit<Parameters<typeof labelsOn>[0], 'photo'>,
  view: MapView,
  size: Size,
  density: number,
  { fontFamily, fontSize, outlineColor, color }: CSSStyleDeclaration,
) {
  const rem = Number.parseFloat(fontSize)
  const px = Math.min(rem, innerWidth / 16) * LABEL_SIZE
  const fontOf = (isPlace: boolean) => `${isPlace ? 600 : 500} ${px}px ${fontFamily}`
  pen.setTransform(density, 0, 0, density, 0, 0)
  Object.assign(pen, { textAlign: 'center', textBaseline: 'middle', lineJoin: 'round', lineWidth: px / 4 })
  Object.assign(pen, { fillStyle: outlineColor, strokeStyle: color })
  const measure: Measure = (text, isPlace) => {
    pen.font = fontOf(isPlace)
    return { width: pen.measureText(text).width, height: px * 1.3 }
  }
  for (const { text, left, top, isPlace } of labelsOn(
    { ...shown, photo: controlUnit() * PHOTO_UNITS },
    view,
    size,
    measure,
  )) {
    pen.font = fontOf(isPlace)
    // Readable over borders and water.
    pen.strokeText(text, left, top)
    pen.fillText(text, left, top)
  }
}
/** In rem. */
const LABEL_SIZE = 0.8
/** About as large as in map-place.tsx. */
const PHOTO_UNITS = 14

const dark = '(prefers-color-scheme: dark)'

function themeName(): string {
  return `${document.documentElement.dataset.theme} ${matchMedia(dark).matches}`
}

function onTheme(listener: () => void): () => void {
  const media = matchMedia(dark)
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  media.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    media.removeEventListener('change', listener)
  }
}
