import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { accountsContract } from '../accounts.contract.ts'
import type { Purpose } from '../accounts.rules.ts'
import type { Preferences, UserSettings } from '../accounts.schemas.ts'
import { changeSession, meetPerson, sessionOptions } from './session.data.ts'

const settingsKey = ['settings'] as const

export const settingsOptions = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => call(accountsContract.getSettings, undefined, { signal }),
})

/** Whose link of a mail it is. Reading does not use it up. */
export function linkOptions(token: string) {
  return queryOptions({
    queryKey: ['sign-in-link', token],
    queryFn: ({ signal }) => call(accountsContract.readLink, { token }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useAskToSignIn() {
  return useMutation({
    mutationFn: (asked: { email: string; redirect: string | undefined }) => call(accountsContract.startSignIn, asked),
  })
}

export type SignUpNames = { first_name: string; last_name: string; email: string }

export function useAskToSignUp() {
  return useMutation({
    mutationFn: (asked: SignUpNames & { redirect: string | undefined }) => call(accountsContract.startSignUp, asked),
  })
}

export function useVerifyCode() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (typed: { email: string; code: string; purpose: Purpose }) => call(accountsContract.verifyCode, typed),
    onSuccess: ({ second_factor }) => (second_factor ? undefined : meetPerson(cache)),
  })
}

export function useUseLink() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(accountsContract.useLink, { token }),
    onSuccess: ({ second_factor }) => (second_factor ? undefined : meetPerson(cache)),
  })
}

export function useUpdateProfile() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (names: { first_name: string; last_name: string }) => call(accountsContract.updateProfile, names),
    onSuccess: (user) => changeSession(cache, (session) => ({ ...session, user })),
  })
}

export function useSaveSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: Partial<UserSettings>) => call(accountsContract.saveSettings, change),
    onSuccess: (settings) => cache.setQueryData(settingsKey, settings),
  })
}

/** Shows changed preferences at once, and takes them back when they could not be stored. */
export function useSavePreferences() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: Partial<Preferences>) => call(accountsContract.savePreferences, change),
    onMutate: (change) => {
      const before = cache.getQueryData(sessionOptions.queryKey)?.preferences
      if (before) showPreferences(cache, { ...before, ...change })
      return { before }
    },
    onSuccess: (preferences) => showPreferences(cache, preferences),
    onError: (_error, _change, kept) => kept?.before && showPreferences(cache, kept.before),
  })
}

function showPreferences(cache: QueryClient, preferences: Preferences) {
  changeSession(cache, (session) => ({ ...session, preferences }))
}
