import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { BookDocument } from '#features/book-layout/document.ts'
import type { PageName, SlotName } from '#features/books/books.edits.ts'

/** The page to open first, and whether to edit the title on it. */
export type EditorSearch = { page?: PageName; edit?: 'title' }

/** What was picked up: a slot of the book, or a photo from the tray. */
export type Held = { kind: 'slot'; at: SlotName } | { kind: 'photo'; photo: PhotoListed } | undefined

/** Changes the book. Consecutive changes with the same mark are undone together, and know the book `before` the first. */
export type Change = (change: (book: BookDocument, before: BookDocument) => BookDocument, mark?: string) => void

/** A row that scrolls: it fades out beside the page, or leaves over the edge of a phone's screen or sheet. */
export const STRIP = '-mx-5 flex overflow-x-auto px-5 py-1.5 md:mask-x-from-[calc(100%-1.25rem)]'
