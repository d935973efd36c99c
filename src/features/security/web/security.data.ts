import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import type { accountActivityContract as accountActivityContractType } from '../account-activity.contract.ts'
import type { authenticatorContract as authenticatorContractType } from '../authenticator.contract.ts'
import type { devicesContract as devicesContractType } from '../../accounts/devices.contract.ts'
import type { securityContract } from '../security.contract.ts'
import { refreshSession } from '../../accounts/web/session.data.ts'
import { securityKeys, useRefresh } from './use-refresh.ts'

const accountActivityContract = operationsOf<typeof accountActivityContractType>()
const authenticatorContract = operationsOf<typeof authenticatorContractType>()
const devicesContract = operationsOf<typeof devicesContractType>()
const contract = operationsOf<typeof securityContract>()

export const proofMethodsOptions = queryOptions({
  queryKey: ['proof-ways'],
  queryFn: ({ signal }) => call(contract.getProofWays, undefined, { signal }),
  staleTime: 0,
})

export const credentialsOptions = queryOptions({
  queryKey: securityKeys.credentials,
  queryFn: ({ signal }) => call(contract.getCredentials, undefined, { signal }),
})

export const devicesOptions = queryOptions({
  queryKey: securityKeys.devices,
  queryFn: async ({ signal }) => (await call(devicesContract.listDevices, undefined, { signal })).devices,
})

export const accountActivityOptions = infiniteQueryOptions({
  queryKey: securityKeys.activity,
  queryFn: ({ signal, pageParam: cursor }) => call(accountActivityContract.listAccountActivity, { cursor }, { signal }),
  ...byCursor,
})

export const proveByTotp = (code: string) => call(contract.proveByTotp, { code })
export const proveByPassword = (password: string) => call(contract.proveByPassword, { password })

/** Signs in; the second factor may still be required. */
export function useSignInByPassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (typed: { email: string; password: string }) => call(contract.signInByPassword, typed),
    onSuccess: ({ second_factor }) => (second_factor ? undefined : refreshSession(cache)),
  })
}

export function useGiveSecondFactor() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(contract.giveSecondFactor, { code }),
    onSuccess: () => refreshSession(cache),
  })
}

export function useSetPassword() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: (password: string) => call(contract.setPassword, { password }), onSuccess: refresh })
}

export function useRemovePassword() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => call(contract.removePassword), onSuccess: refresh })
}

export function useStartAuthenticator() {
  return useMutation({ mutationFn: () => call(authenticatorContract.startAuthenticator) })
}

export function useConfirmAuthenticator() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (code: string) => call(authenticatorContract.confirmAuthenticator, { code }),
    onSuccess: refresh,
  })
}

export function useRemoveAuthenticator() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => call(authenticatorContract.removeAuthenticator), onSuccess: refresh })
}

export function useMakeRecoveryCodes() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => call(authenticatorContract.makeRecoveryCodes), onSuccess: refresh })
}

export function useSignOutDevice() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (session_id: string) => call(devicesContract.signOutDevice, { session_id }),
    onSettled: refresh,
  })
}

export function useSignOutOthers() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => call(devicesContract.signOutOthers), onSuccess: refresh })
}
