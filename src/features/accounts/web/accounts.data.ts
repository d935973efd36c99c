import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { accountsContract as accountsContractType } from '../accounts.contract.ts'
import type { Preferences, UserSettings } from '../accounts.schemas.ts'
import { changeSession, sessionOptions } from './session.data.ts'

const accountsContract = operationsOf<typeof accountsContractType>()

const settingsKey = ['settings'] as const

export const settingsOptions = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => call(accountsContract.getSettings, undefined, { signal }),
})

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

/** Applies changed preferences optimistically, and rolls them back if saving fails. */
export function useSavePreferences() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: Partial<Preferences>) => call(accountsContract.savePreferences, change),
    onMutate: async (change) => {
      // A response from before the change would undo it here.
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

/** Only the values that changed, so that two concurrent changes don't undo each other. */
function only<All extends object>(all: All, change: Partial<All>): Partial<All> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in change)) as Partial<All>
}
