import { sql, type Kysely } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import type { Locale } from '#shared/locales.ts'
import { EXPORT_LIFETIME_DAYS, type ExportKind, type ExportParameters } from '../exports.rules.ts'
import type { Export } from '../exports.schemas.ts'

/** Selects a person's exports, optionally of one family. */
export type ExportsOf = {
  kind: ExportKind
  user_id: string
  family_id?: string | undefined
  parameters?: ExportParameters | undefined
}

const shown = ['id', 'state', 'files_done', 'files_total', 'bytes', 'created_at', 'finished_at', 'expires_at'] as const
const LISTED = 10
const FAILED_DAYS = 7

function exportsOf(tx: Kysely<DB>, { kind, user_id, family_id, parameters = {} }: ExportsOf) {
  return tx
    .selectFrom('exports')
    .where('requested_by', '=', user_id)
    .where('kind', '=', kind)
    .where('family_id', 'is not distinct from', family_id ?? null)
    .where(sql<boolean>`parameters @> ${JSON.stringify(parameters)}::jsonb`)
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)
}

export async function selectExports(tx: Kysely<DB>, of: ExportsOf): Promise<Export[]> {
  const rows = await exportsOf(tx, of).select(shown).orderBy('created_at', 'desc').limit(LISTED).execute()
  return rows
}

export function selectReadyExport(tx: Kysely<DB>, id: string, of: ExportsOf) {
  return exportsOf(tx, of)
    .select(['id', 'kind', 'family_id', 'requested_by', 'filename'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirst()
}

/** A new export, or undefined if the same one is in progress. */
export async function insertExport(
  tx: Kysely<DB>,
  id: string,
  { kind, user_id, family_id, parameters = {} }: ExportsOf,
): Promise<Export | undefined> {
  const row = await tx
    .insertInto('exports')
    .values({ id, kind, requested_by: user_id, family_id: family_id ?? null, parameters: JSON.stringify(parameters) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst()
  return row
}

/** Starts or restarts an unfinished export. */
export async function beginExport(db: Db, id: string) {
  const row = await db
    .updateTable('exports as export')
    .from('profiles as person')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'person.id')
    .set({ state: 'running', files_done: 0 })
    .whereRef('person.id', '=', 'export.requested_by')
    .where('export.id', '=', id)
    .where('export.state', 'in', ['waiting', 'running'])
    .returning(['export.id', 'export.kind', 'export.family_id', 'export.parameters', 'export.created_at'])
    .returning(['person.id as user_id', 'prefer.language'])
    .$narrowType<{ kind: ExportKind; parameters: ExportParameters; language: Locale | null }>()
    .executeTakeFirst()
  return row
}
export type BegunExport = NonNullable<Awaited<ReturnType<typeof beginExport>>>

/** False if the export was deleted. */
export async function noteProgress(db: Db, id: string, files_done: number, files_total: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ files_done, files_total })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the end of the download period. */
export async function finishExport(
  tx: Kysely<DB>,
  { id, kind }: BegunExport,
  made: { bytes: number; filename: string; files_done: number },
): Promise<string> {
  const days = EXPORT_LIFETIME_DAYS[kind]
  const { expires_at } = await tx
    .updateTable('exports')
    .set({ ...made, state: 'ready', files_total: made.files_done, finished_at: sql`now()` })
    .set({ expires_at: sql<string>`now() + make_interval(days => ${days})` })
    .where('id', '=', id)
    .returning('expires_at')
    .$narrowType<{ expires_at: string }>()
    .executeTakeFirstOrThrow()
  return expires_at
}

/** Selections can be very large, so earlier ones expire within an hour. */
export async function expireEarlierSelections(tx: Kysely<DB>, { id, user_id, family_id }: BegunExport): Promise<void> {
  await tx
    .updateTable('exports')
    .set({ expires_at: sql<string>`least(expires_at, now() + interval '1 hour')` })
    .where('requested_by', '=', user_id)
    .where('kind', '=', 'selection')
    .where('family_id', '=', family_id)
    .where('state', '=', 'ready')
    .where('id', '<>', id)
    .execute()
}

/** False if the export was deleted. */
export async function failExport(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ state: 'failed', finished_at: sql`now()` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Fails exports whose job is dead: the caller's, or everyone's for background jobs. */
export async function failDeadExports(db: Kysely<DB>): Promise<void> {
  await sql`select app.fail_dead_exports()`.execute(db)
}

/** Expired exports, and whether their row can be deleted too. */
export function selectPastExports(db: Db) {
  return db
    .selectFrom('exports')
    .select(['id', 'kind', 'family_id', 'requested_by'])
    .select(
      sql<boolean>`state <> 'failed' or requested_by is null
        or finished_at < now() - make_interval(days => ${FAILED_DAYS})`.as('is_forgotten'),
    )
    .where((eb) =>
      eb.or([
        eb('expires_at', '<', sql<string>`now()`),
        eb('state', '=', 'failed'),
        eb.and([eb('requested_by', 'is', null), eb('state', '<>', 'running')]),
      ]),
    )
    .execute()
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('exports').where('id', '=', id).execute()
}

export async function selectUnfinishedExports(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('exports').select('id').where('state', 'in', ['waiting', 'running']).execute()
  return rows.map(({ id }) => id)
}
