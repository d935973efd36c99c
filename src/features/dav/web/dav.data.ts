import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { davContract as davContractType } from '../dav.contract.ts'

const davContract = operationsOf<typeof davContractType>()

export const devicesOptions = (family_id: string) =>
  queryOptions({
    queryKey: ['dav-devices', family_id],
    queryFn: ({ signal }) => call(davContract.listBackupDevices, { family_id }, { signal }),
  })

export function useCreateDevice(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (device: Omit<SentOf<typeof davContract.createBackupDevice>, 'family_id'>) =>
      call(davContract.createBackupDevice, { ...device, family_id }),
    onSuccess: () => cache.invalidateQueries(devicesOptions(family_id)),
  })
}

export function useRevokeDevice(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (device_id: string) => call(davContract.revokeBackupDevice, { family_id, device_id }),
    onSettled: () => cache.invalidateQueries(devicesOptions(family_id)),
  })
}

export function useCreateFolder(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(davContract.createInboxFolder, { family_id }),
    onSuccess: () => cache.invalidateQueries(devicesOptions(family_id)),
  })
}
