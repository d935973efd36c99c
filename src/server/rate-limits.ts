import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { Problem, type ProblemCode } from '#shared/problems.ts'

export type Limit = {
  /** Counts `times` for a name, 1 by default. @throws Problem with the seconds to wait */
  (name: string, times?: number): Promise<void>
  /** Takes counts back, such as for a correct guess. */
  refund(name: string, times?: number): Promise<void>
}
type MakeProblem = (retryAfterSeconds: number) => Problem
export type MakeLimit = (about: {
  of: string
  points: number
  seconds: number
  problem: ProblemCode | MakeProblem
  /** A used-up limit is answered without a query. Not for limits with refunds. */
  refusesFromMemory?: true
}) => Limit

/**
 * Creates rate limits. Counts are in the database, so they survive restarts and apply to all processes together. Names are
 * hashed with `key`, so the table identifies no one.
 */
export function openRateLimits(pool: pg.Pool, key: string): MakeLimit {
  const hashed = (name: string) => createHmac('sha256', key).update(name).digest('base64url')
  return ({ of, points, seconds, problem, refusesFromMemory }) => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: of,
      points,
      duration: seconds,
      ...(refusesFromMemory && { inMemoryBlockOnConsumed: points + 1 }),
    })
    return limitOf(limiter, typeof problem === 'function' ? problem : limitReached(problem), hashed)
  }
}

/** Whether something that was just counted is within its limit, for what's silently left out beyond it. */
export async function isWithin(counted: Promise<void>): Promise<boolean> {
  return counted.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false
      throw error
    },
  )
}

/** A limit on any counter of the library. */
export function limitOf(
  limiter: Pick<RateLimiterAbstract, 'consume' | 'reward'>,
  problem: MakeProblem,
  keyOf = (name: string) => name,
): Limit {
  async function count(name: string, times = 1) {
    await limiter.consume(keyOf(name), times).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw problem(Math.ceil(refused.msBeforeNext / 1000))
    })
  }
  return Object.assign(count, {
    refund: async (name: string, times = 1) => void (await limiter.reward(keyOf(name), times)),
  })
}

/** The problem for a reached limit: names it in `params`, with the seconds until it resets. */
export function limitReached(code: ProblemCode, params: Record<string, string | number> = {}): MakeProblem {
  return (retryAfterSeconds) =>
    new Problem(code, { retryAfterSeconds, params: { ...params, retry_after_seconds: retryAfterSeconds } })
}
