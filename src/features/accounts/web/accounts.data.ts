import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { accountsContract as accountsContractType } from '../accounts.contract.ts'
import type { Purpose } from '../accounts.rules.ts'
import type { Preferences, UserSettings } from '../accounts.schemas.ts'
import { thisRegion } from './this-region.ts'
import { changeSession, meetPerson, sessionOptions } from './session.data.ts'

const accountsContract = operationsOf<typeof accountsContractType>()

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
    mutationFn: (asked: SignUpNames & { redirect: string | undefined; setup: string | undefined }) =>
      call(accountsContract.startSignUp, asked),
  })
}

export function useVerifyCode() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (typed: { email: string; code: string; purpose: Purpose }) =>
      call(accountsContract.verifyCode, { ...typed, region: thisRegion() }),
    onSuccess: ({ second_factor, name_owed }) => (second_factor || name_owed ? undefined : meetPerson(cache)),
  })
}

/** Someone new, whose address is proven, is in once they have a name. */
export function useFinishSignUp() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (named: { email: string; first_name: string }) =>
      call(accountsContract.finishSignUp, { ...named, region: thisRegion() }),
    onSuccess: ({ second_factor }) => (second_factor ? undefined : meetPerson(cache)),
  })
}

export function useUseLink() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (used: { token: string; first_name?: string }) =>
      call(accountsContract.useLink, { ...used, region: thisRegion() }),
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
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey: settingsKey })
      const before = cache.getQueryData(settingsOptions.queryKey)
      showSettings(cache, change)
      return before && only(before, change)
    },
    onSuccess: (settings, change) => showSettings(cache, only(settings, change)),
    onError: (_error, _change, before) => before && showSettings(cache, before),
  })
}

function showSettings(cache: QueryClient, change: Partial<UserSettings>) {
  cache.setQueryData(settingsOptions.queryKey, (settings) => settings && { ...settings, ...change })
}

/** Shows changed preferences right away, and takes them back if they couldn't be saved. */
export function useSavePreferences() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: Partial<Preferences>) => call(accountsContract.savePreferences, change),
    onMutate: async (change) => {
      // An answer from before the change would undo it here.
      await cache.cancelQueries({ queryKey: sessionOptions.queryKey })
      const before = cache.getQueryData(sessionOptions.queryKey)?.preferences
      showPreferences(cache, change)
      return before && only(before, change)
    },
    onSuccess: (preferences, change) => showPreferences(cache, only(preferences, change)),
    onError: (_error, _change, before) => before && showPreferences(cache, before),
  })
}

function showPreferences(cache: QueryClient, change: Partial<Preferences>) {
  changeSession(cache, (session) =>
    session.preferences ? { ...session, preferences: { ...session.preferences, ...change } } : session,
  )
}

/** Of all values those that were changed: two changes under way don't undo each other. */
function only<All extends object>(all: All, change: Partial<All>): Partial<All> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in change)) as Partial<All>
}
