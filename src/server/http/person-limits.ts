import type pg from 'pg'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Config } from '#server/config.ts'
import { derivePassword } from '#server/derive-key.ts'
import { limitOf, openRateLimits, limitReached, type Limit } from '#server/rate-limits.ts'
import {
  budgets,
  MAX_CONCURRENT_REQUESTS,
  MAX_QUEUED_REQUESTS,
  MAX_CONCURRENT_SEARCHES,
  type Budget,
} from '#shared/budgets.rules.ts'
import type { Operation } from '#shared/contract.ts'

const MINUTE = 60
const DAY_MINUTES = 24 * 60
const MEBIBYTE = 1024 ** 2
const GIBIBYTES_IN_MEBIBYTES = 1024

/** What limits ask about an operation, or a request of another protocol. */
type Counted = Pick<Operation, 'budget' | 'method'>

export type PersonLimits = {
  /** Counts a request. @throws Problem limit_reached, naming the limit and when it resets */
  spend(person_id: string, operation: Counted): Promise<void>
  /** Counts the bytes of a new upload, if the operator limits them. @throws Problem limit_reached */
  spendBytes(person_id: string, bytes: number): Promise<void>
  /**
   * Runs `work` once fewer than MAX_CONCURRENT_REQUESTS of this person's requests (or MAX_CONCURRENT_SEARCHES) are running, so that one
   * person can't take all connections and CPUs of the database.
   * @throws Problem limit_reached if too many are waiting already
   */
  runQueued<T>(person_id: string, operation: Counted, work: () => Promise<T>): Promise<T>
}

/** Counted per process, since these write nothing: a database row would cost more than the response. */
const IN_MEMORY: readonly Budget[] = ['reads', 'searches']

/** The budget that an operation counts against. */
export function budgetOf({ budget, method }: Counted): Budget | undefined {
  if (budget) return budget === 'none' ? undefined : budget
  return method === 'GET' || method === 'HEAD' ? 'reads' : 'changes'
}

export function openPersonLimits(
  pool: pg.Pool,
  { secret, uploadGigabytesPerDay }: Pick<Config, 'secret' | 'uploadGigabytesPerDay'>,
): PersonLimits {
  const inDatabase = openRateLimits(pool, derivePassword(secret, 'person-limits'))
  const limits = new Map<Budget, Limit>()
  for (const [name, { times, minutes }] of Object.entries(budgets) as [Budget, (typeof budgets)[Budget]][]) {
    const about = { points: times, seconds: minutes * MINUTE }
    const problem = limitReached('limit_reached', { limit: name, times, minutes })
    limits.set(
      name,
      IN_MEMORY.includes(name)
        ? limitOf(new RateLimiterMemory({ points: times, duration: about.seconds }), problem)
        : inDatabase({ of: `person-${name}`, ...about, problem, refusesFromMemory: true }),
    )
  }
  const bytes =
    uploadGigabytesPerDay &&
    inDatabase({
      of: 'person-upload-bytes',
      points: uploadGigabytesPerDay * GIBIBYTES_IN_MEBIBYTES,
      seconds: DAY_MINUTES * MINUTE,
      problem: limitReached('limit_reached', {
        limit: 'upload_bytes',
        times: uploadGigabytesPerDay,
        minutes: DAY_MINUTES,
      }),
    })

  return {
    async spend(person_id, operation) {
      const name = budgetOf(operation)
      if (name) await limits.get(name)?.(person_id)
    },
    async spendBytes(person_id, count) {
      if (!bytes) return
      const mebibytes = Math.ceil(count / MEBIBYTE)
      await bytes(person_id, mebibytes).catch(async (error: unknown) => {
        // A smaller file may still fit.
        await bytes.refund(person_id, mebibytes)
        throw error
      })
    },
    runQueued: openQueue(),
  }
}

const queueFull = limitReached('limit_reached', { limit: 'requests_in_line', times: MAX_QUEUED_REQUESTS, minutes: 1 })

function openQueue(): PersonLimits['runQueued'] {
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (person_id, operation, work) => {
    const isSearch = budgetOf(operation) === 'searches'
    const key = isSearch ? `${person_id} searches` : person_id
    const queue = queues.get(key) ?? { running: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.running >= (isSearch ? MAX_CONCURRENT_SEARCHES : MAX_CONCURRENT_REQUESTS)) {
      if (queue.waiting.length >= MAX_QUEUED_REQUESTS) throw queueFull(1)
      await new Promise<void>((resolve) => queue.waiting.push(resolve))
    } else queue.running += 1
    try {
      return await work()
    } finally {
      const next = queue.waiting.shift()
      if (next) next()
      else {
        queue.running -= 1
        if (queue.running === 0) queues.delete(key)
      }
    }
  }
}
