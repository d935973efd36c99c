import type { ReactNode } from 'react'
import { MoreTexts, type TextLoaders } from '#web/more-texts.tsx'

const sentences: TextLoaders = {
  en: () => import('../photo-tools.messages.en.ts'),
  es: () => import('../photo-tools.messages.es.ts'),
  fr: () => import('../photo-tools.messages.fr.ts'),
}

/** Gives what is below it the sentences for working with photos. */
export function PhotoToolsText({ children }: { children: ReactNode }) {
  return (
    <MoreTexts name="photoTools" of={sentences}>
      {children}
    </MoreTexts>
  )
}
