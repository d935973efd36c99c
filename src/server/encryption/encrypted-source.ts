import type { FileHandle } from 'node:fs/promises'
import { detachBuffer } from '#server/detach-buffer.ts'
import type { ByteSource } from '#server/storage/object-store.ts'
import { ownerOf, type DataKeys } from './data-keys.ts'
import { encryptedSize, encryptor, newHeader } from './object-format.ts'

export const BATCH_BYTES = 1024 * 1024

/** The encrypted form of an object. */
export async function encryptedSource(name: string, plain: ByteSource, keys: DataKeys): Promise<ByteSource> {
  const owner = ownerOf(name)
  if (!owner) throw new TypeError(`${name} belongs to no one whose key could encrypt it`)
  const dataKey = await keys.current(owner)
  return {
    size: encryptedSize(plain.size),
    async *batches() {
      const { add, end } = encryptor({ header: newHeader(dataKey, plain.size), dataKey, name })
      let writing: Buffer[] = []
      let made: Buffer[] = []
      for await (const pieces of plain.batches()) {
        // Before the one that's being written. It would cause a major GC for every few megabytes otherwise.
        writing.forEach(detachBuffer)
        writing = made
        made = pieces.flatMap(add)
        yield made
      }
      yield end()
    },
  }
}

/** A file's bytes, a megabyte at a time, while the next one is being read. */
export async function* piecesOf(handle: FileHandle, size: number): AsyncGenerator<Buffer[]> {
  const length = Math.max(1, Math.min(BATCH_BYTES, size))
  let [filling, other] = [Buffer.allocUnsafe(length), Buffer.allocUnsafe(length)]
  let next = handle.read(filling, 0, length, 0)
  try {
    for (let at = 0; ;) {
      const { buffer, bytesRead } = await next
      if (bytesRead === 0) return
      at += bytesRead
      ;[filling, other] = [other, filling]
      next = handle.read(filling, 0, length, at)
      yield [buffer.subarray(0, bytesRead)]
    }
  } finally {
    // The caller closes the file.
    await next.catch(() => {})
  }
}
