import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'

const sentences = import.meta.glob<object>('../photo-tools.messages.*.ts')

/** Gives what is below it the sentences for working with photos. */
export function PhotoToolsText({ children }: { children: ReactNode }) {
  return <MoreTexts of={sentences}>{children}</MoreTexts>
}
