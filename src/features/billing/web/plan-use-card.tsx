import { useQuery } from '@tanstack/react-query'
import { required } from '#shared/required.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import type { PlanUse } from '../billing.contract.ts'
import type { QuotaUse } from '../plan-use.ts'
import { planUseOptions } from './billing.data.ts'
import { useLimitText } from './use-limit-text.ts'

/** Use of the current user's plan: the photos of all their families, and the members of each. */
export function PlanUseCard() {
  const t = useText('plans.use')
  const { data, isPending } = useQuery(planUseOptions)
  useRevealPending(isPending)
  const own = data?.families.filter(({ is_payer }) => is_payer) ?? []
  const [first] = own
  if (!first) return null
  return (
    <Card title={t('title')}>
      <ul className="flex flex-col gap-5">
        <UseRow label={t('photos')} of={t('all_families')} quota={quotaOf(first.quotas, 'photos')} plan={first.tier} />
        {first.books && <BooksRow books={first.books} />}
        {own.map(({ family_id, family_name, quotas, tier }) => (
          <UseRow
            key={family_id}
            label={t('members', { family: family_name })}
            quota={quotaOf(quotas, 'members')}
            plan={tier}
          />
        ))}
      </ul>
    </Card>
  )
}

/** Printed books included in the plan. Using them up isn't a warning, since more can be bought. */
function BooksRow({ books: { used, limit, season_end } }: { books: NonNullable<PlanUse['books']> }) {
  const t = useText('plans.use')
  const { longDate } = useFormat()
  const label = t('books')
  return (
    <li>
      <UseLine label={label} use={t('of', { used, limit })} />
      <Progress label={label} done={Math.min(used, limit)} total={limit} />
      <p className="mt-1.5 text-sm text-ink-soft">{t('season', { date: longDate(season_end) })}</p>
    </li>
  )
}

function UseLine({ label, of, use }: { label: string; of?: string; use: string }) {
  return (
    <div className="mb-1.5 flex flex-wrap justify-between gap-x-4">
      <span className="min-w-[min(100%,8rem)] flex-1 break-words">
        {label}
        {of && <span className="block text-sm text-ink-soft">{of}</span>}
      </span>
      <span className="text-ink-soft tabular-nums">{use}</span>
    </div>
  )
}

function quotaOf(quotas: QuotaUse[], of: QuotaUse['of']): QuotaUse {
  return required(quotas.find((one) => one.of === of))
}

function UseRow({ label, of, quota, plan }: { label: string; of?: string; quota: QuotaUse; plan: PlanUse['tier'] }) {
  const t = useText('plans.use')
  const words = useLimitText()
  const { used, limit, level, lifted_by } = quota
  const isOver = limit !== null && used > limit && lifted_by !== null
  return (
    <li>
      <UseLine label={label} of={of} use={limit === null ? t('unlimited', { used }) : t('of', { used, limit })} />
      {limit !== null && <Progress label={label} done={Math.min(used, limit)} total={limit} isOver={isOver} />}
      {level !== 'room' && (
        <p className="mt-1.5 text-sm text-ink-soft">{isOver ? words.over(quota, plan) : words.lift(quota)}</p>
      )}
    </li>
  )
}
