import type { ReactNode } from 'react'
import { MoreTexts, type TextLoaders } from '#web/more-texts.tsx'

const sentences: TextLoaders = {
  en: () => import('../personality.messages.en.ts'),
  es: () => import('../personality.messages.es.ts'),
  fr: () => import('../personality.messages.fr.ts'),
}

/** Gives what is below it the sentences about questions and answers. */
export function PersonalityText({ children }: { children: ReactNode }) {
  return (
    <MoreTexts name="personality" of={sentences}>
      {children}
    </MoreTexts>
  )
}
