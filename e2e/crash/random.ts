/** Seeded random numbers (mulberry32). */
export type Random = { below(limit: number): number; oneIn(n: number): boolean; pick<T>(from: readonly T[]): T }

/** The same run each time in `npm test`, and another one whenever it runs longer. CRASH_SEED repeats one. */
export function crashSeed(isLong: boolean): number {
  return Number(process.env.CRASH_SEED ?? (isLong ? Date.now() % 1e9 : 1))
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, oneIn: (n) => below(n) === 0, pick: (from) => from[below(from.length)]! }
}
