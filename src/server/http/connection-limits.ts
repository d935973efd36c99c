import type { FastifyInstance } from 'fastify'
import { Problem } from '#shared/problems.ts'
import { sendProblem } from './problem-replies.ts'

/** Each idle connection takes about 11 kB. New connections beyond this number are refused. */
export const MAX_CONNECTIONS = 10_000
/** The server drops further ones without reading a request, which the refused ones still can send. */
const REFUSED_CONNECTIONS = 1_000
/** From this number on, idle connections are closed sooner. */
const CROWDED_CONNECTIONS = 2_000
/** Longer than reverse proxies keep a connection to reuse it (usually a minute), or they'd send requests to closed ones. */
const KEEP_ALIVE_MS = 72_000
export const CROWDED_KEEP_ALIVE_MS = 5_000
/** A new connection has to send a request's headers within this time. */
export const HEADERS_TIMEOUT_MS = 20_000
const RETRY_AFTER_SECONDS = 10

export type ConnectionLimits = { most?: number; crowded?: number; headersTimeoutMs?: number }

/** Limits the memory of idle connections. Never closes one with a request that's being answered, such as an event stream. */
export function limitConnections(
  app: FastifyInstance,
  {
    most = MAX_CONNECTIONS,
    crowded = CROWDED_CONNECTIONS,
    headersTimeoutMs = HEADERS_TIMEOUT_MS,
  }: ConnectionLimits = {},
): void {
  const { server } = app
  const refused = new WeakSet<object>()
  let open = 0
  const adjust = () => (server.keepAliveTimeout = open >= crowded ? CROWDED_KEEP_ALIVE_MS : KEEP_ALIVE_MS)
  adjust()
  server.headersTimeout = headersTimeoutMs
  server.maxConnections = most + REFUSED_CONNECTIONS
  server.on('connection', (socket) => {
    if (++open > most) {
      refused.add(socket)
      server.closeIdleConnections()
    }
    adjust()
    socket.once('close', () => {
      open--
      adjust()
    })
  })
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (!refused.has(socket)) return
    return sendProblem(
      reply.header('connection', 'close'),
      new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
    )
  })
}
