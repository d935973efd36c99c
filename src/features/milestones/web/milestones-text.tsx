import type { ReactNode } from 'react'
import { ChildrenText } from '#features/children/web/children-text.tsx'
import { MoreTexts } from '#web/more-texts.tsx'

const sentences = import.meta.glob<object>('../milestones.messages.*.ts')

/** Gives what is below it the sentences about milestones, and about children's ages. */
export function MilestonesText({ children }: { children: ReactNode }) {
  return (
    <ChildrenText>
      <MoreTexts of={sentences}>{children}</MoreTexts>
    </ChildrenText>
  )
}
