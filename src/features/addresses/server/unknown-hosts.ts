import type { ChangeFeed } from '#server/db/change-feed.ts'

const BELIEVED_MS = 10 * 60_000
const REMEMBERED_MAX = 10_000

/** Caches hosts without a family, so that probing names doesn't cost a query each. */
export type UnknownHosts = { has(host: string): boolean; add(host: string, askedAt: number): void; now(): number }

/** Cleared whenever PostgreSQL notifies of an address change; disabled while notifications are down. */
export async function cacheUnknownHosts(feed: ChangeFeed): Promise<UnknownHosts> {
  const until = new Map<string, number>()
  // Incremented by each change: results of queries that began before it aren't cached.
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
