import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { sandboxContract as sandboxContractType } from '../sandbox.contract.ts'
import type { PortalAction } from '../sandbox.rules.ts'

const sandboxContract = operationsOf<typeof sandboxContractType>()

export const checkoutOptions = (checkout_id: string) =>
  queryOptions({
    queryKey: ['sandbox', 'checkout', checkout_id],
    queryFn: ({ signal }) => call(sandboxContract.getSandboxCheckout, { checkout_id }, { signal }),
  })

export function usePay(checkout_id: string) {
  return useMutation({
    mutationFn: (card_number: string) => call(sandboxContract.paySandboxCheckout, { checkout_id, card_number }),
  })
}

export const paymentOptions = (payment_id: string) =>
  queryOptions({
    queryKey: ['sandbox', 'payment', payment_id],
    queryFn: ({ signal }) => call(sandboxContract.getSandboxPayment, { payment_id }, { signal }),
  })

export function usePayOnce(payment_id: string) {
  return useMutation({
    mutationFn: (card_number: string) => call(sandboxContract.paySandboxPayment, { payment_id, card_number }),
  })
}

export const portalOptions = queryOptions({
  queryKey: ['sandbox', 'portal'],
  queryFn: ({ signal }) => call(sandboxContract.getSandboxPortal, undefined, { signal }),
})

export function useAct() {
  return useChange(portalOptions, (asked: { action: PortalAction; card_number?: string }) =>
    call(sandboxContract.actInSandboxPortal, asked),
  )
}
