import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { letGo } from '#server/let-go.ts'

const CHUNK_BYTES = 256 * 1024

/** The SHA-256 of a file in lower-case hex, read once from front to back. */
export async function hashFile(path: string): Promise<string> {
  const file = await open(path, 'r')
  const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES)
  try {
    const hash = createHash('sha256')
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(chunk.subarray(0, bytesRead))
    }
  } finally {
    letGo(chunk)
    await file.close()
  }
}
