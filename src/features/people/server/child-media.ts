import { asUser, type Database } from '#server/db/database.ts'
import type { FindMedia } from '#server/storage/send-object.ts'
import { avatarKey } from './avatar-objects.ts'
import { hasAvatar } from './avatars.queries.ts'

/** A child's avatar, for members who can see the child. */
export function childMedia(db: Database): FindMedia {
  return async ({ user_id, family_id, id: child_id, variant, version }) => {
    if (variant !== 'avatar') return undefined
    if (!(await asUser(db, user_id, (tx) => hasAvatar(tx, family_id, child_id, version)))) return undefined
    return { key: avatarKey({ family_id, child_id, version }), etag: `${child_id}-${version}-avatar`, fresh: true }
  }
}
