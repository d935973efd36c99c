import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Random access to bytes. Reading past the end gives what is there, so nobody has to trust a file's own offsets. */
export type ByteReader = {
  size: number
  read(offset: number, length: number): Buffer
}

export function readerOfBuffer(buffer: Buffer): ByteReader {
  return { size: buffer.length, read: (offset, length) => buffer.subarray(offset, Math.max(offset, offset + length)) }
}

export type OpenFile = ByteReader & { close(): void }

/** Opens a file for small reads. They block, which is fine in a process that has one file to look at. */
export function openFile(path: string): OpenFile {
  const handle = openSync(path, 'r')
  const { size } = fstatSync(handle)
  return {
    size,
    read(offset, length) {
      const wanted = Math.max(0, Math.min(length, size - offset))
      if (wanted === 0) return Buffer.alloc(0)
      const buffer = Buffer.allocUnsafe(wanted)
      return buffer.subarray(0, readSync(handle, buffer, 0, wanted, offset))
    },
    close: () => closeSync(handle),
  }
}
