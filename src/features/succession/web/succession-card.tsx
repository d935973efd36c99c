import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Family } from '#features/families/families.contract.ts'
import { memberName } from '#features/families/web/member-name.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Succession } from '../succession.contract.ts'
import { absenceMonths } from '../succession.rules.ts'
import { successionOptions, useSaveSuccession } from './succession.data.ts'
import { TakeoverRequest } from './takeover-request.tsx'

const DEFAULT_MONTHS = 12

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
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select label={t('first')} options={choices(second)} value={first} onChange={setFirst} />
        {others.length > 1 && (
          <Select label={t('second')} options={choices(first)} value={second} onChange={setSecond} />
        )}
        <Select
          label={t('after')}
          options={absenceMonths.map((count) => ({
            value: String(count),
            label: t('months', { count: String(count) }),
          }))}
          value={String(months)}
          onChange={(value) => setMonths(absenceMonths.find((count) => String(count) === value) ?? DEFAULT_MONTHS)}
        />
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {t('how')}
        {succession.sends_email && ` ${t('byEmail')}`}
      </p>
      {!isSaved && (
        <Button type="submit" className="mt-4" busy={saving.isPending}>
          {t('save')}
        </Button>
      )}
    </Form>
  )
}
