import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'
import { plansTexts } from './plans.texts.ts'

/** Provides the messages with plan names and features to its children. */
export function PlansText({ children }: { children: ReactNode }) {
  return <MoreTexts of={plansTexts}>{children}</MoreTexts>
}
