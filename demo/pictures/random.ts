import { required } from '#shared/required.ts'

/** A seeded random generator: the same seed gives the same picture. */
export type Random = {
  /** At least 0 and less than 1. */
  next(): number
  between(low: number, high: number): number
  int(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
  /** A separate generator for one part, so that drawing more before it doesn't change it. */
  for(part: string): Random
}

export function randomOf(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    // mulberry32: small, fast, and even enough for brush strokes.
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  return {
    next,
    between,
    int: (low, high) => Math.floor(between(low, high + 1)),
    pick: (list) => required(list[Math.floor(next() * list.length)]),
    chance: (probability) => next() < probability,
    for: (part) => randomOf(`${seed}/${part}`),
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return value | 0
}
