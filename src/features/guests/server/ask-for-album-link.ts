import { requireShareable } from '#features/albums/server/album-permissions.ts'
import type { Member } from '#features/families/server/member.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { isWithin, type Limit } from '#server/rate-limits.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { selectSharing } from './guests.queries.ts'

/**
 * Notifies the owner, who alone can make links, unless this member asked for this album today.
 * @throws Problem not_found; invalid_input: it has a rule; conflict: the owner can't see it
 */
export async function askForAlbumLink(
  asker: Member<'photos.edit_own'>,
  { album_id }: { album_id: string },
  daily: Limit,
): Promise<void> {
  const { tx, family_id, user_id } = asker
  await requireShareable(asker, album_id)
  const sharing = await selectSharing(tx, family_id, album_id)
  if (!sharing) throw notFound()
  const { title, audience, owner_id } = sharing
  if (audience === 'private') throw new Problem('conflict')
  if (!(await isWithin(daily(`${user_id} ${album_id}`)))) return
  const notification = {
    ...{ family_id, kind: 'link_asked' as const, actor_id: user_id, bundle: `link ${album_id} ${user_id}` },
    ...{ count: 1, title, photo_ids: [], album_id },
  }
  await notify(tx, notification, [owner_id])
}
