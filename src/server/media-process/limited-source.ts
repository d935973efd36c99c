import type { Source } from 'mediabunny'
import { Refusal } from './refusal.ts'

/** Several times the reads that a long video needs for its header and clusters. */
const READS_BASE = 500_000
const BYTES_PER_READ = 100

/**
 * A source that ends a reader stuck in a loop. Mediabunny 1.61 loops on a broken WebM with exactly eight bytes left:
 * synchronously, so no timer can stop it, but it requests the same bytes each time.
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
