import { worldPx, type MapView, type Size } from './map-view.ts'

/** The finest zoom level of common tile servers. */
const TILE_ZOOM_MAX = 19
const CACHED_TILES = 200

const tiles = new Map<string, HTMLImageElement>()

/** Draws the tiles that are loaded and requests the others; `onArrive` is called when another one can be drawn. */
export function drawTiles(
  pen: CanvasRenderingContext2D,
  source: string,
  { x, y, zoom }: MapView,
  { width, height }: Size,
  density: number,
  onArrive: () => void,
) {
  const world = worldPx(zoom)
  const level = Math.min(TILE_ZOOM_MAX, Math.max(0, Math.round(zoom)))
  const count = 2 ** level
  const side = world / count
  const [left, top] = [x * world - width / 2, y * world - height / 2]
  pen.setTransform(density, 0, 0, density, 0, 0)
  for (let column = Math.floor(left / side); column * side < left + width; column++)
    for (let row = Math.max(0, Math.floor(top / side)); row < count && row * side < top + height; row++) {
      const address = source
        .replace('{z}', String(level))
        .replace('{x}', String(((column % count) + count) % count))
        .replace('{y}', String(row))
      const tile = tileOf(address, onArrive)
      // Slightly enlarged, to avoid seams between tiles.
      if (tile.complete && tile.naturalWidth > 0)
        pen.drawImage(tile, column * side - left, row * side - top, side + 0.5, side + 0.5)
    }
}

function tileOf(address: string, onArrive: () => void): HTMLImageElement {
  const known = tiles.get(address)
  if (known) return known
  const tile = new Image()
  // Tile servers require a referrer. They get only the origin.
  tile.referrerPolicy = 'strict-origin'
  tile.addEventListener('load', onArrive, { once: true })
  tile.src = address
  tiles.set(address, tile)
  const [oldest] = tiles.keys()
  if (oldest && tiles.size > CACHED_TILES) tiles.delete(oldest)
  return tile
}
