import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { Problem, type ProblemCode } from '#shared/problems.ts'

export type Limit = {
  /** Counts once more for a name, or so many times. @throws Problem with the seconds to wait */
  (name: string, times?: number): Promise<void>
  /** Takes one count back, such as that of a guess that was right, or so many. */
  refund(name: string, times?: number): Promise<void>
}
type MakeProblem = (retryAfterSeconds: number) => Problem
export type MakeLimit = (about: {
  of: string
  points: number
  seconds: number
  problem: ProblemCode | MakeProblem
  /** A limit that is used up is answered without asking the database. Not for limits with refunds. */
  refusesFromMemory?: true
}) => Limit

/**
 * Limits on how often something may be done. Counted in the database, so that they hold over restarts and for every process
 * together; names are hashed with `key`, so that the table names nobody.
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
    return limitOf(limiter, typeof problem === 'function' ? problem : tooOften(problem), hashed)
  }
}

/** A limit by any counter of the library. */
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

/** Says which limit was reached by `params`, and in how many seconds it ends. */
export function tooOften(code: ProblemCode, params: Record<string, string | number> = {}): MakeProblem {
  return (retryAfterSeconds) =>
    new Problem(code, { retryAfterSeconds, params: { ...params, retry_after_seconds: retryAfterSeconds } })
}
