import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { ownProvidersContract } from '../own-providers.contract.ts'
import type { providersContract } from '../providers.contract.ts'
import type { Provider } from '../../security/providers.rules.ts'
import { useRefresh } from '../../security/web/use-refresh.ts'
import { refreshSession } from '../../accounts/web/session.data.ts'
import { newAccountRegion } from '../../accounts/web/new-account-region.ts'

const own = operationsOf<typeof ownProvidersContract>()
const contract = operationsOf<typeof providersContract>()

/** The configured providers, who may create an account, and whether there's a mail server. */
export const signInOptions = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call(contract.getSignInOptions, undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether emails reach anyone. Without a mail server, they stay in the server's mailbox. */
export function useHasMailServer(): boolean {
  return useQuery(signInOptions).data?.has_mail_server !== false
}

/** Redirects to the provider's page. */
export function useStartProvider() {
  return useMutation({
    mutationFn: (asked: { provider: Provider; redirect: string | undefined }) =>
      call(contract.startProviderSignIn, asked),
    onSuccess: ({ url }) => location.assign(url),
  })
}

export function useFinishProvider() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (back: ProviderReturn) => call(contract.finishProviderSignIn, back),
    onSuccess: ({ second_factor, newcomer }) => (second_factor || newcomer ? undefined : refreshSession(cache)),
  })
}

export function useSignUpByProvider() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (given: { provider: Provider; ticket: string; first_name: string; last_name: string }) =>
      call(contract.signUpByProvider, { ...given, region: newAccountRegion() }),
    onSuccess: ({ second_factor }) => (second_factor ? undefined : refreshSession(cache)),
  })
}

/** The redirect parameters from a provider. */
export type ProviderReturn = { provider: Provider; code: string; state: string; iss?: string | undefined }

/** Redirects to the provider's page. */
export function useStartProviderLink() {
  return useMutation({
    mutationFn: (provider: Provider) => call(own.startProviderLink, { provider }),
    onSuccess: ({ url }) => location.assign(url),
  })
}

export function useFinishProviderLink() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (back: ProviderReturn) => call(own.finishProviderLink, back),
    onSuccess: refresh,
  })
}

export function useUnlinkProvider() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (provider: Provider) => call(own.unlinkProvider, { provider }),
    onSuccess: refresh,
  })
}

export const startProviderProof = (provider: Provider) => call(own.startProviderProof, { provider })

export function useProveByProvider() {
  return useMutation({ mutationFn: (back: ProviderReturn) => call(own.proveByProvider, back) })
}
