import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { derivePassword } from '#server/derive-key.ts'
import { clientOf, limitKeyOf } from '#server/http/client.ts'
import { openRateLimits } from '#server/rate-limits.ts'

type Parts = { db: Pick<Database, 'authPool'>; config: Pick<Config, 'secret'> }

/**
 * Counts wrong API keys and app passwords by network. They never refuse a right one: they can't be guessed, and a program
 * with a revoked key must not lock out the others at home.
 * @throws Problem too_many_requests
 */
export function wrongKeyCounter({ db, config }: Parts) {
  const wrongKeys = openRateLimits(
    db.authPool,
    derivePassword(config.secret, 'wrong-keys'),
  )({
    ...{ of: 'wrong-keys', points: 30, seconds: 10 * 60 },
    ...{ problem: 'too_many_requests', refusesFromMemory: true },
  })
  return (request: FastifyRequest) => wrongKeys(limitKeyOf(clientOf(request).address))
}
