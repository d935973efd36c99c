import { sql, type Kysely } from 'kysely'
import { withoutTimeouts } from '#server/db/without-timeouts.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import type { Import, ImportItem } from '../imports.contract.ts'
import { IMPORT_LIFETIME_DAYS, type importItemStates } from '../imports.rules.ts'

const LISTED = 10
const ITEMS_PAGE = 100

type Which = { family_id: string; user_id: string }
type Began = Which & { id: string; source: string; title: string; files_wanted: number }

export async function insertImport(tx: Tx, row: Began): Promise<void> {
  await tx
    .insertInto('imports')
    .values({ ...row, state: 'gathering' })
    .execute()
}

/** Imports that the caller started in a browser, newest first. */
export async function selectImports(tx: Tx, { family_id, user_id }: Which, id?: string): Promise<Import[]> {
  const rows = await tx
    .selectFrom('imports as import')
    .select(['import.id', 'import.title', 'import.state', 'import.files_done', 'import.files_total'])
    .select(['import.created_at', 'import.finished_at'])
    .select(sql<string | null>`case when import.kept_until > now() then import.kept_until end`.as('kept_until'))
    .select(sql<number>`import.files_wanted`.as('files_wanted'))
    .select((eb) => [
      eb
        .selectFrom('import_sources as file')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('file.import_id', '=', 'import.id')
        .as('files_gathered'),
      ...(['imported', 'present', 'refused', 'ignored'] as const).map((state) =>
        eb
          .selectFrom('import_items as item')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('item.import_id', '=', 'import.id')
          .where('item.state', '=', state)
          .as(state),
      ),
    ])
    .where('import.family_id', '=', family_id)
    .where('import.user_id', '=', user_id)
    .where('import.files_wanted', 'is not', null)
    .$call((query) => (id === undefined ? query : query.where('import.id', '=', id)))
    .orderBy('import.created_at', 'desc')
    .limit(LISTED)
    .execute()
  return rows as Import[]
}

/** The caller's import, locked until the transaction ends. */
export function lockImport(tx: Kysely<DB>, { family_id, user_id }: Which, id: string) {
  return tx
    .selectFrom('imports')
    .select(['id', 'state', 'files_wanted'])
    .select(sql<boolean>`coalesce(kept_until > now(), false)`.as('is_kept'))
    .where('family_id', '=', family_id)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('files_wanted', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function setWaiting(tx: Kysely<DB>, id: string): Promise<void> {
  await tx.updateTable('imports').set({ state: 'waiting', kept_until: null }).where('id', '=', id).execute()
}

export async function deleteImport(tx: Kysely<DB>, id: string): Promise<void> {
  await tx.deleteFrom('imports').where('id', '=', id).execute()
}

export async function insertSource(
  tx: Kysely<DB>,
  source: { id: string; family_id: string; import_id: string; path: string; bytes: number },
): Promise<void> {
  await tx
    .insertInto('import_sources')
    .values(source)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function countSources(tx: Kysely<DB>, import_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('import_sources')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('import_id', '=', import_id)
    .executeTakeFirstOrThrow()
  return count
}

/** Sorted by position, so that every run sees the same order. */
export function selectSources(db: Db, import_id: string) {
  return db
    .selectFrom('import_sources')
    .select(['id', 'path', 'bytes'])
    .where('import_id', '=', import_id)
    .orderBy('path')
    .orderBy('id')
    .execute()
}

export function beginRun(db: Db, id: string) {
  return db
    .updateTable('imports')
    .set({ state: 'running' })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning(['id', 'family_id', 'user_id', 'source'])
    .executeTakeFirst()
}

export async function noteImport(db: Db, id: string, progress: { files_done: number; files_total: number }) {
  await db.updateTable('imports').set(progress).where('id', '=', id).execute()
}

export async function failImport(db: Db, id: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      state: 'failed',
      finished_at: sql`now()`,
      kept_until: sql`now() + make_interval(days => ${IMPORT_LIFETIME_DAYS})`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
}

/** A page of file outcomes. */
export function selectItemsOf(
  tx: Tx,
  {
    import_id,
    state,
    after,
  }: { import_id: string; state?: (typeof importItemStates)[number] | undefined; after?: string | undefined },
  limit = ITEMS_PAGE,
): Promise<ImportItem[]> {
  return tx
    .selectFrom('import_items')
    .select(['id', 'path', 'bytes', 'state', 'reason', 'photo_id'])
    .where('import_id', '=', import_id)
    .$call((query) => (state === undefined ? query : query.where('state', '=', state)))
    .$call((query) => (after === undefined ? query : query.where('id', '>', after)))
    .orderBy('id')
    .limit(limit)
    .execute() as Promise<ImportItem[]>
}

export function selectUnfinishedImports(db: Db) {
  return db
    .selectFrom('imports')
    .select('id')
    .where('files_wanted', 'is not', null)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
}

/** Finished and interrupted imports, with the results of up to 200,000 files each. */
export async function deleteOldImports(db: Db, days: number): Promise<void> {
  const old = sql<boolean>`coalesce(finished_at, started_at) < now() - make_interval(days => ${days})`
  await db
    .transaction()
    .execute((tx) =>
      withoutTimeouts(tx, () => tx.deleteFrom('imports').where('state', '<>', 'gathering').where(old).execute()),
    )
}

export async function deleteForgottenImports(db: Db): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('state', '=', 'gathering')
    .where('created_at', '<', sql<string>`now() - make_interval(days => ${IMPORT_LIFETIME_DAYS})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_sources as file')
            .select('file.id')
            .whereRef('file.import_id', '=', 'imports.id')
            .where('file.received_at', '>', sql<string>`now() - interval '2 days'`),
        ),
      ),
    )
    .execute()
}

/** Those of the imports that still need their uploaded files. */
export async function selectNeeding(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['gathering', 'waiting']),
        // An interrupted import from a local folder isn't resumed, so it's deleted after a while.
        eb('state', '=', 'running').and(
          eb.or([
            eb('files_wanted', 'is not', null),
            eb('started_at', '>', sql<string>`now() - make_interval(days => ${IMPORT_LIFETIME_DAYS})`),
          ]),
        ),
        eb('kept_until', '>', sql<string>`now()`),
      ]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}
