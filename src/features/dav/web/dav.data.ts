import { queryOptions } from '@tanstack/react-query'
import type { ResultOf, SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useChange } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { davContract as davContractType } from '../dav.contract.ts'

const davContract = operationsOf<typeof davContractType>()

export const devicesOptions = (family_id: string) =>
  queryOptions({
    queryKey: ['dav-devices', family_id],
    queryFn: ({ signal }) => call(davContract.listBackupDevices, { family_id }, { signal }),
  })

export type ListedDevices = ResultOf<typeof davContract.listBackupDevices>
type NewDevice = Omit<SentOf<typeof davContract.createBackupDevice>, 'family_id'>

export const createDevice = (family_id: string, device: NewDevice) =>
  call(davContract.createBackupDevice, { ...device, family_id })

export const revokeDevice = (family_id: string, device_id: string) =>
  call(davContract.revokeBackupDevice, { family_id, device_id })

export function useCreateDevice(family_id: string) {
  return useChange(devicesOptions(family_id), (device: NewDevice) => createDevice(family_id, device))
}

export function useRevokeDevice(family_id: string) {
  return useChange(devicesOptions(family_id), (device_id: string) => revokeDevice(family_id, device_id))
}

export function useCreateFolder(family_id: string) {
  return useChange(devicesOptions(family_id), () => call(davContract.createInboxFolder, { family_id }))
}
