import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { billingContract as billingContractType } from '../billing.contract.ts'
import type { Tier } from '../catalogue.ts'

const billingContract = operationsOf<typeof billingContractType>()

/** S0 section 9: polling intervals where plans are shown, and after a checkout was opened. */
const STATUS_INTERVAL_MS = 30_000
const AFTER_CHECKOUT_MS = 3_000
const CONFIRMING_INTERVAL_MS = 1_500

export const plansOptions = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(billingContract.getPlans, undefined, { signal }),
})

export const subscriptionOptions = (confirming = false) =>
  queryOptions({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => call(billingContract.getSubscription, undefined, { signal }),
    staleTime: 0,
    refetchInterval: confirming ? CONFIRMING_INTERVAL_MS : STATUS_INTERVAL_MS,
  })

/** Changes with every photo and member, so it's refetched on every mount. */
export const planUseOptions = queryOptions({
  queryKey: ['plan-use'],
  queryFn: ({ signal }) => call(billingContract.listPlanUse, undefined, { signal }),
  staleTime: 0,
})

export const invoicesOptions = infiniteQueryOptions({
  queryKey: ['invoices'],
  queryFn: ({ pageParam, signal }) =>
    call(billingContract.listInvoices, pageParam ? { cursor: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next_cursor ?? undefined,
})

/** Refetches everything about billing. */
export function useRefreshBilling(): () => Promise<unknown> {
  const cache = useQueryClient()
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ['subscription'] }),
      cache.invalidateQueries({ queryKey: ['invoices'] }),
      cache.invalidateQueries(planUseOptions),
    ])
}

type Wish = { tier: Tier; isYearly: boolean } | 'portal'
/** `tab` was opened by the click itself, since browsers block windows that open later. */
type Opening = { wish: Wish; tab: Window | null }

/** Opens the checkout or the portal in a new tab, or in this one if pop-ups are blocked. */
export function useOpenProvider() {
  const refresh = useRefreshBilling()
  return useMutation({
    mutationFn: ({ wish }: Opening) =>
      wish === 'portal' ? call(billingContract.customerPortal) : call(billingContract.createCheckout, wish),
    onSuccess: ({ url }, { tab }) => {
      if (!tab) return location.assign(url)
      tab.location.replace(url)
      setTimeout(() => void refresh(), AFTER_CHECKOUT_MS)
    },
    onError: (_error, { tab }) => tab?.close(),
  })
}
