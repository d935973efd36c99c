import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { ReadableTable } from '#server/db/readable-tables.queries.ts'
import { selectValue } from '#server/db/select-value.queries.ts'

/**
 * The rows of a table that belong in a person's export: in a family they own, everything they can see; otherwise rows
 * that name them. Undefined if there are none. Without a family, rows that belong to no family.
 */
export function rowsOfPerson(
  { name, columns, person_columns }: ReadableTable,
  user_id: string,
  family?: ExportedFamily,
) {
  // Rows of these tables belong to a family or an account. Audit log entries have no foreign key, since they outlive
  // the account.
  if (name === 'audit_log' && !family) return sql`family_id is null and ${user_id}::uuid in (actor_id, subject_id)`
  if (name === 'exports' && !family) return sql`family_id is null and requested_by = ${user_id}::uuid`
  if (columns.includes('family_id') !== (family !== undefined) || name === 'families') return undefined
  const ofFamily = family && sql`family_id = ${family.id}::uuid`
  if (family?.role === 'owner') return ofFamily
  const named =
    name === 'profiles'
      ? [sql`id = ${user_id}::uuid`]
      : person_columns.map((column) => sql`${sql.ref(column)} = ${user_id}::uuid`)
  if (named.length === 0) return undefined
  const ofPerson = sql`(${sql.join(named, sql` or `)})`
  return ofFamily ? sql`${ofFamily} and ${ofPerson}` : ofPerson
}

export type ExportedFamily = { id: string; name: string; created_at: string; role: string }

export function selectFamiliesOf(tx: Tx, user_id: string): Promise<ExportedFamily[]> {
  return tx
    .selectFrom('family_members as member')
    .innerJoin('families as family', 'family.id', 'member.family_id')
    .select(['family.id', 'family.name', 'family.created_at', 'member.role'])
    .where('member.user_id', '=', user_id)
    .orderBy('member.created_at')
    .execute()
}

/** Photos and videos, recorded answers, audio captions, and recordings in opened letters. Each kind has its own folder. */
export const originalKinds = ['photos', 'answers', 'captions', 'letters'] as const
export type OriginalKind = (typeof originalKinds)[number]

const kinds = {
  photos: {
    table: 'photos',
    id: sql`id`,
    there: sql`deleted_at is null`,
    times: sql`taken_at, taken_precision, created_at`,
  },
  answers: {
    table: 'child_personality_responses',
    ...{
      id: sql`id`,
      there: sql`storage_path is not null`,
      times: sql`null as taken_at, 'time' as taken_precision, answered_at as created_at`,
    },
  },
  captions: {
    table: 'audio_captions',
    ...{ id: sql`clip_id`, there: sql`true`, times: sql`null as taken_at, 'time' as taken_precision, created_at` },
  },
  letters: {
    table: 'capsule_files',
    ...{ id: sql`clip_id`, there: sql`about is null and storage_path is not null` },
    times: sql`null as taken_at, created_at`,
  },
} satisfies Record<OriginalKind, object>

type OfFamily = { family_id: string; user_id: string; is_owned: boolean }

/** What row-level security shows: other people's private originals and deleted ones are left out. */
function originalsOf(kind: OriginalKind, { family_id, user_id, is_owned }: OfFamily) {
  const { table, there } = kinds[kind]
  const whose = is_owned ? sql`true` : sql`added_by = ${user_id}::uuid`
  return sql`from ${sql.table(table)} where family_id = ${family_id}::uuid and ${there} and ${whose}`
}

export function countOriginals(tx: Tx, kind: OriginalKind, of: OfFamily): Promise<number> {
  return selectValue(tx, sql<number>`(select count(*) ${originalsOf(kind, of)})`)
}

export type ExportedOriginal = {
  id: string
  filename: string
  file_type: string
  storage_path: string
  taken_at: string | null
  taken_precision: string
  created_at: string
}

/** A page of originals by ID, each with its object key. */
export async function selectOriginals(
  tx: Tx,
  kind: OriginalKind,
  of: OfFamily,
  after: string | undefined,
  limit: number,
): Promise<ExportedOriginal[]> {
  const further = after === undefined ? sql`` : sql`and ${kinds[kind].id} > ${after}::uuid`
  const { rows } =
    await sql<ExportedOriginal>`select ${kinds[kind].id} as id, filename, file_type, storage_path, ${kinds[kind].times}
    ${originalsOf(kind, of)} ${further} order by 1 limit ${limit}`.execute(tx)
  return rows
}
