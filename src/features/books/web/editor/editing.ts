import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { BookDocument } from '../../../book-layout/document.ts'
import type { SlotName } from '../../books.edits.ts'

/** What was picked up by a press: a place of the book, or a photo from the tray. */
export type Held = { kind: 'slot'; at: SlotName } | { kind: 'photo'; photo: PhotoListed } | undefined

/** Changes the book; changes with the same mark, one after the other, are undone as one. */
export type Change = (change: (book: BookDocument) => BookDocument, mark?: string) => void
