import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import type { Family } from '#features/families/families.contract.ts'
import { memberName } from '#features/families/web/member-name.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Succession } from '../succession.contract.ts'
import { absenceMonths } from '../succession.rules.ts'
import { ChoiceRow, Circle, PersonRow } from './choice-row.tsx'
import { successionOptions, useSaveSuccession } from './succession.data.ts'
import { TakeoverRequest } from './takeover-request.tsx'

const DEFAULT_MONTHS = 12
const steps = ['email', 'ask', 'object'] as const

/** In the family settings: whom the owner trusts to take over, and a request to object to. */
export function SuccessionCard({ family }: { family: Family }) {
  const t = useText('succession')
  const hasOthers = family.members.length > 1
  return (
    <Card title={t('title')} subtitle={t('intro', { family: family.name })}>
      <QueryState
        query={useQuery(successionOptions(family.id))}
        skeleton={
          <div aria-busy>
            <Skeleton className="h-32" />
          </div>
        }
        failed={{ title: t('failedTitle') }}
      >
        {(succession) => (
          <div className="flex flex-col gap-5">
            {!succession.sends_email && <p className="text-ink-soft">{t('noEmail')}</p>}
            {succession.request && <TakeoverRequest family={family} request={succession.request} />}
            {hasOthers ? (
              <TrustedForm key={JSON.stringify(succession.user_ids)} family={family} succession={succession} />
            ) : (
              <p className="text-ink-soft">{t('alone')}</p>
            )}
          </div>
        )}
      </QueryState>
    </Card>
  )
}

function TrustedForm({ family, succession }: { family: Family; succession: Succession }) {
  const t = useText('succession')
  const saving = useSaveSuccession(family.id)
  const [first, setFirst] = useState(succession.user_ids[0] ?? '')
  const [second, setSecond] = useState(succession.user_ids[1] ?? '')
  const [months, setMonths] = useState<(typeof absenceMonths)[number]>(succession.after_months ?? DEFAULT_MONTHS)
  const others = family.members.filter(({ role }) => role !== 'owner')
  const user_ids = [...new Set([first, second])].filter(Boolean)
  const isSaved =
    user_ids.join() === succession.user_ids.join() &&
    (months === succession.after_months || (user_ids.length === 0 && succession.after_months === null))

  function save() {
    saving.mutate(
      { user_ids, after_months: months },
      {
        done: { title: t('saved'), description: t('savedText', { family: family.name }) },
        failed: t('failed'),
      },
    )
  }

  const choices = (taken: string) => [
    { value: '', label: t('noOne') },
    ...others.filter(({ user }) => user.id !== taken).map(({ user }) => ({ value: user.id, label: memberName(user) })),
  ]
  return (
    <Form onSubmit={save}>
      <ul className="divide-y divide-line border-y border-line">
        <PersonRow family={family} label={t('first')} options={choices(second)} value={first} onChange={setFirst} />
        {others.length > 1 && (
          <PersonRow family={family} label={t('second')} options={choices(first)} value={second} onChange={setSecond} />
        )}
        <ChoiceRow
          portrait={<Circle of={CalendarClock} />}
          label={t('after')}
          hint={t('automatic')}
          options={absenceMonths.map((count) => ({
            value: String(count),
            label: t('months', { count: String(count) }),
          }))}
          value={String(months)}
          onChange={(value) => setMonths(absenceMonths.find((count) => String(count) === value) ?? DEFAULT_MONTHS)}
        />
      </ul>
      {!isSaved && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={saving.isPending}>
            {t('save')}
          </Button>
          {succession.sends_email && <p className="text-sm text-ink-soft">{t('byEmail')}</p>}
        </div>
      )}
      <h3 className="mt-6 font-semibold">{t('next')}</h3>
      <ol className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-2.5 text-sm text-ink-soft">
            <span aria-hidden className="w-3 shrink-0 font-serif text-lg leading-5 font-semibold text-ember">
              {index + 1}
            </span>
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
    </Form>
  )
}
