import type { ReactNode } from 'react'
import { ChildrenText } from '#features/people/web/children-text.tsx'
import { MoreTexts } from '#web/more-texts.tsx'

const sentences = import.meta.glob<object>('../milestones.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    milestones: typeof import('../milestones.messages.en.ts').milestones
  }
}

/** Provides the messages about milestones and children's ages to the components inside it. */
export function MilestonesText({ children }: { children: ReactNode }) {
  return (
    <ChildrenText>
      <MoreTexts of={sentences}>{children}</MoreTexts>
    </ChildrenText>
  )
}
