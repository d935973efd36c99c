import { useText } from '#web/text.tsx'
import type { Entitlements } from '../catalogue.ts'
import { planLines } from '../plan-lines.ts'

/** What a plan brings, in words, out of what the server enforces. */
export function usePlanFeatures(plan: Entitlements): string[] {
  const t = useText('plans.lines')
  return planLines(plan).map(({ line, count }) => t(line, { count }))
}
