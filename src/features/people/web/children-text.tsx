import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'

const sentences = import.meta.glob<object>('../children.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    children: typeof import('../children.messages.en.ts').children
  }
}

/** Provides the messages about children and their ages to the components inside it. */
export function ChildrenText({ children }: { children: ReactNode }) {
  return <MoreTexts of={sentences}>{children}</MoreTexts>
}
