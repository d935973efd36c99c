import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/**
 * Packs land and borders of the world (Natural Earth 1:50m, public domain) for maps in books, so that servers don't need the
 * package they're from. Run it after an update of world-atlas: `node tools/pack-world.ts`
 */
const ROOT = path.resolve(import.meta.dirname, '..')
/** Hundredths of a degree are a kilometer. */
const PRECISION = 100

const topology = JSON.parse(
  readFileSync(path.join(ROOT, 'node_modules/world-atlas/countries-50m.json'), 'utf8'),
) as Topology<{ land: GeometryCollection; countries: GeometryCollection }>
const land = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
  geometry.type === 'MultiPolygon'
    ? geometry.coordinates.flat()
    : geometry.type === 'Polygon'
      ? geometry.coordinates
      : [],
)
const borders = mesh(topology, topology.objects.countries, (a, b) => a !== b).coordinates
const packed = JSON.stringify({ land: land.map(pack), borders: borders.map(pack) })
writeFileSync(path.join(ROOT, 'src/features/books/server/world.json.gz'), gzipSync(packed, { level: 9 }))

/** Longitude and latitude in turn, each as the difference to the one before. */
function pack(line: number[][]): number[] {
  let [x, y] = [0, 0]
  return line.flatMap(([lng = 0, lat = 0]) => {
    const [right, up] = [Math.round(lng * PRECISION), Math.round(lat * PRECISION)]
    const step = [right - x, up - y]
    ;[x, y] = [right, up]
    return step[0] === 0 && step[1] === 0 ? [] : step
  })
}
