import { memberRoute } from '#features/families/server/member.ts'
import { signedInRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { booksContract as contract } from '../books.contract.ts'
import { makeBookCode, readBookCode } from './book-codes.ts'
import { finishBook, listBookFiles, makeBookFile, readBookFile } from './book-files.ts'
import type { BookDesk } from './book-view.ts'
import { createBook } from './create-book.ts'
import { archiveBook, deleteBook, duplicateBook, editBook, unarchiveBook } from './edit-book.ts'
import { getBook, getBookVersion, listBookVersions } from './get-book.ts'
import { listBooks } from './list-books.ts'
import { saveBook } from './save-book.ts'

export function booksRoutes(doors: Doors, parts: BookDesk & { store: ObjectStore }): Route[] {
  const { sign, store } = parts
  return [
    signedInRoute(doors, contract.listBooks, (person, input) => listBooks(person, input, sign)),
    memberRoute(doors, contract.createBook, (editor, input) => createBook(editor, input, parts)),
    memberRoute(doors, contract.getBook, (reader, input) => getBook(reader, input, parts)),
    memberRoute(doors, contract.editBook, (editor, input) => editBook(editor, input, sign)),
    memberRoute(doors, contract.saveBook, (editor, input) => saveBook(editor, input, parts)),
    memberRoute(doors, contract.finishBook, (editor, input) => finishBook(editor, input, sign)),
    memberRoute(doors, contract.duplicateBook, (editor, input) => duplicateBook(editor, input, sign)),
    memberRoute(doors, contract.archiveBook, archiveBook),
    memberRoute(doors, contract.unarchiveBook, unarchiveBook),
    memberRoute(doors, contract.deleteBook, deleteBook),
    memberRoute(doors, contract.listBookVersions, listBookVersions),
    memberRoute(doors, contract.getBookVersion, (reader, input) => getBookVersion(reader, input, parts)),
    memberRoute(doors, contract.makeBookFile, makeBookFile),
    memberRoute(doors, contract.listBookFiles, listBookFiles),
    memberRoute(doors, contract.readBookFile, (reader, input, http) => readBookFile(reader, input, http, store)),
    memberRoute(doors, contract.makeBookCode, makeBookCode),
    signedInRoute(doors, contract.readBookCode, readBookCode),
  ]
}
