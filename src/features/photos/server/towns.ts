import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PackedTowns } from './pack-towns.ts'

export type Town = {
  name: string
  /** ISO 3166 letters. */
  country: string
  population: number
  lat: number
  lng: number
}
/** The towns nearest to a position, nearest first, at most so many and so far. */
export type FindTowns = (lat: number, lng: number, most: number, withinKm: number) => Town[]

/**
 * All towns of the world above a thousand people. They come in a few arrays out of a thread that ends with them: as 135,000
 * objects they take 50 MB, every garbage collection visits each of them, and reading them holds everybody up.
 */
export async function loadTowns(): Promise<FindTowns> {
  const [towns, { default: KDBush }, geokdbush] = await Promise.all([
    packedTowns(),
    import('kdbush'),
    import('geokdbush'),
  ])
  const { names, nameEnds, countries, populations, lngs, lats } = towns
  const tree = new KDBush(populations.length)
  for (let at = 0; at < populations.length; at++) tree.add(lngs[at]!, lats[at]!)
  tree.finish()
  const decoder = new TextDecoder()
  const townAt = (at: number): Town => ({
    name: decoder.decode(names.subarray(nameEnds[at - 1] ?? 0, nameEnds[at])),
    country: countries.slice(at * 2, at * 2 + 2),
    population: populations[at]!,
    lat: lats[at]!,
    lng: lngs[at]!,
  })
  return (lat, lng, most, withinKm) => geokdbush.around(tree, lng, lat, most, withinKm).map(townAt)
}

async function packedTowns(): Promise<PackedTowns> {
  const thread = new Worker(new URL('./pack-towns.ts', import.meta.url))
  const [towns] = (await once(thread, 'message')) as [PackedTowns]
  await thread.terminate()
  return towns
}
