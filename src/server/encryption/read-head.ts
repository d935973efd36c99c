import type { Readable } from 'node:stream'

/** Reads the first bytes of a stream; fewer if it's shorter. The rest can still be read. */
export async function readHead(stream: Readable, bytes: number): Promise<Buffer> {
  for (let isEnded = false; ;) {
    const head: Buffer | null = stream.read(bytes)
    if (head) return head
    if (isEnded) return Buffer.alloc(0)
    isEnded = await nextEvent(stream)
  }
}

/** Whether the stream ended. */
function nextEvent(stream: Readable): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const onReadable = () => resolve(false)
  const onEnd = () => resolve(true)
  stream.once('readable', onReadable).once('end', onEnd).once('close', onEnd).once('error', reject)
  return promise.finally(() => {
    stream.off('readable', onReadable).off('end', onEnd).off('close', onEnd).off('error', reject)
  })
}
