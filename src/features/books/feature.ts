import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { signedInRoute } from '#server/http/guards.ts'
import { booksContract as contract } from './books.contract.ts'
import { makeBookCode, readBookCode } from './server/book-codes.ts'
import { finishBook, listBookFiles, makeBookFile, readBookFile } from './server/book-files.ts'
import { booksJobs } from './server/books.handlers.ts'
import { createBook } from './server/create-book.ts'
import { archiveBook, deleteBook, duplicateBook, editBook, unarchiveBook } from './server/edit-book.ts'
import { getBook, getBookVersion, listBooks, listBookVersions } from './server/get-book.ts'
import { hasPrinter } from './server/has-printer.ts'
import { saveBook } from './server/save-book.ts'
import { countSourcePhotos } from './server/sources.queries.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/my-books', '/q/$code', '/families/$familyId/books/$bookId', '/families/$familyId/books/$bookId/edit'],
  routes(deps) {
    const { config, plans, sign, store } = deps
    const parts = { codeBase: config.codeBase, plans, sign, hasPrinter: hasPrinter(config) }
    return [
      signedInRoute(deps, contract.listBooks, (person, input) => listBooks(person, input, parts)),
      memberRoute(deps, contract.countBookPhotos, ({ tx, family_id }, source) =>
        countSourcePhotos(tx, family_id, source),
      ),
      memberRoute(deps, contract.createBook, (editor, input) => createBook(editor, input, parts)),
      memberRoute(deps, contract.getBook, (viewer, input) => getBook(viewer, input, parts)),
      memberRoute(deps, contract.editBook, (editor, input) => editBook(editor, input, sign)),
      memberRoute(deps, contract.saveBook, (editor, input) => saveBook(editor, input, parts)),
      memberRoute(deps, contract.finishBook, (editor, input) => finishBook(editor, input, sign)),
      memberRoute(deps, contract.duplicateBook, (editor, input) => duplicateBook(editor, input, sign)),
      memberRoute(deps, contract.archiveBook, archiveBook),
      memberRoute(deps, contract.unarchiveBook, unarchiveBook),
      memberRoute(deps, contract.deleteBook, deleteBook),
      memberRoute(deps, contract.listBookVersions, listBookVersions),
      memberRoute(deps, contract.getBookVersion, (viewer, input) => getBookVersion(viewer, input, parts)),
      memberRoute(deps, contract.makeBookFile, makeBookFile),
      memberRoute(deps, contract.listBookFiles, listBookFiles),
      memberRoute(deps, contract.readBookFile, (viewer, input, http) => readBookFile(viewer, input, http, store)),
      memberRoute(deps, contract.makeBookCode, makeBookCode),
      signedInRoute(deps, contract.readBookCode, readBookCode),
    ]
  },
  jobs: ({ config, db, ...context }) => booksJobs({ ...context, db: db.worker, codeBase: config.codeBase }),
}
