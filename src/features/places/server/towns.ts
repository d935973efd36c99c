import { foldedName } from './normalized-name.ts'
import { packedTowns } from './packed-towns.ts'

export type Town = {
  name: string
  /** ISO 3166 letters. */
  country: string
  population: number
  lat: number
  lng: number
}

export type Towns = {
  /** Those nearest to a position, nearest first, at most so many and so far. */
  near(lat: number, lng: number, most: number, withinKm: number): Town[]
  /** Those whose name begins so, the largest first. */
  named(beginning: string, most: number): Town[]
}

let loading: Promise<Towns> | undefined

/** Loaded when the first place is asked for, and then kept. */
export function towns(): Promise<Towns> {
  loading ??= loadTowns()
  return loading
}

/**
 * All towns of the world above a thousand people. They come in a few arrays: as 135,000 objects they take 50 MB, and every
 * garbage collection visits each of them.
 */
async function loadTowns(): Promise<Towns> {
  const [packed, { default: KDBush }, geokdbush] = await Promise.all([
    packedTowns(),
    import('kdbush'),
    import('geokdbush'),
  ])
  const { names, nameEnds, folded, foldedEnds, countries, populations, lngs, lats } = packed
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
  return {
    near: (lat, lng, most, withinKm) => geokdbush.around(tree, lng, lat, most, withinKm).map(townAt),
    named(beginning, most) {
      const wanted = foldedName(beginning)
      const found: Town[] = []
      for (let from = wanted ? 0 : -1; from >= 0 && found.length < most;) {
        const at = folded.indexOf(`\n${wanted}`, from)
        if (at < 0) break
        found.push(townAt(firstAbove(foldedEnds, at)))
        from = at + 1
      }
      return found
    },
  }
}

/** The place of the first number above this one. */
function firstAbove(ascending: Uint32Array, least: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? 0) > least) high = middle
    else low = middle + 1
  }
  return low
}
