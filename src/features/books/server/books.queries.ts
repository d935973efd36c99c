import { sql, type Insertable, type Updateable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { BookVersions, Books } from '#server/db/tables.ts'
import type { BookDocument, BookFace } from '../../book-layout/document.ts'
import { BOOK_VERSION_MINUTES, BOOK_VERSIONS_KEPT } from '../books.rules.ts'

declare module '#server/db/column-types.ts' {
  interface ColumnTypes {
    'book_versions.document': BookDocument
    'books.cover': BookFace
  }
}

function books(tx: Tx) {
  return tx
    .selectFrom('books as book')
    .innerJoin('families as family', 'family.id', 'book.family_id')
    .innerJoin('family_members as me', (on) =>
      on.onRef('me.family_id', '=', 'book.family_id').on('me.user_id', '=', sql<string>`app.user_id()`),
    )
    .leftJoin('photos as cover', (on) =>
      on
        .onRef('cover.family_id', '=', 'book.family_id')
        .onRef('cover.id', '=', 'book.cover_photo_id')
        .on('cover.deleted_at', 'is', null)
        .on('cover.audience', '<>', 'private'),
    )
    .select(['book.id', 'book.family_id', 'family.name as family_name', 'me.role', 'book.title', 'book.description'])
    .select(['book.status', 'book.template', 'book.version', 'book.pages', 'book.photos', 'book.size', 'book.colour'])
    .select('book.cover')
    .select(['cover.id as cover_id', 'cover.derivatives_version as cover_version', 'cover.width', 'cover.height'])
    .select(['book.created_at', 'book.updated_at', 'book.archived_at'])
}

/** Books of all the caller's families, most recently changed first. */
export function selectBooks(tx: Tx, isArchived: boolean) {
  return books(tx)
    .where('book.archived_at', isArchived ? 'is not' : 'is', null)
    .orderBy('book.updated_at', 'desc')
    .orderBy('book.id', 'desc')
    .limit(500)
    .execute()
}

export function selectBook(tx: Tx, family_id: string, book_id: string) {
  return books(tx).where('book.family_id', '=', family_id).where('book.id', '=', book_id).executeTakeFirst()
}

export type BookRow = Awaited<ReturnType<typeof selectBooks>>[number]

export function lockBook(tx: Tx, family_id: string, book_id: string) {
  return tx
    .selectFrom('books')
    .select(['version', 'status', 'archived_at', 'title', 'description', 'template'])
    .where('family_id', '=', family_id)
    .where('id', '=', book_id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertBook(tx: Tx, book: Insertable<Books>): Promise<void> {
  await tx.insertInto('books').values(book).execute()
}

export async function updateBook(tx: Tx, family_id: string, book_id: string, change: Updateable<Books>): Promise<void> {
  await tx
    .updateTable('books')
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where('family_id', '=', family_id)
    .where('id', '=', book_id)
    .execute()
}

/** The family's book with this creation time. `untouched`: it wasn't changed after it was imported. */
export function selectSameBook(
  tx: Tx,
  family_id: string,
  { created_at, updated_at }: { created_at: string; updated_at: string },
) {
  return tx
    .selectFrom('books')
    .select(['id', 'photos'])
    .select((eb) => eb('updated_at', '=', updated_at).as('is_untouched'))
    .where('family_id', '=', family_id)
    .where('created_at', '=', created_at)
    .executeTakeFirst()
}

/** Updates a book's facts from its pages after an import, without changing when it was last edited. */
export async function refreshImportedBook(
  tx: Tx,
  family_id: string,
  book_id: string,
  facts: Updateable<Books>,
): Promise<void> {
  await tx.updateTable('books').set(facts).where('family_id', '=', family_id).where('id', '=', book_id).execute()
}

export async function deleteVersions(tx: Tx, family_id: string, book_id: string): Promise<void> {
  await tx.deleteFrom('book_versions').where('family_id', '=', family_id).where('book_id', '=', book_id).execute()
}

export async function deleteBookRow(tx: Tx, family_id: string, book_id: string): Promise<void> {
  await tx.deleteFrom('books').where('family_id', '=', family_id).where('id', '=', book_id).execute()
}

type NewVersion = Omit<Insertable<BookVersions>, 'document'> & { document: BookDocument }

export async function insertVersion(tx: Tx, { document, ...version }: NewVersion): Promise<void> {
  await tx
    .insertInto('book_versions')
    .values({ ...version, document: JSON.stringify(document) })
    .execute()
}

export async function selectDocument(tx: Tx, family_id: string, book_id: string, version: number) {
  const row = await tx
    .selectFrom('book_versions')
    .select('document')
    .where('family_id', '=', family_id)
    .where('book_id', '=', book_id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.document
}

/** A book and its pages, from one snapshot. */
export async function bookExists(tx: Tx, family_id: string, book_id: string): Promise<boolean> {
  const one = tx.selectFrom('books').select('id').where('family_id', '=', family_id).where('id', '=', book_id)
  return (await one.executeTakeFirst()) !== undefined
}

export function selectPresentState(tx: Tx, family_id: string, book_id: string) {
  return tx
    .selectFrom('books as book')
    .innerJoin('book_versions as state', (on) =>
      on.onRef('state.book_id', '=', 'book.id').onRef('state.version', '=', 'book.version'),
    )
    .select(['book.title', 'book.version', 'book.status', 'state.document', 'state.saved_at'])
    .where('book.family_id', '=', family_id)
    .where('book.id', '=', book_id)
    .executeTakeFirst()
}

export function selectVersions(tx: Tx, family_id: string, book_id: string) {
  return tx
    .selectFrom('book_versions as version')
    .leftJoin('profiles as person', 'person.id', 'version.saved_by')
    .select(['version.version', 'version.saved_at', 'person.first_name as saved_by'])
    .select(sql<number>`jsonb_array_length(version.document -> 'pages')`.as('pages'))
    .where('version.family_id', '=', family_id)
    .where('version.book_id', '=', book_id)
    .orderBy('version.version', 'desc')
    .execute()
}

/**
 * Thins out the history: keeps the last of one person's versions within the same minutes, and the newest overall.
 * Versions that a PDF is made from stay.
 */
export async function thinVersions(tx: Tx, book_id: string): Promise<void> {
  await sql`delete from book_versions old
    where old.book_id = ${book_id}
      and not exists (select 1 from book_files file where file.book_id = old.book_id and file.version = old.version)
      and (old.version not in (
          select version from book_versions where book_id = ${book_id} order by version desc limit ${BOOK_VERSIONS_KEPT})
        or exists (select 1 from book_versions later
          where later.book_id = old.book_id and later.version > old.version
            and later.saved_by is not distinct from old.saved_by
            and date_bin(make_interval(mins => ${BOOK_VERSION_MINUTES}), later.saved_at, 'epoch')
              = date_bin(make_interval(mins => ${BOOK_VERSION_MINUTES}), old.saved_at, 'epoch')))`.execute(tx)
}

/** The photo on a cover; null if the caller can't see it. */
export async function selectCover(tx: Tx, family_id: string, photo_id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('photos')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Those of the photos that can be printed: existing, shared with the whole family, and not videos. */
export function selectPrintable(tx: Tx, family_id: string, photo_ids: string[]) {
  return tx
    .selectFrom('photos')
    .select(['id', 'width', 'height', 'description', 'thumbhash', 'derivatives_version', 'focus_x', 'focus_y'])
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where('audience', '<>', 'private')
    .where('kind', '=', 'image')
    .execute()
}
