import type { ActingMember, Member } from '#features/families/server/member.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Tx } from '#server/db/database.ts'
import { selectAlbumEditors } from './album-editors.queries.ts'
import { selectAlbumAccess } from './albums.queries.ts'

type Adder = Member<'photos.add'>
export type AlbumAccess = NonNullable<Awaited<ReturnType<typeof selectAlbumAccess>>>

/** @throws Problem not_found: they can't see it; forbidden: they can't arrange it */
export async function requireEditable({ tx, family_id }: Adder, album_id: string): Promise<AlbumAccess> {
  const album = await selectAlbumAccess(tx, family_id, album_id)
  if (!album) throw notFound()
  if (!album.can_edit) throw new Problem('forbidden')
  return album
}

/** @throws Problem not_found; forbidden: they can't add to it; conflict: it has a rule */
export async function requireAddable(
  { tx, family_id }: ActingMember<'photos.add'>,
  album_id: string,
): Promise<AlbumAccess> {
  const album = await selectAlbumAccess(tx, family_id, album_id)
  if (!album) throw notFound()
  if (!album.can_add) throw new Problem('forbidden')
  if (album.rule) throw new Problem('conflict')
  return album
}

/**
 * Albums with a rule have photos that no one chose for guests.
 * @throws Problem not_found; invalid_input: it has a rule
 */
export async function requireShareable(
  { tx, family_id }: Member<'guests.manage'> | Member<'photos.edit_own'>,
  album_id: string,
): Promise<void> {
  const album = await selectAlbumAccess(tx, family_id, album_id)
  if (!album) throw notFound()
  if (album.rule) throw new Problem('invalid_input', { fields: { album_id: 'album_has_rule' } })
}

/** The members who can edit an album, in a transaction of the worker. */
export function listAlbumEditors(tx: Tx, place: { family_id: string; album_id: string }): Promise<string[]> {
  return selectAlbumEditors(tx, place)
}
