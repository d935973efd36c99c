import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { PlanUse } from '../billing.contract.ts'
import type { Extra, Quota } from '../plan-use.ts'
import { planUseOptions } from './billing.data.ts'
import { PlansText } from './plans-text.tsx'
import { useLimitText } from './use-limit-text.ts'

type PlanNoticeProps = {
  family_id: string
  of?: Quota
  /** A missing feature to mention even if no quota is nearly full. */ lack?: Extra
}

/** Shown where people add things, before they reach a limit: the plan's use, and what would lift the limit. */
export function PlanNotice({ family_id, ...about }: PlanNoticeProps) {
  const { data } = useQuery(planUseOptions)
  const use = data?.families.find((one) => one.family_id === family_id)
  if (!use) return null
  return (
    <PlansText>
      <Notice use={use} {...about} />
    </PlansText>
  )
}

function Notice({ use, of, lack }: { use: PlanUse } & Omit<PlanNoticeProps, 'family_id'>) {
  const t = useText('plans.use')
  const names = useText('plans.names')
  const words = useLimitText()
  const quota = use.quotas.find((one) => one.of === of)
  const missing = use.lacks.find((one) => one.of === lack)?.lifted_by
  const lacking = missing && lack && lack !== 'custom_domain' && t(lack, { plan: names(missing) })
  const isFull = quota !== undefined && quota.level !== 'room'
  if (!isFull && !lacking) return null
  return (
    <aside
      className={classNames(
        'flex w-full items-start gap-3 rounded-card border px-5 py-4 text-left',
        quota?.level === 'full' ? 'border-danger' : 'border-line bg-honey-wash',
      )}
    >
      <Gauge aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-honey" />
      <div className="min-w-0 flex-1">
        {isFull && <p className="font-medium">{use.tier ? words.level(quota) : t('over')}</p>}
        <p className="text-sm text-ink-soft">
          {[isFull && words.lift(quota), lacking, !use.is_payer && t('owner')].filter(Boolean).join(' ')}
        </p>
        {use.is_payer && (
          <Link to="/subscription" className="mt-1 inline-flex min-h-11 items-center font-semibold text-ember">
            {t('see')}
          </Link>
        )}
      </div>
    </aside>
  )
}
