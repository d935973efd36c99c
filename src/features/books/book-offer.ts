import { bookPrices } from '#features/billing/catalogue.ts'

/** Book templates (S1 sections 2 and 9). */
export const bookTemplates = [
  { id: 'first_year', pages: 24, popular: true },
  { id: 'vacation', pages: 32, popular: false },
  { id: 'school_year', pages: 28, popular: true },
  { id: 'anniversary', pages: 20, popular: false },
] as const

/** Book formats (S1 section 9). */
export const bookFormats = [
  { id: 'digital', price: bookPrices.digital, popular: false },
  { id: 'softcover', price: bookPrices.softcover, popular: true },
  { id: 'hardcover', price: bookPrices.hardcover, popular: false },
] as const

export type BookTemplateId = (typeof bookTemplates)[number]['id']
export const bookTemplateIds = bookTemplates.map(({ id }) => id) as [BookTemplateId, ...BookTemplateId[]]

/** Initial design of each template. */
export const templateLooks = {
  first_year: { typeface: 'serif', colour: 'blush' },
  vacation: { typeface: 'serif', colour: 'sky' },
  school_year: { typeface: 'hand', colour: 'sage' },
  anniversary: { typeface: 'serif', colour: 'plum' },
  blank: { typeface: 'serif', colour: 'ember' },
} as const satisfies Record<BookTemplateId | 'blank', object>
