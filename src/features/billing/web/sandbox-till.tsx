import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SandboxSheet } from './sandbox-sheet.tsx'

type SandboxTillProps<Asked> = {
  /** What is to be paid, undefined until it is known. */
  asked: Asked | undefined
  /** There is nothing here, or not any more. */
  isGone: boolean
  /** Where somebody goes on who has nothing to pay here. */
  back: ReactNode
  children: (asked: Asked) => ReactNode
}

/** Where the test provider is paid: what is to be paid, or why there is nothing to pay. */
export function SandboxTill<Asked extends { is_paid: boolean }>({
  asked,
  isGone,
  back,
  children,
}: SandboxTillProps<Asked>) {
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
