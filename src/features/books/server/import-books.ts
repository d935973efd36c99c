import * as z from 'zod/mini'
import type { ActingMember } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { Id } from '#shared/id-schemas.ts'
import { newId } from '#shared/ids.ts'
import { required } from '#shared/required.ts'
import { Moment } from '#shared/time-schemas.ts'
import { BookDocument, withSlots } from '../../book-layout/document.ts'
import { BOOK_DESCRIPTION_MAX_LENGTH, bookStatuses, BookTitle } from '../books.rules.ts'
import { codeFor } from './book-codes.ts'
import { deleteVersions, insertBook, insertVersion, selectSameBook, refreshImportedBook } from './books.queries.ts'
import { insertCode, selectKnownCodes } from './codes.queries.ts'
import { factsOf } from './check-document.ts'

const Version = z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1))

/** A book, as it's written in a family export. Its pages are in its versions. */
export const ImportedBook = z.object({
  id: Id,
  title: BookTitle,
  description: z.nullable(z.string().check(z.maxLength(BOOK_DESCRIPTION_MAX_LENGTH))),
  status: z.enum(bookStatuses),
  template: z.nullable(z.string().check(z.maxLength(40))),
  photos: z.int(),
  created_at: Moment,
  updated_at: Moment,
  archived_at: z.nullable(Moment),
})
export type ImportedBook = z.output<typeof ImportedBook>

export const ImportedVersion = z.object({ book_id: Id, version: Version, document: BookDocument, saved_at: Moment })
export type ImportedVersion = z.output<typeof ImportedVersion>

/** A printed code and its target in the export; null if the target was deleted. */
export const ImportedCode = z.object({
  code: z.string().check(z.regex(/^[a-z0-9]{12}$/)),
  photo_id: z.nullable(Id),
  response_id: z.nullable(Id),
})
export type ImportedCode = z.output<typeof ImportedCode>

type Brought = {
  books: readonly ImportedBook[]
  /** Streamed, since there are many and they're large. */
  versions: AsyncIterable<ImportedVersion>
  codes: readonly ImportedCode[]
  /** IDs of photos and answers here, by their ID in the export. */
  photos: ReadonlyMap<string, string>
  responses: ReadonlyMap<string, string>
}

/**
 * Imports books with all of their versions. Books are matched by creation time. An existing book isn't changed, unless
 * it's an earlier import without all of its photos that no one has edited. Slots of missing photos are empty.
 */
export async function importBooks(editor: ActingMember<'books.edit'>, brought: Brought): Promise<void> {
  const { tx, family_id, user_id } = editor
  const codes = await importCodes(editor, brought)
  const here = (document: BookDocument) =>
    withSlots(document, (slot) => {
      if (slot?.kind === 'photo') return heldBy(brought.photos, slot.photo_id, (photo_id) => ({ ...slot, photo_id }))
      if (slot?.kind === 'code') return heldBy(codes, slot.code, (code) => ({ ...slot, code }))
      return slot
    })
  const wanted = new Map<string, { book: ImportedBook; id: string | undefined }>()
  for (const book of brought.books) {
    const same = await selectSameBook(tx, family_id, book)
    if (same && !(same.is_untouched && same.photos < book.photos)) continue
    if (same) await deleteVersions(tx, family_id, same.id)
    wanted.set(book.id, { book, id: same?.id })
  }
  const latest = new Map<string, { version: number; facts: Awaited<ReturnType<typeof factsOf>> }>()
  const seen = new Set<string>()
  for await (const { book_id, version, document, saved_at } of brought.versions) {
    const one = wanted.get(book_id)
    if (!one || seen.has(`${book_id} ${version}`)) continue
    seen.add(`${book_id} ${version}`)
    const pages = here(document)
    const facts = await factsOf({ tx, family_id }, pages)
    if (!one.id) {
      const { id: _there, ...book } = one.book
      one.id = newId()
      await insertBook(tx, { ...book, ...facts, id: one.id, family_id, created_by: user_id })
    }
    await insertVersion(tx, { family_id, book_id: one.id, version, document: pages, saved_by: user_id, saved_at })
    if (version > (latest.get(book_id)?.version ?? 0)) latest.set(book_id, { version, facts })
  }
  for (const [there, state] of latest) {
    const id = required(wanted.get(there)?.id)
    await refreshImportedBook(tx, family_id, id, { version: state.version, ...state.facts })
    await publishToFamily(tx, family_id, { kind: 'books', id })
  }
}

/**
 * Imports printed codes. A code stays the same unless another family has it, so that printed books keep working;
 * otherwise it gets a new one.
 */
async function importCodes(
  { tx, family_id }: ActingMember<'books.edit'>,
  { codes, photos, responses }: Brought,
): Promise<Map<string, string>> {
  const here = new Map<string, string>()
  for (const { code, photo_id: photo, response_id: response } of codes) {
    const photo_id = photo && photos.get(photo)
    const response_id = response && responses.get(response)
    const target = photo_id ? { photo_id } : response_id ? { response_id } : undefined
    await insertCode(tx, { code, family_id, ...target })
    if (target) here.set(code, await codeFor({ tx, family_id }, target))
    else if (await selectKnownCodes(tx, family_id, [code])) here.set(code, code)
  }
  return here
}

function heldBy<Slot>(here: ReadonlyMap<string, string>, there: string, slot: (id: string) => Slot): Slot | null {
  const id = here.get(there)
  return id ? slot(id) : null
}
