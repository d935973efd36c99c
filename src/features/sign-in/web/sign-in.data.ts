import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { Purpose } from '../../accounts/accounts.rules.ts'
import { refreshSession } from '../../accounts/web/session.data.ts'
import { newAccountRegion } from '../../accounts/web/new-account-region.ts'
import type { signInContract } from '../sign-in.contract.ts'
import { signInOptions } from './providers.data.ts'

const contract = operationsOf<typeof signInContract>()

export const mailProofCode = () => call(contract.mailProofCode)
export const proveByCode = (code: string) => call(contract.proveByCode, { code })

/** The address of an emailed link. Reading doesn't use it up. */
export function linkOptions(token: string) {
  return queryOptions({
    queryKey: ['sign-in-link', token],
    queryFn: ({ signal }) => call(contract.readLink, { token }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useAskToSignIn() {
  return useMutation({
    mutationFn: (asked: { email: string; redirect: string | undefined }) => call(contract.startSignIn, asked),
  })
}

export type SignUpNames = { first_name: string; last_name: string; email: string }

export function useAskToSignUp() {
  return useMutation({
    mutationFn: (asked: SignUpNames & { redirect: string | undefined; setup: string | undefined }) =>
      call(contract.startSignUp, asked),
  })
}

/** Creates the first account with the setup link of a server without a mail server, and signs in. */
export function useCreateFirstAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (given: SignUpNames & { setup: string }) =>
      call(contract.createFirstAccount, { ...given, region: newAccountRegion() }),
    onSuccess: () => {
      void cache.invalidateQueries(signInOptions)
      return refreshSession(cache)
    },
  })
}

export function useVerifyCode() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (typed: { email: string; code: string; purpose: Purpose }) =>
      call(contract.verifyCode, { ...typed, region: newAccountRegion() }),
    onSuccess: ({ second_factor, name_owed }) => (second_factor || name_owed ? undefined : refreshSession(cache)),
  })
}

/** Signs in a new user with a proven address, once they have a name. */
export function useFinishSignUp() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (named: { email: string; first_name: string }) =>
      call(contract.finishSignUp, { ...named, region: newAccountRegion() }),
    onSuccess: ({ second_factor }) => (second_factor ? undefined : refreshSession(cache)),
  })
}

export function useUseLink() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (used: { token: string; first_name?: string }) =>
      call(contract.useLink, { ...used, region: newAccountRegion() }),
    onSuccess: ({ second_factor }) => (second_factor ? undefined : refreshSession(cache)),
  })
}

export function useAskPasswordReset() {
  return useMutation({ mutationFn: (email: string) => call(contract.askPasswordReset, { email }) })
}

export function passwordResetOptions(token: string) {
  return queryOptions({
    queryKey: ['password-reset', token],
    queryFn: ({ signal }) => call(contract.readPasswordReset, { token }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useResetPassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (given: { token: string; password: string }) => call(contract.resetPassword, given),
    onSuccess: ({ second_factor }) => (second_factor ? undefined : refreshSession(cache)),
  })
}
