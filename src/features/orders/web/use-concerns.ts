import { countBlankPages, missingCharactersIn } from '#features/book-layout/check.ts'
import { photosOf } from '#features/book-layout/document.ts'
import type { OpenBook } from '#features/books/books.contract.ts'
import { useTitleConcerns } from '#features/books/web/use-title-concerns.ts'
import { useText } from '#web/text.tsx'

/** What to check before copies of a book are ordered. */
export function useConcerns({ document, photos }: OpenBook): string[] {
  const t = useText('orders.order')
  const read = useText('books.read')
  const blank = countBlankPages(document, new Set(photos.map(({ id }) => id)))
  const gone = photosOf(document).length - photos.length
  const letters = missingCharactersIn(document).join(' ')
  return [
    ...useTitleConcerns(document).map(({ text }) => text),
    ...(blank > 0 ? [read('blank', { count: blank })] : []),
    ...(gone > 0 ? [t('gone', { count: gone })] : []),
    ...(letters ? [read('lacking', { letters })] : []),
  ]
}
