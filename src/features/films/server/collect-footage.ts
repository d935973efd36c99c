import { photosOfAlbum, photosOfTrip, type TitledPhotos } from '#features/albums/server/photo-ids.ts'
import type { Member } from '#features/families/server/member.ts'
import { chooseYearPhotos } from '#features/then-and-now/server/list-year-photos.ts'
import { yearCaption } from '#features/then-and-now/year-caption.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { FILM_SOURCE_MAX } from '../films.rules.ts'
import type { Footage } from '../plan/plan-film.ts'
import { selectFirstName, selectFootage, selectYearOf, type FootageRow } from './films.queries.ts'

type Viewer = Member<'photos.view'>
/** By the IDs of photos, instead of what's written about them. */
type Captions = Record<string, string>
export type FilmSource = {
  album_id?: string | undefined
  trip_id?: string | undefined
  person_id?: string | undefined
  year?: number | undefined
}

/** What a film can be made of, and a title for it. @throws Problem not_found, invalid_input: not one of the three */
export async function collectFootage(viewer: Viewer, source: FilmSource, sign: SignMedia) {
  const { title, ids, captions } = await find(viewer, source, sign)
  const rows = await selectFootage(viewer.tx, viewer.family_id, ids)
  return { title, captions, footage: rows.map((row) => toFootage(row, captions)) }
}

async function find(
  viewer: Viewer,
  { album_id, trip_id, person_id, year }: FilmSource,
  sign: SignMedia,
): Promise<TitledPhotos & { captions?: Captions }> {
  const limit = FILM_SOURCE_MAX
  const named = [album_id, trip_id, person_id].filter((id) => id !== undefined)
  if (named.length !== 1 || (person_id === undefined && year !== undefined))
    throw new Problem('invalid_input', { fields: { album_id: 'one_of_three' } })
  if (album_id) return photosOfAlbum(viewer, { album_id, limit }, sign)
  if (trip_id) return photosOfTrip(viewer, { trip_id, limit })
  return year === undefined ? findYears(viewer, person_id ?? '') : findYear(viewer, person_id ?? '', year)
}

async function findYear({ tx, family_id }: Viewer, person_id: string, year: number): Promise<TitledPhotos> {
  const first_name = await selectFirstName(tx, family_id, person_id)
  if (first_name === undefined) throw notFound()
  const ids = await selectYearOf(tx, { family_id, person_id, year, limit: FILM_SOURCE_MAX })
  return { title: `${first_name}, ${year}`, ids }
}

/** A photo of the person for each year. Ages are its captions, as on the poster. */
async function findYears({ tx, family_id }: Viewer, person_id: string): Promise<TitledPhotos & { captions: Captions }> {
  const { person, photos } = await chooseYearPhotos(tx, { family_id, person_id })
  return {
    title: person.first_name,
    ids: photos.map(({ id }) => id),
    captions: Object.fromEntries(photos.map((photo) => [photo.id, yearCaption(photo)])),
  }
}

export function toFootage(
  { focus_x: x, focus_y: y, faces, voices, ...row }: FootageRow,
  captions: Captions = {},
): Footage {
  return {
    ...{ id: row.id, width: row.width, height: row.height, is_favorite: row.is_favorite },
    description: captions[row.id] ?? (row.description?.trim() || null),
    faces: faces ?? [],
    focus: x === null || y === null ? null : { x, y },
    video_ms: isPlayable(row) ? row.duration_ms : null,
    voices: (voices ?? []).map(({ id, duration_ms }) => ({ id, duration_ms })),
  }
}

/** Videos that have no copy yet are shown as their poster: their original may be HDR, or in a format that few programs know. */
export function isPlayable({ kind, rendition }: Pick<FootageRow, 'kind' | 'rendition'>): boolean {
  return kind === 'video' && (rendition === 'made' || rendition === 'not_needed')
}
