import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useChange } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import type { webhooksContract } from '../webhooks.contract.ts'

const contract = operationsOf<typeof webhooksContract>()

/** How often a log, and the list, are read again while something is being sent. */
const LOG_MS = 2_000
const LIST_MS = 5_000

export function webhooksOptions(family_id: string) {
  return queryOptions({
    queryKey: ['webhooks', family_id],
    queryFn: ({ signal }) => call(contract.listWebhooks, { family_id }, { signal }),
    select: (answer) => answer.webhooks,
    refetchInterval: ({ state }) =>
      state.data?.webhooks.some(({ last_delivery: last }) => last?.state === 'pending' && !last.next_attempt_at)
        ? LIST_MS
        : false,
  })
}

type Place = { family_id: string; webhook_id: string }

export function deliveriesOptions({ family_id, webhook_id }: Place) {
  return infiniteQueryOptions({
    queryKey: ['webhooks', family_id, webhook_id],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(contract.listWebhookDeliveries, { family_id, webhook_id, cursor }, { signal }),
    ...byCursor,
    refetchInterval: ({ state }) => {
      const [newest] = state.data?.pages ?? []
      return newest?.deliveries.some((one) => one.state === 'pending' && !one.next_attempt_at) ? LOG_MS : false
    },
  })
}

type Sent<Name extends keyof typeof webhooksContract> = Omit<SentOf<(typeof webhooksContract)[Name]>, 'family_id'>

export function useCreateWebhook(family_id: string) {
  return useChange(webhooksOptions(family_id), (webhook: Sent<'createWebhook'>) =>
    call(contract.createWebhook, { family_id, ...webhook }),
  )
}

export function useUpdateWebhook(family_id: string) {
  return useChange(webhooksOptions(family_id), (webhook: Sent<'updateWebhook'>) =>
    call(contract.updateWebhook, { family_id, ...webhook }),
  )
}

export function useDeleteWebhook(family_id: string) {
  return useChange(webhooksOptions(family_id), (webhook_id: string) =>
    call(contract.deleteWebhook, { family_id, webhook_id }),
  )
}

export function useReplaceSecret(place: Place) {
  return useChange(webhooksOptions(place.family_id), () => call(contract.replaceWebhookSecret, place))
}

export function useTestWebhook(place: Place) {
  return useChange(webhooksOptions(place.family_id), () => call(contract.testWebhook, place))
}

export function useResend(place: Place) {
  return useChange(webhooksOptions(place.family_id), (delivery_id: string) =>
    call(contract.resendWebhookDelivery, { ...place, delivery_id }),
  )
}
