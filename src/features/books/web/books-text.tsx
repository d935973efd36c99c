import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'

const sentences = import.meta.glob<object>('../books.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    books: typeof import('../books.messages.en.ts').books
  }
}

export function BooksText({ children }: { children: ReactNode }) {
  return <MoreTexts of={sentences}>{children}</MoreTexts>
}
