import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

const CHUNK_BYTES = 1024 * 1024

/** The SHA-256 of a file in lower-case hex, read once from front to back. */
export async function hashFile(path: string): Promise<string> {
  const file = await open(path, 'r')
  try {
    const hash = createHash('sha256')
    const { size } = await file.stat()
    const chunk = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK_BYTES, size)))
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(chunk.subarray(0, bytesRead))
    }
  } finally {
    await file.close()
  }
}
