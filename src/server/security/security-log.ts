import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import { limitKeyOf } from '#server/http/client.ts'
import { openEventBudget } from './event-budget.ts'
import { eventOf, type LoggedEvent } from './request-events.ts'
import { insertSecurityEvent, type NewSecurityEvent } from './security-events.queries.ts'

/**
 * Writes a log line and a row for administrators for each refused sign-in, reached limit or denied access. Includes IDs and
 * the client's address, never what was typed. The row is written after the response, so no one waits for it.
 */
export function recordSecurityEvents(app: FastifyInstance, log: Logger, db: Db) {
  const judge = openEventBudget()
  const writing = new Set<Promise<void>>()

  function record(request: FastifyRequest, { event, address, ...about }: LoggedEvent) {
    request.log.info({ event, address, ...about }, 'security event')
    if (event === 'session.signed_in') return
    const entry: NewSecurityEvent = { event, address, ...about }
    const written = insertSecurityEvent(db, entry)
      .catch((error: unknown) => log.warn({ err: error }, 'a security event is only in the log'))
      .finally(() => writing.delete(written))
    writing.add(written)
  }

  app.addHook('onResponse', async (request, reply) => {
    const found = eventOf(request, reply)
    if (!found) return
    const verdict = judge(limitKeyOf(request.ip))
    const entry = { ...found, address: request.ip }
    if (verdict === 'record') record(request, entry)
    if (verdict === 'last')
      record(request, { event: 'events.suppressed', address: request.ip, user_id: null, operation: null, reason: null })
  })
  app.addHook('onClose', async () => void (await Promise.all(writing)))
}
