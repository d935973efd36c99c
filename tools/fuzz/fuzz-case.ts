import { readSamples, type FuzzSample } from './fuzz-samples.ts'
import { mutate } from './mutate.ts'
import { randomOf, type Random } from './random.ts'

/** Larger samples take most of the time, and rarely reveal more. */
const LARGE_BYTES = 64 * 1024
const LARGE_EVERY = 8
const SLOW_EVERY = 4

export type FuzzCase = { sample: FuzzSample; bytes: Buffer }

/** A seed and a number define a case. Each type of sample gets the same share, however many samples it has. */
export async function openCases(seed: number): Promise<(number: number) => FuzzCase> {
  const samples = await readSamples()
  const kinds = [...Map.groupBy(samples, ({ readers }) => readers.join()).values()]
  const fastKinds = kinds.filter(([first]) => !first?.readers.some((name) => name === 'zip' || name === 'recording'))
  return (number) => {
    const random = randomOf(Math.imul(seed, 0x9e3779b1) ^ number)
    const kind = random.pick(random.below(SLOW_EVERY) ? fastKinds : kinds)
    const sample = pickSample(kind, random)
    return { sample, bytes: mutate(sample.bytes, random) }
  }
}

function pickSample(kind: FuzzSample[], random: Random): FuzzSample {
  const small = kind.filter(({ bytes }) => bytes.length <= LARGE_BYTES)
  return random.pick(small.length > 0 && random.below(LARGE_EVERY) ? small : kind)
}
