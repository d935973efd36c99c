import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SandboxSheet } from './sandbox-sheet.tsx'

type SandboxPaymentFormProps<Asked> = {
  /** Amount due; undefined while loading. */
  asked: Asked | undefined
  /** The payment doesn't exist, or not anymore. */
  isGone: boolean
  /** Where to continue if there's nothing to pay. */
  back: ReactNode
  children: (asked: Asked) => ReactNode
}

/** The sandbox's payment form, or why there's nothing to pay. */
export function SandboxPaymentForm<Asked extends { is_paid: boolean }>({
  asked,
  isGone,
  back,
  children,
}: SandboxPaymentFormProps<Asked>) {
  const t = useText('billing.sandbox.checkout')
  return (
    <SandboxSheet title={t('title')}>
      {asked && !asked.is_paid ? (
        children(asked)
      ) : asked || isGone ? (
        <div className="mt-4">
          <p>{t(asked ? 'paid' : 'gone')}</p>
          {back}
        </div>
      ) : (
        <Skeleton className="mt-4 h-64" />
      )}
    </SandboxSheet>
  )
}
