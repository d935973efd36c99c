import type { ReactNode } from 'react'
import { ChildrenText } from '#features/children/web/children-text.tsx'
import { MoreTexts, type TextLoaders } from '#web/more-texts.tsx'

const sentences: TextLoaders = {
  en: () => import('../milestones.messages.en.ts'),
  es: () => import('../milestones.messages.es.ts'),
  fr: () => import('../milestones.messages.fr.ts'),
}

/** Gives what is below it the sentences about milestones, and about children's ages. */
export function MilestonesText({ children }: { children: ReactNode }) {
  return (
    <ChildrenText>
      <MoreTexts name="milestones" of={sentences}>
        {children}
      </MoreTexts>
    </ChildrenText>
  )
}
