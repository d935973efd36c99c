import type { ReactNode } from 'react'
import { MoreTexts, type TextLoaders } from '#web/more-texts.tsx'

const sentences: TextLoaders = {
  en: () => import('../children.messages.en.ts'),
  es: () => import('../children.messages.es.ts'),
  fr: () => import('../children.messages.fr.ts'),
}

/** Gives what is below it the sentences about children and their ages. */
export function ChildrenText({ children }: { children: ReactNode }) {
  return (
    <MoreTexts name="children" of={sentences}>
      {children}
    </MoreTexts>
  )
}
