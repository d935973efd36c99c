import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { mailInContract } from '../mail-in.contract.ts'

const contract = operationsOf<typeof mailInContract>()

export function mailAddressOptions(family_id: string) {
  return queryOptions({
    queryKey: ['mail-address', family_id],
    queryFn: ({ signal }) => call(contract.getMailAddress, { family_id }, { signal }),
  })
}

export function useReplaceAddress(family_id: string) {
  return useMutation({
    mutationFn: () => call(contract.replaceMailAddress, { family_id }),
    onSuccess: useRefresh(family_id),
  })
}

export function useDeleteAddress(family_id: string) {
  return useMutation({
    mutationFn: () => call(contract.deleteMailAddress, { family_id }),
    onSuccess: useRefresh(family_id),
  })
}

export function useAddSender(family_id: string) {
  return useMutation({
    mutationFn: (email: string) => call(contract.addMailSender, { family_id, email }),
    onSuccess: useRefresh(family_id),
  })
}

export function useRemoveSender(family_id: string) {
  return useMutation({
    mutationFn: (sender_id: string) => call(contract.removeMailSender, { family_id, sender_id }),
    onSettled: useRefresh(family_id),
  })
}

function useRefresh(family_id: string) {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: mailAddressOptions(family_id).queryKey })
}
