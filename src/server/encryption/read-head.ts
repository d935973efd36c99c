import type { Readable } from 'node:stream'

/** Reads the first bytes of a stream; fewer if it's shorter. The rest can still be read. */
export function readHead(stream: Readable, bytes: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const settle = (head: Buffer) => {
    stream.off('readable', look).off('end', end).off('close', end).off('error', reject)
    resolve(head)
  }
  // At the end of the stream, `read` returns what's left.
  const look = () => {
    const head: Buffer | null = stream.read(bytes)
    if (head) settle(head)
  }
  const end = () => settle(Buffer.alloc(0))
  stream.on('readable', look).on('end', end).on('close', end).on('error', reject)
  return promise
}
