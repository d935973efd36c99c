import type { Member } from '#features/families/server/member.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { toPhotoListed } from '#features/photos/server/photo-view.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { isId } from '#shared/is-id.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { albumsContract } from '../albums.contract.ts'
import { selectAlbumPhotos, selectSections, type Place } from './album-photos.queries.ts'
import { selectAlbumAccess } from './albums.queries.ts'
import { listPhotosOfRule } from './photos-of-rule.ts'

type List = typeof albumsContract.listAlbumPhotos
type Sort = 'date' | 'manual'
/** Photos with their places in the album. */
type Page = { photos: PhotoListed[]; places: Place[]; isLast: boolean }

/** A page of an album: its photos in order, and the sections between them. */
export async function listAlbumPhotos(
  viewer: Member<'photos.view'>,
  { album_id, cursor, limit }: InputOf<List>,
  sign: SignMedia,
): Promise<ResultOf<List>> {
  const { tx, family_id } = viewer
  const album = await selectAlbumAccess(tx, family_id, album_id)
  if (!album) throw notFound()
  const { sort, rule } = album
  const after = cursor === undefined ? undefined : readPlace(cursor, sort)
  const [page, sections] = await Promise.all([
    rule
      ? readRule(viewer, { rule, cursor, limit }, sign)
      : readPage(viewer, { family_id, album_id, sort, after, limit }, sign),
    selectSections(tx, { family_id, album_id }, sort),
  ])
  const { photos, places, isLast } = page
  const last = places.at(-1)
  const isAfter = (a: Place, b: Place) => compare(a, b, sort) > 0
  return {
    photos,
    sections: sections.flatMap(({ id, title, text, sort_at, before_photo_id, position }) => {
      const own = { at: sort === 'manual' ? String(position) : sort_at, id: before_photo_id }
      const isHere = (!after || isAfter(own, after)) && (isLast || !last || !isAfter(own, last))
      const next = places.findIndex((place) => !isAfter(own, place))
      return isHere ? [{ id, title, text, at: next < 0 ? places.length : next }] : []
    }),
    next_cursor: last && !isLast ? writeCursor(last) : null,
  }
}

type Asked = Parameters<typeof selectAlbumPhotos>[1]

async function readPage(viewer: Member<'photos.view'>, asked: Asked, sign: SignMedia): Promise<Page> {
  const rows = await selectAlbumPhotos(viewer.tx, { ...asked, limit: asked.limit + 1 })
  const page = rows.slice(0, asked.limit)
  return {
    photos: page.map(({ at: _, ...row }) => toPhotoListed(row, viewer, sign)),
    places: page.map(({ at, id }) => ({ at: String(at), id })),
    isLast: rows.length <= asked.limit,
  }
}

async function readRule(
  viewer: Member<'photos.view'>,
  asked: Parameters<typeof listPhotosOfRule>[1],
  sign: SignMedia,
): Promise<Page> {
  const { photos, next_cursor } = await listPhotosOfRule(viewer, asked, sign)
  return { photos, places: photos.map(({ sort_at, id }) => ({ at: sort_at, id })), isLast: next_cursor === null }
}

function compare(a: Place, b: Place, sort: Sort): number {
  const byId = a.id < b.id ? -1 : a.id > b.id ? 1 : 0
  if (sort === 'manual') return Number(a.at) - Number(b.at) || byId
  return a.at < b.at ? -1 : a.at > b.at ? 1 : byId
}

/** @throws Problem invalid_input for text that isn't one of our cursors */
export function readPlace(cursor: string, sort: Sort): Place | undefined {
  if (sort === 'date') return readCursor(cursor)
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('|')
  if (!/^-?\d{1,20}(\.\d{1,30})?(e[+-]?\d{1,3})?$/.test(at) || !isId(id))
    throw new Problem('invalid_input', { fields: { cursor: 'invalid' } })
  return { at, id }
}
