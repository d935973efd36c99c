import { selectAlbumPhotos } from '#features/albums/server/album-photos.queries.ts'
import { getAlbum } from '#features/albums/server/get-album.ts'
import { selectAlbumAccess } from '#features/albums/server/albums.queries.ts'
import { listPhotosOfRule } from '#features/albums/server/photos-of-rule.ts'
import { selectPhotosOf, selectTrip } from '#features/albums/server/trips/trips.queries.ts'
import type { Member } from '#features/families/server/member.ts'
import { selectNamed } from '#features/then-and-now/server/year-photos.queries.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { FILM_SOURCE_MAX } from '../films.rules.ts'
import type { Footage } from '../plan/plan-film.ts'
import { selectFootage, selectYearOf, type FootageRow } from './films.queries.ts'

type Viewer = Member<'photos.view'>
export type FilmSource = {
  album_id?: string | undefined
  trip_id?: string | undefined
  person_id?: string | undefined
  year?: number | undefined
}
type Found = { title: string; ids: string[] }

/** What a film can be made of, and a title for it. @throws Problem not_found, invalid_input: not one of the three */
export async function collectFootage(viewer: Viewer, source: FilmSource, sign: SignMedia) {
  const { title, ids } = await find(viewer, source, sign)
  const rows = await selectFootage(viewer.tx, viewer.family_id, ids)
  return { title, footage: rows.map(toFootage) }
}

async function find(
  viewer: Viewer,
  { album_id, trip_id, person_id, year }: FilmSource,
  sign: SignMedia,
): Promise<Found> {
  const named = [album_id, trip_id, person_id].filter((id) => id !== undefined)
  if (named.length !== 1 || (person_id === undefined) !== (year === undefined))
    throw new Problem('invalid_input', { fields: { album_id: 'one_of_three' } })
  if (album_id) return findAlbum(viewer, album_id, sign)
  if (trip_id) return findTrip(viewer, trip_id)
  return findYear(viewer, person_id ?? '', year ?? 0)
}

async function findAlbum(viewer: Viewer, album_id: string, sign: SignMedia): Promise<Found> {
  const { tx, family_id } = viewer
  const { title } = await getAlbum(viewer, { album_id }, sign)
  const album = await selectAlbumAccess(tx, family_id, album_id)
  if (!album) throw notFound()
  const limit = FILM_SOURCE_MAX
  const photos = album.rule
    ? (await listPhotosOfRule(viewer, { rule: album.rule, limit }, sign)).photos
    : await selectAlbumPhotos(tx, { family_id, album_id, sort: album.sort, after: undefined, limit })
  return { title, ids: photos.map(({ id }) => id) }
}

/** Trips are proposed to people who edit photos; row-level security hides them from others. */
async function findTrip({ tx, family_id }: Viewer, trip_id: string): Promise<Found> {
  const trip = await selectTrip(tx, family_id, trip_id)
  if (!trip) throw notFound()
  const [town = ''] = trip.place?.split(', ') ?? []
  return { title: town, ids: await selectPhotosOf(tx, trip, FILM_SOURCE_MAX) }
}

async function findYear({ tx, family_id }: Viewer, person_id: string, year: number): Promise<Found> {
  const person = await selectNamed(tx, family_id, person_id)
  if (!person) throw notFound()
  const ids = await selectYearOf(tx, { family_id, person_id, year, limit: FILM_SOURCE_MAX })
  return { title: `${person.first_name}, ${year}`, ids }
}

export function toFootage({ focus_x: x, focus_y: y, faces, voice, ...row }: FootageRow): Footage {
  return {
    ...{ id: row.id, width: row.width, height: row.height, is_favorite: row.is_favorite },
    description: row.description?.trim() || null,
    faces: faces ?? [],
    focus: x === null || y === null ? null : { x, y },
    video_ms: isPlayable(row) ? row.duration_ms : null,
    voice: voice && { id: voice.id, duration_ms: voice.duration_ms },
  }
}

/** Videos that have no copy yet are shown as their poster: their original may be HDR, or in a format that few programs know. */
export function isPlayable({ kind, rendition }: Pick<FootageRow, 'kind' | 'rendition'>): boolean {
  return kind === 'video' && (rendition === 'made' || rendition === 'not_needed')
}
