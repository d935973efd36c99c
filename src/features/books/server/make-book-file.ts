import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import type { Db } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { partOf, turnedCrop } from '#features/media/crop.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import { PIXEL_LIMIT, imageFormatOf } from '#server/media-process/sniff-format.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { required } from '#shared/required.ts'
import type { Mark } from '../../book-layout/compose.ts'
import { photosOf, type BookDocument } from '../../book-layout/document.ts'
import { INCH_MM, PRINT_DPI, type BookFileKind } from '../../book-layout/book-layout.rules.ts'
import type { Shown } from '../../book-layout/server/draw-sheet.ts'
import { beginFile, failFile, finishFile, noteProgress, selectOriginals, type OriginalRow } from './files.queries.ts'

export type BookPdfDeps = {
  db: Db
  store: ObjectStore
  media: Pick<MediaProcess, 'makeFolder' | 'cutPrint'>
  log: Logger
  codeBase: string
}

export function bookFolder(family_id: string, book_id: string): string {
  return `families/${family_id}/books/${book_id}`
}
export function bookFileKey(file: { family_id: string; book_id: string; id: string }): string {
  return `${bookFolder(file.family_id, file.book_id)}/${file.id}.pdf`
}

/** Makes one PDF and stores it. A run that was killed starts over; one that fails sets the state that the user sees. */
export async function makeBookFile({ file_id }: { file_id: string }, parts: BookPdfDeps): Promise<void> {
  const { db, log } = parts
  const wanted = await beginFile(db, file_id)
  if (!wanted) return
  const { family_id, book_id, kind, crop_marks, title, document, saved_at } = wanted
  const job = { family_id, kind, title, document, saved_at, cropMarks: crop_marks }
  const key = bookFileKey({ family_id, book_id, id: file_id })
  try {
    const bytes = await storeBookPdf(key, job, parts, (done, total) => noteProgress(db, file_id, { done, total }))
    await db.transaction().execute(async (tx) => {
      await finishFile(tx, file_id, bytes)
      await publishToFamily(tx, family_id, { kind: 'books', id: book_id })
    })
  } catch (error) {
    log.error({ err: error, file_id }, 'a book could not be made into a PDF')
    await failFile(db, file_id)
  }
}

export type PdfJob = {
  family_id: string
  kind: BookFileKind
  cropMarks: boolean
  title: string
  document: BookDocument
  /** Time of the version. */
  saved_at: string
}

/** Writes a PDF to this key, replacing an earlier one. Returns its size in bytes. */
export async function storeBookPdf(
  key: string,
  { family_id, kind, cropMarks, title, document: book, saved_at }: PdfJob,
  parts: BookPdfDeps,
  onPage: (done: number, total: number) => Promise<void> = async () => {},
): Promise<number> {
  const { db, store } = parts
  const folder = await parts.media.makeFolder()
  try {
    const originals = await selectOriginals(db, family_id, photosOf(book))
    const file = path.join(folder, 'book.pdf')
    const crops = openPhotoCrops({ folder, family_id, originals, isPrint: kind !== 'screen' }, parts)
    // Imports pdfkit, which would slow down every start.
    const { writeBookPdf } = await import('../../book-layout/server/write-book-pdf.ts')
    await writeBookPdf(file, {
      ...{ book, kind, title, cropMarks, codeBase: parts.codeBase, onPage },
      ...crops,
      savedAt: new Date(saved_at),
      pictures: new Map(originals.map(({ id, width, height }) => [id, { width, height }])),
    })
    const { size } = await stat(file)
    // Removes what a killed run left behind.
    await store.remove(key)
    await store.storeFile(key, file, { contentType: 'application/pdf' })
    return size
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type PhotoMark = Extract<Mark, { kind: 'photo' }>
type Job = { folder: string; family_id: string; originals: OriginalRow[]; isPrint: boolean }

/** Fetches photos from the store into temporary files for a page, and deletes them after use. */
function openPhotoCrops({ folder, family_id, originals, isPrint }: Job, { media, ...parts }: BookPdfDeps) {
  const store = wholeOriginals(parts)
  const byId = new Map(originals.map((row) => [row.id, row]))
  let count = 0

  async function fetchTo(key: string): Promise<string> {
    const file = path.join(folder, `${++count}`)
    const { stream } = await store.open(key)
    await pipeline(stream, createWriteStream(file))
    return file
  }

  async function show(mark: PhotoMark): Promise<Shown> {
    const photo = required(byId.get(mark.photo_id))
    // For other formats, such as camera RAW, the large derivative is printed.
    const format = imageFormatOf(photo.file_type)
    if (!isPrint || !format) {
      const version = photo.derivatives_version
      return {
        file: await fetchTo(derivativeKey({ family_id, photo_id: photo.id, version, variant: 'large' })),
        box: mark.picture,
      }
    }
    const { box, picture } = mark
    const from = await fetchTo(photo.storage_path)
    const to = `${from}.jpg`
    const seen = {
      left: (box.x - picture.x) / picture.width,
      top: (box.y - picture.y) / picture.height,
      width: box.width / picture.width,
      height: box.height / picture.height,
    }
    const part = photo.crop ? partOf(turnedCrop(photo.crop, photo.quarter_turns), seen) : seen
    const widthPx = Math.ceil((box.width / INCH_MM) * PRINT_DPI)
    await media.cutPrint({
      from,
      to,
      format,
      part,
      widthPx,
      quarterTurns: photo.quarter_turns,
      pixelLimit: PIXEL_LIMIT,
    })
    await rm(from)
    return { file: to, box }
  }

  return {
    show,
    async detachBuffer(shown: Shown[]) {
      for (const { file } of shown) await rm(file)
    },
  }
}
