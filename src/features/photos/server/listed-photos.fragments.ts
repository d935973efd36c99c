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
  'is_covered',
  'taken_at',
  'taken_precision',
  'created_at',
  'sort_at',
  'thumbhash',
  'audience',
  'derivatives_version',
] as const

/**
 * What a tile has an icon for: a motion video, in the same file or a separate one, an audio caption, and a stack. These are scalar
 * subqueries for each photo of a page, because with EXISTS, PostgreSQL would first read every photo of the family.
 */
export function tileFlags(photo: 'photo' | 'photos') {
  return [
    isLive(photo).as('is_live'),
    sql<boolean>`((select true from audio_captions caption where caption.photo_id = ${sql.ref(`${photo}.id`)} limit 1) is not null)`.as(
      'is_spoken',
    ),
    stackSize(photo).as('stack_size'),
  ] as const
}

/** How many photos of its stack the caller sees; 0 without a stack. */
function stackSize(photo: 'photo' | 'photos') {
  const of = (column: string) => sql.ref(`${photo}.${column}`)
  return sql<number>`(case when ${of('stack_id')} is null then 0 else (select count(*)::int from photos stacked
    where stacked.family_id = ${of('family_id')} and stacked.stack_id = ${of('stack_id')} and stacked.deleted_at is null) end)`
}

/** Everything about a tile, of `photo`. */
export const tileColumns = sql.join([...listed.map((column) => sql.ref(`photo.${column}`)), ...tileFlags('photo')])

/** Whether it has a motion video. */
export function isLive(photo: 'photo' | 'photos') {
  const of = (column: string) => sql.ref(`${photo}.${column}`)
  return sql<boolean>`(coalesce(jsonb_typeof(${of('pairing')} -> 'motion_video') = 'object', false) or (
    select true from photos video where video.family_id = ${of('family_id')} and video.film_of = ${of('id')} limit 1) is not null)`
}
