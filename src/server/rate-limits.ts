import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem, type ProblemCode } from '#shared/problems.ts'

export type Limit = {
  /** Counts once more for a name, or so many times. @throws Problem with the seconds to wait */
  (name: string, times?: number): Promise<void>
  /** Takes one count back, such as that of a guess that was right. */
  refund(name: string): Promise<void>
}
export type MakeLimit = (about: { of: string; points: number; seconds: number; problem: ProblemCode }) => Limit

/**
 * Limits on how often something may be done. Counted in the database, so that they hold over restarts and for every process
 * together; names are hashed with `key`, so that the table names nobody.
 */
export function openRateLimits(pool: pg.Pool, key: string): MakeLimit {
  const hashed = (name: string) => createHmac('sha256', key).update(name).digest('base64url')
  return ({ of, points, seconds, problem }) => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: of,
      points,
      duration: seconds,
    })
    async function count(name: string, times = 1) {
      await limiter.consume(hashed(name), times).catch((refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1000)
        throw new Problem(problem, { retryAfterSeconds, params: { retry_after_seconds: retryAfterSeconds } })
      })
    }
    return Object.assign(count, { refund: async (name: string) => void (await limiter.reward(hashed(name), 1)) })
  }
}
