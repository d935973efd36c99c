import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocale } from 'use-intl'
import type { Cluster } from './clusters.ts'
import { labelsOn, type Country, type Measure } from './map-labels.ts'
import { worldPx, type MapView, type Size } from './map-view.ts'
import { drawTiles } from './tiles.ts'
import { worldOptions, type Shape, type World } from './world.ts'

type MapCanvasProps = {
  view: MapView
  size: Size
  tiles: string | undefined
  /** Named below their photos. */
  clusters: readonly Cluster[]
}

/**
 * The world under the places, with names: bundled land and borders, or the operator's tiles over them, which name countries
 * themselves.
 */
export function MapCanvas({ view, size, tiles, clusters }: MapCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { data: world } = useQuery(worldOptions)
  const countries = useCountries(tiles ? undefined : world)
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
    if (world) drawWorld(pen, world, view, size, density, style)
    if (tiles) drawTiles(pen, tiles, view, size, density, () => setArrived((count) => count + 1))
    drawLabels(pen, { clusters, countries }, view, size, density, style)
  })
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="absolute inset-0 size-full border-outline/55 bg-sea text-land outline-ink-soft"
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

function drawWorld(
  pen: CanvasRenderingContext2D,
  { land, borders }: World,
  { x, y, zoom }: MapView,
  { width, height }: Size,
  density: number,
  style: CSSStyleDeclaration,
) {
  const world = worldPx(zoom)
  const [across, down] = [width / 2 / world, height / 2 / world]
  pen.fillStyle = style.color
  pen.strokeStyle = style.borderTopColor
  pen.lineWidth = 1 / world
  // The world repeats beyond the date line, and some islands are on both sides of it.
  for (let turn = Math.floor(x - across) - 1; turn <= Math.floor(x + across) + 1; turn++) {
    const left = x - across - turn
    const isSeen = (shape: Shape) =>
      shape.east > left && shape.west < left + 2 * across && shape.south > y - down && shape.north < y + down
    const scale = world * density
    pen.setTransform(scale, 0, 0, scale, -left * scale, -(y - down) * scale)
    for (const { path } of land.filter(isSeen)) pen.fill(path)
    for (const { path } of [...land, ...borders].filter(isSeen)) pen.stroke(path)
  }
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
  const px = rem * LABEL_SIZE
  const fontOf = (isPlace: boolean) => `${isPlace ? 600 : 500} ${px}px ${fontFamily}`
  pen.setTransform(density, 0, 0, density, 0, 0)
  Object.assign(pen, { textAlign: 'center', textBaseline: 'middle', lineJoin: 'round', lineWidth: px / 4 })
  Object.assign(pen, { fillStyle: outlineColor, strokeStyle: color })
  const measure: Measure = (text, isPlace) => {
    pen.font = fontOf(isPlace)
    return { width: pen.measureText(text).width, height: px * 1.3 }
  }
  for (const { text, left, top, isPlace } of labelsOn({ ...shown, photo: rem * PHOTO_SIZE }, view, size, measure)) {
    pen.font = fontOf(isPlace)
    // Readable over borders and water.
    pen.strokeText(text, left, top)
    pen.fillText(text, left, top)
  }
}
/** In rem. Photos are as large as in map-place.tsx. */
const LABEL_SIZE = 0.8
const PHOTO_SIZE = 3.5

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
