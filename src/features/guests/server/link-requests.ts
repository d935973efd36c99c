import { requireShareable } from '#features/albums/server/album-permissions.ts'
import type { Member } from '#features/families/server/member.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { ResultOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Guest, guestsContract } from '../guests.contract.ts'
import { answerLinkRequests, selectLinkRequests, selectSharing, upsertLinkRequest } from './link-requests.queries.ts'

type Asker = Member<'photos.edit_own'>

/**
 * Notifies the owner, who alone can make links, unless this member asked for this album today.
 * @throws Problem not_found; invalid_input: it has a rule; conflict: the owner can't see it
 */
export async function askForAlbumLink(
  asker: Asker,
  { album_id, name }: { album_id: string; name: string },
): Promise<{ notified: boolean }> {
  const { tx, family_id, user_id } = asker
  await requireShareable(asker, album_id)
  const sharing = await selectSharing(tx, family_id, album_id)
  if (!sharing) throw notFound()
  const { title, audience, owner_id } = sharing
  if (audience === 'private') throw new Problem('conflict')
  const notified = await upsertLinkRequest(tx, { family_id, album_id, user_id, name })
  const notification = {
    ...{ family_id, kind: 'link_asked' as const, actor_id: user_id, bundle: `link ${album_id} ${user_id}` },
    ...{ count: 1, title, photo_ids: [], album_id },
  }
  if (notified) await notify(tx, notification, [owner_id])
  return { notified }
}

export async function listLinkRequests(
  { tx, family_id }: Asker,
  { album_id }: { album_id: string },
): Promise<ResultOf<typeof guestsContract.listLinkRequests>> {
  return { requests: await selectLinkRequests(tx, family_id, album_id) }
}

/** Notifies those who asked for a link to the album that there is one. The link itself isn't stored, so the owner sends it. */
export async function notifyAskers(owner: Member<'guests.manage'>, { album }: Guest): Promise<void> {
  if (!album) return
  const { tx, family_id, user_id } = owner
  const notification = {
    ...{ family_id, kind: 'link_made' as const, actor_id: user_id, bundle: `link made ${album.id}` },
    ...{ count: 1, title: album.title, photo_ids: [], album_id: album.id },
  }
  await notify(tx, notification, await answerLinkRequests(tx, family_id, album.id))
}
