import type { ReactNode } from 'react'
import { MoreTexts, type TextLoaders } from '#web/more-texts.tsx'

const sentences: TextLoaders = {
  en: () => import('../books.messages.en.ts'),
  es: () => import('../books.messages.es.ts'),
  fr: () => import('../books.messages.fr.ts'),
}

/** Gives what is below it the sentences about books. */
export function BooksText({ children }: { children: ReactNode }) {
  return (
    <MoreTexts name="books" of={sentences}>
      {children}
    </MoreTexts>
  )
}
