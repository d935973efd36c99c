import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { letGo } from '#server/let-go.ts'

const CHUNK_BYTES = 256 * 1024
/** So much is read in some ten milliseconds, after which a process hears what it is told. */
const CHUNKS_A_TURN = 64

/**
 * The SHA-256 of a file in lower-case hex, read once from front to back. Reading blocks, as everybody who hashes has a process
 * for it: handing each chunk to another thread takes half as long again as hashing it.
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
      if (chunks % CHUNKS_A_TURN === 0) await turn()
    }
  } finally {
    letGo(chunk)
    closeSync(file)
  }
}
