import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { ResultOf } from '#shared/contract.ts'
import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Form } from '#web/ui/form.tsx'
import type { sandboxContract } from '../sandbox.contract.ts'
import { TEST_CARDS } from '../sandbox.rules.ts'
import { CardField } from './card-field.tsx'
import { checkoutOptions, usePay } from './sandbox.data.ts'
import { SandboxPaymentForm } from './sandbox-payment-form.tsx'

type Checkout = ResultOf<typeof sandboxContract.getSandboxCheckout>

/** /sandbox/checkout/…: pays a plan with a test card. */
export function SandboxCheckoutPage() {
  const t = useText('billing.sandbox.checkout')
  const { checkoutId } = useParams({ strict: false }) as { checkoutId: string }
  const { data: checkout, isError } = useQuery(checkoutOptions(checkoutId))
  return (
    <SandboxPaymentForm
      asked={checkout}
      isGone={isError}
      back={
        <Link to="/subscription" className={`mt-5 ${buttonStyle({ kind: 'quiet' })}`}>
          {t('back')}
        </Link>
      }
    >
      {(asked) => <PayForm checkout={asked} checkoutId={checkoutId} />}
    </SandboxPaymentForm>
  )
}

function PayForm({ checkout, checkoutId }: { checkout: Checkout; checkoutId: string }) {
  const t = useText('billing')
  const names = useText('plans.names')
  const { money } = useFormat()
  const navigate = useNavigateFromHere()
  const pay = usePay(checkoutId)
  const [number, setNumber] = useState<string>(TEST_CARDS.works)
  const { tier, amount, due, credit, currency, is_yearly, instead_of } = checkout
  const price = money(due, currency)
  return (
    <Form
      className="mt-4 flex flex-col gap-5"
      onSubmit={() => {
        pay.mutate(number, {
          onSuccess: () => navigate({ to: '/subscription', search: { success: true, plan: tier }, replace: true }),
        })
      }}
    >
      <div>
        <p className="font-medium">{t('sandbox.checkout.plan', { plan: names(tier) })}</p>
        <p className="font-serif text-xl font-semibold">
          {t(is_yearly ? 'price.year' : 'price.month', { amount: money(amount, currency) })}
        </p>
        {instead_of && (
          <p className="mt-1 text-sm text-ink-soft">{t('sandbox.checkout.instead', { plan: names(instead_of) })}</p>
        )}
        {credit > 0 && (
          <p className="mt-1 text-sm text-ink-soft">
            {t('sandbox.checkout.credit', { amount: money(credit, currency), due: price })}
          </p>
        )}
      </div>
      <CardField value={number} error={pay.error} onChange={setNumber} />
      <Button type="submit" size="large" wide busy={pay.isPending}>
        {t('sandbox.checkout.pay', { amount: price })}
      </Button>
      <Link
        to="/subscription"
        search={{ canceled: true }}
        replace
        className={buttonStyle({ kind: 'plain', wide: true })}
      >
        {t('sandbox.checkout.cancel')}
      </Link>
    </Form>
  )
}
