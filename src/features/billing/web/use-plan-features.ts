import { useText } from '#web/text.tsx'
import type { Entitlements } from '../catalogue.ts'
import { planLines } from '../plan-lines.ts'

/** A plan's features as text, derived from what the server enforces. */
export function usePlanFeatures(plan: Entitlements): string[] {
  const t = useText('plans.lines')
  return planLines(plan).map(({ line, count }) => t(line, { count }))
}
