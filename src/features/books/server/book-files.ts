import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Http } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { packingShares } from '#server/jobs/shares.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { sendObject } from '#server/storage/send-object.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Book, BookFile, booksContract } from '../books.contract.ts'
import { printWarningsOf, stopsPrint } from '../../book-layout/check.ts'
import { photosOf } from '../../book-layout/document.ts'
import { toBook } from './book-view.ts'
import { makeBookFileJob } from './books.jobs.ts'
import { lockBook, selectBook, selectDocument, selectPrintable, updateBook } from './books.queries.ts'
import { failDeadFiles, insertFile, selectFiles, selectFinishedFile } from './files.queries.ts'
import { bookFileKey } from './make-book-file.ts'

type Contract = typeof booksContract
type Viewer = Member<'family.view'>

/**
 * Completes a book and enqueues its PDF. @throws Problem conflict: it was saved since; invalid_input: text would be cut
 * off, with the first affected pages
 */
export async function finishBook(
  editor: Member<'books.edit'>,
  { book_id, expected_version }: InputOf<Contract['finishBook']>,
  sign: SignMedia,
): Promise<Book> {
  const { tx, family_id } = editor
  const book = await lockBook(tx, family_id, book_id)
  const document = book && (await selectDocument(tx, family_id, book_id, book.version))
  if (!book || !document) throw notFound()
  if (book.version !== expected_version) throw new Problem('conflict', { params: { version: book.version } })
  // pdfkit is large, and this is its only use in a web process.
  const { openMeasure } = await import('../../book-layout/server/typesetter.ts')
  const pictures = new Map((await selectPrintable(tx, family_id, photosOf(document))).map((one) => [one.id, one]))
  const cut = printWarningsOf(document, pictures, openMeasure()).filter(stopsPrint)
  if (cut.length > 0) {
    const pages = [...new Set(cut.map(({ page }) => page))].slice(0, 10).join(', ')
    throw new Problem('invalid_input', { fields: { document: 'text_too_long' }, params: { pages } })
  }
  await updateBook(tx, family_id, book_id, { status: 'completed' })
  await addFile(editor, { book_id, version: book.version, kind: 'screen', crop_marks: false })
  await publishToFamily(tx, family_id, { kind: 'books', id: book_id })
  return toBook(required(await selectBook(tx, family_id, book_id)), editor, sign)
}

type Wanted = Pick<BookFile, 'version' | 'kind' | 'crop_marks'> & { book_id: string }

/** The current PDF, finished or in progress, or a new one. */
async function addFile(
  { tx, family_id, user_id }: Pick<Viewer, 'tx' | 'family_id' | 'user_id'>,
  wanted: Wanted,
): Promise<BookFile> {
  const { book_id, version, kind, crop_marks } = wanted
  await failDeadFiles(tx)
  const same = async () =>
    (await selectFiles(tx, family_id, book_id, version)).find(
      (file) => file.kind === kind && file.crop_marks === crop_marks && file.state !== 'failed',
    )
  const present = await same()
  if (present) return present
  const id = newId()
  const begun = await insertFile(tx, { id, family_id, asked_by: user_id, ...wanted })
  if (!begun) return required(await same())
  await addJob(
    tx,
    makeBookFileJob,
    { file_id: id },
    { key: `book-file:${id}`, priority: 5, shares: packingShares(family_id) },
  )
  return begun
}

/** @throws Problem conflict: the book isn't completed */
export async function makeBookFile(
  viewer: Viewer,
  { book_id, kind, crop_marks }: InputOf<Contract['makeBookFile']>,
): Promise<BookFile> {
  const book = await selectBook(viewer.tx, viewer.family_id, book_id)
  if (!book) throw notFound()
  if (book.status !== 'completed') throw new Problem('conflict')
  return addFile(viewer, { book_id, version: book.version, kind, crop_marks })
}

export async function listBookFiles({ tx, family_id }: Viewer, { book_id }: { book_id: string }) {
  const book = await selectBook(tx, family_id, book_id)
  if (!book) throw notFound()
  return { files: await selectFiles(tx, family_id, book_id, book.version) }
}

/** Sends a PDF, with support for Range requests. @throws Problem not_found */
export async function readBookFile(
  { tx, family_id }: Viewer,
  { book_id, file_id }: InputOf<Contract['readBookFile']>,
  http: Http,
  store: ObjectStore,
): Promise<void> {
  const file = await selectFinishedFile(tx, family_id, book_id, file_id)
  if (!file) throw notFound()
  if (!http.request.headers.range)
    await recordAudit(tx, { action: 'data.downloaded', family_id, subject_id: file_id, details: { book_id } })
  const about = { etag: file_id, filename: `${file.title}${file.kind === 'screen' ? '' : ` - ${file.kind}`}.pdf` }
  await sendObject(store, bookFileKey({ family_id, book_id, id: file_id }), http, {
    ...about,
    download: true,
    fresh: false,
  }).catch((error: unknown) => {
    if (error instanceof ObjectMissing) throw notFound()
    throw error
  })
}
