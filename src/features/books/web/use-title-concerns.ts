import { useText } from '#web/text.tsx'
import type { BookDocument } from '../../book-layout/document.ts'
import { bookTemplates } from '../book-offer.ts'
import { innerTitleOf, titleOf } from '../book-title.ts'

export type TitleConcern = { kind: 'differ' | 'template'; text: string }

/** What to check about the title before a book is printed. */
export function useTitleConcerns(book: BookDocument): TitleConcern[] {
  const t = useText('books.read')
  const words = useText('books.new')
  const [cover, inner] = [titleOf(book.cover), innerTitleOf(book)]
  const title = cover || inner
  const isTemplate = bookTemplates.some(({ id }) => words(`templates.${id}`).toLowerCase() === title.toLowerCase())
  return [
    ...(cover && inner && cover !== inner
      ? [{ kind: 'differ' as const, text: t('titlesDiffer', { cover, inner }) }]
      : []),
    ...(isTemplate ? [{ kind: 'template' as const, text: t('templateTitle', { title }) }] : []),
  ]
}
