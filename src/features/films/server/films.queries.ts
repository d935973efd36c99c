import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { ExportParameters } from '#features/exports/exports.rules.ts'
import type { Area } from '../plan/frame-photo.ts'

const filmColumns = [
  'id',
  'state',
  'files_done',
  'files_total',
  'bytes',
  'created_at',
  'finished_at',
  'expires_at',
] as const
const LISTED = 20

/** The caller's films that haven't expired, newest first. */
export async function selectFilms(tx: Tx, family_id: string, id?: string) {
  return tx
    .selectFrom('exports')
    .select([...filmColumns, 'parameters'])
    .where('kind', '=', 'film')
    .where('family_id', '=', family_id)
    .where('requested_by', '=', sql<string>`app.user_id()`)
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .limit(LISTED)
    .$narrowType<{ parameters: ExportParameters }>()
    .execute()
}

/** Row-level security only deletes the caller's. */
export async function deleteFilmRow(tx: Tx, family_id: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('exports')
    .where('kind', '=', 'film')
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Photos of a person in a calendar year that are in the gallery. */
export async function selectYearOf(
  tx: Tx,
  { family_id, person_id, year, limit }: { family_id: string; person_id: string; year: number; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('photo_people as shown')
    .innerJoin('photos as photo', (join) =>
      join.onRef('photo.family_id', '=', 'shown.family_id').onRef('photo.id', '=', 'shown.photo_id'),
    )
    .select('photo.id')
    .where('shown.family_id', '=', family_id)
    .where('shown.person_id', '=', person_id)
    .where('shown.is_deleted', '=', false)
    .where('shown.sort_at', '>=', sql<string>`make_date(${year}::int, 1, 1)::timestamp`)
    .where('shown.sort_at', '<', sql<string>`make_date(${year + 1}::int, 1, 1)::timestamp`)
    .where('photo.deleted_at', 'is', null)
    .where('photo.film_of', 'is', null)
    .where('photo.is_archived', '=', false)
    .where('photo.is_covered', '=', false)
    .where(sql<boolean>`coalesce(photo.form, '') <> 'screenshot'`)
    .orderBy('shown.sort_at')
    .orderBy('photo.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

type Voice = { id: string; duration_ms: number; storage_path: string }

/** Those of the photos that the caller can see and that can be shown, in this order. */
export async function selectFootage(tx: Tx, family_id: string, ids: readonly string[]) {
  return tx
    .selectFrom('photos as photo')
    .innerJoin(
      sql<{ id: string; place: number }>`unnest(${ids}::uuid[]) with ordinality`.as<'asked'>(sql`asked (id, place)`),
      (join) => join.onRef('asked.id', '=', 'photo.id'),
    )
    .select(['photo.id', 'photo.kind', 'photo.width', 'photo.height', 'photo.duration_ms', 'photo.description'])
    .select(['photo.is_favorite', 'photo.focus_x', 'photo.focus_y', 'photo.derivatives_version', 'photo.storage_path'])
    .select(['photo.taken_at', 'photo.taken_precision'])
    .select((eb) =>
      eb
        .selectFrom('film_renditions as copy')
        .select('copy.state')
        .whereRef('copy.family_id', '=', 'photo.family_id')
        .whereRef('copy.photo_id', '=', 'photo.id')
        .as('rendition'),
    )
    .select([
      sql<
        Area[] | null
      >`(select json_agg(json_build_object('x', face.x, 'y', face.y, 'width', face.width, 'height', face.height))
        from faces face where face.family_id = photo.family_id and face.photo_id = photo.id)`.as('faces'),
      sql<
        Voice[] | null
      >`(select json_agg(json_build_object('id', said.clip_id, 'duration_ms', said.duration_ms, 'storage_path', said.storage_path)
          order by said.created_at, said.clip_id)
        from audio_captions said where said.family_id = photo.family_id and said.photo_id = photo.id)`.as('voices'),
    ])
    .where('photo.family_id', '=', family_id)
    .where('photo.deleted_at', 'is', null)
    .where('photo.placeholder', '=', false)
    .orderBy('asked.place')
    .execute()
}
export type FootageRow = Awaited<ReturnType<typeof selectFootage>>[number]

export function selectFamilyName(tx: Tx, family_id: string) {
  return tx.selectFrom('families').select('name').where('id', '=', family_id).executeTakeFirstOrThrow()
}

/** Undefined if the person was removed, or is in another family. */
export async function selectFirstName(tx: Tx, family_id: string, person_id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('people')
    .select('first_name')
    .where('family_id', '=', family_id)
    .where('id', '=', person_id)
    .executeTakeFirst()
  return row?.first_name
}
