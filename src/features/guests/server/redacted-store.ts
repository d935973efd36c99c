import { Transform } from 'node:stream'
import type { Originals } from '#server/scrub/whole-originals.ts'
import type { Redaction } from './redaction.ts'

/** An object store for a single file, in which private metadata is overwritten with zeros. */
export function redactedStore(store: Originals, redactions: readonly Redaction[]): Originals {
  return {
    ...store,
    async open(key, range) {
      const { stream, ...about } = await store.open(key, range)
      const redacted = redacting(redactions, range?.start ?? 0)
      stream.on('error', (error) => redacted.destroy(error))
      redacted.on('close', () => stream.destroy())
      return { ...about, stream: stream.pipe(redacted) }
    },
  }
}

/** Passes on bytes that start at `start` of the file. Redactions are in file order. */
function redacting(redactions: readonly Redaction[], start: number): Transform {
  let at = start
  let first = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Copied, since the chunk's buffer may be shared.
      const bytes = Buffer.from(chunk)
      while (first < redactions.length && (redactions[first]?.end ?? 0) <= at) first++
      for (const { start: from, end, renamed } of redactions.slice(first)) {
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
