import type { ChangeFeed } from '#server/db/change-feed.ts'

const BELIEVED_MS = 10 * 60_000
const REMEMBERED_MAX = 10_000

/** Hosts that lead to no family, so that whoever tries names costs no question each. */
export type Nobodies = { has(host: string): boolean; add(host: string, askedAt: number): void; now(): number }

/** Forgets them all whenever PostgreSQL tells of a change to an address; while nobody tells, nothing is remembered. */
export async function rememberNobody(feed: ChangeFeed): Promise<Nobodies> {
  const until = new Map<string, number>()
  // Raised by each change: what was asked for before it is not remembered.
  let changes = 0
  const forget = () => {
    changes++
    until.clear()
  }
  await feed.follow('family_addresses', forget, forget)
  return {
    now: () => changes,
    has: (host) => (until.get(host) ?? 0) > Date.now(),
    add(host, askedAt) {
      if (!feed.listening || askedAt !== changes) return
      if (until.size >= REMEMBERED_MAX) until.clear()
      until.set(host, Date.now() + BELIEVED_MS)
    },
  }
}
