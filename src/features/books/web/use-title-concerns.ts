import { useText } from '#web/text.tsx'
import type { BookDocument } from '../../book-layout/document.ts'
import { bookTemplates } from '../book-offer.ts'
import { innerTitleOf, titleConcernsOf, titleOf, type TitleConcern } from '../book-title.ts'

/** What to check about the title before a book is printed, in words. */
export function useTitleConcerns(book: BookDocument): { kind: TitleConcern; text: string }[] {
  const t = useText('books.read')
  const words = useText('books.new')
  const templates = bookTemplates.map(({ id }) => words(`templates.${id}`))
  const [cover, inner] = [titleOf(book.cover), innerTitleOf(book)]
  return titleConcernsOf(book, templates).map((kind) => ({
    kind,
    text: kind === 'differ' ? t('titlesDiffer', { cover, inner }) : t('templateTitle', { title: cover || inner }),
  }))
}
