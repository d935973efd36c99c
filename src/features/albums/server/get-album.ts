import type { Member } from '#features/families/server/member.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { AlbumDetail, albumsContract } from '../albums.contract.ts'
import { toAlbums } from './album-view.ts'
import { countGuestLinks, selectAlbum, selectAlbumPage, selectContributors } from './albums.queries.ts'

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

type List = typeof albumsContract.listAlbums

export async function listAlbums(
  viewer: Member<'photos.view'>,
  { cursor, limit }: InputOf<List>,
  sign: SignMedia,
): Promise<ResultOf<List>> {
  const { tx, family_id } = viewer
  const rows = await selectAlbumPage(tx, family_id, { after: readCursor(cursor), limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    albums: await toAlbums(viewer, page, sign),
    next_cursor: last && rows.length > limit ? writeCursor({ at: last.updated_at, id: last.id }) : null,
  }
}
