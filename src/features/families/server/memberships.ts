import type { ChangeFeed } from '#server/db/change-feed.ts'
import { asUser, type Database } from '#server/db/database.ts'
import { cacheAnswers, type CachedAnswers } from '#server/db/cached-answers.ts'
import { findMembership } from './families.queries.ts'

/** Whether a user (first) belongs to a family (second): checked for each request of a photo. */
export function watchMemberships(db: Database, feed: ChangeFeed): Promise<CachedAnswers> {
  return cacheAnswers(feed, 'membership', async (user_id, family_id) => {
    const membership = await asUser(db, user_id, (tx) => findMembership(tx, family_id, user_id))
    return membership !== undefined
  })
}
