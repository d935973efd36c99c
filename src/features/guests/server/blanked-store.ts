import { Transform } from 'node:stream'
import type { ObjectStore } from '#server/storage/object-store.ts'
import type { Blank } from './blank.ts'

/** An object store for a single file, in which private metadata is overwritten with zeros. */
export function blankedStore(store: ObjectStore, blanks: readonly Blank[]): ObjectStore {
  return {
    ...store,
    async open(key, range) {
      const { stream, ...about } = await store.open(key, range)
      const blanked = blanking(blanks, range?.start ?? 0)
      stream.on('error', (error) => blanked.destroy(error))
      blanked.on('close', () => stream.destroy())
      return { ...about, stream: stream.pipe(blanked) }
    },
  }
}

/** Passes on bytes that start at `start` of the file. Blanks are in file order. */
function blanking(blanks: readonly Blank[], start: number): Transform {
  let at = start
  let first = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Copied, since the chunk's buffer may be shared.
      const bytes = Buffer.from(chunk)
      while (first < blanks.length && (blanks[first]?.end ?? 0) <= at) first++
      for (const { start: from, end, renamed } of blanks.slice(first)) {
        if ((renamed?.at ?? from) >= at + bytes.length) break
        fill(bytes, at, from, end)
        if (renamed) put(bytes, at, renamed)
      }
      at += bytes.length
      done(null, bytes)
    },
  })
}

function fill(bytes: Buffer, at: number, start: number, end: number): void {
  const [from, to] = [Math.max(0, start - at), Math.min(bytes.length, end - at)]
  if (from < to) bytes.fill(0, from, to)
}

function put(bytes: Buffer, at: number, renamed: { at: number; to: Buffer }): void {
  for (const [n, value] of renamed.to.entries()) {
    const place = renamed.at + n - at
    if (place >= 0 && place < bytes.length) bytes[place] = value
  }
}
