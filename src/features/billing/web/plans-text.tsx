import type { ReactNode } from 'react'
import { MoreTexts, type TextLoaders } from '#web/more-texts.tsx'

const sentences: TextLoaders = {
  en: () => import('../plans.messages.en.ts'),
  es: () => import('../plans.messages.es.ts'),
  fr: () => import('../plans.messages.fr.ts'),
}

/** Gives what is below it the names of the plans and what they bring. */
export function PlansText({ children }: { children: ReactNode }) {
  return (
    <MoreTexts name="plans" of={sentences}>
      {children}
    </MoreTexts>
  )
}
