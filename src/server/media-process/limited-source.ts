import type { Source } from 'mediabunny'
import { Refusal } from './refusal.ts'

/** Several times what the header and every cluster of a long film take. */
const READS_BASE = 500_000
const BYTES_PER_READ = 100

/**
 * A source that ends a reader which goes round in circles, as Mediabunny 1.61 does where a broken WebM has exactly eight
 * bytes left. Its loop never gives way to a timer, but asks for the same bytes each time.
 */
export function limitedSource<S extends Source>(source: S, fileBytes: number): S {
  const readable = source as S & { _read(...range: unknown[]): unknown }
  const read = readable._read.bind(source)
  let left = READS_BASE + fileBytes / BYTES_PER_READ
  readable._read = (...range) => {
    if (left-- <= 0) throw new Refusal('damaged', 'reading it goes round in circles')
    return read(...range)
  }
  return source
}
