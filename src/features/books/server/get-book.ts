import type { Member } from '#features/families/server/member.ts'
import type { SignedIn } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import type { Book, OpenBook } from '../books.contract.ts'
import { toBook, toOpenBook, type BookDeps } from './book-view.ts'
import { selectBook, selectBooks, selectDocument, selectVersions } from './books.queries.ts'

export async function listBooks(
  viewer: SignedIn,
  { archived }: { archived?: 'true' | undefined },
  { sign, hasPrinter }: Pick<BookDeps, 'sign' | 'hasPrinter'>,
): Promise<{ books: Book[]; has_printer: boolean }> {
  const rows = await selectBooks(viewer.tx, archived === 'true')
  return { books: rows.map((row) => toBook(row, viewer, sign)), has_printer: hasPrinter }
}

type Viewer = Member<'family.view'>

/** The current version. @throws Problem not_found */
export async function getBook(viewer: Viewer, { book_id }: { book_id: string }, deps: BookDeps): Promise<OpenBook> {
  return openBook(viewer, book_id, undefined, deps)
}

/** An earlier version. @throws Problem not_found */
export async function getBookVersion(
  viewer: Viewer,
  { book_id, version }: { book_id: string; version: number },
  deps: BookDeps,
): Promise<OpenBook> {
  return openBook(viewer, book_id, version, deps)
}

async function openBook(
  viewer: Viewer,
  book_id: string,
  version: number | undefined,
  deps: BookDeps,
): Promise<OpenBook> {
  const row = await selectBook(viewer.tx, viewer.family_id, book_id)
  const document = row && (await selectDocument(viewer.tx, viewer.family_id, book_id, version ?? row.version))
  if (!row || !document) throw notFound()
  return toOpenBook(viewer, row, document, deps)
}

/** Versions with their time and author, newest first. @throws Problem not_found */
export async function listBookVersions({ tx, family_id }: Viewer, { book_id }: { book_id: string }) {
  const versions = await selectVersions(tx, family_id, book_id)
  if (versions.length === 0) throw notFound()
  return { versions }
}
