import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { detachBuffer } from '#server/detach-buffer.ts'

const CHUNK_BYTES = 256 * 1024
/** About ten milliseconds of reading. After that, the process handles other messages. */
const CHUNKS_PER_TURN = 64

/**
 * SHA-256 of a file in lowercase hex, read once. Reads are synchronous because callers have their own process, and passing
 * each chunk through a thread takes 50% longer.
 */
export async function hashFile(path: string): Promise<string> {
  const file = openSync(path, 'r')
  const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES)
  try {
    const hash = createHash('sha256')
    for (let chunks = 1; ; chunks++) {
      const bytes = readSync(file, chunk)
      if (bytes === 0) return hash.digest('hex')
      hash.update(chunk.subarray(0, bytes))
      if (chunks % CHUNKS_PER_TURN === 0) await turn()
    }
  } finally {
    detachBuffer(chunk)
    closeSync(file)
  }
}
