import type { ReactNode } from 'react'
import { MoreTexts, type TextLoaders } from '#web/more-texts.tsx'

const sentences: TextLoaders = {
  en: () => import('../categories.messages.en.ts'),
  es: () => import('../categories.messages.es.ts'),
  fr: () => import('../categories.messages.fr.ts'),
}

/** Gives what is below it the sentences about categories. */
export function CategoriesText({ children }: { children: ReactNode }) {
  return (
    <MoreTexts name="categories" of={sentences}>
      {children}
    </MoreTexts>
  )
}
