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
        <UseRow label={t('photos')} quota={quotaOf(first.quotas, 'photos')} />
        {first.books && <BooksRow books={first.books} />}
        {own.map(({ family_id, family_name, quotas }) => (
          <UseRow key={family_id} label={t('members', { family: family_name })} quota={quotaOf(quotas, 'members')} />
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
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 break-words">{label}</span>
        <span className="text-ink-soft tabular-nums">{t('of', { used, limit })}</span>
      </div>
      <Progress label={label} done={Math.min(used, limit)} total={limit} />
      <p className="mt-1.5 text-sm text-ink-soft">{t('season', { date: longDate(season_end) })}</p>
    </li>
  )
}

function quotaOf(quotas: QuotaUse[], of: QuotaUse['of']): QuotaUse {
  return required(quotas.find((one) => one.of === of))
}

function UseRow({ label, quota }: { label: string; quota: QuotaUse }) {
  const t = useText('plans.use')
  const words = useLimitText()
  const { used, limit, level } = quota
  return (
    <li>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 break-words">{label}</span>
        <span className="text-ink-soft tabular-nums">
          {limit === null ? t('unlimited', { used }) : t('of', { used, limit })}
        </span>
      </div>
      {limit !== null && <Progress label={label} done={Math.min(used, limit)} total={limit} />}
      {level !== 'room' && <p className="mt-1.5 text-sm text-ink-soft">{words.lift(quota)}</p>}
    </li>
  )
}
