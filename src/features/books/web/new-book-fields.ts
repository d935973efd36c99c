import type { SentOf } from '#shared/contract.ts'
import type { Locale } from '#shared/locales.ts'
import { bookTemplates, type BookTemplateId } from '../book-offer.ts'
import type { booksContract } from '../books.contract.ts'
import { BOOK_PAGES_MAX, BOOK_PAGES_MIN, type BookSize } from '../../book-layout/book-layout.rules.ts'
import { BLANK_BOOK_PAGES, BOOK_TITLE_MAX_LENGTH } from '../books.rules.ts'

export type NewBookFields = {
  family_id: string
  title: string
  subtitle: string
  template: BookTemplateId | 'blank'
  size: BookSize
  pages: string
  taken_from: string
  taken_to: string
  person_ids: string[]
  category_ids: string[]
  milestone_ids: string[]
  favorites_only: boolean
  with_milestones: boolean
  with_answers: boolean
}

const SUBTITLE_MAX_LENGTH = 200

type Problem = 'book_title_required' | 'too_long' | 'odd_pages' | 'too_many_pages' | 'dates'
export type NewBookProblems = Partial<Record<'title' | 'subtitle' | 'pages' | 'taken_to', Problem>>

/** Validation problems by field, with the rules that the server uses too. */
export function bookProblems({ title, subtitle, pages, taken_from, taken_to }: NewBookFields): NewBookProblems {
  const count = Number(pages)
  const isCount = Number.isInteger(count) && count >= BOOK_PAGES_MIN && count % 2 === 0
  return {
    ...(!title.trim() && { title: 'book_title_required' }),
    ...(title.trim().length > BOOK_TITLE_MAX_LENGTH && { title: 'too_long' }),
    ...(subtitle.trim().length > SUBTITLE_MAX_LENGTH && { subtitle: 'too_long' }),
    ...(!isCount && { pages: 'odd_pages' }),
    ...(count > BOOK_PAGES_MAX && { pages: 'too_many_pages' }),
    ...(taken_from && taken_to && taken_to < taken_from && { taken_to: 'dates' }),
  } as NewBookProblems
}

export function pagesOf(template: BookTemplateId | 'blank'): number {
  return bookTemplates.find(({ id }) => id === template)?.pages ?? BLANK_BOOK_PAGES
}

/** The request body. A blank book has no source. */
export function inputOf(fields: NewBookFields, language: Locale): SentOf<typeof booksContract.createBook> {
  const { family_id, title, subtitle, template, size, pages } = fields
  return {
    ...{ family_id, title, subtitle, size, language },
    // Left as proposed, the book gets as many pages as its photos fill, up to that number.
    ...((template === 'blank' || Number(pages) !== pagesOf(template)) && { pages: Number(pages) }),
    template: template === 'blank' ? null : template,
    ...(template !== 'blank' && { source: sourceOf(fields) }),
  }
}

export function sourceOf(fields: NewBookFields) {
  const { taken_from, taken_to, person_ids, category_ids, milestone_ids } = fields
  const { favorites_only, with_milestones, with_answers } = fields
  return {
    ...{ favorites_only, with_milestones, with_answers, person_ids, category_ids, milestone_ids },
    ...(taken_from && { taken_from }),
    ...(taken_to && { taken_to }),
  }
}
