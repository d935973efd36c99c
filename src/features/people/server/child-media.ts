import { asUser } from '#server/db/database.ts'
import type { WebContext } from '#server/feature.ts'
import type { FindMedia } from '#server/storage/send-object.ts'
import { avatarKey } from './avatar-objects.ts'
import { hasAvatar } from './avatars.queries.ts'

/** A child's avatar, for members who can see the child. */
export function childMedia({ db, requestHealing }: Pick<WebContext, 'db' | 'requestHealing'>): FindMedia {
  return async ({ user_id, family_id, id: child_id, variant, version }) => {
    if (variant !== 'avatar') return undefined
    if (!(await asUser(db, user_id, (tx) => hasAvatar(tx, family_id, child_id, version)))) return undefined
    const key = avatarKey({ family_id, child_id, version })
    const whenMissing = async () => {
      throw await requestHealing(key)
    }
    return { key, etag: `${child_id}-${version}-avatar`, fresh: true, whenMissing }
  }
}
