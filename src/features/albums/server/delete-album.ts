import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { requireEditable } from './album-permissions.ts'
import { deleteAlbumRow } from './albums.queries.ts'

/** Deletes an album with its sections and comments. Its photos stay. */
export async function deleteAlbum(editor: Member<'photos.add'>, { album_id }: { album_id: string }): Promise<void> {
  const { tx, family_id, user_id } = editor
  await requireEditable(editor, album_id)
  const gone = await deleteAlbumRow(tx, family_id, album_id)
  if (!gone) throw notFound()
  const isPrivate = gone.audience === 'private'
  // The audit log is for everyone who manages the family.
  if (!isPrivate) await recordAudit(tx, { action: 'album.deleted', family_id, details: { name: gone.title } })
  await publishToFamily(tx, family_id, { kind: 'albums', id: album_id, only_to: isPrivate ? user_id : null })
}
