import type { Member } from '#features/families/server/member.ts'
import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { Album } from '../albums.contract.ts'
import { selectCovers, type AlbumRow, type CoverRow } from './albums.queries.ts'
import { listPhotosOfRule } from './photos-of-rule.ts'

type Viewer = Member<'photos.view'>
/** What an album shows of its photos. */
type Shown = {
  photos: number
  is_count_exact: boolean
  first_at: string | undefined
  last_at: string | undefined
  first_id: string | undefined
}

/** Albums as the API returns them, each with its cover and its days. */
export async function toAlbums(viewer: Viewer, rows: AlbumRow[], sign: SignMedia): Promise<Album[]> {
  const { tx, family_id } = viewer
  const shown = await Promise.all(rows.map((row) => shownOf(viewer, row, sign)))
  const covers = await selectCovers(tx, family_id, [
    ...rows.flatMap(({ cover_photo_id }) => cover_photo_id ?? []),
    ...shown.flatMap(({ first_id }) => first_id ?? []),
  ])
  const cover = new Map(covers.map((photo) => [photo.id, photo]))
  return rows.map((row, at) => {
    const { first: _first, last: _last, front: _front, can_add, can_edit, cover_photo_id, creator_id, ...album } = row
    const { photos = 0, is_count_exact = true, first_at, last_at, first_id } = shown[at] ?? {}
    // The chosen cover may be someone else's private photo, or deleted.
    const photo = cover.get(cover_photo_id ?? '') ?? cover.get(first_id ?? '')
    return {
      ...album,
      photos,
      is_count_exact,
      first_day: first_at?.slice(0, 10) ?? null,
      last_day: last_at?.slice(0, 10) ?? null,
      cover: photo ? toCover(photo, viewer, sign) : null,
      can: { add: can_add && !row.rule, edit: can_edit, keep_private: creator_id === viewer.user_id },
    }
  })
}

async function shownOf(viewer: Viewer, row: AlbumRow, sign: SignMedia): Promise<Shown> {
  const { rule, first, last, front, sort } = row
  if (!rule) {
    const photos = Number(row.photos ?? 0)
    return {
      photos,
      is_count_exact: true,
      first_at: first?.at,
      last_at: last?.at,
      first_id: (sort === 'manual' ? front : first)?.id,
    }
  }
  const [earliest, latest] = await Promise.all([
    listPhotosOfRule(viewer, { rule, limit: 1 }, sign),
    listPhotosOfRule(viewer, { rule, sort_order: 'desc', limit: 1 }, sign),
  ])
  const [photo] = earliest.photos
  return {
    photos: earliest.total,
    is_count_exact: earliest.is_total_exact,
    ...{ first_at: photo?.sort_at, last_at: latest.photos[0]?.sort_at, first_id: photo?.id },
  }
}

export function toCover(
  { derivatives_version: version, thumbhash, ...photo }: CoverRow,
  viewer: Viewer,
  sign: SignMedia,
) {
  const media = { kind: 'photo', family_id: viewer.family_id, id: photo.id, version } as const
  const to: MediaViewer = viewer
  return {
    ...photo,
    thumbhash: thumbhash?.toString('base64') ?? null,
    small_url: sign(to, { ...media, variant: 'small' }),
    large_url: sign(to, { ...media, variant: 'large' }),
  }
}
