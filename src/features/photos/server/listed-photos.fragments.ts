import { sql } from 'kysely'

/** The columns of a gallery tile. */
export const listed = [
  'id',
  'family_id',
  'kind',
  'filename',
  'file_type',
  'width',
  'height',
  'duration_ms',
  'animated',
  'description',
  'is_favorite',
  'is_archived',
  'taken_at',
  'taken_precision',
  'created_at',
  'sort_at',
  'thumbhash',
  'audience',
  'derivatives_version',
] as const

/**
 * What a tile has an icon for: a motion video, in the same file or a separate one, and an audio caption. These are scalar
 * subqueries for each photo of a page, because with EXISTS, PostgreSQL would first read every photo of the family.
 */
export function tileFlags(photo: 'photo' | 'photos') {
  return [
    isLive(photo).as('is_live'),
    sql<boolean>`((select true from audio_captions caption where caption.photo_id = ${sql.ref(`${photo}.id`)} limit 1) is not null)`.as(
      'is_spoken',
    ),
  ] as const
}

/** Everything about a tile, of `photo`. */
export const tileColumns = sql.join([...listed.map((column) => sql.ref(`photo.${column}`)), ...tileFlags('photo')])

/** Whether it has a motion video. */
export function isLive(photo: 'photo' | 'photos') {
  const of = (column: string) => sql.ref(`${photo}.${column}`)
  return sql<boolean>`(coalesce(jsonb_typeof(${of('pairing')} -> 'motion_video') = 'object', false) or (
    select true from photos video where video.family_id = ${of('family_id')} and video.film_of = ${of('id')} limit 1) is not null)`
}
