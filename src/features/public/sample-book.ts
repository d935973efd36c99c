import type { BookTemplateId } from '../books/book-offer.ts'

/**
 * Images of books on the public pages, rendered by `npm run pictures` from the PDFs of books that the demo family made.
 * Spreads are from the book of the vacation template: each begins with its left page.
 */
export const sampleSpreads = { trip: 6, map: 2, voice: 10, shapes: 16, panorama: 20 } as const
export type SampleSpread = keyof typeof sampleSpreads

/** Pixels of a page, and of the smaller copy for phones. */
export const SPREAD_PAGE_PX = { large: 900, small: 480 } as const
export type SpreadSize = keyof typeof SPREAD_PAGE_PX
export const COVER_PX = 640

export const spreadFile = (name: SampleSpread, size: SpreadSize) => `spread-${name}-${size}.webp`
export const coverFile = (template: BookTemplateId) => `cover-${template}.webp`
