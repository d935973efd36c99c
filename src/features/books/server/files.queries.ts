import { sql, type Kysely } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import type { BookFile } from '../books.contract.ts'
import type { BookFileKind } from '../../book-layout/book-layout.rules.ts'
import type { Crop } from '#features/media/crop.ts'

const shown = ['id', 'kind', 'crop_marks', 'version', 'state', 'done', 'total', 'bytes', 'created_at'] as const
type Wanted = { family_id: string; book_id: string; version: number; kind: BookFileKind; crop_marks: boolean }

/** A fingerprint of a version's photos. It changes when one of them is rotated, cropped or deleted. */
function picturesOf(state: 'state' | 'version') {
  const document = sql.ref(`${state}.document`)
  return sql<string>`(select coalesce(md5(string_agg(photo.id || ' ' || photo.derivatives_version, ' ' order by photo.id)), '')
    from photos photo where photo.family_id = ${sql.ref(`${state}.family_id`)}
      and photo.id in (select (jsonb_path_query(${document}, '$.**.photo_id') #>> '{}')::uuid)
      and photo.deleted_at is null and photo.audience <> 'private' and photo.kind = 'image')`
}

/** The newest PDF of each kind for this version, if its photos haven't changed since. */
export async function selectFiles(tx: Tx, family_id: string, book_id: string, version: number): Promise<BookFile[]> {
  const rows = await tx
    .selectFrom('book_files as file')
    .innerJoin('book_versions as state', (on) =>
      on.onRef('state.book_id', '=', 'file.book_id').onRef('state.version', '=', 'file.version'),
    )
    .distinctOn(['file.kind', 'file.crop_marks'])
    .select(shown.map((column) => `file.${column}` as const))
    .where('file.family_id', '=', family_id)
    .where('file.book_id', '=', book_id)
    .where('file.version', '=', version)
    .where((eb) => eb.or([eb('file.state', '<>', 'done'), eb('file.pictures', '=', picturesOf('state'))]))
    .orderBy('file.kind')
    .orderBy('file.crop_marks')
    .orderBy('file.created_at', 'desc')
    .execute()
  return rows as BookFile[]
}

/** A new PDF, or undefined if the same one is in progress. */
export async function insertFile(
  tx: Tx,
  file: Wanted & { id: string; asked_by: string },
): Promise<BookFile | undefined> {
  const row = await tx
    .insertInto('book_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst()
  return row as BookFile | undefined
}

export function selectFinishedFile(tx: Tx, family_id: string, book_id: string, file_id: string) {
  return tx
    .selectFrom('book_files as file')
    .innerJoin('books as book', (on) =>
      on.onRef('book.family_id', '=', 'file.family_id').onRef('book.id', '=', 'file.book_id'),
    )
    .select(['file.kind', 'book.title'])
    .where('file.family_id', '=', family_id)
    .where('file.book_id', '=', book_id)
    .where('file.id', '=', file_id)
    .where('file.state', '=', 'done')
    .executeTakeFirst()
}

/** Starts or restarts an unfinished PDF, and returns the version it shows. */
export async function beginFile(db: Db, id: string) {
  const row = await db
    .updateTable('book_files as file')
    .from('books as book')
    .innerJoin('book_versions as version', 'version.book_id', 'book.id')
    .set({ state: 'running', done: 0, pictures: picturesOf('version') })
    .whereRef('book.id', '=', 'file.book_id')
    .whereRef('version.version', '=', 'file.version')
    .where('file.id', '=', id)
    .where('file.state', 'in', ['waiting', 'running'])
    .returning(['file.family_id', 'file.book_id', 'file.kind', 'file.crop_marks', 'book.title'])
    .returning(['version.document', 'version.saved_at'])
    .executeTakeFirst()
  return row
}

/** What's needed to print these photos; private and deleted ones are left out. */
export function selectOriginals(db: Db, family_id: string, photo_ids: string[]) {
  return db
    .selectFrom('photos')
    .select(['id', 'width', 'height', 'storage_path', 'file_type', 'derivatives_version', 'quarter_turns', 'crop'])
    .$narrowType<{ crop: Crop | null }>()
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where('audience', '<>', 'private')
    .where('kind', '=', 'image')
    .execute()
}

export type OriginalRow = Awaited<ReturnType<typeof selectOriginals>>[number]

export async function noteProgress(db: Db, id: string, progress: { done: number; total: number }): Promise<void> {
  await db.updateTable('book_files').set(progress).where('id', '=', id).execute()
}

export async function finishFile(tx: Kysely<DB>, id: string, bytes: number): Promise<void> {
  await tx
    .updateTable('book_files')
    .set({ state: 'done', bytes, finished_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function failFile(db: Db, id: string): Promise<void> {
  await db
    .updateTable('book_files')
    .set({ state: 'failed', finished_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Fails PDFs whose job is dead: those of the caller's families, or everyone's for background jobs. */
export async function failDeadFiles(db: Kysely<DB>): Promise<void> {
  await sql`select app.fail_dead_book_files()`.execute(db)
}

/** A run that was killed may have stored its PDF before it failed. */
export function selectFailedFiles(db: Db) {
  return db.selectFrom('book_files').select(['id', 'family_id', 'book_id']).where('state', '=', 'failed').execute()
}

/** PDFs of earlier versions, those that failed, and those that were replaced. They can be made again. */
export function selectOldFiles(db: Db) {
  return db
    .selectFrom('book_files as file')
    .innerJoin('books as book', 'book.id', 'file.book_id')
    .select(['file.id', 'file.family_id', 'file.book_id'])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('file.version', '<', eb.ref('book.version')),
        eb('file.state', '=', 'failed'),
        eb('file.pictures', 'is', null),
        exists(
          selectFrom('book_files as later')
            .select('later.id')
            .whereRef('later.book_id', '=', 'file.book_id')
            .whereRef('later.version', '=', 'file.version')
            .whereRef('later.kind', '=', 'file.kind')
            .whereRef('later.crop_marks', '=', 'file.crop_marks')
            .whereRef('later.created_at', '>', 'file.created_at')
            .where('later.state', '=', 'done'),
        ),
      ]),
    )
    .where('file.finished_at', '<', sql<string>`now() - interval '7 days'`)
    .limit(500)
    .execute()
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('book_files').where('id', '=', id).execute()
}
