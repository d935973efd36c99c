import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useChange } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import { URLS_FRESH_MS } from '#web/query.ts'
import type { BookFile, booksContract as booksContractType } from '../books.contract.ts'

const booksContract = operationsOf<typeof booksContractType>()

export const bookKeys = {
  all: ['books'] as const,
  shelf: (isArchived: boolean) => ['books', 'shelf', isArchived] as const,
  one: (book_id: string) => ['books', 'one', book_id] as const,
  versions: (book_id: string) => ['books', 'versions', book_id] as const,
  files: (book_id: string) => ['books', 'files', book_id] as const,
}

/** Polling interval while the PDF renders. */
const PROGRESS_EVERY_MS = 1_500

export function booksOptions(isArchived = false) {
  return queryOptions({
    queryKey: bookKeys.shelf(isArchived),
    queryFn: ({ signal }) => call(booksContract.listBooks, isArchived ? { archived: 'true' } : {}, { signal }),
    select: (answer) => answer.books,
  })
}

/** Whether printed copies can be ordered. */
export const printerOptions = queryOptions({ ...booksOptions(), select: (answer) => answer.has_printer })

type Counted = SentOf<typeof booksContract.countBookPhotos>

export function bookPhotosOptions(counted: Counted) {
  return queryOptions({
    queryKey: [...photoKeys.family(counted.family_id), 'book', counted],
    queryFn: ({ signal }) => call(booksContract.countBookPhotos, counted, { signal }),
    placeholderData: keepPreviousData,
  })
}

export type BookPlace = { family_id: string; book_id: string }

export function bookOptions({ family_id, book_id }: BookPlace) {
  return queryOptions({
    queryKey: bookKeys.one(book_id),
    queryFn: ({ signal }) => call(booksContract.getBook, { family_id, book_id }, { signal }),
    staleTime: URLS_FRESH_MS,
  })
}

export function versionsOptions({ family_id, book_id }: BookPlace) {
  return queryOptions({
    queryKey: bookKeys.versions(book_id),
    queryFn: ({ signal }) => call(booksContract.listBookVersions, { family_id, book_id }, { signal }),
    select: (answer) => answer.versions,
  })
}

export function isUnderWay({ state }: BookFile): boolean {
  return state === 'waiting' || state === 'running'
}

export function filesOptions({ family_id, book_id }: BookPlace) {
  return queryOptions({
    queryKey: bookKeys.files(book_id),
    queryFn: ({ signal }) => call(booksContract.listBookFiles, { family_id, book_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.files.some(isUnderWay) ? PROGRESS_EVERY_MS : false),
  })
}

type Verbs = Pick<
  typeof booksContract,
  | 'editBook'
  | 'duplicateBook'
  | 'archiveBook'
  | 'unarchiveBook'
  | 'deleteBook'
  | 'createBook'
  | 'finishBook'
  | 'makeBookFile'
>

/** A mutation on a book that invalidates what's shown about it. */
export function useBookVerb<Verb extends Verbs[keyof Verbs]>(verb: Verb) {
  return useChange({ queryKey: bookKeys.all }, (input: SentOf<Verb>) => call(verb, input))
}
