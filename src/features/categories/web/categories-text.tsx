import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'

const sentences = import.meta.glob<object>('../categories.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    categories: typeof import('../categories.messages.en.ts').categories
  }
}

/** Provides the messages about categories to the components inside it. */
export function CategoriesText({ children }: { children: ReactNode }) {
  return <MoreTexts of={sentences}>{children}</MoreTexts>
}
