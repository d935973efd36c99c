import { closeSync, constants, createReadStream, fstatSync, open, read } from 'node:fs'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { notRegular } from './durable-files.ts'
import type { ByteRange } from './object-store.ts'

const openFile = promisify(open)
const readFrom = promisify(read)

/** What a stream would read at once anyway: most thumbnails. */
const ONE_READ_BYTES = 64 * 1024

/** What a larger file is read in: a quarter of the pieces of Node's own, each of which passes through many hands. */
const PIECE_BYTES = 256 * 1024

/** Bytes that are all here already: whoever sends them need not wait for a stream. */
export class WholeStream extends Readable {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    super({
      read() {
        this.push(bytes)
        this.push(null)
      },
    })
    this.bytes = bytes
  }
}

/**
 * The bytes of a regular file, or a range of them, and the size of the file; no stream where the range begins behind its
 * end. With plain descriptors, and small files in one reading, a thumbnail costs half of the CPU (bench): what an open file
 * is, and closing one that was only read, wait for no disk.
 * @throws what opening says; EINVAL for a folder or device, ELOOP for a link
 */
export async function streamOfFile(
  file: string,
  range?: ByteRange,
): Promise<{ stream: Readable | undefined; size: number }> {
  const fd = await openFile(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  let isHandedOver = false
  try {
    const facts = fstatSync(fd)
    if (!facts.isFile()) throw notRegular(file)
    const { size } = facts
    const start = range?.start ?? 0
    const end = Math.min(range ? range.end + 1 : size, size)
    if (range && start >= size) return { stream: undefined, size }
    if (end - start > ONE_READ_BYTES) {
      isHandedOver = true
      return { stream: createReadStream(file, { fd, start, end: end - 1, highWaterMark: PIECE_BYTES }), size }
    }
    const { buffer, bytesRead } = await readFrom(fd, Buffer.allocUnsafe(end - start), 0, end - start, start)
    return { stream: new WholeStream(buffer.subarray(0, bytesRead)), size }
  } finally {
    if (!isHandedOver) closeSync(fd)
  }
}
