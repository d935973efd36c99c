import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
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

/** The family's webhooks and their logs, after any change. */
function useRefresh(family_id: string) {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['webhooks', family_id] })
}

export function useCreateWebhook(family_id: string) {
  const onSuccess = useRefresh(family_id)
  return useMutation({
    mutationFn: (webhook: Sent<'createWebhook'>) => call(contract.createWebhook, { family_id, ...webhook }),
    onSuccess,
  })
}

export function useUpdateWebhook(family_id: string) {
  const onSettled = useRefresh(family_id)
  return useMutation({
    mutationFn: (webhook: Sent<'updateWebhook'>) => call(contract.updateWebhook, { family_id, ...webhook }),
    onSettled,
  })
}

export function useDeleteWebhook(family_id: string) {
  const onSettled = useRefresh(family_id)
  return useMutation({
    mutationFn: (webhook_id: string) => call(contract.deleteWebhook, { family_id, webhook_id }),
    onSettled,
  })
}

export function useReplaceSecret(place: Place) {
  const onSettled = useRefresh(place.family_id)
  return useMutation({ mutationFn: () => call(contract.replaceWebhookSecret, place), onSettled })
}

export function useTestWebhook(place: Place) {
  const onSettled = useRefresh(place.family_id)
  return useMutation({ mutationFn: () => call(contract.testWebhook, place), onSettled })
}

export function useResend(place: Place) {
  const onSettled = useRefresh(place.family_id)
  return useMutation({
    mutationFn: (delivery_id: string) => call(contract.resendWebhookDelivery, { ...place, delivery_id }),
    onSettled,
  })
}
