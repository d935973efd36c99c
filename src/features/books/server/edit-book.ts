import type { Member } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { removeObjectsJob } from '#server/storage/remove-objects.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { required } from '#shared/required.ts'
import { renamed } from '../book-title.ts'
import type { Book, booksContract } from '../books.contract.ts'
import { toBook } from './book-view.ts'
import {
  deleteBookRow,
  insertBook,
  insertVersion,
  lockBook,
  selectBook,
  selectDocument,
  updateBook,
} from './books.queries.ts'
import { factsOf } from './check-document.ts'
import { storePages } from './save-book.ts'
import { bookFolder } from './make-book-file.ts'

type Editor = Member<'books.edit'>
type Contract = typeof booksContract

/** Changes a book's title, also where it's printed, or its description. @throws Problem not_found */
export async function editBook(editor: Editor, input: InputOf<Contract['editBook']>, sign: SignMedia): Promise<Book> {
  const { tx, family_id } = editor
  const { book_id, title, description } = input
  const book = await lockBook(tx, family_id, book_id)
  const document = book && (await selectDocument(tx, family_id, book_id, book.version))
  if (!document) throw notFound()
  await updateBook(tx, family_id, book_id, {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description: description || null }),
  })
  const printed = title === undefined ? document : renamed(document, book.title, title)
  if (title !== undefined && printed !== document) await storePages(editor, { ...book, id: book_id, title }, printed)
  return shown(editor, book_id, sign)
}

/** @throws Problem not_found */
export async function duplicateBook(
  editor: Editor,
  { book_id, title }: InputOf<Contract['duplicateBook']>,
  sign: SignMedia,
): Promise<Book> {
  const { tx, family_id, user_id } = editor
  const book = await lockBook(tx, family_id, book_id)
  const document = book && (await selectDocument(tx, family_id, book_id, book.version))
  if (!document) throw notFound()
  const id = newId()
  const { description, template } = book
  const facts = await factsOf(editor, document)
  await insertBook(tx, { id, family_id, created_by: user_id, title, description, template, ...facts })
  await insertVersion(tx, { family_id, book_id: id, version: 1, document, saved_by: user_id })
  return shown(editor, id, sign)
}

/** @throws Problem not_found */
export async function archiveBook(editor: Editor, { book_id }: { book_id: string }): Promise<void> {
  await shelve(editor, book_id, new Date().toISOString())
}

/** @throws Problem not_found */
export async function unarchiveBook(editor: Editor, { book_id }: { book_id: string }): Promise<void> {
  await shelve(editor, book_id, null)
}

async function shelve({ tx, family_id }: Editor, book_id: string, archived_at: string | null) {
  if (!(await lockBook(tx, family_id, book_id))) throw notFound()
  await updateBook(tx, family_id, book_id, { archived_at })
  await publishToFamily(tx, family_id, { kind: 'books', id: book_id })
}

/** Deletes a book permanently. @throws Problem conflict: it isn't archived */
export async function deleteBook({ tx, family_id }: Editor, { book_id }: { book_id: string }): Promise<void> {
  const book = await lockBook(tx, family_id, book_id)
  if (!book) throw notFound()
  if (!book.archived_at) throw new Problem('conflict')
  await deleteBookRow(tx, family_id, book_id)
  await addJob(tx, removeObjectsJob, { folder: bookFolder(family_id, book_id) })
  await publishToFamily(tx, family_id, { kind: 'books', id: book_id })
}

async function shown(editor: Editor, book_id: string, sign: SignMedia): Promise<Book> {
  const { tx, family_id } = editor
  await publishToFamily(tx, family_id, { kind: 'books', id: book_id })
  return toBook(required(await selectBook(tx, family_id, book_id)), editor, sign)
}
