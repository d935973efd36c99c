import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { hasBody } from './body-drain.ts'

/** Texts arrive whole within this time. Files may take hours, but a slow phone still sends STREAM_LEAST_BYTES in it. */
export const BODY_TIMEOUT_MS = 60_000
/** Some 270 bytes a second. What came until a stream is ended is stored, and the upload can be resumed. */
export const STREAM_LEAST_BYTES = 16 * 1024
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

export type BodyLimits = { timeoutMs?: number; leastBytes?: number }

/** Ends requests whose body doesn't arrive: every one of them holds a connection. */
export function limitBodyTime(
  app: FastifyInstance,
  streamTypes: string[],
  { timeoutMs = BODY_TIMEOUT_MS, leastBytes = STREAM_LEAST_BYTES }: BodyLimits,
): void {
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    const { socket } = raw
    // Injected requests hold no connection.
    if (!hasBody(raw) || !(socket instanceof Socket)) return
    const isStream = streamTypes.some((type) => headers['content-type']?.startsWith(type))
    let received = socket.bytesRead
    const timer = setInterval(() => {
      // Bytes that wait to be read are late because of us: a busy disk, perhaps.
      const isArriving = socket.bytesRead - received >= leastBytes || raw.readableLength > 0
      received = socket.bytesRead
      if (isStream && isArriving) return
      clearInterval(timer)
      if (!reply.raw.headersSent) socket.write(TIMED_OUT)
      socket.destroySoon()
    }, timeoutMs)
    for (const event of ['end', 'close']) raw.once(event, () => clearInterval(timer))
  })
}
