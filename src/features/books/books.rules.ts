import * as z from 'zod/mini'

export const bookStatuses = ['draft', 'in_progress', 'completed'] as const

export const BOOK_TITLE_MAX_LENGTH = 120
export const BOOK_DESCRIPTION_MAX_LENGTH = 1000
export const BookTitle = z
  .string()
  .check(z.trim(), z.minLength(1, 'book_title_required'), z.maxLength(BOOK_TITLE_MAX_LENGTH, 'too_long'))

/** Books show no videos, and no one's private photos. */
export const isPrintable = ({ kind, audience }: { kind: string; audience: string }) =>
  kind === 'image' && audience !== 'private'

export const BLANK_BOOK_PAGES = 20
/** A book that's made without a template has as many pages as its content fills, up to this many. */
export const PROPOSED_PAGES_MAX = 80

/** Number of earlier versions kept. Changes by one person within a few minutes count as one version. */
export const BOOK_VERSIONS_KEPT = 100
/** Changes by one person within this many minutes are one version. */
export const BOOK_VERSION_MINUTES = 10
/** Maximum number of photos considered for automatic layout. */
export const BOOK_SOURCE_PHOTOS_MAX = 20_000

export const bookFileStates = ['waiting', 'running', 'done', 'failed'] as const
