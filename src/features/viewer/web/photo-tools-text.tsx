import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'

const sentences = import.meta.glob<object>('../photo-tools.messages.*.ts')

/** Provides the messages for working with photos to the components inside it. */
export function PhotoToolsText({ children }: { children: ReactNode }) {
  return <MoreTexts of={sentences}>{children}</MoreTexts>
}
