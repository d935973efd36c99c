import { may } from '#features/families/server/may.ts'
import { withCapability, type ActingMember } from '#features/families/server/member.ts'
import type { Tx } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { Problem } from '#shared/problems.ts'
import type { albumsContract } from '../albums.contract.ts'
import { ALBUM_ITEMS_MAX } from '../albums.rules.ts'
import { requireAddable } from './album-permissions.ts'
import { deleteAlbumPhotos, insertAlbumPhotos, lockPhotos } from './album-photos.queries.ts'
import { countAlbums, selectAlbumAccess, selectAlbumOwner, updateAlbum } from './albums.queries.ts'

type Outcome = ResultOf<typeof albumsContract.addToAlbum>

export async function addToAlbum(
  contributor: ActingMember<'photos.add'>,
  { album_id, photo_ids, positions }: Omit<InputOf<typeof albumsContract.addToAlbum>, 'family_id'>,
): Promise<Outcome> {
  const { tx, family_id, user_id } = contributor
  const { audience } = await requireAddable(contributor, album_id)
  const outcome = await addPhotos(contributor, album_id, photo_ids, positions)
  if (outcome.added > 0) {
    const only_to = audience === 'private' ? user_id : null
    await publishToFamily(tx, family_id, { kind: 'albums', id: album_id, only_to })
  }
  return outcome
}

/** Part of a change of many photos. @throws Problem not_found, forbidden, conflict or too_many */
export async function addPhotosToAlbum(
  editor: ActingMember<'photos.edit_own'>,
  photo_ids: string[],
  album_id: string,
): Promise<void> {
  await addToAlbum(withCapability(editor, 'photos.add'), { album_id, photo_ids })
}

/** Undoes addPhotosToAlbum, unless the album is gone, or the person can't change it any more. */
export async function removePhotosFromAlbum(
  editor: ActingMember<'photos.edit_own'>,
  photo_ids: string[],
  album_id: string,
): Promise<void> {
  const album = await selectAlbumAccess(editor.tx, editor.family_id, album_id)
  if (album?.can_add && !album.rule)
    await removeFromAlbum(withCapability(editor, 'photos.add'), { album_id, photo_ids })
}

/** Adds photos to an album that the person can add to. @throws Problem conflict: it has a rule; too_many: the family's albums are full */
export async function addPhotos(
  contributor: ActingMember<'photos.add'>,
  album_id: string,
  photo_ids: string[],
  positions?: number[],
): Promise<Outcome> {
  const { tx, family_id, user_id, role } = contributor
  const wanted = positions ? photo_ids : [...new Set(photo_ids)]
  await lockPhotos(tx, family_id)
  if ((await countAlbums(tx, family_id)).items + wanted.length > ALBUM_ITEMS_MAX) throw new Problem('too_many')
  const onlyOwn = !may(role, 'photos.edit')
  const place = { family_id, album_id }
  const { addable, photos, added_ids } = await insertAlbumPhotos(tx, place, {
    ...{ photo_ids: wanted, positions, user_id, onlyOwn },
  })
  const added = added_ids.length
  // Only editors of the album bring it to the top.
  if (added > 0) await updateAlbum(tx, family_id, album_id)
  return { added, added_ids, present: photos - added, refused: wanted.length - addable }
}

/** Adds an uploaded photo to the album that its sender named, if that still exists. */
export async function addUploadToAlbum(
  tx: Tx,
  { family_id, user_id, about }: { family_id: string; user_id: string; about: Record<string, string> },
  photo_id: string,
): Promise<void> {
  const { album_id } = about
  if (!album_id) return
  await lockPhotos(tx, family_id)
  const only_to = await selectAlbumOwner(tx, { family_id, album_id })
  if (only_to === undefined) return
  await insertAlbumPhotos(tx, { family_id, album_id }, { photo_ids: [photo_id], user_id, onlyOwn: false })
  await publishToFamily(tx, family_id, { kind: 'albums', id: album_id, only_to })
}

/** Adds photos for a member who can edit the album, in a transaction of the worker. */
export async function addAsWorker(
  tx: Tx,
  { user_id, ...place }: { family_id: string; album_id: string; user_id: string },
  photo_ids: string[],
): Promise<void> {
  await lockPhotos(tx, place.family_id)
  await insertAlbumPhotos(tx, place, { photo_ids, user_id, onlyOwn: false })
}

export async function removeFromAlbum(
  contributor: ActingMember<'photos.add'>,
  { album_id, photo_ids }: Pick<InputOf<typeof albumsContract.removeFromAlbum>, 'album_id' | 'photo_ids'>,
): Promise<ResultOf<typeof albumsContract.removeFromAlbum>> {
  const { tx, family_id, user_id } = contributor
  const { audience } = await requireAddable(contributor, album_id)
  await lockPhotos(tx, family_id)
  const removed = await deleteAlbumPhotos(tx, { family_id, album_id }, photo_ids)
  if (removed.length > 0) {
    await updateAlbum(tx, family_id, album_id)
    await publishToFamily(tx, family_id, {
      kind: 'albums',
      id: album_id,
      only_to: audience === 'private' ? user_id : null,
    })
  }
  return {
    removed: removed.length,
    photo_ids: removed.map(({ photo_id }) => photo_id),
    positions: removed.map(({ position }) => position),
  }
}
