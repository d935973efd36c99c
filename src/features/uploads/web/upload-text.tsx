import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'

const sentences = import.meta.glob<object>('../uploads.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    upload: typeof import('../uploads.messages.en.ts').upload
  }
}

/** Provides the messages about adding photos to the components inside it. */
export function UploadText({ children }: { children: ReactNode }) {
  return <MoreTexts of={sentences}>{children}</MoreTexts>
}
