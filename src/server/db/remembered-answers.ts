import type { ChangeFeed } from './change-feed.ts'

/** How long an answer is believed without asking; changes arrive at once, this is the net below. */
const BELIEVED_MS = 30_000
const REMEMBERED_MAX = 50_000

/** Whether something holds, and until when if it ends on its own. */
type Answer = boolean | { until: Date | null }

/** Answers quickly and often whether something holds of `subject` and `other`. */
export type RememberedAnswers = (subject: string, other: string) => boolean | Promise<boolean>

/**
 * Remembers each yes and forgets all of a subject in the moment when PostgreSQL names it on the channel. A no is never
 * remembered, and while the feed is down nothing is. Those who ask the same at the same time share one query.
 */
export async function rememberAnswers(
  feed: ChangeFeed,
  channel: string,
  ask: (subject: string, other: string) => Promise<Answer>,
): Promise<RememberedAnswers> {
  const known = new Map<string, Map<string, number>>()
  const asking = new Map<string, Promise<boolean>>()
  let size = 0
  // Raised by each change: an answer that was asked for before it is not remembered.
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
