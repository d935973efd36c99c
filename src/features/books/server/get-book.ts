import type { Member } from '#features/families/server/member.ts'
import { notFound } from '#shared/problems.ts'
import type { OpenBook } from '../books.contract.ts'
import { toOpenBook, type BookDeps } from './book-view.ts'
import { selectBook, selectDocument, selectVersions } from './books.queries.ts'

type Reader = Member<'family.view'>

/** The current version. @throws Problem not_found */
export async function getBook(reader: Reader, { book_id }: { book_id: string }, desk: BookDeps): Promise<OpenBook> {
  return openBook(reader, book_id, undefined, desk)
}

/** An earlier version. @throws Problem not_found */
export async function getBookVersion(
  reader: Reader,
  { book_id, version }: { book_id: string; version: number },
  desk: BookDeps,
): Promise<OpenBook> {
  return openBook(reader, book_id, version, desk)
}

async function openBook(
  reader: Reader,
  book_id: string,
  version: number | undefined,
  desk: BookDeps,
): Promise<OpenBook> {
  const row = await selectBook(reader.tx, reader.family_id, book_id)
  const document = row && (await selectDocument(reader.tx, reader.family_id, book_id, version ?? row.version))
  if (!row || !document) throw notFound()
  return toOpenBook(reader, row, document, desk)
}

/** Versions with their time and author, newest first. @throws Problem not_found */
export async function listBookVersions({ tx, family_id }: Reader, { book_id }: { book_id: string }) {
  const versions = await selectVersions(tx, family_id, book_id)
  if (versions.length === 0) throw notFound()
  return { versions }
}
