import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ResultOf } from '#shared/contract.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Form } from '#web/ui/form.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { sandboxContract } from '../sandbox.contract.ts'
import { TEST_CARDS, type PortalAction } from '../sandbox.rules.ts'
import { CardField } from './card-field.tsx'
import { portalOptions, useAct } from './sandbox.data.ts'
import { SandboxSheet } from './sandbox-sheet.tsx'

type Portal = ResultOf<typeof sandboxContract.getSandboxPortal>

/** /sandbox/portal: simulates every event of a subscription. */
export function SandboxPortalPage() {
  const t = useText('billing.sandbox.portal')
  return (
    <SandboxSheet title={t('title')}>
      <QueryState query={useQuery(portalOptions)} skeleton={<Skeleton className="mt-4 h-72" />}>
        {(portal) => <PortalParts portal={portal} />}
      </QueryState>
    </SandboxSheet>
  )
}

function PortalParts({ portal: { subscription } }: { portal: Portal }) {
  const t = useText('billing.sandbox.portal')
  const act = useAct()
  const lives = subscription && subscription.status !== 'canceled'
  const perform = (action: PortalAction) =>
    act.mutate({ action }, { done: { title: t('done'), description: t('doneText') } })
  return (
    <>
      {subscription ? <Present {...subscription} /> : <p className="mt-4 text-ink-soft">{t('none')}</p>}
      {lives && (
        <div className="mt-5 flex flex-col gap-2">
          {actionsFor(subscription).map((action) => (
            <Button key={action} kind="quiet" wide busy={act.isPending} onClick={() => perform(action)}>
              {t(`actions.${action}`)}
            </Button>
          ))}
        </div>
      )}
      <CardForm />
      <Link to="/billing" className={`mt-3 ${buttonStyle({ kind: 'plain', wide: true })}`}>
        {t('back')}
      </Link>
    </>
  )
}

function Present({ tier, status, amount, currency, is_yearly, ...ends }: NonNullable<Portal['subscription']>) {
  const t = useText('billing')
  const names = useText('plans.names')
  const { longDate, money } = useFormat()
  const date = longDate(ends.current_period_end)
  const how =
    status === 'canceled' ? 'over' : status === 'past_due' ? 'late' : ends.cancel_at_period_end ? 'ends' : 'renews'
  return (
    <div className="mt-4">
      <p className="font-medium">{t('sandbox.checkout.plan', { plan: names(tier) })}</p>
      <p>{t(is_yearly ? 'price.year' : 'price.month', { amount: money(amount, currency) })}</p>
      <p className="text-sm text-ink-soft">{t(`sandbox.portal.${how}`, { date })}</p>
    </div>
  )
}

function CardForm() {
  const t = useText('billing.sandbox.portal')
  const act = useAct()
  const [number, setNumber] = useState<string>(TEST_CARDS.works)
  return (
    <Form
      className="mt-6 flex flex-col gap-3 border-t border-line pt-5"
      onSubmit={() => {
        act.mutate(
          { action: 'change_card', card_number: number },
          { done: { title: t('done'), description: t('doneText') } },
        )
      }}
    >
      <CardField value={number} error={act.error} onChange={setNumber} />
      <Button type="submit" kind="quiet" wide busy={act.isPending}>
        {t('saveCard')}
      </Button>
    </Form>
  )
}

type Pressable = 'cancel' | 'resume' | 'renew' | 'miss_payment' | 'pay' | 'refund' | 'delete_customer'

function actionsFor({ status, cancel_at_period_end }: NonNullable<Portal['subscription']>): Pressable[] {
  return [
    cancel_at_period_end ? 'resume' : 'cancel',
    'renew',
    status === 'past_due' ? 'pay' : 'miss_payment',
    'refund',
    'delete_customer',
  ]
}
