import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { notFound } from '#shared/problems.ts'
import { selectAlbumPhotos } from './album-photos.queries.ts'
import { selectAlbumAccess } from './albums.queries.ts'
import { getAlbum } from './get-album.ts'
import { listPhotosOfRule } from './photos-of-rule.ts'
import { selectPhotosOf, selectTrip } from './trips/trips.queries.ts'

/** A subject of photos, and those that the viewer can see, in its order. */
export type TitledPhotos = { title: string; ids: string[] }
type Viewer = Member<'photos.view'>

/** @throws Problem not_found */
export async function photosOfAlbum(
  viewer: Viewer,
  { album_id, limit }: { album_id: string; limit: number },
  sign: SignMedia,
): Promise<TitledPhotos> {
  const { tx, family_id } = viewer
  const [{ title }, album] = await Promise.all([
    getAlbum(viewer, { album_id }, sign),
    selectAlbumAccess(tx, family_id, album_id),
  ])
  if (!album) throw notFound()
  const { rule, sort } = album
  const photos = rule
    ? (await listPhotosOfRule(viewer, { rule, limit }, sign)).photos
    : await selectAlbumPhotos(tx, { family_id, album_id, sort, after: undefined, limit })
  return { title, ids: photos.map(({ id }) => id) }
}

/** Trips are proposed to people who edit photos; row-level security hides them from others. @throws Problem not_found */
export async function photosOfTrip(
  { tx, family_id }: Viewer,
  { trip_id, limit }: { trip_id: string; limit: number },
): Promise<TitledPhotos> {
  const trip = await selectTrip(tx, family_id, trip_id)
  if (!trip) throw notFound()
  const [town = ''] = trip.place?.split(', ') ?? []
  return { title: town, ids: await selectPhotosOf(tx, trip, limit) }
}
