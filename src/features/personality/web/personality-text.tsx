import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'

const sentences = import.meta.glob<object>('../{personality,prompts}.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    personality: typeof import('../personality.messages.en.ts').personality
    prompts: typeof import('../prompts.messages.en.ts').prompts
  }
}

export function PersonalityText({ children }: { children: ReactNode }) {
  return <MoreTexts of={sentences}>{children}</MoreTexts>
}
