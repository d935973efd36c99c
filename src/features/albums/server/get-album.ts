import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { notFound } from '#shared/problems.ts'
import type { AlbumDetail } from '../albums.contract.ts'
import { toAlbums } from './album-view.ts'
import { countGuestLinks, selectAlbum, selectContributors } from './albums.queries.ts'

export async function getAlbum(
  viewer: Member<'photos.view'>,
  { album_id }: { album_id: string },
  sign: SignMedia,
): Promise<AlbumDetail> {
  const { tx, family_id } = viewer
  const row = await selectAlbum(tx, family_id, album_id)
  if (!row) throw notFound()
  const [[album], contributor_ids, guest_links] = await Promise.all([
    toAlbums(viewer, [row], sign),
    selectContributors(tx, family_id, album_id),
    countGuestLinks(tx, family_id, album_id),
  ])
  if (!album) throw notFound()
  return { ...album, contributor_ids, guest_links }
}
