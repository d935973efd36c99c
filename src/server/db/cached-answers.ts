import type { ChangeFeed } from './change-feed.ts'

/** TTL of a cached answer. Changes invalidate it right away, so this is only a safety net. */
const TTL_MS = 30_000
const MAX_CACHED = 50_000

/** Whether something is true, and until when if it expires. */
type Answer = boolean | { until: Date | null }

/** Answers whether something is true for `subject` and `other`, from a cache. */
export type CachedAnswers = (subject: string, other: string) => boolean | Promise<boolean>

/**
 * Caches each yes, and invalidates all entries of a subject when PostgreSQL names it on the channel. A no is never cached, and
 * nothing is while the feed is down. Equal questions at the same time share one query.
 */
export async function cacheAnswers(
  feed: ChangeFeed,
  channel: string,
  ask: (subject: string, other: string) => Promise<Answer>,
): Promise<CachedAnswers> {
  const cached = new Map<string, Map<string, number>>()
  const running = new Map<string, Promise<boolean>>()
  let size = 0
  // Incremented by each change. Answers queried before it aren't cached.
  let changes = 0

  function clearAll() {
    changes++
    running.clear()
    cached.clear()
    size = 0
  }

  function invalidate(subject: string) {
    changes++
    running.clear()
    size -= cached.get(subject)?.size ?? 0
    cached.delete(subject)
  }

  function store(subject: string, other: string, ends_at: Date | null) {
    if (size >= MAX_CACHED) clearAll()
    const others = cached.get(subject) ?? new Map<string, number>()
    if (!others.has(other)) size++
    cached.set(subject, others.set(other, Math.min(Date.now() + TTL_MS, ends_at?.getTime() ?? Infinity)))
  }

  await feed.follow(channel, invalidate, clearAll)

  async function queryAndStore(subject: string, other: string): Promise<boolean> {
    const before = changes
    const answer = await ask(subject, other)
    if (answer && feed.listening && before === changes) store(subject, other, answer === true ? null : answer.until)
    return answer !== false
  }

  function shareQuery(subject: string, other: string): Promise<boolean> {
    const key = `${subject} ${other}`
    const shared = running.get(key)
    if (shared) return shared
    const answer = queryAndStore(subject, other).finally(() => running.get(key) === answer && running.delete(key))
    running.set(key, answer)
    return answer
  }

  return (subject, other) => {
    const until = cached.get(subject)?.get(other)
    return until !== undefined && until > Date.now() ? true : shareQuery(subject, other)
  }
}
