import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Random access to bytes. A range outside the file or with fractions is empty. */
export type ByteReader = {
  size: number
  read(offset: number, length: number): Buffer
}

export function readerOfBuffer(buffer: Buffer): ByteReader {
  return {
    size: buffer.length,
    read: (offset, length) => buffer.subarray(offset, offset + available(offset, length, buffer.length)),
  }
}

/** Offsets and lengths come from files and can be any number. */
function available(offset: number, length: number, size: number): number {
  const isRange = Number.isSafeInteger(offset) && offset >= 0 && offset < size && length > 0
  return isRange ? Math.floor(Math.min(length, size - offset)) : 0
}

export type OpenFile = ByteReader & { close(): void }

/** Opens a file for small reads. They block, which is fine in a process that handles one file at a time. */
export function openFile(path: string): OpenFile {
  const handle = openSync(path, 'r')
  const { size } = fstatSync(handle)
  return {
    size,
    read(offset, length) {
      const wanted = available(offset, length, size)
      if (wanted === 0) return Buffer.alloc(0)
      const buffer = Buffer.allocUnsafe(wanted)
      return buffer.subarray(0, readSync(handle, buffer, 0, wanted, offset))
    },
    close: () => closeSync(handle),
  }
}
