import { useText } from '#web/text.tsx'
import type { PlanUse } from '../billing.contract.ts'
import type { QuotaUse } from '../plan-use.ts'

const UNLIMITED = -1

/** Messages about a quota's use, and about what would lift its limit. */
export function useLimitText() {
  const t = useText('plans.use')
  const names = useText('plans.names')
  return {
    level({ of, used, limit, level }: QuotaUse): string {
      if (limit === null || level === 'room') return ''
      return t(`${level}.${of}`, { used, limit })
    },
    /** For more than the limit, which a smaller plan leaves as it is. */
    over({ of, used, limit }: QuotaUse, plan: PlanUse['tier']): string {
      return t(`beyond.${of}`, { count: used - (limit ?? 0), plan: plan ? names(plan) : '' })
    },
    lift({ lifted_by }: QuotaUse): string {
      if (!lifted_by) return t('top')
      return t('lift', { plan: names(lifted_by.tier), count: lifted_by.limit ?? UNLIMITED })
    },
  }
}
