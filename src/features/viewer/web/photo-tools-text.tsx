import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'

const sentences = import.meta.glob<object>('../photo-tools.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    photoTools: typeof import('../photo-tools.messages.en.ts').photoTools
  }
}

/** Provides the messages for working with photos to the components inside it. */
export function PhotoToolsText({ children }: { children: ReactNode }) {
  return <MoreTexts of={sentences}>{children}</MoreTexts>
}
