import type { ChangeFeed } from './change-feed.ts'

/** TTL of a cached answer. Changes invalidate it right away, so this is only a safety net. */
const BELIEVED_MS = 30_000
const REMEMBERED_MAX = 50_000

/** Whether something is true, and until when if it expires. */
type Answer = boolean | { until: Date | null }

/** Answers whether something is true for `subject` and `other`, from a cache. */
export type RememberedAnswers = (subject: string, other: string) => boolean | Promise<boolean>

/**
 * Caches each yes, and invalidates all entries of a subject when PostgreSQL names it on the channel. A no is never cached, and
 * nothing is while the feed is down. Equal questions at the same time share one query.
 */
export async function rememberAnswers(
  feed: ChangeFeed,
  channel: string,
  ask: (subject: string, other: string) => Promise<Answer>,
): Promise<RememberedAnswers> {
  const known = new Map<string, Map<string, number>>()
  const asking = new Map<string, Promise<boolean>>()
  let size = 0
  // Incremented by each change. Answers queried before it aren't cached.
  let changes = 0

  function forgetAll() {
    changes++
    asking.clear()
    known.clear()
    size = 0
  }

  function forget(subject: string) {
    changes++
    asking.clear()
    size -= known.get(subject)?.size ?? 0
    known.delete(subject)
  }

  function remember(subject: string, other: string, ends_at: Date | null) {
    if (size >= REMEMBERED_MAX) forgetAll()
    const others = known.get(subject) ?? new Map<string, number>()
    if (!others.has(other)) size++
    known.set(subject, others.set(other, Math.min(Date.now() + BELIEVED_MS, ends_at?.getTime() ?? Infinity)))
  }

  await feed.follow(channel, forget, forgetAll)

  async function askNow(subject: string, other: string): Promise<boolean> {
    const asked = changes
    const answer = await ask(subject, other)
    if (answer && feed.listening && asked === changes) remember(subject, other, answer === true ? null : answer.until)
    return answer !== false
  }

  function askOnce(subject: string, other: string): Promise<boolean> {
    const key = `${subject} ${other}`
    const asked = asking.get(key)
    if (asked) return asked
    const answer = askNow(subject, other).finally(() => asking.get(key) === answer && asking.delete(key))
    asking.set(key, answer)
    return answer
  }

  return (subject, other) => {
    const until = known.get(subject)?.get(other)
    return until !== undefined && until > Date.now() ? true : askOnce(subject, other)
  }
}
