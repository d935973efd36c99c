import type { Member } from '#features/families/server/member.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { albumsContract } from '../albums.contract.ts'
import { toAlbums } from './album-view.ts'
import { selectAlbumPage } from './albums.queries.ts'

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
