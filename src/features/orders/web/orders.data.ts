import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import type { BookOrder, ordersContract as ordersContractType } from '../orders.contract.ts'
import type { OrderStatus } from '../orders.rules.ts'

const ordersContract = operationsOf<typeof ordersContractType>()

/** Polling interval until the provider confirms a payment. */
const CONFIRMING_INTERVAL_MS = 1_500
const POLL_INTERVAL_MS = 30_000

export type BookPlace = { family_id: string; book_id: string }

/** Refetched on every mount, since other members' orders use up included copies. */
export function offerOptions({ family_id, book_id }: BookPlace) {
  return queryOptions({
    queryKey: ['orders', 'offer', book_id],
    queryFn: ({ signal }) => call(ordersContract.getBookOffer, { family_id, book_id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

export function ordersOptions(isConfirming = false) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'own'],
    queryFn: ({ pageParam: cursor, signal }) => call(ordersContract.listBookOrders, { cursor }, { signal }),
    ...byCursor,
    staleTime: 0,
    refetchInterval: isConfirming ? CONFIRMING_INTERVAL_MS : POLL_INTERVAL_MS,
  })
}

export function adminOrdersOptions(status: OrderStatus | undefined) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'admin', status],
    queryFn: ({ pageParam: cursor, signal }) => call(ordersContract.listAdminOrders, { status, cursor }, { signal }),
    ...byCursor,
    refetchInterval: POLL_INTERVAL_MS,
  })
}

type Ordered = { onOrdered: (order: BookOrder) => Promise<void>; onPayFailed: (error: unknown) => void }

/** Places an order and continues to checkout if there's something to pay. The order stays if checkout can't be opened. */
export function useOrderBook({ onOrdered, onPayFailed }: Ordered) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wish: SentOf<typeof ordersContract.orderBook>) => call(ordersContract.orderBook, wish),
    onSuccess: async (order) => {
      void cache.invalidateQueries({ queryKey: ['orders'] })
      await onOrdered(order)
      if (order.status !== 'awaiting_payment') return
      try {
        const { url } = await call(ordersContract.payBookOrder, { order_id: order.id })
        location.assign(url)
      } catch (error) {
        onPayFailed(error)
      }
    },
  })
}

export function usePayOrder() {
  return useMutation({
    mutationFn: (order_id: string) => call(ordersContract.payBookOrder, { order_id }),
    onSuccess: ({ url }) => location.assign(url),
  })
}

type Verbs = Pick<typeof ordersContract, 'cancelBookOrder' | 'moveBookOrder' | 'sendOrderAgain'>

/** Performs an action on an order, and refetches the lists of orders. */
export function useOrderVerb<Verb extends Verbs[keyof Verbs]>(verb: Verb) {
  return useChange({ queryKey: ['orders'] }, (input: SentOf<Verb>) => call(verb, input))
}
