import { withCapability, type Member } from '#features/families/server/member.ts'
import { SELECTION_MAX } from '#features/photos/photos.rules.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound } from '#shared/problems.ts'
import type { AlbumDetail } from '../../albums.contract.ts'
import type { tripsContract } from '../../trips.contract.ts'
import { toCover } from '../album-view.ts'
import { selectCovers } from '../albums.queries.ts'
import { addToAlbum } from '../add-to-album.ts'
import { albumKey, createAlbum } from '../create-album.ts'
import { getAlbum } from '../get-album.ts'
import { setMissingCover } from '../import-albums.queries.ts'
import {
  selectAdditions,
  selectOfferedTrips,
  selectPhotosOf,
  selectTrip,
  setAlbumOfTrip,
  settleTrip,
} from './trips.queries.ts'

type Editor = Member<'photos.edit'>
const NONE = { added: 0, added_ids: [], present: 0, refused: 0 }

export async function listTrips(
  editor: Editor,
  { cursor, limit }: InputOf<typeof tripsContract.listTrips>,
  sign: SignMedia,
): Promise<ResultOf<typeof tripsContract.listTrips>> {
  const { tx, family_id } = editor
  const viewer = withCapability(editor, 'photos.view')
  const rows = await selectOfferedTrips(tx, family_id, { after: readCursor(cursor), limit: limit + 1 })
  const page = rows.slice(0, limit)
  const ids = page.flatMap(({ cover_photo_id }) => cover_photo_id ?? [])
  const covers = new Map((await selectCovers(tx, family_id, ids)).map((photo) => [photo.id, photo]))
  const last = page.at(-1)
  return {
    trips: page.map(({ cover_photo_id, album_id, album_title, ...trip }) => {
      const cover = covers.get(cover_photo_id ?? '')
      return {
        ...trip,
        album: album_id && album_title ? { id: album_id, title: album_title } : null,
        cover: cover ? toCover(cover, viewer, sign) : null,
      }
    }),
    next_cursor: last && rows.length > limit ? writeCursor({ at: `${last.starts_on}T00:00:00`, id: last.id }) : null,
  }
}

/** Creates the album once, however often it's requested. @throws Problem not_found: someone else dismissed or created it */
export async function createTripAlbum(
  editor: Editor,
  { trip_id, title }: InputOf<typeof tripsContract.createTripAlbum>,
  sign: SignMedia,
): Promise<AlbumDetail> {
  const { tx, family_id } = editor
  const creator = withCapability(editor, 'photos.add')
  const viewer = withCapability(editor, 'photos.view')
  const isFirst = await settleTrip(tx, family_id, trip_id, ['proposed', 'created'])
  const trip = await selectTrip(tx, family_id, trip_id)
  if (!trip || trip.state !== 'created') throw notFound()
  if (!isFirst) return getAlbum(viewer, { album_id: albumKey(creator, trip_id) }, sign)
  const photo_ids = await selectPhotosOf(tx, trip, SELECTION_MAX)
  const album = await createAlbum(creator, { family_id, once: trip_id, title, place: trip.place, photo_ids }, sign)
  await setAlbumOfTrip(tx, family_id, trip_id, album.id)
  if (trip.cover_photo_id) await setMissingCover(tx, family_id, album.id, trip.cover_photo_id)
  return getAlbum(viewer, { album_id: album.id }, sign)
}

/** Adds photos of a trip that were added to the family after its album was created. @throws Problem not_found */
export async function addTripPhotos(
  editor: Editor,
  { trip_id }: InputOf<typeof tripsContract.addTripPhotos>,
): Promise<ResultOf<typeof tripsContract.addTripPhotos>> {
  const { tx, family_id } = editor
  const trip = await selectTrip(tx, family_id, trip_id)
  if (!trip?.album_id || !trip.offered_at) throw notFound()
  const { album_id, offered_at } = trip
  const photo_ids = await selectAdditions(tx, { ...trip, album_id, offered_at }, SELECTION_MAX)
  if (!(await settleTrip(tx, family_id, trip_id, ['grown', 'created']))) return NONE
  return addToAlbum(withCapability(editor, 'photos.add'), { album_id, photo_ids })
}

/** @throws Problem not_found: it doesn't exist, or it became an album */
export async function editTrip(
  { tx, family_id }: Editor,
  { trip_id, is_dismissed }: InputOf<typeof tripsContract.editTrip>,
): Promise<void> {
  // Only photos that are added from now on are offered again.
  if (is_dismissed && (await settleTrip(tx, family_id, trip_id, ['grown', 'created'])))
    return publishToFamily(tx, family_id, { kind: 'albums' })
  const [from, to] = is_dismissed ? (['proposed', 'dismissed'] as const) : (['dismissed', 'proposed'] as const)
  if (await settleTrip(tx, family_id, trip_id, [from, to])) return publishToFamily(tx, family_id, { kind: 'albums' })
  if ((await selectTrip(tx, family_id, trip_id))?.state !== to) throw notFound()
}
