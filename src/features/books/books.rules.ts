import * as z from 'zod/mini'

export const bookStatuses = ['draft', 'in_progress', 'completed'] as const

export const BOOK_TITLE_MAX_LENGTH = 120
export const BOOK_DESCRIPTION_MAX_LENGTH = 1000
export const BookTitle = z
  .string()
  .check(z.trim(), z.minLength(1, 'book_title_required'), z.maxLength(BOOK_TITLE_MAX_LENGTH, 'too_long'))

export const BLANK_BOOK_PAGES = 20

/** So many states of a book are kept beside the present one; of what one person did within minutes, the last. */
export const BOOK_VERSIONS_KEPT = 100
/** Changes of one person within so many minutes are one entry of the history. */
export const BOOK_VERSION_MINUTES = 10
/** How many photos a book is made of at most, when it lays itself out. */
export const BOOK_SOURCE_PHOTOS_MAX = 20_000

export const bookFileStates = ['waiting', 'running', 'done', 'failed'] as const
