import { normalizedName } from './normalized-name.ts'
import { packedTowns } from './packed-towns.ts'

export type Town = {
  name: string
  /** ISO 3166 code. */
  country: string
  population: number
  lat: number
  lng: number
}

export type Towns = {
  /** The nearest towns, nearest first, up to `most` and within `withinKm`. */
  near(lat: number, lng: number, most: number, withinKm: number): Town[]
  /** Towns whose names start with `beginning`, largest first. */
  named(beginning: string, most: number): Town[]
  /** The largest city of this name. Smaller towns are often called like ordinary words. */
  city(name: string): Town | undefined
}

let loading: Promise<Towns> | undefined

const CITY_POPULATION = 100_000

/** Loaded on first use. */
export function towns(): Promise<Towns> {
  loading ??= loadTowns()
  return loading
}

/**
 * All towns with more than a thousand people. They're stored in a few arrays, because 135,000 objects take 50 MB and slow
 * down every garbage collection.
 */
async function loadTowns(): Promise<Towns> {
  const [packed, { default: KDBush }, geokdbush] = await Promise.all([
    packedTowns(),
    import('kdbush'),
    import('geokdbush'),
  ])
  const { names, nameEnds, normalized, normalizedEnds, countries, populations, lngs, lats } = packed
  const tree = new KDBush(populations.length)
  for (const [at, lng] of lngs.entries()) tree.add(lng, lats[at] ?? 0)
  tree.finish()
  const decoder = new TextDecoder()
  const townAt = (at: number): Town => ({
    name: decoder.decode(names.subarray(nameEnds[at - 1] ?? 0, nameEnds[at])),
    country: countries.slice(at * 2, at * 2 + 2),
    population: populations[at] ?? 0,
    lat: lats[at] ?? 0,
    lng: lngs[at] ?? 0,
  })
  const cities = new Map<string, number>()
  for (let at = 0; (populations[at] ?? 0) >= CITY_POPULATION; at++) {
    const name = normalized.slice((normalizedEnds[at - 1] ?? 0) + 1, normalizedEnds[at])
    if (!cities.has(name)) cities.set(name, at)
  }
  return {
    city(name) {
      const at = cities.get(normalizedName(name))
      return at === undefined ? undefined : townAt(at)
    },
    near: (lat, lng, most, withinKm) => geokdbush.around(tree, lng, lat, most, withinKm).map(townAt),
    named(beginning, most) {
      const wanted = normalizedName(beginning)
      const found: Town[] = []
      for (let from = wanted ? 0 : -1; from >= 0 && found.length < most;) {
        const at = normalized.indexOf(`\n${wanted}`, from)
        if (at < 0) break
        found.push(townAt(firstAbove(normalizedEnds, at)))
        from = at + 1
      }
      return found
    },
  }
}

/** The index of the first number that's larger than `least`. */
function firstAbove(ascending: Uint32Array, least: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? 0) > least) high = middle
    else low = middle + 1
  }
  return low
}
