import type { Member } from '#features/families/server/member.ts'
import type { Plans } from '#features/billing/server/plans.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { BookDocument } from '../../book-layout/document.ts'
import { nameAfter } from '../book-title.ts'
import type { Book, booksContract } from '../books.contract.ts'
import { toBook } from './book-view.ts'
import { insertVersion, lockBook, selectBook, selectDocument, thinVersions, updateBook } from './books.queries.ts'
import { factsOf, requireOwn } from './check-document.ts'

type Editor = Member<'books.edit'>
type Input = InputOf<typeof booksContract.saveBook>
type Parts = { sign: SignMedia; plans: Plans }

/**
 * Saves a new version of a book. A completed book is in progress again, and the name follows the cover. @throws Problem conflict: another person saved
 * since; their version stays
 */
export async function saveBook(editor: Editor, input: Input, { sign, plans }: Parts): Promise<Book> {
  const { tx, family_id } = editor
  const { book_id, document, expected_version } = input
  const book = await lockBook(tx, family_id, book_id)
  if (!book) throw notFound()
  if (book.version !== expected_version) throw new Problem('conflict', { params: { version: book.version } })
  const before = required(await selectDocument(tx, family_id, book_id, book.version))
  await requireOwn(editor, document, before, plans)
  await storePages(editor, { id: book_id, ...book, title: nameAfter(book.title, before, document) }, document)
  await publishToFamily(tx, family_id, { kind: 'books', id: book_id })
  return toBook(required(await selectBook(tx, family_id, book_id)), editor, sign)
}

/** Stores a book's pages as a new version, with its title. */
export async function storePages(
  editor: Editor,
  { id: book_id, version: last, title }: { id: string; version: number; title: string },
  document: BookDocument,
): Promise<void> {
  const { tx, family_id, user_id } = editor
  const version = last + 1
  await insertVersion(tx, { family_id, book_id, version, document, saved_by: user_id })
  const facts = await factsOf(editor, document)
  await updateBook(tx, family_id, book_id, { version, title, status: 'in_progress', ...facts })
  await thinVersions(tx, book_id)
}
