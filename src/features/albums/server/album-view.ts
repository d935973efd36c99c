import type { Member } from '#features/families/server/member.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { TakenPrecision } from '#features/photos/photos.rules.ts'
import type { MediaViewer, SignMedia } from '#server/storage/media-urls.ts'
import type { Album } from '../albums.contract.ts'
import { selectCovers, type AlbumRow, type CoverRow } from './albums.queries.ts'
import { listPhotosOfRule } from './photos-of-rule.ts'

/** Only photos that have a date match it. */
const LAST_DAY = '9999-12-31'

type Viewer = Member<'photos.view'>
/** When a photo at an end of an album was taken. */
type End = { at: string | null; precision: TakenPrecision } | null | undefined
/** What an album shows of its photos. */
type Shown = {
  photos: number
  is_count_exact: boolean
  first: End
  last: End
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
    const { photos = 0, is_count_exact = true, first, last, first_id } = shown[at] ?? {}
    // The chosen cover may be someone else's private photo, or deleted.
    const photo = cover.get(cover_photo_id ?? '') ?? cover.get(first_id ?? '')
    return {
      ...album,
      photos,
      is_count_exact,
      ...{ first_day: dayOf(first), first_precision: precisionOf(first) },
      ...{ last_day: dayOf(last), last_precision: precisionOf(last) },
      cover: photo ? toCover(photo, viewer, sign) : null,
      starts_with_cover: photo !== undefined && photo.id === first_id,
      can: { add: can_add && !row.rule, edit: can_edit, keep_private: creator_id === viewer.user_id },
    }
  })
}

async function shownOf(viewer: Viewer, row: AlbumRow, sign: SignMedia): Promise<Shown> {
  const { rule, front, sort } = row
  if (!rule) {
    const { first, last } = row
    const photos = Number(row.photos ?? 0)
    return {
      photos,
      is_count_exact: true,
      ...{ first, last },
      first_id: (sort === 'manual' ? front : (first ?? front))?.id,
    }
  }
  const endOf = async (sort_order: 'asc' | 'desc') =>
    (await listPhotosOfRule(viewer, { rule: { taken_to: LAST_DAY, ...rule }, sort_order, limit: 1 }, sign)).photos[0]
  const [{ photos, total, is_total_exact }, last] = await Promise.all([
    listPhotosOfRule(viewer, { rule, limit: 1 }, sign),
    endOf('desc'),
  ])
  const [photo] = photos
  const first = photo && !photo.taken_at ? await endOf('asc') : photo
  return {
    photos: total,
    is_count_exact: is_total_exact,
    ...{ first: first && endAt(first), last: last && endAt(last), first_id: photo?.id },
  }
}

const endAt = ({ taken_at, taken_precision }: PhotoListed) => ({ at: taken_at, precision: taken_precision })
const dayOf = (end: End) => end?.at?.slice(0, 10) ?? null
const precisionOf = (end: End) => (end?.at ? end.precision : null)

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
