import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { hasBody } from './body-drain.ts'

/** Small bodies must arrive within this time. Files can take hours, but must send MIN_STREAM_BYTES in each such period. */
export const BODY_TIMEOUT_MS = 60_000
/** About 270 bytes per second. Bytes received before the cutoff are stored, and the upload can be resumed. */
export const MIN_STREAM_BYTES = 16 * 1024
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

export type BodyLimits = { timeoutMs?: number; leastBytes?: number }

/**
 * Ends requests whose body doesn't arrive, and responses that the client stopped reading, because each of them occupies a
 * connection and an open file. Browsers continue a video that was paused for longer with a range.
 */
export function limitBodyTime(
  app: FastifyInstance,
  streamTypes: string[],
  { timeoutMs = BODY_TIMEOUT_MS, leastBytes = MIN_STREAM_BYTES }: BodyLimits,
): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }, reply) => {
    const { socket } = raw
    // Injected requests have no connection.
    if (!hasBody(raw) || !(socket instanceof Socket)) return
    const isStream = routeOptions.config.file || streamTypes.some((type) => headers['content-type']?.startsWith(type))
    let received = socket.bytesRead
    const timer = setInterval(() => {
      // Buffered bytes wait for us, such as for a slow disk.
      const isArriving = socket.bytesRead - received >= leastBytes || raw.readableLength > 0
      received = socket.bytesRead
      if (isStream && isArriving) return
      clearInterval(timer)
      if (!reply.raw.headersSent) socket.write(TIMED_OUT)
      socket.destroySoon()
    }, timeoutMs)
    for (const event of ['end', 'close']) raw.once(event, () => clearInterval(timer))
  })
  app.addHook('onSend', async ({ raw: { socket } }, { raw }, payload) => {
    if (payload instanceof Readable && socket instanceof Socket) raw.setTimeout(timeoutMs)
  })
}
