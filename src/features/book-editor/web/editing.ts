import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { BookDocument } from '#features/book-layout/document.ts'
import type { PageName, SlotName } from '#features/books/books.edits.ts'

/** The page to open first, and whether to edit the title on it. */
export type EditorSearch = { page?: PageName; edit?: 'title' }

/** What was picked up: a slot of the book, or a photo from the tray. */
export type Held = { kind: 'slot'; at: SlotName } | { kind: 'photo'; photo: PhotoListed } | undefined

/** Changes the book. Consecutive changes with the same mark are undone together, and know the book `before` the first. */
export type Change = (change: (book: BookDocument, before: BookDocument) => BookDocument, mark?: string) => void

/** A row that scrolls: it fades out where the page ends, or leaves over the edge of a phone's screen or sheet. */
export const STRIP =
  'flex overflow-x-auto py-1.5 max-md:-mx-5 max-md:px-5 md:-ml-1.5 md:pr-5 md:pl-1.5 md:mask-r-from-[calc(100%-1.25rem)]'
