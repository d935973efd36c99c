import { asUser, type Database } from '#server/db/database.ts'
import type { Http } from '#server/http/route.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { sendObject } from '#server/storage/send-object.ts'
import { notFound } from '#shared/problems.ts'
import { avatarKey } from './avatar-objects.ts'
import { hasAvatar } from './avatars.queries.ts'

type AvatarAddress = { user_id: string; family_id: string; child_id: string; version: number }

/** The bytes of a child's picture, for a member who can still see the child. */
export async function sendAvatar(db: Database, store: ObjectStore, avatar: AvatarAddress, http: Http): Promise<void> {
  const { user_id, family_id, child_id, version } = avatar
  if (!(await asUser(db, user_id, (tx) => hasAvatar(tx, family_id, child_id, version)))) throw notFound()
  return sendObject(store, avatarKey(avatar), http, { etag: `${child_id}-${version}-avatar`, fresh: true })
}
