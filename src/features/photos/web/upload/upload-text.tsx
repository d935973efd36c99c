import type { ReactNode } from 'react'
import { MoreTexts, type TextLoaders } from '#web/more-texts.tsx'

const sentences: TextLoaders = {
  en: () => import('../../upload.messages.en.ts'),
  es: () => import('../../upload.messages.es.ts'),
  fr: () => import('../../upload.messages.fr.ts'),
}

/** Gives what is below it the sentences about adding photos. */
export function UploadText({ children }: { children: ReactNode }) {
  return (
    <MoreTexts name="upload" of={sentences}>
      {children}
    </MoreTexts>
  )
}
