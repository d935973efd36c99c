import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { clearPhotoCaches } from '#web/browser-caches.ts'
import { clearOwnStorage } from '#web/own-storage.ts'
import { announceSignedIn, announceSignedOut } from '#web/session-events.ts'
import type { accountsContract as accountsContractType } from '../../accounts/accounts.contract.ts'
import type { emailChangeContract } from '../email-change.contract.ts'
import { changeSession, sessionOptions } from '../../accounts/web/session.data.ts'

const accountsContract = operationsOf<typeof accountsContractType>()
const contract = operationsOf<typeof emailChangeContract>()

export function useStartEmailChange() {
  return useMutation({ mutationFn: (email: string) => call(contract.startEmailChange, { email }) })
}

export function useConfirmEmailChange() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (typed: { email: string; code: string }) => call(contract.confirmEmailChange, typed),
    onSuccess(user) {
      changeSession(cache, (session) => ({ ...session, user }))
      // The address is shown on many screens, and in other tabs.
      void cache.invalidateQueries()
      announceSignedIn()
    },
  })
}

export function emailUndoOptions(token: string) {
  return queryOptions({
    queryKey: ['email-undo', token],
    queryFn: ({ signal }) => call(contract.readEmailUndo, { token }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Ends every session of the account, possibly this browser's too; the page stays to show the result. */
export function useUndoEmailChange() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(contract.undoEmailChange, { token }),
    async onSuccess() {
      const session = await call(accountsContract.getSession)
      if (session.user || !cache.getQueryData(sessionOptions.queryKey)?.user) return
      cache.setQueryData(sessionOptions.queryKey, session)
      clearOwnStorage()
      clearPhotoCaches()
      announceSignedOut()
    },
  })
}
