import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useChange } from '#web/mutation.ts'
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
  return useChange(mailAddressOptions(family_id), () => call(contract.replaceMailAddress, { family_id }))
}

export function useDeleteAddress(family_id: string) {
  return useChange(mailAddressOptions(family_id), () => call(contract.deleteMailAddress, { family_id }))
}

export function useAddSender(family_id: string) {
  return useChange(mailAddressOptions(family_id), (email: string) => call(contract.addMailSender, { family_id, email }))
}

export function useRemoveSender(family_id: string) {
  return useChange(mailAddressOptions(family_id), (sender_id: string) =>
    call(contract.removeMailSender, { family_id, sender_id }),
  )
}
