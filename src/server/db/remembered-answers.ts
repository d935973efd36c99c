import type { ChangeFeed } from './change-feed.ts'

/** How long an answer is believed without asking; changes arrive at once, this is the net below. */
const BELIEVED_MS = 30_000
const REMEMBERED_MAX = 50_000

/** Answers quickly and often whether something holds of `subject` and `other`. */
export type RememberedAnswers = (subject: string, other: string) => boolean | Promise<boolean>

/**
 * Remembers each yes and forgets all of a subject in the moment when PostgreSQL names it on the channel. A no is never
 * remembered, and while nobody tells of changes nothing is.
 */
export async function rememberAnswers(
  feed: ChangeFeed,
  channel: string,
  ask: (subject: string, other: string) => Promise<boolean>,
): Promise<RememberedAnswers> {
  const known = new Map<string, Map<string, number>>()
  let size = 0
  // Raised by each change: an answer that was asked for before it is not remembered.
  let changes = 0

  function forgetAll() {
    changes++
    known.clear()
    size = 0
  }

  function forget(subject: string) {
    changes++
    size -= known.get(subject)?.size ?? 0
    known.delete(subject)
  }

  function remember(subject: string, other: string) {
    if (size >= REMEMBERED_MAX) forgetAll()
    const others = known.get(subject) ?? new Map<string, number>()
    if (!others.has(other)) size++
    known.set(subject, others.set(other, Date.now() + BELIEVED_MS))
  }

  await feed.follow(channel, forget, forgetAll)

  async function askNow(subject: string, other: string): Promise<boolean> {
    const asked = changes
    const holds = await ask(subject, other)
    if (holds && feed.listening && asked === changes) remember(subject, other)
    return holds
  }

  return (subject, other) => {
    const until = known.get(subject)?.get(other)
    return until !== undefined && until > Date.now() ? true : askNow(subject, other)
  }
}
