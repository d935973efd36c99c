import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { ResultOf } from '#shared/contract.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Form } from '#web/ui/form.tsx'
import type { sandboxContract } from '../sandbox.contract.ts'
import { TEST_CARDS } from '../sandbox.rules.ts'
import { CardField } from './card-field.tsx'
import { paymentOptions, usePayOnce } from './sandbox.data.ts'
import { SandboxPaymentForm } from './sandbox-payment-form.tsx'

type Payment = ResultOf<typeof sandboxContract.getSandboxPayment>

/** /sandbox/payment/…: pays a one-time payment with a test card. */
export function SandboxPaymentPage() {
  const t = useText('billing.sandbox.checkout')
  const { paymentId } = useParams({ strict: false }) as { paymentId: string }
  const { data: payment, isError } = useQuery(paymentOptions(paymentId))
  return (
    <SandboxPaymentForm
      asked={payment}
      isGone={isError}
      back={
        <Link to="/my-books/orders" className={`mt-5 ${buttonStyle({ kind: 'quiet' })}`}>
          {t('backToOrders')}
        </Link>
      }
    >
      {(asked) => <PayForm payment={asked} paymentId={paymentId} />}
    </SandboxPaymentForm>
  )
}

function PayForm({
  payment: { about, amount, currency, return_path },
  paymentId,
}: {
  payment: Payment
  paymentId: string
}) {
  const t = useText('billing.sandbox.checkout')
  const { money } = useFormat()
  const pay = usePayOnce(paymentId)
  const [number, setNumber] = useState<string>(TEST_CARDS.works)
  const price = money(amount, currency)
  const back = (what: string) => `${return_path}${return_path.includes('?') ? '&' : '?'}${what}=true`
  return (
    <Form
      className="mt-4 flex flex-col gap-5"
      onSubmit={() => {
        // Uses the return URL that the checkout was created with, like a real provider.
        pay.mutate(number, { onSuccess: () => location.replace(back('success')) })
      }}
    >
      <div>
        <p className="font-medium break-words">{about}</p>
        <p className="font-serif text-xl font-semibold">{price}</p>
      </div>
      <CardField value={number} error={pay.error} onChange={setNumber} />
      <Button type="submit" size="large" wide busy={pay.isPending}>
        {t('pay', { amount: price })}
      </Button>
      <a href={back('canceled')} className={buttonStyle({ kind: 'plain', wide: true })}>
        {t('cancel')}
      </a>
    </Form>
  )
}
