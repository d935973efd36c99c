import type { ChangeFeed } from '#server/db/change-feed.ts'
import { asUser, type Database } from '#server/db/database.ts'
import { cacheAnswers, type CachedAnswers } from '#server/db/cached-answers.ts'
import { selectStoredPhoto } from './media.queries.ts'

/**
 * Caches whether a photo (first argument, `family/photo`) is visible to a person (second), so that thumbnails disappear with
 * their photo.
 */
export function watchVisiblePhotos(db: Database, feed: ChangeFeed): Promise<CachedAnswers> {
  return cacheAnswers(feed, 'photo_visibility', async (subject, user_id) => {
    const [family_id, photo_id] = subject.split('/') as [string, string]
    return (await asUser(db, user_id, (tx) => selectStoredPhoto(tx, family_id, photo_id))) !== undefined
  })
}

export function photoSubject({ family_id, photo_id }: { family_id: string; photo_id: string }): string {
  return `${family_id}/${photo_id}`
}
